/** Money that came in for an order. */
import { afterPayment } from '#rules/orders/money/after-payment.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { type OrderDeps, enterState, marketOf } from '../change-state.ts';
import type { Actor } from '../changes/who.ts';
import { writeChange } from '../changes/write-change.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { findById, lockOrder, type Order, type OrderRow } from '../order-store.ts';
import { makeVouchers } from '../money/vouchers.ts';
import { orderHistory } from '../tables.ts';
import { type PaymentWay, writePayment } from './write-payment.ts';
import { cents } from '#rules/money/cents.ts';

export type Payment =
  /** All of it is here, perhaps more than that. */
  | { outcome: 'paid'; order: Order; over: number }
  /** Something is still missing. */
  | { outcome: 'partly'; order: Order; missing: number }
  /** The order was given up: the money goes back. */
  | { outcome: 'refund'; order: Order }
  | { outcome: 'already'; order: Order }
  | { outcome: 'unknown' };

type Received = Actor & {
  number: string;
  /** Null: what was still missing. */
  amount: number | null;
};

export async function recordPayment(deps: OrderDeps, { number, amount, ...actor }: Received): Promise<Payment> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    const reload = async () => {
      const order = await findById(tx, row.id);
      if (!order) throw new Error(`${number} is gone while it is locked`);
      return order;
    };
    const isGivenUp = row.state === 'expired' || row.state === 'cancelled';
    const isOpen = row.state === 'placed' || row.paid < row.total;
    if (!isOpen && !isGivenUp) return { outcome: 'already', order: await reload() };
    const { missing, over } = afterPayment(row, amount);
    await bookPayment(deps, tx, { row, amount, actor });
    if (isGivenUp) return { outcome: 'refund', order: await reload() };
    if (missing > 0) return { outcome: 'partly', order: await reload(), missing };
    return { outcome: 'paid', order: await reload(), over };
  });
}

export type Booking = {
  row: OrderRow;
  /** Null: what is still missing. */
  amount: number | null;
  actor: Actor;
  way?: PaymentWay | undefined;
  bookedOn?: PlainDate | undefined;
  bankEntryId?: number | undefined;
  note?: string | undefined;
  batch?: string | undefined;
};

/** In whatever state it is: what is more than it costs, or came too late, is owed to the buyer. Resolves to the change it is. */
export async function bookPayment(deps: OrderDeps, tx: Database, booking: Booking): Promise<number> {
  const { row, amount, actor, way = 'transfer', bookedOn, bankEntryId, note, batch } = booking;
  const at = deps.clock();
  const { received, paid } = afterPayment(row, amount);
  const becomesPaid = row.state === 'placed' && paid >= row.total;
  const change = await writeChange(tx, {
    orderId: row.id,
    actor,
    at,
    what: 'payment',
    before: { state: row.state, paid: row.paid, expiresAt: row.expiresAt },
    after: { state: becomesPaid ? 'paid' : row.state, paid, amount: received, way },
    reason: note,
    isTold: becomesPaid && deps.hasMail && row.email !== null && actor.tell !== 'no',
    batch,
  });
  const { timeZone } = marketOf(deps, row);
  const about = { orderId: row.id, at, changeId: change.id };
  if (received !== 0)
    await writePayment(tx, { ...about, actor, timeZone, amount: received, way, bookedOn, bankEntryId, note });
  await tx
    .insert(orderHistory)
    .values({ ...about, by: actor.by, what: 'payment', amount: cents(received), isMailed: false });
  // What was packed before all of it was paid goes on where it is.
  if (row.state !== 'placed' && holdsStock(row.state) && paid >= row.total)
    await makeVouchers(tx, row.id, { market: marketOf(deps, row), now: at });
  if (becomesPaid) await enterState(deps, tx, { row: { ...row, paid }, to: 'paid', ...actor, changeId: change.id });
  // What is only booked anew nobody has to hear of.
  if (received > 0 && !holdsStock(row.state) && actor.tell !== 'no') {
    const facts = { number: row.number, amount: received };
    await tellOwner(deps, tx, { market: marketOf(deps, row), kind: 'paidLate', facts, now: at });
  }
  return change.id;
}
