/** Orders on a database of their own, with goods in every market. */
import { marketList } from '#markets/index.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { recordedGoods } from './recorded-goods.ts';
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
