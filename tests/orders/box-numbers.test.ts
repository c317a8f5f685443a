// The number of a box where an owner takes back what was done: it is the buyer's again, and nobody has it twice.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Acted } from '#services/orders/acts/act.ts';
import { findByNumber, type Order } from '#services/orders/order-store.ts';
import { orders } from '#services/orders/tables.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';

/** Blaarkop, 96 boxes of two cows, 75 of them sold. */
const blaarkop = 1002;
const total = 96;
const dayMs = 24 * 3_600_000;
const start = new Date('2026-11-16T08:00:00Z');
const by = { id: '7', name: 'Anna' };
let now = start;
let database: Awaited<ReturnType<typeof openDemoDatabase>>;
let shop: ReturnType<typeof ordersOn>;
beforeAll(async () => {
  database = await openDemoDatabase();
  shop = ordersOn(database.db, { clock: () => now });
});
beforeEach(async () => {
  now = start;
  await database.db.update(orders).set({ state: 'cancelled' });
  await database.db.update(products).set({ stock: 21 }).where(eq(products.id, blaarkop));
});
afterAll(() => database?.close());

async function place(quantity: number): Promise<Order> {
  const result = await shop.buy([aPackage(blaarkop, quantity)]);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
/** All boxes of an order. */
async function boxesOf({ number }: Order): Promise<number[]> {
  const order = await findByNumber(database.db, number);
  return (order?.lines ?? []).flatMap(({ boxNumber, quantity }) =>
    boxNumber === null ? [] : Array.from({ length: quantity }, (_, each) => boxNumber + each),
  );
}
const doing = ({ number }: Order) => ({ number, by, version: null, isSure: true });
const idOf = (acted: Acted) => {
  if (acted.outcome !== 'done') throw new Error(JSON.stringify(acted));
  return acted.changeId;
};
const cancel = async (order: Order) => idOf(await shop.orders.counter.cancel(doing(order)));
const lessen = async (order: Order, quantity: number) =>
  idOf(await shop.orders.counter.lessenLine({ ...doing(order), position: order.lines[0]?.position ?? 0, quantity }));
const undo = (changeId: number) => shop.orders.counter.undo(changeId, by);

test('O6 cancelled and taken back: the boxes have the numbers they had', async () => {
  const [first, second] = [await place(1), await place(2)];
  const numbers = await boxesOf(second);
  expect(numbers).toHaveLength(2);
  // A gap below is nobody's reason to change a number that stands on a card.
  await cancel(first);
  const change = await cancel(second);
  expect(await boxesOf(second)).toEqual([]);
  expect(await undo(change)).toMatchObject({ outcome: 'done' });
  expect(await boxesOf(second)).toEqual(numbers);
});

test('O6 cancelled, the number is somebody else’s now, taken back: another number, and none twice', async () => {
  const first = await place(2);
  const change = await cancel(first);
  const second = await place(1);
  expect(await undo(change)).toMatchObject({ outcome: 'done' });
  const [kept, again] = [await boxesOf(second), await boxesOf(first)];
  expect(again).toHaveLength(2);
  expect(new Set([...kept, ...again]).size).toBe(3);
});

test('O6 a box less, its number is somebody else’s now, taken back: none has a number twice', async () => {
  const first = await place(2);
  const change = await lessen(first, 1);
  const second = await place(1);
  expect(await undo(change)).toMatchObject({ outcome: 'done' });
  const all = [...(await boxesOf(first)), ...(await boxesOf(second))];
  expect(all).toHaveLength(3);
  expect(new Set(all).size).toBe(3);
  expect(Math.max(...all)).toBeLessThanOrEqual(total);
});

test('CO-19 expired, paid by bank, taken up again beside a new order: every box has a number of its own', async () => {
  const first = await place(1);
  const number = await boxesOf(first);
  now = new Date(first.expiresAt.getTime() + dayMs);
  await shop.orders.doTimedWork();
  expect((await findByNumber(database.db, first.number))?.state).toBe('expired');
  const second = await place(1);
  expect(await boxesOf(second)).toEqual(number);
  await shop.orders.counter.receive({ ...doing(first), amount: first.total });
  expect(await shop.orders.counter.takeUpAgain(doing(first))).toMatchObject({
    outcome: 'done',
    order: { state: 'paid' },
  });
  const again = await boxesOf(first);
  expect(again).toHaveLength(1);
  expect(again).not.toEqual(number);
});
