/** Pays for an order with a voucher. */
import { eq, sql, sum } from 'drizzle-orm';
import { holdsStock } from '#rules/orders/states.ts';
import { payableByVoucher } from '#rules/orders/money/voucher-money.ts';
import { readVoucherCode } from '#rules/orders/money/voucher-code.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { type OrderDeps, marketOf } from '../change-state.ts';
import { lockOrder, type OrderRow } from '../order-store.ts';
import { bookPayment } from '../payments/record-payment.ts';
import { orders, vouchers, voucherUses } from '../tables.ts';
import { moneyOf, rateIn } from './vouchers.ts';
import { cents } from '#rules/money/cents.ts';

export type Redemption =
  | { outcome: 'redeemed'; amount: number }
  /** Of this market there is no such voucher. */
  | { outcome: 'unknown' }
  | { outcome: 'spent' }
  /** The last day of the voucher is over. */
  | { outcome: 'expired' }
  /** What is still to be paid are vouchers, or goods it cannot pay for. */
  | { outcome: 'onlyVouchers' }
  /** The order waits for no money. */
  | { outcome: 'notDue' };

/** As much of the goods as is still to be paid, or as is left of the voucher. Vouchers in the order are paid for with money. */
export async function redeemVoucher(
  deps: OrderDeps,
  { number, code: typed }: { number: string; code: string },
): Promise<Redemption> {
  const code = readVoucherCode(typed);
  if (code === null) return { outcome: 'unknown' };
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.state !== 'placed' || row.total <= row.paid) return { outcome: 'notDue' };
    const voucher = await lockVoucher(tx, { code, row });
    if (voucher === null) return { outcome: 'unknown' };
    const now = deps.clock();
    const { left, rate, lastDay } = voucher;
    if (left <= 0) return { outcome: 'spent' };
    if (lastDay !== null && localDate(now, marketOf(deps, row).timeZone) > lastDay) return { outcome: 'expired' };
    const amount = cents(Math.min(left, payableByVoucher(await moneyOf(tx, row), rate)));
    if (amount <= 0) return { outcome: 'onlyVouchers' };
    // The same one again, when something was added to the order.
    await tx
      .insert(voucherUses)
      .values({ code, orderId: row.id, amount, usedAt: now })
      .onConflictDoUpdate({
        target: [voucherUses.code, voucherUses.orderId],
        set: { amount: sql`${voucherUses.amount} + excluded.amount`, usedAt: now },
      });
    await bookPayment(deps, tx, { row, amount, actor: { by: 'buyer' }, way: 'voucher' });
    return { outcome: 'redeemed', amount };
  });
}

type Found = { left: number; /** Of VAT, when it was sold. */ rate: number; lastDay: PlainDate | null };

/** A voucher, which nobody else uses until the transaction ends; null where there is none. */
async function lockVoucher(tx: Database, { code, row }: { code: string; row: OrderRow }): Promise<Found | null> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (!voucher) return null;
  // Read after the lock: the order it was bought with may have been cancelled meanwhile.
  const [bought] = await tx.select().from(orders).where(eq(orders.id, voucher.orderId));
  if (!bought || bought.market !== row.market || !holdsStock(bought.state)) return null;
  const [used] = await tx
    .select({ amount: sum(voucherUses.amount) })
    .from(voucherUses)
    .where(eq(voucherUses.code, code));
  return {
    left: voucher.worth - Number(used?.amount ?? 0),
    rate: await rateIn(tx, row, bought.id),
    lastDay: voucher.lastDay,
  };
}
