// What delivery costs when lines change: by the rule of the checkout, and never more than before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber } from '../order-store.ts';

const anna = { id: '7', name: 'Anna' };
const goods: Goods = { ...recordedGoods, couponCodes: [{ code: 'TEN', percent: '10' }] };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ goods });
});
afterAll(() => shop?.close());

async function order(ribeyes: number, market: Market) {
  const session = await shop.fillBasket([aBox({ 1: ribeyes })], market, ['ten']);
  const form = await shop.formFor(session, market, { email: `${session}@example.test` });
  const placed = await shop.orders.place({ market, session }, form, session);
  if (placed.result !== 'placed') throw new Error(placed.result);
  return placed.order;
}

test.each([markets.nl, markets.de])(
  'counter 2: with a code, a piece more that makes delivery free in a basket makes it free in an order ($code)',
  async (market) => {
    const [seven, eight] = [await order(7, market), await order(8, market)];
    expect([seven.delivery, eight.delivery]).toEqual([695, 0]);
    const acting = { number: seven.number, by: anna, version: null };
    await shop.orders.counter.addLine({ ...acting, good: { kind: 'piece', id: 1 }, quantity: 1 });
    expect(await findByNumber(shop.db, seven.number)).toMatchObject({ subtotal: eight.subtotal, delivery: 0 });
    // One less again does not make it dearer.
    await shop.orders.counter.lessenLine({ ...acting, position: 0, quantity: 1 });
    expect(await findByNumber(shop.db, seven.number)).toMatchObject({ delivery: 0 });
  },
);
