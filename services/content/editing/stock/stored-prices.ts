import { asc, eq } from 'drizzle-orm';
import type { LoggedPrice } from '#rules/food/strike-price.ts';
import type { Database } from '#services/kit/database.ts';
import { prices } from '../../tables.ts';

/** Prices the shop has seen, the oldest first, by place, as `packages/blaarkop-proefpakket`. */
export type PricesSeen = ReadonlyMap<string, readonly LoggedPrice[]>;

export async function readPrices(db: Database, market: string): Promise<PricesSeen> {
  const rows = await db.select().from(prices).where(eq(prices.market, market)).orderBy(asc(prices.fromAt));
  const seen = new Map<string, LoggedPrice[]>();
  for (const { kind, slug, fromAt, price } of rows) {
    const place = `${kind}/${slug}`;
    seen.set(place, [...(seen.get(place) ?? []), { from: fromAt, price: Number(price) }]);
  }
  return seen;
}
