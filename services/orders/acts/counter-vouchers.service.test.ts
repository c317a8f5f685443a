import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { decimal } from '../orders-csv.ts';
import { findByNumber } from '../order-store.ts';
import { orderMails } from '../tables.ts';
import { bankEntries, payments } from '../tables/counter.ts';

// Money of the counter where it meets vouchers and the bank: found by the property of counter-money.service.test.ts.
const { nl } = markets;
const dayMs = 24 * 3_600_000;
const by = { id: '7', name: 'Anna' };
let now = monday;
let senders = 0;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * dayMs);
  await restock(shop.db, 'nl', recordedGoods);
  for (const table of [orderMails, payments, bankEntries]) await shop.db.delete(table);
});
afterAll(() => shop?.close());

const as = (number: string) => ({ number, by, version: null });
async function order(...lines: CartLine[]) {
  const result = await shop.buy(lines);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
async function read(number: string) {
  const found = await findByNumber(shop.db, number);
  if (!found) throw new Error(number);
  return { ...found, ...standingOf(found) };
}
/** Codes of vouchers of 50.00 that are paid for. */
async function vouchers(count: number): Promise<string[]> {
  const { number } = await order(aPackage(15, count));
  await counter.receive({ ...as(number), amount: null });
  return (await read(number)).vouchers.map(({ code }) => code);
}
const redeem = async (number: string, code: string) =>
  shop.orders.redeem(nl, await read(number), { code, sender: `sender ${(senders += 1)}` });
const leftOf = async (code: string) => {
  const all = await shop.orders.counter.listOrders({ market: 'nl' });
  for (const { number } of all.orders)
    for (const voucher of (await read(number)).vouchers) if (voucher.code === code) return voucher.worth - voucher.used;
  return null;
};

async function readEntry(amount: number, text: string): Promise<number> {
  const account = testAccounts.nl;
  const iban = account?.kind === 'iban' ? account.iban : '';
  const row = [iban, localDate(now, nl.timeZone), decimal(amount), 'Jan', text, 'EUR'].join(';');
  const file = `Auftragskonto;Buchungstag;Betrag;Name;Verwendungszweck;Währung\n${row}`;
  await counter.readBankFile(nl, new TextEncoder().encode(file), by);
  const [found] = await shop.db.select().from(bankEntries).where(eq(bankEntries.text, text));
  return found?.id ?? 0;
}
const openAmounts = async () => (await counter.openEntries()).map(({ entry }) => entry.amount);

test('C1 O6 what a voucher paid for goods that are taken out goes back to the voucher, and nothing is owed that cannot be paid back', async () => {
  const [code = ''] = await vouchers(1);
  const { number, lines } = await order(aPackage(10), aPackage(11));
  await redeem(number, code);
  await counter.receive({ ...as(number), amount: null });
  const dear = lines.find(({ goodId }) => goodId === 10);
  await counter.lessenLine({ ...as(number), position: dear?.position ?? 0, quantity: 0 });
  const after = await read(number);
  // 44.95 are left of it, all by voucher: 5.05 go back to the voucher, the money to the buyer.
  expect(after).toMatchObject({ total: 4495, redeemed: [{ amount: 4495 }], refundDue: 8995 - 505 });
  expect(await leftOf(code)).toBe(505);
  expect(await counter.payBack({ ...as(number), amount: null })).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ paid: 4495, refundDue: 0, missing: 0 });
  // The books call refunded what went to the buyer: what went to the voucher is less that was spent of it.
  const asked = { market: 'nl', first: '2020-01-01', last: '2099-12-31', orderIds: [] };
  const went = (await counter.listPayments(asked)).filter(
    ({ orderNumber, isRefund }) => orderNumber === number && isRefund,
  );
  expect(went.map(({ way, amount }) => [way, amount])).toEqual([['transfer', -8490]]);
});

test('C1 H2-1 taking the goods out of an order leaves no voucher paid for by a voucher', async () => {
  const [first = '', second = ''] = await vouchers(2);
  const { number, lines } = await order(aPackage(10), aPackage(15));
  await redeem(number, first);
  await redeem(number, second);
  const goods = lines.find(({ kind }) => kind !== 'voucher');
  await counter.lessenLine({ ...as(number), position: goods?.position ?? 0, quantity: 0 });
  expect(await read(number)).toMatchObject({ state: 'placed', paid: 0, missing: 5000, vouchers: [], redeemed: [] });
  expect([await leftOf(first), await leftOf(second)]).toEqual([5000, 5000]);
});

test('O6 what went back to a voucher cannot be undone: it may be spent by then', async () => {
  const [code = ''] = await vouchers(1);
  const { number, lines } = await order(aPackage(11), aPackage(10));
  await redeem(number, code);
  const done = await counter.giveDiscount({
    ...as(number),
    amount: lines.reduce((sum, line) => sum + line.total, 0) - 1000,
    reason: 'x',
  });
  expect(await leftOf(code)).toBe(4000);
  if (done.outcome !== 'done') throw new Error(done.outcome);
  expect(await counter.undo(done.changeId, by)).toMatchObject({ outcome: 'refused', why: 'vouchers' });
});

test('C1 a voucher pays again for the same order when something was added to it', async () => {
  const [code = ''] = await vouchers(1);
  const { number } = await order(aPackage(11));
  await redeem(number, code);
  await counter.addLine({ ...as(number), good: { kind: 'article', id: 11 }, quantity: 1 });
  expect(await redeem(number, code)).toMatchObject({ outcome: 'redeemed', amount: 505 });
  expect(await read(number)).toMatchObject({ paid: 5000, redeemed: [{ amount: 5000 }] });
});

test('C1 O6 a payment taken back from an order that is packed takes its vouchers along; paid again, it has them again', async () => {
  const { number } = await order(aPackage(11), aPackage(15));
  await counter.receive({ ...as(number), amount: null });
  await counter.moveOn({ ...as(number), to: 'packed' });
  const [payment] = (await counter.orderPage(number))?.payments ?? [];
  const taken = await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 });
  expect(await read(number)).toMatchObject({ state: 'packed', paid: 0, vouchers: [] });
  if (taken.outcome !== 'done') throw new Error(taken.outcome);
  await counter.undo(taken.changeId, by);
  expect((await read(number)).vouchers).toHaveLength(1);
  const again = (await counter.orderPage(number))?.payments.at(-1);
  expect(await counter.takeBack({ ...as(number), paymentId: again?.id ?? 0 })).toMatchObject({ outcome: 'done' });
  await counter.receive({ ...as(number), amount: null });
  expect((await read(number)).vouchers).toHaveLength(1);
});

test('O6 of an entry for two orders only the part that was taken back is offered again, and booked once', async () => {
  const [one, two] = [await order(aPackage(11)), await order(aPackage(10))];
  const entry = await readEntry(one.total + two.total, `${one.number} ${two.number}`);
  await counter.bookCertain(by);
  expect(await openAmounts()).toEqual([]);
  const [payment] = (await counter.orderPage(one.number))?.payments ?? [];
  const taken = await counter.takeBack({ ...as(one.number), paymentId: payment?.id ?? 0 });
  expect(await openAmounts()).toEqual([one.total]);
  if (taken.outcome !== 'done') throw new Error(taken.outcome);
  await counter.undo(taken.changeId, by);
  expect(await openAmounts()).toEqual([]);
  expect(await counter.bookEntry(entry, { number: one.number }, by)).toMatchObject({ outcome: 'notOpen' });
  expect(await read(one.number)).toMatchObject({ state: 'paid', paid: one.total });
});

test('O6 an entry is booked whole: a part of it for nobody is refused', async () => {
  const { number, total } = await order(aPackage(11));
  const entry = await readEntry(total + 1000, 'zomaar');
  expect(await counter.bookEntry(entry, [{ number, amount: total }], by)).toMatchObject({ outcome: 'notOpen' });
  expect(await openAmounts()).toEqual([total + 1000]);
});

test('O6 an order that costs nothing any more is paid, and does not expire', async () => {
  const { number, total } = await order(aPackage(11));
  await counter.giveDiscount({ ...as(number), amount: total, reason: 'Verjaardag' });
  expect(await read(number)).toMatchObject({ state: 'paid', total: 0, missing: 0 });
});

test('C1 O6 a voucher added to an order that was paid too much for is made, and goes when that is undone', async () => {
  const { number } = await order(aPackage(15));
  await counter.receive({ ...as(number), amount: 10_000 });
  const [first] = (await read(number)).vouchers;
  now = new Date(now.getTime() + 60_000);
  const done = await counter.addLine({ ...as(number), good: { kind: 'article', id: 15 }, quantity: 1 });
  expect(await read(number)).toMatchObject({ state: 'paid', refundDue: 0, vouchers: { length: 2 } });
  if (done.outcome !== 'done') throw new Error(done.outcome);
  await counter.undo(done.changeId, by);
  expect(await read(number)).toMatchObject({ state: 'paid', refundDue: 5000, vouchers: [{ code: first?.code }] });
});

test('O6 a payment that was paid back already is not taken back: less than nothing never came in', async () => {
  const { number, total } = await order(aPackage(11));
  await counter.receive({ ...as(number), amount: null });
  await counter.payBack({ ...as(number), amount: 1000 });
  const [payment, back] = (await counter.orderPage(number))?.payments ?? [];
  const take = (paymentId = 0) => counter.takeBack({ ...as(number), paymentId });
  expect(await take(payment?.id)).toMatchObject({ outcome: 'refused', why: 'amount', left: total - 1000 });
  expect(await take(back?.id)).toMatchObject({ outcome: 'done' });
  expect(await take(payment?.id)).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ state: 'placed', paid: 0, missing: total });
});

test('C1 H2-1 vouchers whose money went back are none when their order is taken up again, until it is paid', async () => {
  const { number } = await order(aPackage(15));
  await counter.receive({ ...as(number), amount: null });
  const [first] = (await read(number)).vouchers;
  await counter.cancel(as(number));
  await counter.payBack({ ...as(number), amount: null });
  await counter.takeUpAgain(as(number));
  expect(await read(number)).toMatchObject({ state: 'placed', paid: 0, vouchers: [] });
  const { number: other } = await order(aPackage(11));
  expect(await redeem(other, first?.code ?? '')).toMatchObject({ outcome: 'unknown' });
  await counter.receive({ ...as(number), amount: null });
  expect((await read(number)).vouchers).toHaveLength(1);
});
