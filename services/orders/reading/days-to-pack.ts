/** What is still to be packed: what is paid, or paid enough for it, and was not gone back on. The week, Today, the index and the list of orders count it here. */
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findRows } from '../order-store.ts';
import { orders } from '../tables.ts';
import { linesIn } from './list-orders.ts';
import { mayBePacked } from './may-be-packed.ts';

/** How many there are for each day; null is what goes by post. The first day first. */
export async function daysToPack(db: Database, market: Market): Promise<{ day: PlainDate | null; orders: number }[]> {
  const ofMarket = and(eq(orders.market, market.code), mayBePacked());
  const rows = await db
    .select({ day: orders.deliveryDay, orders: count() })
    .from(orders)
    .where(and(ofMarket, eq(orders.state, 'paid')))
    .groupBy(orders.deliveryDay);
  const days = new Map(rows.map(({ day, orders: number }) => [day, number]));
  const isBegun = sql`exists (select from orders.payments where order_id = "orders"."orders"."id")`;
  const begun = await findRows(db, and(ofMarket, eq(orders.state, 'placed'), isNotNull(orders.deliveryDay), isBegun));
  const ids = begun.map(({ id }) => id);
  const lines = Map.groupBy(await linesIn(db, ids), ({ orderId }) => orderId);
  for (const { id, deliveryDay, total, paid } of begun)
    if (missingPrepayment({ total, paid, lines: lines.get(id) ?? [] }, market) === 0)
      days.set(deliveryDay, (days.get(deliveryDay) ?? 0) + 1);
  return [...days]
    .map(([day, number]) => ({ day, orders: number }))
    .toSorted((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9'));
}
