/** Money that went back to a buyer. */
import { eq } from 'drizzle-orm';
import { afterRefund } from '#rules/orders/money/after-payment.ts';
import { holdsStock } from '#rules/orders/states.ts';
import { refundable } from '#rules/orders/money/voucher-money.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { lowerPrice } from '../acts/change-price.ts';
import { type OrderDeps, marketOf } from '../change-state.ts';
import { type By, type Tell, tellAt, type Who } from '../changes/who.ts';
import { writeChange } from '../changes/write-change.ts';
import { putMail } from '../mail/outbox.ts';
import { findById, lockOrder, type Order, type OrderRow } from '../order-store.ts';
import { type PaymentWay, writePayment } from '../payments/write-payment.ts';
import { orderHistory, orders } from '../tables.ts';
import { moneyOf } from './vouchers.ts';
import { cents } from '#rules/money/cents.ts';

export type Refund =
  /** `left`: what is still to be refunded. */
  | { outcome: 'refunded'; order: Order; amount: number; left: number }
  /** There is nothing to be refunded; of an order that was not given up an amount has to be named. */
  | { outcome: 'nothing'; order: Order }
  | { outcome: 'tooMuch'; order: Order; most: number }
  /** It is all that was paid for what is not packed yet: the order has to be cancelled. */
  | { outcome: 'allBack'; order: Order }
  | { outcome: 'unknown' };

type Sent = {
  number: string;
  /** Null: all that is due. */
  amount: number | null;
  who?: Who | undefined;
};

export async function recordRefund(deps: OrderDeps, { number, amount, who }: Sent): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    const reload = async () => {
      const order = await findById(tx, row.id);
      if (!order) throw new Error(`${number} is gone while it is locked`);
      return order;
    };
    const isGivenUp = !holdsStock(row.state);
    const most = refundable(await moneyOf(tx, row), isGivenUp);
    const after = afterRefund({ total: row.total, paid: row.paid, most, isGivenUp }, amount);
    if (after === null && amount !== null && most > 0) return { outcome: 'tooMuch', order: await reload(), most };
    if (after === null) return { outcome: 'nothing', order: await reload() };
    const { sent, left } = after;
    if (isAllBack(row, sent)) return { outcome: 'allBack', order: await reload() };
    await bookRefund(deps, tx, { row, amount: sent, who });
    return { outcome: 'refunded', order: await reload(), amount: sent, left };
  });
}

/** Nothing would be paid for what is still to be packed. */
export function isAllBack({ state, total, paid }: OrderRow, amount: number): boolean {
  return state === 'paid' && total > 0 && paid - amount <= 0;
}

type Booked = {
  row: OrderRow;
  amount: number;
  /** The owner unless said. */
  by?: By | undefined;
  who?: Who | undefined;
  way?: PaymentWay | undefined;
  bookedOn?: PlainDate | undefined;
  bankEntryId?: number | undefined;
  note?: string | undefined;
  batch?: string | undefined;
  /** `later` unless said. */
  tell?: Tell | undefined;
};

/** With the order locked. Resolves to the change it is. */
export async function bookRefund(deps: OrderDeps, tx: Database, booked: Booked): Promise<number> {
  const { row, amount, by = 'owner', who, way = 'transfer', bookedOn, bankEntryId, note, batch } = booked;
  const at = deps.clock();
  const actor = { by, who, tell: booked.tell ?? ('later' as const) };
  const { email } = row;
  const isTold = deps.hasMail && actor.tell !== 'no' && email !== null && (await isCredited(deps, tx, { row, amount }));
  // Who went back on an order has their answer when all of its money is back.
  const isAnswer =
    row.withdrawnAt !== null && row.withdrawalDoneAt === null && !holdsStock(row.state) && row.paid <= amount;
  if (isAnswer) await tx.update(orders).set({ withdrawalDoneAt: at }).where(eq(orders.id, row.id));
  const price = await lowerPrice(deps, tx, { row, amount });
  const change = await writeChange(tx, {
    orderId: row.id,
    actor,
    at,
    what: 'refund',
    before: {
      state: row.state,
      paid: row.paid,
      ...(isAnswer && { withdrawalDoneAt: null }),
      ...(price && { price: price.before }),
    },
    after: { state: row.state, paid: row.paid - amount, amount: -amount, way, ...(price && { price: price.after }) },
    reason: note,
    batch,
    isTold,
  });
  const about = { orderId: row.id, at, changeId: change.id, amount: cents(-amount) };
  const { timeZone } = marketOf(deps, row);
  await writePayment(tx, { ...about, actor, timeZone, way, bookedOn, bankEntryId, note });
  await tx.insert(orderHistory).values({ ...about, by, what: 'refund', isMailed: isTold });
  if (isTold) {
    const mail = { market: row.market, kind: 'credit' as const, orderId: row.id, email };
    await putMail(tx, { ...mail, changeId: change.id, dueAt: tellAt(actor, at) }, at);
  }
  return change.id;
}

/** What goes back of an order with an invoice is a credit note, as far as it was not too much. */
async function isCredited({ books }: OrderDeps, tx: Database, { row, amount }: Pick<Booked, 'row' | 'amount'>) {
  if (!books || !holdsStock(row.state) || row.paid - amount >= row.total) return false;
  return books.hasInvoice(tx, row.id);
}
