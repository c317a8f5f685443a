/** What the owner does to orders of the book at the counter, by the rules the services use, and how it is taken back. */
import type { Market } from '#contract/market.ts';
import { mayAct } from '#rules/orders/actions.ts';
import { lessened, sumsOf, withDiscount } from '#rules/orders/changed-lines.ts';
import { afterPayment, afterRefund } from '#rules/orders/money/after-payment.ts';
import { backToVouchers, refundable } from '#rules/orders/money/voucher-money.ts';
import { holdsStock, type OrderState } from '#rules/orders/states.ts';
import { vatParts, vatRate } from '#rules/orders/money/vat.ts';
import type { BookedOrder, BookLine, Voucher } from './booked-order.ts';

export type CounterStep =
  | { do: 'pay'; order: number; amount: number | null }
  | { do: 'refund'; order: number; amount: number | null }
  | { do: 'takeBack'; order: number; which: number }
  | { do: 'lessen'; order: number; which: number; quantity: number }
  | { do: 'add'; order: number; which: number }
  | { do: 'discount'; order: number; amount: number }
  | { do: 'undo'; order: number };

const kinds = new Set<string>(['pay', 'refund', 'takeBack', 'lessen', 'add', 'discount', 'undo']);

export function isOfCounter(step: { do: string }): step is CounterStep {
  return kinds.has(step.do);
}

type Book = {
  market: Market;
  enter: (order: BookedOrder, state: OrderState) => void;
  issueVouchers: (order: BookedOrder) => void;
  forget: (voucher: Voucher) => void;
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** VAT of an order, and which vouchers it buys. */
export function moneyIn(lines: readonly BookLine[], delivery: number): Pick<BookedOrder, 'vat' | 'bought'> {
  const taxed = lines.map((line) => ({ rate: line.vatRate, amount: line.total, isCarried: line.kind !== 'voucher' }));
  const paper = lines.filter(({ kind }) => kind === 'voucher');
  return {
    vat: vatParts(taxed, delivery),
    bought: paper.map(({ vatRate: rate, total }) => ({ rate, amount: total })),
  };
}

/** Those without a line, or all of them; false where one is used. */
function removeVouchers(order: BookedOrder, { forget }: Book, kept = 0): boolean {
  const gone = order.vouchers.slice(kept);
  if (gone.some(({ used }) => used > 0)) return false;
  order.vouchers.splice(kept).forEach(forget);
  return true;
}

function removeUnpaid(order: BookedOrder, book: Book): boolean {
  return sum(order.vouchers.map(({ worth }) => worth)) <= order.bank || removeVouchers(order, book);
}

/** All that an act may change, but for vouchers and their uses. */
function remember(order: BookedOrder) {
  const { state, total, paid, vat, bought, lines, delivery, bank, transfers } = order;
  return { state, total, paid, vat, bought, lines, delivery, bank, transfers };
}

/** Money that moved: the state of before, and vouchers as far as there is money for them. */
function undoMoney(order: BookedOrder, before: ReturnType<typeof remember>, book: Book): () => void {
  return () => {
    const after = remember(order);
    Object.assign(order, before);
    const isKept =
      after.state === 'paid' && before.state === 'placed' ? removeVouchers(order, book) : removeUnpaid(order, book);
    if (!isKept) return void Object.assign(order, after);
    if (holdsStock(order.state) && order.state !== 'placed' && order.paid >= order.total) book.issueVouchers(order);
  };
}

function replaceLines(order: BookedOrder, lines: BookLine[], book: Book): void {
  const before = remember(order);
  const made = order.vouchers.length;
  const { total, delivery } = sumsOf(lines, { delivery: order.delivery, vat: order.vat, discounts: [] }, book.market);
  Object.assign(order, { lines, total, delivery, ...moneyIn(lines, delivery) });
  const back = backToVouchers(order);
  for (const [index, use] of order.redeemed.entries()) {
    const given = back[index] ?? 0;
    use.voucher.used -= given;
    use.amount -= given;
    order.paid -= given;
  }
  if (order.state === 'paid' && order.paid < total) order.state = 'placed';
  else if (order.state === 'placed' && order.paid >= total) book.enter(order, 'paid');
  else if (order.state !== 'placed' && order.paid >= total) book.issueVouchers(order);
  if (sum(back) > 0) return void (order.undo = null);
  order.undo = () => {
    const after = remember(order);
    const isUnpaidAgain = after.state === 'paid' && before.state === 'placed';
    if (!removeVouchers(order, book, isUnpaidAgain ? 0 : made)) return;
    Object.assign(order, before);
  };
}

export function runOfCounter(order: BookedOrder, step: CounterStep, book: Book): void {
  if (step.do === 'undo') {
    order.undo?.();
    order.undo = null;
    return;
  }
  const before = remember(order);
  if (step.do === 'pay') {
    const after = afterPayment(order, step.amount);
    if (after.received <= 0) return;
    order.paid = after.paid;
    order.bank += after.received;
    order.transfers = [...order.transfers, after.received];
    if (order.state === 'placed' && after.missing === 0) book.enter(order, 'paid');
    else if (order.state !== 'placed' && holdsStock(order.state) && after.missing === 0) book.issueVouchers(order);
    order.undo = undoMoney(order, before, book);
  } else if (step.do === 'refund') {
    const isGivenUp = !holdsStock(order.state);
    const after = afterRefund({ ...order, most: refundable(order, isGivenUp), isGivenUp }, step.amount);
    if (after === null) return;
    order.paid = after.paid;
    order.bank -= after.sent;
    order.undo = undoMoney(order, before, book);
  } else if (step.do === 'takeBack') takeBack(order, step.which, book);
  else changeLines(order, step, book);
}

/** Not where money went back already: what is in the bank is never less than nothing. */
function takeBack(order: BookedOrder, which: number, book: Book): void {
  const before = remember(order);
  const amount = order.transfers[which % Math.max(1, order.transfers.length)];
  if (amount === undefined || amount > order.bank) return;
  order.transfers = order.transfers.filter((_, index) => index !== which % order.transfers.length);
  order.paid -= amount;
  order.bank -= amount;
  const isDueAgain = order.state === 'paid' && order.paid < order.total;
  if (!(isDueAgain ? removeVouchers(order, book) : removeUnpaid(order, book))) return void Object.assign(order, before);
  if (isDueAgain) order.state = 'placed';
  order.undo = undoMoney(order, before, book);
}

type OfLines = Extract<CounterStep, { do: 'lessen' | 'add' | 'discount' }>;

function changeLines(order: BookedOrder, step: OfLines, book: Book): void {
  if (mayAct(step.do, order.state) !== 'yes') return;
  const { lines } = order;
  if (step.do === 'add') return replaceLines(order, [...lines, lineOf(step.which, book.market)], book);
  if (step.do === 'discount') {
    const less = withDiscount(lines, step.amount);
    if (less) replaceLines(order, less, book);
    return;
  }
  const line = lines[step.which % lines.length];
  const isLast = step.quantity === 0 && lines.length === 1;
  if (!line || step.quantity >= line.quantity || isLast) return;
  if (line.kind === 'voucher' && order.vouchers.length > 0) return;
  const after = lines.flatMap((one) => {
    if (one !== line) return [one];
    return step.quantity === 0 ? [] : [lessened(line, step.quantity)];
  });
  replaceLines(order, after, book);
}

function lineOf(which: number, market: Market): BookLine {
  const kind = (['package', 'piece', 'voucher'] as const)[which % 3] ?? 'package';
  const [unitPrice, worth] = kind === 'voucher' ? [5295, 5000] : [1250, 0];
  const rate = vatRate(kind === 'voucher' ? 'voucher' : 'food', market);
  return { kind, quantity: 1, unitPrice, subtotal: unitPrice, total: unitPrice, vatRate: rate, worth };
}
