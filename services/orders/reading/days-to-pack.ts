import { asc, count } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { orders } from '../tables.ts';
import { isToPack } from './is-to-pack.ts';

/** How many orders there are to pack for each day, the first one first; null is what goes by post. */
export async function daysToPack(db: Database, market: Market): Promise<{ day: PlainDate | null; orders: number }[]> {
  return db
    .select({ day: orders.deliveryDay, orders: count() })
    .from(orders)
    .where(await isToPack(db, market))
    .groupBy(orders.deliveryDay)
    .orderBy(asc(orders.deliveryDay));
}
