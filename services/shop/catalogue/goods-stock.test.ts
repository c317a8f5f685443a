import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { products } from '#services/shop/tables.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { giveStockBack, takeStock } from './goods-stock.ts';
import { replaceGoods } from './replace-products.ts';

const goodsWith = (stock: number | null, name = 'Rundvlees pakket') => ({
  ...recordedGoods,
  products: recordedGoods.products.map((product) => (product.id === 10 ? { ...product, name, stock } : product)),
});
const one = [{ good: { kind: 'article', id: 10 } as const, quantity: 1 }];

test('orders: what orders took stays taken when content changes; what it offers more or less counts', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const left = async () => {
    const [row] = await db
      .select()
      .from(products)
      .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
    return row?.stock;
  };
  const renew = (stock: number | null, name?: string) =>
    db.transaction((tx) => replaceGoods(tx, 'nl', goodsWith(stock, name)));
  await renew(5);
  expect(await db.transaction((tx) => takeStock(tx, 'nl', one))).toEqual([]);
  expect(await left()).toBe(4);
  await renew(5, 'Another name');
  expect(await left()).toBe(4);
  await renew(15);
  expect(await left()).toBe(14);
  await db.transaction((tx) => giveStockBack(tx, 'nl', one));
  expect(await left()).toBe(15);
  await db.transaction((tx) => takeStock(tx, 'nl', one));
  await renew(0);
  expect(await left()).toBe(0);
  await renew(null);
  expect(await left()).toBeNull();
  await renew(3);
  expect(await left()).toBe(3);
});
