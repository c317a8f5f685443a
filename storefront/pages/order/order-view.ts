/** An order in the words of its page. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { packingDay } from '#rules/orders/delivery-days.ts';
import { orderPath, paperPath } from '#rules/orders/order-path.ts';
import { writeIban } from '#rules/bank/iban.ts';
import { longDay, momentWords } from '#rules/time/day-words.ts';
import { localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { Order, OrdersPort, PayOnline, ShownOrder } from '#storefront/ports/orders.ts';
import { shopDay } from '#storefront/selling/day-words.ts';
import { sumsOf } from '#storefront/selling/sums-of.ts';

export type OrderStep = {
  what: 'placed' | 'cancelUntil' | 'pay' | 'paid' | 'packed' | 'sent' | 'delivered' | 'expired' | 'cancelled';
  when: string;
  is: 'done' | 'now' | 'then';
};

type PaymentRow = { name: 'iban' | 'sortCode' | 'accountNumber' | 'name' | 'reference'; value: string };

/** Days and moments are in words already, so that server and browser say the same. */
export type OrderView = ReturnType<typeof orderView>;
export type OrderPayment = NonNullable<OrderView['payment']>;

type Around = {
  market: Market;
  hasMail: boolean;
  papers?: Awaited<ReturnType<OrdersPort['papers']>>;
  online?: PayOnline | null;
  /** Why a page to pay on could not be opened. */
  told?: 'away' | 'busy' | null;
};

export function orderView(shown: ShownOrder, { market, hasMail, papers = [], online = null, told = null }: Around) {
  const { order, isDemo, canCancel } = shown;
  const { person, deliveryDay } = order;
  // Money may be on its way, or is here and nobody has looked at it: nobody is asked to pay twice.
  const isComing = shown.payment !== null && (online?.last === 'pending' || online?.last === 'mismatch');
  const asked = isComing ? { ...shown, payment: null } : shown;
  return {
    number: order.number,
    state: order.state,
    firstName: person?.name.split(' ')[0] ?? null,
    email: order.email,
    address: needsAddress(order) ? addressOf(order) : [],
    billing: billingLines(order),
    note: order.note ?? '',
    day: deliveryDay === null ? null : shopDay(deliveryDay, market),
    lines: order.lines.map(({ kind, slug, name, choice, quantity, subtotal, farmer }) => ({
      kind,
      slug,
      name,
      choice,
      quantity,
      subtotal,
      farmer,
    })),
    sums: sumsOf(order, market),
    payment: paymentView(asked),
    online: online && { ...online, said: saidOf(online, { told, isOwed: shown.payment !== null }) },
    refund: order.isRefundDue ? order.paid : null,
    vouchers: order.vouchers.map(({ code, worth, used, lastDay: day }) => ({
      code,
      worth,
      left: worth - used,
      until: longDate(day, market),
    })),
    redeemed: order.redeemed.map(({ code, amount }) => ({ code, amount })),
    /** Something is to be paid, also by voucher. */
    canRedeem: asked.payment !== null && order.state === 'placed',
    steps: stepsOf(shown, market, { isComing }),
    papers: papers.map(({ number, kind }) => ({
      number,
      kind,
      path: paperPath(market, { number: order.number, key: order.key, paper: number }),
    })),
    isDemo,
    hasMail,
    canCancel,
    paths: {
      self: orderPath(market, order),
      pay: orderPath(market, order, 'pay/'),
      cancel: orderPath(market, order, 'cancel/'),
      redeem: orderPath(market, order, 'voucher/'),
      calendar: deliveryDay === null ? null : orderPath(market, order, 'delivery.ics'),
      withdrawal: `${pathTo(market, 'basket')}withdrawal/`,
    },
  };
}

type Said = 'away' | 'busy' | 'open' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'mismatch';

/** What is known of paying at once; nothing of it says that something is paid. */
function saidOf({ last }: PayOnline, { told, isOwed }: { told: Said | null; isOwed: boolean }): Said | null {
  if (!isOwed) return null;
  if (told !== null) return told;
  return last === null || last === 'starting' || last === 'paid' ? null : last;
}

/** Where something is brought or posted to. */
function needsAddress({ deliveryDay, lines }: Order): boolean {
  return deliveryDay !== null || lines.some(({ isPosted }) => isPosted);
}

function addressOf({ person }: Order): string[] {
  if (!person) return [];
  const { name, company, street, houseNumber, postCode, city } = person;
  return [name, company, `${street} ${houseNumber}`.trim(), `${postCode} ${city}`.trim()].filter((line) => line !== '');
}

function billingLines({ billing }: Order): string[] {
  if (!billing) return [];
  const { company, street, postCode, city, vatNumber } = billing;
  return [company, street, `${postCode} ${city}`.trim(), vatNumber].filter((line) => line !== '');
}

function paymentView({ payment }: ShownOrder) {
  if (!payment) return null;
  const { account, amount, reference, code, least, isEnough } = payment;
  const where: PaymentRow[] =
    account.kind === 'iban'
      ? [{ name: 'iban', value: writeIban(account.iban) }]
      : [
          { name: 'sortCode', value: account.sortCode },
          { name: 'accountNumber', value: account.accountNumber },
        ];
  const rows: PaymentRow[] = [
    ...where,
    { name: 'name', value: account.name },
    { name: 'reference', value: inFours(reference) },
  ];
  return {
    amount,
    rows,
    code,
    least,
    isEnough,
  };
}

/** As people read it. */
function inFours(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The last day to pay: an unpaid order expires at its end. */
function lastDay({ expiresAt }: Order, market: Market): string {
  return longDay(localDate(new Date(expiresAt.getTime() - 1), market.timeZone), market);
}

/** What happened, what happens now, and what comes. */
function stepsOf(
  { order, payment, canCancel, isDemo }: ShownOrder,
  market: Market,
  { isComing }: { isComing: boolean },
): OrderStep[] {
  const { state, deliveryDay, history } = order;
  // It was placed once; all else can happen again.
  const doneAt = (what: string) =>
    what === 'placed'
      ? history.find((event) => event.what === what)?.at
      : history.findLast((event) => event.what === what)?.at;
  const step = (what: OrderStep['what'], when: string, is: OrderStep['is']): OrderStep => ({ what, when, is });
  const done = (what: Extract<OrderStep['what'], Order['state']>) => {
    const at = doneAt(what);
    return at ? [step(what, momentWords(at, market), 'done')] : [];
  };
  // What was paid and is due again is not paid.
  const past = [...done('placed'), ...(state === 'placed' ? [] : done('paid'))];
  if (state === 'cancelled' || state === 'expired')
    return [...past, ...done('packed'), ...done('sent'), ...done(state)];
  const mayCancel = canCancel
    ? [{ at: order.cancelUntil, ...step('cancelUntil', momentWords(order.cancelUntil, market), 'then') }]
    : [];
  const isAwaited = state === 'placed' && !isDemo && !isComing && !payment?.isEnough;
  const pay = isAwaited ? [{ at: order.expiresAt, ...step('pay', lastDay(order, market), 'now') }] : [];
  // For a later day there is longer to think than to pay.
  const asked = [...mayCancel, ...pay]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at: _at, ...shown }) => shown);
  if (deliveryDay === null) return [...past, ...asked];
  const isPacked = doneAt('packed') !== undefined;
  const packed = isPacked ? done('packed') : [step('packed', longDay(packingDay(deliveryDay, market), market), 'then')];
  const arrives = doneAt('delivered')
    ? done('delivered')
    : [step('delivered', longDay(deliveryDay, market), state === 'sent' ? 'now' : 'then')];
  return [...past, ...asked, ...packed, ...done('sent'), ...arrives];
}
