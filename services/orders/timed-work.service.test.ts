import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { changeState } from './change-state.ts';
import { orderMails } from './tables.ts';
import { findByNumber } from './order-store.ts';
import { anonymiseOrder, forgetBuyer } from './anonymise.ts';
import { doTimedWork } from './timed-work.ts';

const { nl } = markets;
const dayMs = 24 * 3_600_000;
let now = monday;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
});
beforeEach(async () => {
  pass(28 * dayMs);
  await shop.orders.doTimedWork();
  await shop.db.delete(orderMails);
});
afterAll(() => shop?.close());

/** Far enough ahead that it waits for its payment as long as any. */
const late = () => ({ deliveryDay: deliveryDays(now, nl).at(-1) ?? '' });

async function order(fields = {}) {
  const result = await shop.buy([aPackage(11)], fields);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const kindsWaiting = async () => (await shop.db.select().from(orderMails)).map(({ kind }) => kind);

test('C11 an order that cannot be given up keeps no other from it, and nothing else of the timed work', async () => {
  const [first, second] = [await order(), await order()];
  now = new Date(first.expiresAt.getTime());
  let calls = 0;
  const stock: typeof shop.seller.stock = {
    ...shop.seller.stock,
    async giveBack(...given) {
      calls += 1;
      if (calls === 1) throw new Error('a row is broken');
      return shop.seller.stock.giveBack(...given);
    },
  };
  const deps = { db: shop.db, stock, codes: shop.seller.codes, markets: [nl], clock: () => now, hasMail: true };
  const done = await doTimedWork(deps, { markets: [nl], remindable: [] });
  expect(done.expired).toEqual([second.number]);
  expect(done.problems).toMatchObject([{ job: `give up ${first.number}`, err: { message: 'a row is broken' } }]);
  expect((await shop.orders.doTimedWork()).expired).toEqual([first.number]);
});

test('texts review 3: who has not paid two days before the end is reminded, once; others are not', async () => {
  const fields = late();
  const unpaid = await order(fields);
  const [paid, partly, cancelled] = [await order(fields), await order(fields), await order(fields)];
  await shop.orders.pay(paid.number, null);
  await shop.orders.pay(partly.number, 100);
  await changeState(
    { db: shop.db, stock: shop.seller.stock, codes: shop.seller.codes, markets: [nl], clock: () => now, hasMail: true },
    { number: cancelled.number, to: 'cancelled', by: 'owner' },
  );
  await shop.db.delete(orderMails);
  now = new Date(unpaid.expiresAt.getTime() - 2 * dayMs - 1);
  await shop.orders.doTimedWork();
  expect(await kindsWaiting()).toEqual([]);
  pass(1);
  await Promise.all([shop.orders.doTimedWork(), shop.orders.doTimedWork()]);
  await shop.orders.doTimedWork();
  expect(await shop.db.select().from(orderMails)).toMatchObject([{ kind: 'reminder', orderId: unpaid.id }]);
  expect((await findByNumber(shop.db, unpaid.number))?.history.at(-1)).toMatchObject({
    what: 'reminded',
    by: 'shop',
    isMailed: true,
  });
});

test('texts review 3, A35 who has less time than that is reminded a day after they ordered, while there is some left', async () => {
  const { id, placedAt, expiresAt } = await order();
  expect(expiresAt.getTime()).toBeLessThan(placedAt.getTime() + 3 * dayMs);
  expect(expiresAt.getTime()).toBeGreaterThan(placedAt.getTime() + dayMs);
  await shop.db.delete(orderMails);
  now = new Date(placedAt.getTime() + dayMs - 1);
  await shop.orders.doTimedWork();
  expect(await kindsWaiting()).toEqual([]);
  pass(1);
  await shop.orders.doTimedWork();
  expect(await shop.db.select().from(orderMails)).toMatchObject([{ kind: 'reminder', orderId: id }]);
});

test('decision 72: nobody is asked to pay once more while their payment is on its way, and is again when it came to nothing', async () => {
  const { expiresAt } = await order(late());
  await shop.db.delete(orderMails);
  now = new Date(expiresAt.getTime() - dayMs);
  let isOnItsWay = true;
  const { orders: paying } = ordersOn(shop.db, { clock: () => now, isBeingPaid: async () => isOnItsWay });
  await paying.doTimedWork();
  expect(await kindsWaiting()).toEqual([]);
  isOnItsWay = false;
  await paying.doTimedWork();
  expect(await kindsWaiting()).toEqual(['reminder']);
});

test('A35 counter: where an owner gives two weeks to pay, the reminder comes two days before their end, and not before', async () => {
  const patient = { ...nl, orders: { ...nl.orders, unpaidDays: 14 } };
  const long = await shop.buy([aPackage(11)], { market: patient, ...late() });
  if (long.result !== 'placed') throw new Error(JSON.stringify(long));
  await shop.db.delete(orderMails);
  now = new Date(long.order.expiresAt.getTime() - 2 * dayMs - 1);
  await shop.orders.doTimedWork();
  expect(await kindsWaiting()).toEqual([]);
  pass(1);
  await shop.orders.doTimedWork();
  expect(await kindsWaiting()).toEqual(['reminder']);
});

test('texts review 3: nobody is reminded of an order that is over, in a demonstration, or without mails', async () => {
  const { expiresAt } = await order(late());
  pass(5 * dayMs);
  await ordersOn(shop.db, { clock: () => now, hasMail: false }).orders.doTimedWork();
  await ordersOn(shop.db, { clock: () => now, accounts: { ...testAccounts, nl: null } }).orders.doTimedWork();
  await shop.db.delete(orderMails);
  now = new Date(expiresAt.getTime());
  await shop.orders.doTimedWork();
  expect(await kindsWaiting()).toEqual(['expired']);
});

test('C20 years of keeping are counted by the clock of the market', async () => {
  // Half past midnight on New Year's Day in Amsterdam, the year before in Greenwich.
  now = new Date('2029-12-31T23:30:00Z');
  const email = 'newyear@example.test';
  const { number } = await order({ email });
  await shop.orders.pay(number, null);
  for (const state of ['packed', 'sent', 'delivered'] as const) await shop.orders.change(number, state);
  const deps = {
    db: shop.db,
    stock: shop.seller.stock,
    codes: shop.seller.codes,
    markets: [nl],
    clock: () => now,
    hasMail: true,
  };
  const last = 2030 + nl.orders.keepYears;
  expect(await forgetBuyer(deps, { market: nl, email })).toMatchObject({ kept: 1, keptUntil: `${last}-12-31` });
  now = new Date(`${last}-12-31T22:59:00Z`);
  await shop.orders.doTimedWork();
  expect(await findByNumber(shop.db, number)).toMatchObject({ email });
  now = new Date(`${last}-12-31T23:01:00Z`);
  await shop.orders.doTimedWork();
  expect(await findByNumber(shop.db, number)).toMatchObject({ email: null });
});

test('C24 who wants to be forgotten is forgotten whole or not at all', async () => {
  const email = 'forget@example.test';
  const [one, two] = [await order({ email }), await order({ email })];
  await shop.orders.cancel(nl, one);
  await shop.orders.cancel(nl, two);
  let asked = 0;
  const clock = () => {
    asked += 1;
    // The second of the two fails.
    if (asked === 2) throw new Error('no time');
    return now;
  };
  const deps = { db: shop.db, stock: shop.seller.stock, codes: shop.seller.codes, markets: [nl], clock, hasMail: true };
  await expect(forgetBuyer(deps, { market: nl, email })).rejects.toThrow('no time');
  for (const { number } of [one, two]) expect(await findByNumber(shop.db, number)).toMatchObject({ email });
  expect(await anonymiseOrder({ ...deps, clock: () => now }, { number: one.number, by: 'owner' })).toBe(true);
});
