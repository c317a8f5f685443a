import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const free = <T extends { id?: number }>(rows: T[], id: number): T[] =>
  rows.map((row) => (row.id === id ? { ...row, price: '0.00' } : row));
const goods: Goods = {
  ...recordedGoods,
  products: free(recordedGoods.products, 10),
  bundleItems: free(recordedGoods.bundleItems, 1),
  variations: free(recordedGoods.variations, 15),
};

let shop: Awaited<ReturnType<typeof openTestOrders>>;

beforeAll(async () => {
  shop = await openTestOrders({ goods });
});
afterAll(() => shop.close());

test.each([
  ['a package', aPackage(10)],
  ['a piece of a box', aBox({ 1: 1, 2: 1 })],
  ['a voucher', aPackage(15)],
])('O7 %s that costs nothing is not ordered, also from a basket that holds it', async (_name, line) => {
  expect(await shop.buy([line])).toMatchObject({ result: 'short' });
});

test('O7 what has a price is ordered as before, and a price that falls to nothing takes it from sale', async () => {
  expect(await shop.buy([aPackage(11), aBox({ 2: 1 }), aPackage(16)])).toMatchObject({ result: 'placed' });
  await shop.db.transaction((tx) => replaceGoods(tx, 'nl', { ...goods, products: free(goods.products, 11) }));
  expect(await shop.buy([aPackage(11)], { market: markets.nl })).toMatchObject({ result: 'short' });
});
