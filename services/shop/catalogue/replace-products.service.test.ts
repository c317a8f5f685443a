import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { products } from '#services/shop/tables.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { takeStock } from './goods-stock.ts';
import { type Goods, replaceGoods } from './replace-products.ts';

const box = (id: number, price = '10'): Goods['products'][number] => ({
  id,
  type: 'package',
  name: `Box ${id}`,
  slug: `box-${id}`,
  price,
  stockStatus: 'instock',
  stock: 5,
  choices: { attribute_pa_gehakt: 'rul', gehakt: null },
});

test('only goods that changed are written again, also those with choices', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  onTestFinished(() => database.close());
  const goods: Goods = { products: [box(1), box(2)], bundleItems: [], variations: [], couponCodes: [] };
  // The number of the transaction that wrote a row.
  const writers = async () => {
    const rows = await db.select({ id: products.id, by: sql<string>`xmin::text` }).from(products);
    return Object.fromEntries(rows.map(({ id, by }) => [id, by]));
  };
  await replaceGoods(db, 'nl', goods);
  const before = await writers();
  await replaceGoods(db, 'nl', { ...goods, products: [box(1), box(2, '11')] });
  const after = await writers();
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
});

test('an order that waits while a price is changed gets what there is, and is not told that it is sold out', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  onTestFinished(() => database.close());
  const goods: Goods = { products: [box(1)], bundleItems: [], variations: [], couponCodes: [] };
  await replaceGoods(db, 'nl', goods);
  const isWaiting = async () => {
    const { rows } = (await db.execute(sql`select 1 from pg_locks where not granted`)) as { rows: object[] };
    return rows.length > 0;
  };
  let order: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await replaceGoods(tx, 'nl', { ...goods, products: [box(1, '11')] });
    order = db.transaction((buyer) => takeStock(buyer, 'nl', [{ good: { kind: 'article', id: 1 }, quantity: 2 }]));
    await expect.poll(isWaiting).toBe(true);
  });
  expect(await order).toEqual([]);
  expect(await db.select({ price: products.price, stock: products.stock }).from(products)).toEqual([
    { price: '11.00', stock: 3 },
  ]);
});
