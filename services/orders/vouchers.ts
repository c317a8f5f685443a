/** Vouchers that were bought get their codes when they are paid for. What of one pays for another order is kept with that order. */
import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import { voucherGroupLength, voucherGroups, voucherSigns } from '#rules/orders/voucher-code.ts';
import type { Database } from '#services/kit/database.ts';
import { orderLines, vouchers, voucherUses } from './tables.ts';

/** 59 bits. */
function newCode(): string {
  const sign = () => voucherSigns[randomInt(voucherSigns.length)];
  const group = () => Array.from({ length: voucherGroupLength }, sign).join('');
  return Array.from({ length: voucherGroups }, group).join('-');
}

/** One code for each voucher of an order. */
export async function makeVouchers(tx: Database, orderId: string, now: Date): Promise<void> {
  const lines = await tx
    .select({ worth: orderLines.worth, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.worth)));
  const made = lines.flatMap(({ worth, quantity }) =>
    Array.from({ length: quantity }, () => ({ code: newCode(), orderId, worth: worth ?? 0, madeAt: now })),
  );
  if (made.length > 0) await tx.insert(vouchers).values(made);
}

/** Whether somebody has paid with a voucher of this order. Until the transaction ends nobody does. */
export async function areVouchersUsed(tx: Database, orderId: string): Promise<boolean> {
  const made = await tx
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .for('update');
  if (made.length === 0) return false;
  const codes = made.map(({ code }) => code);
  return (await tx.select().from(voucherUses).where(inArray(voucherUses.code, codes)).limit(1)).length > 0;
}

/** What vouchers have paid for an order. */
export async function paidByVouchers(tx: Database, orderId: string): Promise<number> {
  const [paid] = await tx
    .select({ amount: sum(voucherUses.amount) })
    .from(voucherUses)
    .where(eq(voucherUses.orderId, orderId));
  return Number(paid?.amount ?? 0);
}

/** Gives vouchers back what they paid for an order. Resolves to how much that is. */
export async function giveVouchersBack(tx: Database, orderId: string): Promise<number> {
  const back = await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId)).returning();
  return back.reduce((sum, { amount }) => sum + amount, 0);
}
