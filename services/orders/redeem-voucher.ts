/** Pays for an order with a voucher. */
import { eq, sum } from 'drizzle-orm';
import { holdsStock } from '#rules/orders/states.ts';
import { readVoucherCode } from '#rules/orders/voucher-code.ts';
import type { Database } from '#services/kit/database.ts';
import { type Desk, enterState, lockOrder } from './change-state.ts';
import { orderHistory, orders, vouchers, voucherUses } from './tables.ts';

export type Redemption =
  | { outcome: 'redeemed'; amount: number }
  /** Of this market there is no such voucher. */
  | { outcome: 'unknown' }
  | { outcome: 'spent' }
  /** The order waits for no money. */
  | { outcome: 'notDue' };

/** As much as is still to be paid, or as is left of the voucher. */
export async function redeemVoucher(
  desk: Desk,
  { number, code: typed }: { number: string; code: string },
): Promise<Redemption> {
  const code = readVoucherCode(typed);
  if (code === null) return { outcome: 'unknown' };
  return desk.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.state !== 'placed' || row.total <= row.paid) return { outcome: 'notDue' };
    const left = await lockVoucher(tx, { code, market: row.market });
    if (left === null) return { outcome: 'unknown' };
    if (left <= 0) return { outcome: 'spent' };
    const amount = Math.min(left, row.total - row.paid);
    const now = desk.clock();
    const paid = row.paid + amount;
    await tx.insert(voucherUses).values({ code, orderId: row.id, amount, usedAt: now });
    await tx.update(orders).set({ paid }).where(eq(orders.id, row.id));
    await tx
      .insert(orderHistory)
      .values({ orderId: row.id, at: now, by: 'buyer', what: 'payment', amount, isMailed: false });
    if (paid >= row.total) await enterState(desk, tx, { row: { ...row, paid }, to: 'paid', by: 'buyer' });
    return { outcome: 'redeemed', amount };
  });
}

/** What is left of a voucher, which nobody else uses until the transaction ends; null where there is none. */
async function lockVoucher(tx: Database, { code, market }: { code: string; market: string }): Promise<number | null> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (!voucher) return null;
  // Read after the lock: the order it was bought with may have been cancelled meanwhile.
  const [bought] = await tx.select().from(orders).where(eq(orders.id, voucher.orderId));
  if (!bought || bought.market !== market || !holdsStock(bought.state)) return null;
  const [used] = await tx
    .select({ amount: sum(voucherUses.amount) })
    .from(voucherUses)
    .where(eq(voucherUses.code, code));
  return voucher.worth - Number(used?.amount ?? 0);
}
