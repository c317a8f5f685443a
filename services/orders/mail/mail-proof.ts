/**
 * What stands in the links of mails about an order and nowhere else: who has it has read a mail to the buyer's address. The key of
 * an order proves nothing, because whoever ordered has seen it. The id of an order is random and leaves the database nowhere.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import type { OrderRow } from '#services/orders/order-store.ts';
import { orders } from '#services/orders/tables.ts';

export function mailProof({ id }: Pick<OrderRow, 'id'>): string {
  return createHmac('sha256', id).update('read in a mail').digest('base64url').slice(0, 22);
}

function isProof(order: Pick<OrderRow, 'id'>, given: string): boolean {
  const [right, sent] = [Buffer.from(mailProof(order)), Buffer.from(given)];
  return right.length === sent.length && timingSafeEqual(right, sent);
}

/** Notes that the buyer answers, once. Answers whether that is news. */
export async function noteMailRead(
  db: Database,
  order: Pick<OrderRow, 'id' | 'answeredAt'>,
  { given, now }: { given: string; now: Date },
): Promise<boolean> {
  if (order.answeredAt !== null || !isProof(order, given)) return false;
  await db.update(orders).set({ answeredAt: now }).where(eq(orders.id, order.id));
  return true;
}

/** The same by a link to all orders of an address. */
export async function noteAddressRead(
  db: Database,
  { market, email }: { market: string; email: string },
  now: Date,
): Promise<void> {
  await db
    .update(orders)
    .set({ answeredAt: now })
    .where(and(eq(orders.market, market), eq(orders.email, email), isNull(orders.answeredAt)));
}
