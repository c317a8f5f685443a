/** An order in the words of its page. */
import type { Market } from '#contract/market.ts';
import type { OrderPage, OrderPayment, OrderStep } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { writeIban } from '#rules/orders/iban.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { Order } from '#services/orders/order-store.ts';
import type { ShownOrder } from '#services/orders/orders.ts';
import { sumsOf } from './basket-view.ts';
import { longDay, momentWords, shopDay } from './day-words.ts';

export function orderPath(market: Market, { number, key }: Pick<Order, 'number' | 'key'>, below = ''): string {
  return `/${market.code}/shop/order/${number}/${below}?key=${key}`;
}

type Tried = Pick<NonNullable<OrderPage['redeem']>, 'typed' | 'problem'>;
type View = { market: Market; hasMail: boolean; /** A voucher that could not be paid with. */ tried?: Tried };

const notTried: Tried = { typed: '', problem: null };

export function orderView(shown: ShownOrder, { market, hasMail, tried = notTried }: View): OrderPage {
  const { order, isDemo, canCancel } = shown;
  const { person, deliveryDay } = order;
  return {
    kind: 'order',
    number: order.number,
    state: order.state,
    firstName: person?.name.split(' ')[0] ?? null,
    email: order.email,
    address: deliveryDay === null ? [] : addressOf(order),
    note: order.note ?? '',
    day: deliveryDay === null ? null : shopDay(deliveryDay, market),
    lines: order.lines.map(({ kind, name, choice, quantity, subtotal, farmer }) => ({
      name,
      choice,
      quantity,
      subtotal,
      farmer,
      isPiece: kind === 'piece',
    })),
    sums: sumsOf(order, market),
    payment: paymentView(shown),
    refund: order.isRefundDue ? order.paid : null,
    vouchers: order.vouchers.map(({ code, worth, used }) => ({ code, worth, left: worth - used })),
    redeemed: order.redeemed.map(({ code, amount }) => ({ code, amount })),
    redeem: shown.payment ? tried : null,
    steps: stepsOf(shown, market),
    isDemo,
    hasMail,
    canCancel,
    paths: {
      self: orderPath(market, order),
      cancel: orderPath(market, order, 'cancel/'),
      redeem: orderPath(market, order, 'voucher/'),
      calendar: deliveryDay === null ? null : orderPath(market, order, 'delivery.ics'),
      withdrawal: `${pathTo(market, 'basket')}withdrawal/`,
    },
  };
}

function addressOf({ person }: Order): string[] {
  if (!person) return [];
  const { name, company, street, houseNumber, postCode, city } = person;
  return [name, company, `${street} ${houseNumber}`.trim(), `${postCode} ${city}`.trim()].filter((line) => line !== '');
}

function paymentView({ payment }: ShownOrder): OrderPayment | null {
  if (!payment) return null;
  const { account, amount, reference, code } = payment;
  const where: OrderPayment['rows'] =
    account.kind === 'iban'
      ? [{ name: 'iban', value: writeIban(account.iban) }]
      : [
          { name: 'sortCode', value: account.sortCode },
          { name: 'accountNumber', value: account.accountNumber },
        ];
  return {
    amount,
    rows: [...where, { name: 'name', value: account.name }, { name: 'reference', value: inFours(reference) }],
    code,
  };
}

/** As people read it. */
function inFours(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The day on whose end it is given up. */
function lastDay({ expiresAt }: Order, market: Market): string {
  return longDay(localDate(new Date(expiresAt.getTime() - 1), market.timeZone), market);
}

/** What happened, what happens now, and what comes. */
function stepsOf({ order, canCancel, isDemo }: ShownOrder, market: Market): OrderStep[] {
  const { state, deliveryDay, history } = order;
  const doneAt = (what: string) => history.find((event) => event.what === what)?.at;
  const step = (what: OrderStep['what'], when: string, is: OrderStep['is']): OrderStep => ({ what, when, is });
  const done = (what: Extract<OrderStep['what'], Order['state']>) => {
    const at = doneAt(what);
    return at ? [step(what, momentWords(at, market), 'done')] : [];
  };
  const past = [...done('placed'), ...done('paid')];
  if (state === 'cancelled' || state === 'expired')
    return [...past, ...done('packed'), ...done('sent'), ...done(state)];
  const mayCancel = canCancel ? [step('cancelUntil', momentWords(order.cancelUntil, market), 'then')] : [];
  const pay = state === 'placed' && !isDemo ? [step('pay', lastDay(order, market), 'now')] : [];
  if (deliveryDay === null) return [...past, ...mayCancel, ...pay];
  const isPacked = doneAt('packed') !== undefined;
  const packed = isPacked ? done('packed') : [step('packed', longDay(addDays(deliveryDay, -1), market), 'then')];
  const arrives = doneAt('delivered')
    ? done('delivered')
    : [step('delivered', longDay(deliveryDay, market), state === 'sent' ? 'now' : 'then')];
  return [...past, ...mayCancel, ...pay, ...packed, ...done('sent'), ...arrives];
}
