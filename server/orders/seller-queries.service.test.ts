// What looking at a basket asks of the database.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { marketList, markets } from '#markets/index.ts';
import { checkoutChannel } from '#services/shop/catalogue/goods-stock.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { createSeller } from './seller.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop.close());

/** The same database, and how often it was asked for rows. */
function counted(db: Database) {
  let asked = 0;
  const watched = new Proxy(db, {
    get(target, name) {
      if (name === 'select') asked += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { watched, asked: () => asked };
}

async function queriesFor(lines: Parameters<typeof shop.fillBasket>[0]) {
  const session = await shop.fillBasket(lines);
  const { watched, asked } = counted(shop.db);
  const seller = createSeller({
    db: watched,
    markets: marketList,
    texts: testTexts,
    clock: () => new Date('2026-03-02'),
  });
  await seller.readBasket({ market: 'nl', session });
  return asked();
}

test('C17 a basket of many lines takes as many queries as one of two', async () => {
  const few = await queriesFor([aPackage(10), aBox({ 1: 1 })]);
  const many = await queriesFor([
    aPackage(10),
    aPackage(11),
    aPackage(10, 1, [['mince', '2']]),
    aPackage(11, 1, [['mince', '2']]),
    aBox({ 1: 1, 2: 1, 3: 1 }),
  ]);
  expect(many).toBe(few);
});

test('C17 looking at a basket tells nobody; opening the checkout does', async () => {
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  const heard: (string | undefined)[] = [];
  const { promise: isLast, resolve } = Promise.withResolvers<void>();
  client.on('notification', ({ payload }) => {
    heard.push(payload);
    if (payload === 'last') resolve();
  });
  await client.query(`listen ${checkoutChannel}`);
  const session = await shop.fillBasket([aPackage(10)]);
  await shop.orders.offer({ market: markets.nl, session });
  await client.query(`notify ${checkoutChannel}, 'between'`);
  await shop.orders.checkoutOpened(markets.nl);
  await client.query(`notify ${checkoutChannel}, 'last'`);
  await isLast;
  expect(heard).toEqual(['between', 'nl', 'last']);
  await client.end();
});
