import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { orderLines, orders } from '#services/orders/tables.ts';

/** Not delivered yet, and not called off. */
const openStates = ['placed', 'paid', 'packed', 'sent'] as const;

/** Numbers of the open orders that hold a package, the oldest first. */
export async function openOrdersOf(db: Database, { market, slugs }: { market: string; slugs: string[] }) {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectDistinct({ number: orders.number, slug: orderLines.slug })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.market, market), inArray(orders.state, [...openStates]), inArray(orderLines.slug, slugs)))
    .orderBy(asc(orders.number));
  return Array.from(
    Map.groupBy(rows, ({ slug }) => slug),
    ([slug, found]) => ({ slug, numbers: found.map(({ number }) => number) }),
  );
}
