// The last five of a package, and who gets them.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { PlaceResult } from '#services/orders/orders.ts';
import { bundleItems, products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, lastFive, monday } from '#tests/setup/orders/test-orders.ts';

const { nl } = markets;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

beforeAll(async () => {
  shop = await openTestOrders({ goods: lastFive, clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000 * 24 * 7);
  await restock(shop.db, 'nl', lastFive);
});
afterAll(() => shop.close());

async function left(id = 10): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, id)));
  return row?.stock;
}

const namesOf = (results: PlaceResult[]) => results.map(({ result }) => result).toSorted();

test('orders: six orders of one at once: five placed, one told that it is sold out, its basket kept', async () => {
  const sessions = await Promise.all(Array.from({ length: 6 }, () => shop.fillBasket([aPackage()])));
  const forms = await Promise.all(sessions.map((session) => shop.formFor(session)));
  const results = await Promise.all(
    sessions.map((session, index) => {
      const form = forms[index];
      if (!form) throw new Error('no form');
      return shop.orders.place({ market: nl, session }, { ...form, email: `six${index}@example.test` }, session);
    }),
  );
  expect(namesOf(results)).toEqual([...Array.from({ length: 5 }, () => 'placed'), 'short']);
  expect(results.find(({ result }) => result === 'short')).toMatchObject({
    short: [{ name: 'Rundvlees pakket', wanted: 1, left: 0 }],
  });
  const loser = sessions[results.findIndex(({ result }) => result === 'short')] ?? '';
  expect((await shop.basketOf(loser)).lines).toEqual([aPackage()]);
  const winner = sessions[results.findIndex(({ result }) => result === 'placed')] ?? '';
  expect((await shop.basketOf(winner)).lines).toEqual([]);
  expect(await left()).toBe(0);
});

test('orders: two orders of three at once: one placed, one told that two are left', async () => {
  const results = await Promise.all([shop.buy([aPackage(10, 3)]), shop.buy([aPackage(10, 3)])]);
  expect(namesOf(results)).toEqual(['placed', 'short']);
  expect(results.find(({ result }) => result === 'short')).toMatchObject({ short: [{ wanted: 3, left: 2 }] });
  expect(await left()).toBe(2);
});

test('orders: one order of six is told that five are left', async () => {
  expect(await shop.buy([aPackage(10, 6)])).toMatchObject({ result: 'short', short: [{ wanted: 6, left: 5 }] });
  expect(await left()).toBe(5);
});

test('orders: a package that stands there twice with different choices is counted together', async () => {
  const lines = [aPackage(10, 3, [['mince', '1']]), aPackage(10, 3)];
  expect(await shop.buy(lines)).toMatchObject({ result: 'short', short: [{ left: 5 }, { left: 5 }] });
  expect(await left()).toBe(5);
});

test('orders: pieces of a box are counted too, and when one is short nothing of the order is taken', async () => {
  expect(await shop.buy([aPackage(), aBox({ 1: 6, 2: 1 })])).toMatchObject({
    result: 'short',
    short: [{ name: 'Ribeye', wanted: 6, left: 5 }],
  });
  expect(await left()).toBe(5);
  expect(await shop.buy([aPackage(), aBox({ 1: 5, 2: 1 })])).toMatchObject({ result: 'placed' });
  const [piece] = await shop.db
    .select()
    .from(bundleItems)
    .where(and(eq(bundleItems.market, 'nl'), eq(bundleItems.id, 1)));
  expect([await left(), piece?.stock]).toEqual([4, 0]);
});

test('orders: what the shop took off sale since cannot be ordered', async () => {
  const session = await shop.fillBasket([aPackage()]);
  const form = await shop.formFor(session);
  await shop.db.update(products).set({ stockStatus: 'outofstock' }).where(eq(products.id, 10));
  expect(await shop.orders.place({ market: nl, session }, form, 'x')).toMatchObject({
    result: 'short',
    short: [{ left: 0 }],
  });
});
