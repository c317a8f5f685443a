/** How many of each good are in orders that were not given up. */
import { and, eq, notInArray, sum } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orderLines, orders } from '../tables.ts';

export type SoldHere = { kind: 'package' | 'piece' | 'voucher'; slug: string; quantity: number };

export async function soldHere(db: Database, market: string): Promise<SoldHere[]> {
  const rows = await db
    .select({ kind: orderLines.kind, slug: orderLines.slug, quantity: sum(orderLines.quantity) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.market, market), notInArray(orders.state, ['expired', 'cancelled'])))
    .groupBy(orderLines.kind, orderLines.slug);
  return rows.map(({ kind, slug, quantity }) => ({ kind, slug, quantity: Number(quantity) }));
}
