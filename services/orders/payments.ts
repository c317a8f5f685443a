/** Money that came in for an order. */
import { eq } from 'drizzle-orm';
import { type By, type Desk, enterState, lockOrder } from './change-state.ts';
import { findById, type Order } from './order-store.ts';
import { orderHistory, orders } from './tables.ts';

export type Payment =
  /** All of it is here, perhaps more than that. */
  | { outcome: 'paid'; order: Order; over: number }
  /** Something is still missing. */
  | { outcome: 'partly'; order: Order; missing: number }
  /** The order was given up: the money goes back. */
  | { outcome: 'refund'; order: Order }
  | { outcome: 'already'; order: Order }
  | { outcome: 'unknown' };

type Received = {
  number: string;
  /** Null: what was still missing. */
  amount: number | null;
  by: By;
};

export async function recordPayment(desk: Desk, { number, amount, by }: Received): Promise<Payment> {
  return desk.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    const now = desk.clock();
    const told = async () => {
      const order = await findById(tx, row.id);
      if (!order) throw new Error(`${number} is gone while it is locked`);
      return order;
    };
    const isGivenUp = row.state === 'expired' || row.state === 'cancelled';
    if (row.state !== 'placed' && !isGivenUp) return { outcome: 'already', order: await told() };
    const received = amount ?? row.total - row.paid;
    const paid = row.paid + received;
    await tx
      .update(orders)
      .set({ paid, isRefundDue: isGivenUp || row.isRefundDue })
      .where(eq(orders.id, row.id));
    await tx
      .insert(orderHistory)
      .values({ orderId: row.id, at: now, by, what: 'payment', amount: received, isMailed: false });
    if (isGivenUp) return { outcome: 'refund', order: await told() };
    if (paid < row.total) return { outcome: 'partly', order: await told(), missing: row.total - paid };
    await enterState(desk, tx, { row: { ...row, paid }, to: 'paid', by });
    return { outcome: 'paid', order: await told(), over: paid - row.total };
  });
}
