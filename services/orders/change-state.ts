/** What happens to an order after it was placed. Every change is one transaction with its history, its stock and its mail. */
import { eq } from 'drizzle-orm';
import { holdsStock, mayBecome, type OrderState } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { findById, type Order, type OrderEvent, type OrderRow } from './order-store.ts';
import { type MailKind, putMail } from './outbox.ts';
import type { Stock, Wanted } from './seller.ts';
import { orderHistory, orderLines, orders } from './tables.ts';
import { areVouchersUsed, giveVouchersBack, makeVouchers } from './vouchers.ts';

export type Desk = {
  db: Database;
  stock: Stock;
  clock: () => Date;
  /** Whether mails are sent at all. */
  hasMail: boolean;
};

export type By = OrderEvent['by'];
export type Changed =
  | { outcome: 'done'; order: Order }
  | { outcome: 'unknown' }
  /** `areVouchersUsed`: they have paid for other orders, so it can no longer be given up. */
  | { outcome: 'refused'; state: OrderState; areVouchersUsed?: true };

const mailOf: Partial<Record<OrderState, MailKind>> = {
  paid: 'paid',
  sent: 'sent',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Database, number: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return row ?? null;
}

type Wish = { number: string; to: OrderState; by: By };
/** Why not, where the state alone does not say it. */
type Hindrance = (order: OrderRow, tx: Database) => boolean | Promise<boolean>;

export async function changeState(
  desk: Desk,
  { number, to, by }: Wish,
  hinders: Hindrance = () => false,
): Promise<Changed> {
  return desk.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    if (!mayBecome(row.state, to) || (await hinders(row, tx))) return { outcome: 'refused', state: row.state };
    if (!holdsStock(to) && (await areVouchersUsed(tx, row.id)))
      return { outcome: 'refused', state: row.state, areVouchersUsed: true };
    await enterState(desk, tx, { row, to, by });
    const order = await findById(tx, row.id);
    return order ? { outcome: 'done', order } : { outcome: 'unknown' };
  });
}

/** With the order locked. */
export async function enterState(
  desk: Desk,
  tx: Database,
  { row, to, by }: { row: OrderRow; to: OrderState; by: By },
): Promise<void> {
  const now = desk.clock();
  const isGivenUp = !holdsStock(to);
  // What a voucher paid goes back to the voucher, all else to the buyer.
  const onVouchers = isGivenUp ? await giveVouchersBack(tx, row.id) : 0;
  const paid = row.paid - onVouchers;
  const isRefundDue = row.isRefundDue || (isGivenUp && paid > 0);
  await tx.update(orders).set({ state: to, paid, isRefundDue }).where(eq(orders.id, row.id));
  if (isGivenUp) await desk.stock.giveBack(tx, row.market, await takenBy(tx, row.id));
  if (onVouchers > 0)
    await tx
      .insert(orderHistory)
      .values({ orderId: row.id, at: now, by, what: 'payment', amount: -onVouchers, isMailed: false });
  if (to === 'paid') await makeVouchers(tx, row.id, now);
  const kind = mailOf[to];
  const { email } = row;
  const isMailed = desk.hasMail && kind !== undefined && email !== null;
  await tx.insert(orderHistory).values({ orderId: row.id, at: now, by, what: to, isMailed });
  if (isMailed) await putMail(tx, { market: row.market, kind, orderId: row.id, email }, now);
}

async function takenBy(tx: Database, orderId: string): Promise<Wanted[]> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return lines.map(({ goodKind, goodId, quantity }) => ({ good: { kind: goodKind, id: goodId }, quantity }));
}
