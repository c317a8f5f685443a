import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber } from '../order-store.ts';
import { orderMails } from '../tables.ts';
import { negated } from '#rules/money/cents.ts';

// Rows of the table "Payments" of the counter, in its order: CO-11 to CO-21 (CO-1 to CO-10 are what the data holds).
const { de } = markets;
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
  now = new Date(now.getTime() + 28 * dayMs);
  await restock(shop.db, 'de', recordedGoods);
  await shop.db.delete(orderMails);
});
afterAll(() => shop?.close());

async function order() {
  const result = await shop.buy([aPackage(11)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const read = async (number: string) => {
  const found = await findByNumber(shop.db, number);
  if (!found) throw new Error(number);
  return { ...found, ...standingOf(found) };
};
const as = (number: string, version: number | null = null) => ({ number, by: anna, version });
const paid = async () => {
  const placed = await order();
  await counter.receive({ ...as(placed.number), amount: null });
  return placed;
};
const paymentsOf = async (number: string) => (await counter.orderPage(number))?.payments ?? [];

test('CO-11 all of it booked: paid', async () => {
  const { number, total } = await order();
  expect(await counter.receive({ ...as(number), amount: total })).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ state: 'paid', paid: total, missing: 0, over: 0 });
});

test('CO-12 CO-13 a part: placed, and what is missing is said; with the rest it is paid', async () => {
  const { number, total } = await order();
  await counter.receive({ ...as(number), amount: 4000 });
  expect(await read(number)).toMatchObject({ state: 'placed', missing: total - 4000 });
  await counter.receive({ ...as(number), amount: total - 4000 });
  expect(await read(number)).toMatchObject({ state: 'paid', missing: 0 });
});

test('CO-14 too much: paid, and what is too much is to be paid back', async () => {
  const { number, total } = await order();
  await counter.receive({ ...as(number), amount: total + 1015 });
  expect(await read(number)).toMatchObject({ state: 'paid', over: 1015, refundDue: 1015 });
  await counter.payBack({ ...as(number), amount: null });
  expect(await read(number)).toMatchObject({ state: 'paid', refundDue: 0 });
});

test('CO-15 a payment taken back, not packed: placed, and due again for seven days', async () => {
  const { number, total } = await paid();
  const [payment] = await paymentsOf(number);
  await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 });
  const after = await read(number);
  expect(after).toMatchObject({ state: 'placed', paid: 0, missing: total });
  expect(after.expiresAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 7 * dayMs);
  expect(await paymentsOf(number)).toMatchObject([
    { amount: total, isTakenBack: true },
    { amount: negated(total), takesBack: payment?.id, byName: 'Anna' },
  ]);
  expect(await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 })).toMatchObject({ why: 'takenBack' });
});

test.each(['packed', 'sent'] as const)(
  'CO-16 a payment taken back when it is %s: it stays so, unpaid',
  async (state) => {
    const { number } = await paid();
    await counter.moveOn({ ...as(number), to: 'packed' });
    if (state === 'sent') await counter.moveOn({ ...as(number), to: 'sent' });
    const [payment] = await paymentsOf(number);
    await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 });
    expect(await read(number)).toMatchObject({ state, isUnpaid: true });
    const { unpaid } = await counter.today(de);
    expect(unpaid.map((one) => one.number)).toContain(number);
  },
);

test('CO-17 CO-18 cancelled when it was paid: a refund is due; once it went back all is settled', async () => {
  const { number, total } = await paid();
  await counter.cancel(as(number));
  expect(await read(number)).toMatchObject({ state: 'cancelled', refundDue: total, isRefundDue: true });
  expect((await counter.today(de)).refundsDue).toMatchObject([{ order: { number }, amount: total }]);
  await counter.payBack({ ...as(number), amount: total });
  expect(await read(number)).toMatchObject({ state: 'cancelled', refundDue: 0, isRefundDue: false });
});

async function expired() {
  const placed = await order();
  now = new Date(placed.expiresAt.getTime());
  await shop.orders.doTimedWork();
  return placed;
}

test('CO-19 money for an expired order, stock is there: taken up again it is paid, on the first day, and mailed', async () => {
  const { number, total } = await expired();
  await counter.receive({ ...as(number), amount: total });
  expect(await read(number)).toMatchObject({ state: 'expired', refundDue: total });
  await shop.db.delete(orderMails);
  expect(await counter.takeUpAgain(as(number))).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ state: 'paid', refundDue: 0, deliveryDay: deliveryDays(now, de)[0] });
  expect(await shop.db.select().from(orderMails)).toMatchObject([{ kind: 'changed' }]);
});

test('CO-20 money for an expired order, stock is gone: it is not taken up, and the refund is due', async () => {
  const { number, total } = await expired();
  await counter.receive({ ...as(number), amount: total });
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.market, 'de'));
  expect(await counter.takeUpAgain(as(number))).toMatchObject({ outcome: 'refused', why: 'stock', left: 0 });
  expect(await read(number)).toMatchObject({ state: 'expired', refundDue: total });
});

test('CO-21 a part paid back after it was sent: it stays sent', async () => {
  const { number, total } = await paid();
  for (const to of ['packed', 'sent'] as const) await counter.moveOn({ ...as(number), to });
  await counter.payBack({ ...as(number), amount: 875 });
  expect(await read(number)).toMatchObject({ state: 'sent', paid: total - 875 });
});
