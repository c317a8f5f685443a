// How long an order waits for its money when its day is changed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { marketList, markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber, type Order } from './order-store.ts';

const dayMs = 24 * 3_600_000;
const anna = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
});
beforeEach(async () => {
  now = new Date(now.getTime() + 56 * dayMs);
  for (const { code } of marketList) await restock(shop.db, code, recordedGoods);
  await shop.orders.doTimedWork();
});
afterAll(() => shop?.close());

async function order(market: Market = markets.nl, quantity = 1): Promise<Order> {
  const days = deliveryDays(now, market);
  const result = await shop.buy([aPackage(10, quantity)], { market, deliveryDay: days.at(-3) ?? '' });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const read = (number: string) => findByNumber(shop.db, number);
const lastDay = (market: Market = markets.nl) => deliveryDays(now, market).at(-1) ?? '';
const daysLeft = ({ expiresAt }: Order, market: Market = markets.nl) =>
  localDate(new Date(expiresAt.getTime() - 1), market.timeZone);

test.each(marketList)(
  'decision 83: a large order is kept for two days, whatever day its buyer changes it to ($code)',
  async (market) => {
    const made = await order(market, 9);
    const day = lastDay(market);
    expect(await shop.orders.changeDay(market, made, day)).toMatchObject({ outcome: 'done' });
    expect(await read(made.number)).toMatchObject({ deliveryDay: day, expiresAt: made.expiresAt });
    expect(daysLeft(made, market) < addDays(localDate(now, market.timeZone), market.orders.unpaidDays)).toBe(true);
  },
);

test('decision 83: a large order that is taken up again has two days as well', async () => {
  const made = await order(markets.nl, 9);
  await counter.cancel({ number: made.number, by: anna, version: null });
  await counter.takeUpAgain({ number: made.number, by: anna, version: null });
  expect(await read(made.number)).toMatchObject({ state: 'placed', expiresAt: made.expiresAt });
});

test('decision 83: a buyer whose time to pay is over gets no more of it by another day, however often; the owner may give some', async () => {
  const { nl } = markets;
  const made = await order();
  const until = daysLeft(made);
  await counter.noteStatementRead(nl, addDays(until, -1), anna);
  now = made.expiresAt;
  expect((await shop.orders.doTimedWork()).expired).toEqual([]);
  expect(await shop.orders.changeDay(nl, made, lastDay())).toMatchObject({ outcome: 'done' });
  expect(await read(made.number)).toMatchObject({ expiresAt: made.expiresAt });
  await counter.changeDay({ number: made.number, by: anna, version: null, day: deliveryDays(now, nl).at(-2) ?? '' });
  const given = (await read(made.number))?.expiresAt ?? now;
  expect(given.getTime()).toBeGreaterThan(now.getTime());
  now = new Date(given.getTime() + dayMs);
  expect(await shop.orders.changeDay(nl, made, lastDay())).toMatchObject({ outcome: 'done' });
  await counter.noteStatementRead(nl, localDate(now, nl.timeZone), anna);
  expect((await shop.orders.doTimedWork()).expired).toEqual([made.number]);
});

test('decision 83: a buyer who moves an order to an early day pays before it is packed, and one who moves it back has the time of before', async () => {
  const { nl } = markets;
  const made = await order();
  expect(await shop.orders.changeDay(nl, made, deliveryDays(now, nl)[0] ?? '')).toMatchObject({ outcome: 'done' });
  const early = (await read(made.number))?.expiresAt ?? now;
  expect(early.getTime()).toBeLessThan(made.expiresAt.getTime());
  expect(await shop.orders.changeDay(nl, made, made.deliveryDay ?? '')).toMatchObject({ outcome: 'done' });
  expect(await read(made.number)).toMatchObject({ expiresAt: made.expiresAt });
});
