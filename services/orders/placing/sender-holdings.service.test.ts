// Stock that is held for nobody's money: how much of it, for whom, and for how long.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, lastFive, monday, ordersOn } from '#tests/setup/orders/test-orders.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import type { PlaceResult } from '../orders.ts';

const { nl } = markets;
const { address: ofAddress, sender: ofSender } = nl.orders.unpaidMost;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

const plenty = {
  ...lastFive,
  products: lastFive.products.map((product) => ({ ...product, stock: product.stock === null ? null : 400 })),
  bundleItems: lastFive.bundleItems.map((item) => ({ ...item, stock: 4000 })),
};

beforeAll(async () => {
  shop = await openTestOrders({ goods: plenty, clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * 24 * 3_600_000);
  await shop.orders.doTimedWork();
  await restock(shop.db, 'nl', plenty);
});
afterAll(() => shop.close());

async function order(lines: CartLine[], { email, sender }: { email: string; sender: string }): Promise<PlaceResult> {
  const session = await shop.fillBasket(lines);
  return shop.orders.place({ market: nl, session }, await shop.formFor(session, nl, { email }), sender);
}

function placed(result: PlaceResult) {
  if (result.result !== 'placed') throw new Error(`not placed: ${result.result}`);
  return result.order;
}

test('H2-5 one order cannot take the stock of a market: more than the bound of packages or money is refused', async () => {
  const nobody = { email: 'nobody@example.test', sender: 'nobody' };
  expect((await order([aPackage(10, 99)], nobody)).result).toBe('heldUnpaid');
  expect((await order([aPackage(11, ofAddress.packages + 1)], nobody)).result).toBe('heldUnpaid');
  expect((await order([aPackage(10, 99)], nobody)).result).toBe('heldUnpaid');
  expect((await order([aPackage(11, ofAddress.packages)], nobody)).result).toBe('placed');
});

test('H2-5 what an address holds unpaid is counted together, however it is written and wherever it is sent from', async () => {
  const half = [aPackage(11, ofAddress.packages / 2)];
  const first = placed(await order(half, { email: 'many@example.test', sender: 'a' }));
  expect((await order(half, { email: 'many+2@example.test', sender: 'b' })).result).toBe('placed');
  expect((await order([aPackage(11)], { email: 'Many@example.test', sender: 'c' })).result).toBe('heldUnpaid');
  // Paid or called off, it is held for nobody's promise any more.
  await shop.orders.pay(first.number, null);
  expect((await order([aPackage(11)], { email: 'many@example.test', sender: 'c' })).result).toBe('placed');
});

test('H2-5 two orders of one address at once do not pass the bound together', async () => {
  const most = [aPackage(11, ofAddress.packages)];
  const results = await Promise.all(
    ['a', 'b', 'c'].map((sender) => order(most, { email: 'at.once@example.test', sender })),
  );
  expect(results.map(({ result }) => result).toSorted()).toEqual(['heldUnpaid', 'heldUnpaid', 'placed']);
});

test('H2-5 pieces of the farm shop are counted apart, and vouchers hold nothing', async () => {
  const who = { email: 'apart@example.test', sender: 'apart' };
  expect((await order([aPackage(11, ofAddress.packages)], who)).result).toBe('placed');
  expect((await order([aBox({ 1: 10 })], who)).result).toBe('placed');
  expect((await order([aPackage(16, 40)], who)).result).toBe('placed');
  expect((await order([aPackage(11)], who)).result).toBe('heldUnpaid');
});

test('H2-5 what one sender holds for many addresses has a bound as well', async () => {
  const most = [aPackage(11, ofAddress.packages)];
  const results: string[] = [];
  const numbers: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    const result = await order(most, { email: `of.one${times}@example.test`, sender: 'one' });
    results.push(result.result);
    if (result.result === 'placed') numbers.push(result.order.number);
  }
  const fits = Math.floor(ofSender.packages / ofAddress.packages);
  expect(results).toEqual(Array.from({ length: 4 }, (_, index) => (index < fits ? 'placed' : 'heldUnpaid')));
  await shop.orders.change(numbers[0] ?? '', 'cancelled');
  expect((await order(most, { email: 'of.one9@example.test', sender: 'one' })).result).toBe('placed');
});

test('H2-5 a large order waits for its payment for a short time, and says so where it says when', async () => {
  const small = placed(await order([aPackage()], { email: 'small@example.test', sender: 's' }));
  const large = placed(await order([aPackage(10, 6)], { email: 'large@example.test', sender: 'l' }));
  const days = ({ expiresAt, placedAt }: { expiresAt: Date; placedAt: Date }) =>
    Math.floor((expiresAt.getTime() - placedAt.getTime()) / 86_400_000);
  // Delivered on the first possible day, a small order waits until the day before it is packed (A35).
  expect(days(large)).toBe(nl.orders.largeOrder.unpaidDays);
  expect(days(small)).toBeGreaterThan(days(large));
  now = large.expiresAt;
  expect((await shop.orders.doTimedWork()).expired).toEqual([large.number]);
});

test('H2-5 an order that takes more than a tenth of a package is told in the log', async () => {
  const lines: [object, string][] = [];
  const log = { warn: (details: object, message: string) => void lines.push([details, message]) };
  const watched = ordersOn(shop.db, { clock: () => now, log });
  await restock(shop.db, 'nl', lastFive);
  placed(await watched.buy([aPackage(10, 1)]));
  expect(lines).toEqual([]);
  const { number } = placed(await watched.buy([aPackage(10, 3)]));
  expect(lines).toEqual([
    [{ market: 'nl', number, slug: expect.any(String), quantity: 3, left: 1 }, expect.stringContaining('a tenth')],
  ]);
});
