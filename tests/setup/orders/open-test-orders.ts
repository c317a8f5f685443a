/** Orders on a database of their own, with goods in every market. */
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { marketList } from '#markets/index.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { bundleItems, products } from '#services/shop/tables.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { ordersOn, type TestOrdersOptions } from './test-orders.ts';

export async function openTestOrders({
  goods = recordedGoods,
  ...options
}: TestOrdersOptions & { goods?: Goods } = {}) {
  const database = await openTestDatabase();
  for (const { code } of marketList) await replaceGoods(database.db, code, goods);
  return { ...ordersOn(database.db, options), url: database.url, close: () => database.close() };
}

/** All there was at first is there again, whatever was ordered. */
export async function restock(db: Database, market: string, goods: Goods): Promise<void> {
  await db.delete(products).where(eq(products.market, market));
  await db.delete(bundleItems).where(eq(bundleItems.market, market));
  await replaceGoods(db, market, goods);
}
