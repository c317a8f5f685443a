import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { products } from '#services/shop/tables.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { readCatalogue } from './catalogue.ts';
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

test('O7 what has no price cannot be put into a basket; the box itself costs nothing and can', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const free = <T extends { id?: number }>(rows: T[], ids: number[]): T[] =>
    rows.map((row) => (ids.includes(row.id ?? 0) ? { ...row, price: '0.00' } : row));
  await replaceGoods(database.db, 'nl', {
    ...recordedGoods,
    products: free(recordedGoods.products, [10]),
    bundleItems: free(recordedGoods.bundleItems, [1]),
    variations: free(recordedGoods.variations, [15]),
  });
  const { products: sold, pieces } = await readCatalogue(database.db, 'nl', {
    lines: [],
    coupons: [],
    ids: [10, 11, 15, 16, 22],
    today: '2026-03-02',
  });
  expect([10, 11, 15, 16, 22].map((id) => sold.get(id)?.isInStock)).toEqual([false, true, false, true, true]);
  expect(pieces.get(22)?.map(({ id, isInStock }) => [id, isInStock])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
});
