/** The mails about an order, as text and as HTML with the same words. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { localHour, localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import { writeIban } from '#rules/orders/iban.ts';
import { formatPrice } from '#rules/money/price.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import { type Mail, mailButton, mailHtml } from '#services/kit/mail/mail.ts';
import type { Order } from './order-store.ts';
import type { MailKind } from './outbox.ts';
import { type Accounts, paymentOf } from './payment.ts';
import { withdrawalNotice } from './withdraw.ts';

export type MailWriter = {
  market: Market;
  t: Text;
  accounts: Accounts;
  /** Scheme, host and port of the market's site. */ origin: string;
};

/** What a mail is made of, before it is text or HTML. */
type Part = { kind: 'text'; text: string } | { kind: 'rows'; rows: [name: string, value: string][] };

const text = (words: string): Part => ({ kind: 'text', text: words });
const rows = (...list: [string, string][]): Part => ({ kind: 'rows', rows: list });

function letter(
  { market }: MailWriter,
  {
    to,
    subject,
    parts,
    button,
  }: { to: string; subject: string; parts: Part[]; button: { link: string; text: string } },
): Mail {
  const plain = parts.map((part) =>
    part.kind === 'text' ? part.text : part.rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
  );
  const body = html`${parts.map(partHtml)}${mailButton(market, button)}`;
  return {
    to,
    subject,
    text: `${plain.join('\n\n')}\n\n${button.text}:\n${button.link}\n\n--\n${market.brand}\n`,
    html: mailHtml(market, { subject, body }),
  };
}

function partHtml(part: Part): Html {
  if (part.kind === 'text') return html`<p style="margin:0 0 24px;white-space:pre-line">${part.text}</p>`;
  return html`<table role="presentation" style="margin:0 0 24px;width:100%;border-collapse:collapse">
    ${part.rows.map(
      ([name, value]) =>
        html`<tr>
          <td style="padding:4px 12px 4px 0;vertical-align:top">${name}</td>
          <td style="padding:4px 0;text-align:right;vertical-align:top"><b>${value}</b></td>
        </tr>`,
    )}
  </table>`;
}

function orderAddress({ market, origin }: Pick<MailWriter, 'market' | 'origin'>, order: Order): string {
  return `${origin}/${market.code}/shop/order/${order.number}/?key=${order.key}`;
}

/** Null for an order that has no buyer any more. */
export function orderMail(writer: MailWriter, kind: Exclude<MailKind, 'link'>, order: Order): Mail | null {
  const { t } = writer;
  const { number, email } = order;
  if (email === null) return null;
  const button = { link: orderAddress(writer, order), text: t('shop:orders.show') };
  const about = { to: email, button };
  if (kind === 'placed')
    return letter(writer, {
      ...about,
      subject: t('shop:orders.placed.subject', { number }),
      parts: [text(t('shop:orders.placed.body')), ...contents(writer, order), ...howToPay(writer, order)],
    });
  const subject = t(`shop:orders.${kind}.subject`, { number });
  const body = t(`shop:orders.${kind}.body`);
  return letter(writer, { ...about, subject, parts: [text(body), ...more(writer, kind, order)] });
}

function more(writer: MailWriter, kind: Exclude<MailKind, 'link' | 'placed'>, order: Order): Part[] {
  const { t, market } = writer;
  const price = (amount: number) => formatPrice(amount / 100, market) ?? '';
  if (kind === 'paid') {
    const codes = order.vouchers.map(({ code, worth }): [string, string] => [
      t('shop:orders.voucher', { worth: price(worth) }),
      code,
    ]);
    const bought = codes.length > 0 ? [rows(...codes), text(t('selling:order.voucherHow'))] : [];
    return [...bought, ...dayOf(writer, order)];
  }
  if (kind === 'sent') return dayOf(writer, order);
  if (kind === 'withdrawn') return [text(order.texts[withdrawalNotice] ?? '')];
  return order.isRefundDue ? [text(t('shop:orders.refund', { amount: price(order.paid) }))] : [];
}

function dayOf({ t, market }: MailWriter, { deliveryDay }: Order): Part[] {
  const day = longDate(deliveryDay, market);
  return day === null ? [] : [text(t('shop:orders.day', { day }))];
}

/** The order as it was agreed on. */
function contents(writer: MailWriter, order: Order): Part[] {
  const { t, market } = writer;
  const price = (amount: number) => formatPrice(amount / 100, market) ?? '';
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
  const vat = order.vat.map(({ rate, vat: amount }): [string, string] => [
    t('shop:orders.vat', { rate: String(rate).replace('.', market.numbers.decimal) }),
    price(amount),
  ]);
  const { person, deliveryDay } = order;
  const street = person ? `${person.street} ${person.houseNumber}`.trim() : '';
  const address = person ? [person.name, person.company, street, `${person.postCode} ${person.city}`] : [];
  return [
    rows(
      [t('shop:orders.number'), order.number],
      ...lines,
      ...discounts,
      ...(deliveryDay === null ? [] : [delivery]),
      [t('shop:basket.total'), price(order.total)],
      ...vat,
    ),
    ...dayOf(writer, order),
    ...(deliveryDay === null ? [] : [text(address.filter((line) => line.trim() !== '').join('\n'))]),
    text(t('shop:orders.cancelUntil', { moment: momentOf(order.cancelUntil, market) })),
  ];
}

function momentOf(moment: Date, market: Market): string {
  const day = longDate(localDate(moment, market.timeZone), market) ?? '';
  return `${day}, ${String(localHour(moment, market.timeZone)).padStart(2, '0')}:00`;
}

function howToPay({ t, market, accounts }: MailWriter, order: Order): Part[] {
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
  return [
    text(t('shop:orders.pay.how', { day: last })),
    rows(
      [t('shop:orders.pay.amount'), formatPrice(amount / 100, market) ?? ''],
      ...where,
      [t('shop:orders.pay.name'), account.name],
      [t('shop:orders.pay.reference'), reference],
    ),
  ];
}

/** The link that opens all orders of an address. */
export function linkMail(writer: MailWriter, { to, token }: { to: string; token: string }): Mail {
  const { t, market, origin } = writer;
  const link = `${origin}/${market.code}/shop/my-account/${token}`;
  const parts = [text(t('shop:orders.link.body'))];
  return letter(writer, {
    to,
    subject: t('shop:orders.link.subject'),
    parts,
    button: { link, text: t('shop:orders.link.button') },
  });
}
