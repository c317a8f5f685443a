import { eq } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { bundleItems, couponCodes, products, variations } from '#services/shop/tables.ts';

type RowOf<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'market'>;

/** Everything the embedded shop sells in one market. */
export type Goods = {
  products: RowOf<typeof products>[];
  bundleItems: RowOf<typeof bundleItems>[];
  variations: RowOf<typeof variations>[];
  couponCodes: RowOf<typeof couponCodes>[];
};

const batchSize = 1000;

/** Puts a market's goods in the place of its old ones. Give it a transaction. */
export async function replaceGoods(db: Database, market: string, goods: Goods): Promise<void> {
  for (const table of [products, bundleItems, variations, couponCodes])
    await db.delete(table).where(eq(table.market, market));
  const inMarket = <T extends object>(row: T) => ({ ...row, market });
  for (const batch of batches(goods.products)) await db.insert(products).values(batch.map(inMarket));
  for (const batch of batches(goods.bundleItems)) await db.insert(bundleItems).values(batch.map(inMarket));
  for (const batch of batches(goods.variations)) await db.insert(variations).values(batch.map(inMarket));
  for (const batch of batches(goods.couponCodes)) await db.insert(couponCodes).values(batch.map(inMarket));
}

/** A statement takes a limited number of values. */
function* batches<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
