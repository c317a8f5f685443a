import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { marketList, markets } from '#markets/index.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber, type Order } from '../order-store.ts';

const { nl, de } = markets;
const dayMs = 24 * 3_600_000;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let senders = 0;

beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * dayMs);
  for (const { code } of marketList) await restock(shop.db, code, recordedGoods);
});
afterAll(() => shop.close());

async function order(lines = [aPackage()], market: Market = nl): Promise<Order> {
  const result = await shop.buy(lines, { market });
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}

/** A voucher of 50 that was paid for. */
async function voucher(): Promise<{ code: string; number: string }> {
  const { number } = await order([aPackage(16)]);
  const payment = await shop.orders.pay(number, null);
  const [bought] = payment.outcome === 'paid' ? payment.order.vouchers : [];
  if (!bought) throw new Error(`no voucher: ${payment.outcome}`);
  return { code: bought.code, number };
}

const redeem = ({ number, key }: Order, code: string, market: Market = nl) =>
  shop.orders.redeem(market, { number, key }, { code, sender: `sender ${(senders += 1)}` });
const read = async (number: string) => {
  const found = await findByNumber(shop.db, number);
  if (!found) throw new Error(`no ${number}`);
  return found;
};

test('vouchers: one pays as far as it goes, typed as people type; the rest is asked for, and then it is spent', async () => {
  const { code } = await voucher();
  const bought = await order();
  expect(bought.total).toBe(8995);
  expect(await redeem(bought, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({
    outcome: 'redeemed',
    amount: 5000,
  });
  const shown = await shop.orders.show(nl, bought);
  expect(shown?.payment?.amount).toBe(3995);
  expect(shown?.order).toMatchObject({ state: 'placed', paid: 5000, redeemed: [{ code, amount: 5000 }] });
  expect(await redeem(bought, code)).toEqual({ outcome: 'spent' });
  expect(await shop.orders.pay(bought.number, null)).toMatchObject({ outcome: 'paid', over: 0, order: { paid: 8995 } });
});

test('vouchers: two together pay all of an order, which is paid then; what is left stays on the second', async () => {
  const [first, second] = [await voucher(), await voucher()];
  const bought = await order();
  await redeem(bought, first.code);
  expect(await redeem(bought, second.code)).toEqual({ outcome: 'redeemed', amount: 3995 });
  expect(await read(bought.number)).toMatchObject({ state: 'paid', paid: 8995 });
  expect((await read(second.number)).vouchers).toMatchObject([{ worth: 5000, used: 3995 }]);
  const next = await order();
  expect(await redeem(next, second.code)).toEqual({ outcome: 'redeemed', amount: 1005 });
  expect(await redeem(await order(), second.code)).toEqual({ outcome: 'spent' });
});

test('vouchers: two orders at once never get more out of one than it is worth', async () => {
  const { code } = await voucher();
  const both = [await order(), await order()];
  const outcomes = await Promise.all(both.map((each) => redeem(each, code)));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['redeemed', 'spent']);
});

test('vouchers: what one paid goes back to it when the order is cancelled or expires, and only money to the buyer', async () => {
  const { code, number } = await voucher();
  const cancelled = await order();
  await redeem(cancelled, code);
  await shop.orders.pay(cancelled.number, 1000);
  expect(await shop.orders.cancel(nl, cancelled)).toMatchObject({
    outcome: 'done',
    order: { paid: 1000, isRefundDue: true, redeemed: [] },
  });
  expect((await read(cancelled.number)).history.map(({ what, amount }) => [what, amount])).toEqual([
    ['placed', null],
    ['payment', 5000],
    ['payment', 1000],
    ['payment', -5000],
    ['cancelled', null],
  ]);
  // Of a smaller one it would have paid the half that is enough in this market.
  const expired = await order([aPackage(10, 2)]);
  expect(await redeem(expired, code)).toEqual({ outcome: 'redeemed', amount: 5000 });
  now = new Date(now.getTime() + 10 * dayMs);
  await shop.orders.doTimedWork();
  expect(await read(expired.number)).toMatchObject({ state: 'expired', paid: 0, isRefundDue: false });
  expect((await read(number)).vouchers).toMatchObject([{ used: 0 }]);
});

test('vouchers: an order whose voucher has been paid with is not cancelled, not by its buyer and not by the owner', async () => {
  const { code, number } = await voucher();
  const bought = await read(number);
  await redeem(await order(), code);
  expect((await shop.orders.show(nl, bought))?.canCancel).toBe(false);
  const refused = { outcome: 'refused', state: 'paid', areVouchersUsed: true };
  expect(await shop.orders.cancel(nl, bought)).toEqual(refused);
  expect(await shop.orders.change(number, 'cancelled')).toEqual(refused);
});

test('vouchers: nothing else pays: unknown codes, those of a cancelled order or another market, and orders that are paid', async () => {
  const { code, number } = await voucher();
  const bought = await order();
  for (const typed of ['', 'WELKOM10', 'KHTM-7Q2W-XP4A'])
    expect(await redeem(bought, typed), typed).toEqual({ outcome: 'unknown' });
  expect(await redeem(await order([aPackage()], de), code, de)).toEqual({ outcome: 'unknown' });
  expect(await redeem({ ...bought, key: 'another' }, code)).toEqual({ outcome: 'notDue' });
  await shop.orders.change(number, 'cancelled');
  expect(await redeem(bought, code)).toEqual({ outcome: 'unknown' });
  const other = await voucher();
  await shop.orders.pay(bought.number, null);
  expect(await redeem(bought, other.code)).toEqual({ outcome: 'notDue' });
});

test('vouchers: whoever guesses has to wait', async () => {
  const bought = await order();
  const guess = () => shop.orders.redeem(nl, bought, { code: 'KHTM-7Q2W-XP4A', sender: `guesser ${(senders += 1)}` });
  const outcomes = [];
  for (let tries = 0; tries < 7; tries += 1) outcomes.push((await guess()).outcome);
  expect(outcomes).toEqual([...Array.from({ length: 6 }, () => 'unknown'), 'tooMany']);
});

test('C1 H2-1 no voucher pays for vouchers: an order of them is refused, and nothing is taken off the code', async () => {
  const { code, number } = await voucher();
  const more = await order([aPackage(15, 2)]);
  expect(await redeem(more, code)).toEqual({ outcome: 'onlyVouchers' });
  expect(await read(more.number)).toMatchObject({ state: 'placed', paid: 0, vouchers: [] });
  expect((await read(number)).vouchers).toMatchObject([{ worth: 5000, used: 0 }]);
});

test('C1 H2-1 of meat and a voucher together a voucher pays the meat; the voucher in it waits for money', async () => {
  const [first, second] = [await voucher(), await voucher()];
  // 89.95 of meat and a voucher of 50.00.
  const mixed = await order([aPackage(), aPackage(15)]);
  expect(await redeem(mixed, first.code)).toEqual({ outcome: 'redeemed', amount: 5000 });
  expect(await redeem(mixed, second.code)).toEqual({ outcome: 'redeemed', amount: 3995 });
  expect(await redeem(mixed, (await voucher()).code)).toEqual({ outcome: 'onlyVouchers' });
  expect(await redeem(mixed, second.code)).toEqual({ outcome: 'onlyVouchers' });
  expect(await read(mixed.number)).toMatchObject({ state: 'placed', paid: 8995, vouchers: [] });
  expect(await shop.orders.pay(mixed.number, null)).toMatchObject({ outcome: 'paid', over: 0 });
  expect((await read(mixed.number)).vouchers).toMatchObject([{ worth: 5000 }]);
});

test('A16 a voucher says until when it holds, and pays on its last day but not after', async () => {
  const bought = await voucher();
  const [made] = (await read(bought.number)).vouchers;
  const day = (time: Date) => time.toISOString().slice(0, 10);
  const lastDay = `${now.getUTCFullYear() + 2}${day(now).slice(4)}`;
  expect(made?.lastDay).toBe(lastDay);
  const boughtAt = now;
  now = new Date(`${lastDay}T12:00:00Z`);
  expect(await redeem(await order(), bought.code)).toEqual({ outcome: 'redeemed', amount: 5000 });
  now = boughtAt;
  const other = await voucher();
  now = new Date(Date.parse(`${lastDay}T12:00:00Z`) + dayMs);
  expect(await redeem(await order(), other.code)).toEqual({ outcome: 'expired' });
});
