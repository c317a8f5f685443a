// By hand more is paid back than is owed: the order is cheaper by that, and nobody is asked for it again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber } from '../order-store.ts';

const { de } = markets;
const anna = { id: '7', name: 'Anna' };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => monday });
  ({ counter } = shop.orders);
});
beforeEach(() => restock(shop.db, 'de', recordedGoods));
afterAll(() => shop?.close());

const as = (number: string) => ({ number, by: anna, version: null });
const read = async (number: string) => {
  const order = await findByNumber(shop.db, number);
  if (!order) throw new Error(`no ${number}`);
  return { ...order, ...standingOf(order) };
};
async function paid() {
  const result = await shop.buy([aPackage(11)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  await counter.receive({ ...as(result.order.number), amount: null });
  return result.order;
}
async function sent() {
  const order = await paid();
  for (const to of ['packed', 'sent'] as const) await counter.moveOn({ ...as(order.number), to });
  return order;
}
const vatOf = (order: { vat: { gross: number }[] }) => order.vat.reduce((sum, { gross }) => sum + gross, 0);

// A package of 44.95 and delivery of 6.95.
test.each([
  ['a part of the goods', 875, { delivery: 695 }],
  ['more than the goods: delivery too', 5000, { delivery: 190 }],
  ['all of it', 5190, { delivery: 0 }],
])(
  '42.6 CO-21 of what was sent %s goes back by hand: the price is less, and nothing is missing',
  async (_, amount, rest) => {
    const { number, total } = await sent();
    expect(total).toBe(5190);
    expect(await counter.payBack({ ...as(number), amount })).toMatchObject({ outcome: 'done' });
    const order = await read(number);
    expect(order).toMatchObject({ total: total - amount, paid: total - amount, missing: 0, refundDue: 0, ...rest });
    expect(vatOf(order)).toBe(order.total);
    expect(order.discounts.at(-1)?.code).toBe('Erstatteter Betrag');
  },
);

test('42.6 too much and more goes back: only what was not owed is off the price', async () => {
  const { number, total } = await sent();
  await counter.receive({ ...as(number), amount: 1000 });
  await counter.payBack({ ...as(number), amount: 1500 });
  expect(await read(number)).toMatchObject({ total: total - 500, paid: total - 500, missing: 0, refundDue: 0 });
});

test('42.6 taken back or undone, the price is what it was', async () => {
  const { number, total, vat } = await sent();
  const acted = await counter.payBack({ ...as(number), amount: 875 });
  await counter.undo(acted.outcome === 'done' ? acted.changeId : 0, anna);
  expect(await read(number)).toMatchObject({ total, paid: total, vat, missing: 0, discounts: [] });
  await counter.payBack({ ...as(number), amount: 4800 });
  const back = (await counter.orderPage(number))?.payments.findLast(({ amount }) => amount === -4800);
  const taken = await counter.takeBack({ ...as(number), paymentId: back?.id ?? 0 });
  expect(await read(number)).toMatchObject({ total, paid: total, vat, missing: 0, discounts: [] });
  await counter.undo(taken.outcome === 'done' ? taken.changeId : 0, anna);
  expect(await read(number)).toMatchObject({ total: total - 4800, paid: total - 4800, missing: 0 });
});

test('42.6 all of what is not packed is refused with the way on; a part of what waits for its money leaves the price', async () => {
  const { number, total } = await paid();
  expect(await counter.payBack({ ...as(number), amount: total })).toMatchObject({ outcome: 'refused', why: 'allBack' });
  const placed = await shop.buy([aPackage(11)], { market: de });
  if (placed.result !== 'placed') throw new Error(placed.result);
  const other = placed.order.number;
  await counter.receive({ ...as(other), amount: 1000 });
  await counter.payBack({ ...as(other), amount: 1000 });
  expect(await read(other)).toMatchObject({ state: 'placed', total, missing: total });
});

test('decision 45: an order that is whole again because a refund was a mistake is paid, with its vouchers; undone it waits again', async () => {
  const result = await shop.buy([aPackage(11), aPackage(16)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number, total } = result.order;
  await counter.receive({ ...as(number), amount: 9000 });
  await counter.payBack({ ...as(number), amount: 3000 });
  await counter.receive({ ...as(number), amount: total - 9000 });
  expect(await read(number)).toMatchObject({ state: 'placed', missing: 3000, vouchers: [] });
  const refund = (await counter.orderPage(number))?.payments.find(({ amount }) => amount === -3000);
  const back = await counter.takeBack({ ...as(number), paymentId: refund?.id ?? 0 });
  if (back.outcome !== 'done') throw new Error(JSON.stringify(back));
  expect(await read(number)).toMatchObject({ state: 'paid', missing: 0, vouchers: [{ worth: 5000 }] });
  expect((await counter.orderPage(number))?.waiting.map(({ kind }) => kind)).toContain('paid');
  expect(await counter.undo(back.changeId, anna)).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ state: 'placed', missing: 3000, vouchers: [] });
  expect((await counter.orderPage(number))?.waiting.map(({ kind }) => kind)).not.toContain('paid');
});
