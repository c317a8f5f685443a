/** Parts of the mails about an order. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { arrivalOf } from '#rules/stock/arrival.ts';
import { writeIban } from '#rules/bank/iban.ts';
import { momentWords } from '#rules/time/day-words.ts';
import { localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { Order } from '#services/orders/order-store.ts';
import { type Accounts, paymentOf } from '#services/orders/payment.ts';
import { links, type Part, rows, text } from './letter.ts';
import { typedLine } from './typed-words.ts';
import { cents, formatCents } from '#rules/money/cents.ts';

export type MailWriter = {
  market: Market;
  t: Text;
  accounts: Accounts;
  /** Scheme, host and port of the market's site. */ origin: string;
};

export function priceIn(market: Market): (amount: number) => string {
  return (amount) => formatCents(cents(amount), market);
}

export function dayOf({ t, market }: MailWriter, { deliveryDay }: Order): Part[] {
  const day = longDate(deliveryDay, market);
  return day === null ? [] : [text(t('shop:orders.day', { day }))];
}

/** The order as it was agreed on. */
export function contents(writer: MailWriter, order: Order): Part[] {
  const { t, market } = writer;
  const price = priceIn(market);
  const lines = order.lines.map(({ quantity, name, choice, subtotal }): [string, string] => [
    `${quantity} × ${name}${choice === '' ? '' : ` (${choice})`}`,
    price(subtotal),
  ]);
  const discounts = order.discounts.map(({ code, discount }): [string, string] => [
    `${t('shop:basket.discount')} (${code})`,
    `−${price(discount)}`,
  ]);
  const delivery: [string, string] = [
    t('shop:basket.delivery'),
    order.delivery === 0 ? t('shop:basket.free') : price(order.delivery),
  ];
  // What has no VAT has no line for it.
  const taxed = order.vat.filter(({ rate }) => rate > 0);
  const vat = taxed.map(({ rate, vat: amount }): [string, string] => [
    t('shop:orders.vat', { rate: String(rate).replace('.', market.numbers.decimal) }),
    price(amount),
  ]);
  const isDelivered = order.deliveryDay !== null;
  return [
    rows(
      [t('shop:orders.number'), order.number],
      ...lines,
      ...discounts,
      ...(isDelivered ? [delivery] : []),
      [t('shop:basket.total'), price(order.total)],
      ...vat,
    ),
    ...dayOf(writer, order),
    // Of vouchers only those that are posted have one.
    ...(order.person?.street ? [text(addressOf(order).join('\n'))] : []),
    text(t('shop:orders.cancelUntil', { moment: momentWords(order.cancelUntil, market) })),
  ];
}

function addressOf({ person }: Order): string[] {
  if (!person) return [];
  const { name, company, street, houseNumber, postCode, city } = person;
  return [name, company, `${street} ${houseNumber}`, `${postCode} ${city}`]
    .map((line) => typedLine(line.trim()))
    .filter((line) => line !== '');
}

export function howToPay({ t, market, accounts }: MailWriter, order: Order): Part[] {
  if (accounts[order.market] === null || accounts[order.market] === undefined) return [text(t('shop:orders.demo'))];
  const payment = paymentOf(order, accounts);
  if (!payment) return [];
  const { account, amount, reference } = payment;
  const where: [string, string][] =
    account.kind === 'iban'
      ? [[t('shop:orders.pay.iban'), writeIban(account.iban)]]
      : [
          [t('shop:orders.pay.sortCode'), account.sortCode],
          [t('shop:orders.pay.accountNumber'), account.accountNumber],
        ];
  // The day on whose end the order is given up.
  const last = longDate(localDate(new Date(order.expiresAt.getTime() - 1), market.timeZone), market) ?? '';
  const first = order.deliveryDay === null ? [] : [t('shop:orders.pay.first')];
  return [
    text([t('shop:orders.pay.how', { day: last }), ...first].join('\n')),
    rows(
      [t('shop:orders.pay.amount'), priceIn(market)(amount)],
      ...where,
      [t('shop:orders.pay.name'), account.name],
      [t('shop:orders.pay.reference'), reference],
    ),
  ];
}

/** What to do with it when it is there. */
export function arrivalWords({ t, market }: Pick<MailWriter, 't' | 'market'>, { lines }: Pick<Order, 'lines'>): string {
  return arrivalOf(lines, market)
    .map((one) => t(`shop:orders.arrival.${one}`))
    .join(' ');
}

/** What a buyer must have in hand after ordering: what was agreed to, where it can be read, and who sells. */
export function smallPrint({ t, market, origin }: MailWriter, { texts }: Order): Part[] {
  const { legalPages, seller } = market.orders;
  const pageAt = (slug: string) => `${origin}${pathTo(market, 'staticPage', { slug })}`;
  const agreed = [texts.terms, texts.withdrawal, t('shop:orders.guarantee')].filter((words) => words !== undefined);
  return [
    text(agreed.join('\n')),
    links(
      { text: t('selling:checkout.termsLink'), link: pageAt(legalPages.terms) },
      { text: t('selling:checkout.withdrawalLink'), link: pageAt(legalPages.withdrawal) },
    ),
    text(
      [
        seller.name,
        seller.address,
        t('shop:orders.seller.phone', { number: market.phone }),
        market.email,
        seller.register,
        ...(seller.vatNumber === '' ? [] : [t('shop:orders.seller.vat', { number: seller.vatNumber })]),
      ].join('\n'),
    ),
  ];
}
