/** Vouchers that were bought get their codes when they are paid for. */
import { randomInt } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orderLines, vouchers } from './tables.ts';

/** Signs nobody takes for another one. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 3;

/** As KHTM-7Q2W-XP4A: 59 bits. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
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
