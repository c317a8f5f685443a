import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const { nl } = markets;
const dayMs = 24 * 3_600_000;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

const goods: Goods = {
  ...recordedGoods,
  couponCodes: [
    { code: 'ONCE', percent: '10', maxUses: 1 },
    { code: 'TWICE', percent: '10', maxUses: 2 },
    { code: 'MARCH', percent: '10', validFrom: '2026-03-01', validUntil: '2026-03-31' },
    { code: 'OPEN', percent: '10', combines: true },
    { code: 'WIDE', percent: '5', combines: true },
    { code: 'ALONE', percent: '15' },
  ],
};

beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now, goods });
});
afterAll(() => shop.close());

const offerWith = async (...codes: string[]) => {
  const session = await shop.fillBasket([aPackage()], nl, codes);
  return shop.orders.offer({ market: nl, session });
};

/** Looks at the basket while the code still holds; the answer orders it. */
async function readyToOrder(...codes: string[]) {
  const session = await shop.fillBasket([aPackage()], nl, codes);
  const form = await shop.formFor(session, nl, { email: `${session}@example.test` });
  return () => shop.orders.place({ market: nl, session }, form, session);
}

test('C1 H2-1 of many who order with the last use of a code at once one gets it, and the others are shown the new price', async () => {
  const ready = [];
  for (let buyer = 0; buyer < 6; buyer += 1) ready.push(await readyToOrder('once'));
  const placed = await Promise.all(ready.map((place) => place()));
  expect(placed.map(({ result }) => result).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'changed'),
    'placed',
  ]);
  const sums = placed.flatMap((answer) => {
    if (answer.result === 'placed') return [[answer.order.total, answer.order.discount]];
    return answer.result === 'changed' ? [[answer.offer.total, answer.offer.discount]] : [];
  });
  expect(sums.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [8096, 899],
    ...Array.from({ length: 5 }, () => [8995, 0]),
  ]);
  expect((await offerWith('once')).discounts).toEqual([]);
});

test('C1 H2-1 an order that is cancelled or expires gives the use of its code back', async () => {
  const numbers = [];
  for (let uses = 0; uses < 2; uses += 1) {
    const placed = await (await readyToOrder('twice'))();
    if (placed.result === 'placed') numbers.push(placed.order.number);
  }
  expect(numbers).toHaveLength(2);
  expect((await offerWith('twice')).discounts).toEqual([]);
  await shop.orders.change(numbers[0] ?? '', 'cancelled');
  expect((await offerWith('twice')).discounts).toEqual([{ code: 'twice', discount: 899 }]);
  expect(await (await readyToOrder('twice'))()).toMatchObject({ result: 'placed' });
  expect((await offerWith('twice')).discounts).toEqual([]);
  now = new Date(now.getTime() + 10 * dayMs);
  await shop.orders.doTimedWork();
  expect((await offerWith('twice')).discounts).toEqual([{ code: 'twice', discount: 899 }]);
  now = monday;
});

test('C1 H2-1 uses are still counted after content has put the codes there again', async () => {
  await (
    await readyToOrder('open')
  )();
  const limited = goods.couponCodes.map((code) => (code.code === 'OPEN' ? { ...code, maxUses: 1 } : code));
  await shop.db.transaction((tx) => replaceGoods(tx, 'nl', { ...goods, couponCodes: limited }));
  expect((await offerWith('open')).discounts).toEqual([]);
  await shop.db.transaction((tx) => replaceGoods(tx, 'nl', goods));
});

test.each([
  ['2026-02-28T22:30:00Z', []],
  ['2026-02-28T23:30:00Z', ['march']],
  ['2026-03-31T21:30:00Z', ['march']],
  ['2026-03-31T22:30:00Z', []],
])('C1 H2-1 a code for March, at %s, is %j: the day is the market’s', async (moment, held) => {
  now = new Date(moment);
  expect((await offerWith('march')).discounts.map(({ code }) => code)).toEqual(held);
  now = monday;
});

test('C1 H2-1 a basket with several codes has the first, and others only where all say that they add up', async () => {
  const codesIn = async (...codes: string[]) => (await offerWith(...codes)).discounts.map(({ code }) => code);
  expect(await codesIn('alone', 'open', 'wide')).toEqual(['alone']);
  expect(await codesIn('open', 'alone', 'wide')).toEqual(['open', 'wide']);
});
