// CO-33: figures of Today are those of the days they are about, and lists have an end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const { nl } = markets;
const anna = { id: '7', name: 'Anna' };
const dayMs = 24 * 3_600_000;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
});
afterAll(() => shop?.close());

async function orderAt(at: Date) {
  now = at;
  await restock(shop.db, 'nl', recordedGoods);
  const result = await shop.buy([aPackage(11)]);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}

test('CO-33 turnover is that of the week, of the one before and of the same week last year; what was cancelled is none', async () => {
  const start = new Date(monday.getTime() + 364 * dayMs);
  const { total } = await orderAt(monday);
  await orderAt(new Date(start.getTime() - 7 * dayMs));
  await orderAt(new Date(start.getTime() - 6 * dayMs));
  // A minute before midnight in the market is Monday still.
  await orderAt(new Date(`${start.toISOString().slice(0, 10)}T22:59:00Z`));
  const gone = await orderAt(new Date(start.getTime() + dayMs));
  await shop.orders.counter.cancel({ number: gone.number, by: anna, version: null });
  now = new Date(start.getTime() + dayMs + 3_600_000);
  const { counter } = shop.orders;
  expect(await counter.turnover(nl)).toMatchObject({
    monday: start.toISOString().slice(0, 10),
    week: { orders: 1, sum: total, days: [total, 0, 0, 0, 0, 0, 0] },
    lastWeek: { orders: 2, sum: 2 * total, days: [total, total, 0, 0, 0, 0, 0] },
    lastWeekSoFar: 2 * total,
    lastYear: { orders: 1, sum: total },
  });
});

test('CO-33 of many refunds five are listed and all are counted', async () => {
  const { counter } = shop.orders;
  for (let nr = 0; nr < 7; nr += 1) {
    const { number } = await orderAt(new Date(now.getTime() + 60_000));
    await counter.receive({ number, by: anna, version: null, amount: null });
    await counter.cancel({ number, by: anna, version: null });
  }
  const today = await counter.today(nl);
  expect(today.refundsDue).toHaveLength(5);
  expect(today.counts.refundsDue).toBe(7);
});
