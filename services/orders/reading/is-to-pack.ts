/** What is still to be packed: what is paid, or paid enough for it, and was not gone back on. The week, Today, the index and the list of orders all ask here. */
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import type { Database } from '#services/kit/database.ts';
import { findRows } from '../order-store.ts';
import { orderLines, orders } from '../tables.ts';

export async function isToPack(db: Database, market: Market): Promise<SQL | undefined> {
  const isAnswered = or(isNull(orders.withdrawnAt), isNotNull(orders.withdrawalDoneAt));
  const ofMarket = and(eq(orders.market, market.code), isAnswered);
  const isBegun = sql`exists (select from orders.payments where order_id = "orders"."orders"."id")`;
  const begun = await findRows(db, and(ofMarket, eq(orders.state, 'placed'), isNotNull(orders.deliveryDay), isBegun));
  const { orderId, kind } = orderLines;
  const found = await db
    .select({ orderId, kind })
    .from(orderLines)
    .where(
      inArray(
        orderId,
        begun.map(({ id }) => id),
      ),
    );
  const lines = Map.groupBy(found, (line) => line.orderId);
  const enough = begun
    .filter(({ id, total, paid }) => missingPrepayment({ total, paid, lines: lines.get(id) ?? [] }, market) === 0)
    .map(({ id }) => id);
  return and(ofMarket, or(eq(orders.state, 'paid'), inArray(orders.id, enough)));
}
