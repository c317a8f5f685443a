// The switch to no VAT and back, with orders that are open while it is pressed: each keeps what it was made with.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import { overlay } from '#rules/settings/overlay.ts';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import { contents, smallPrint } from '#services/orders/mail/mail-writer.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { ordersCsv } from '#services/orders/orders-csv.ts';
import { products } from '#services/shop/tables.ts';
import { booksOn } from '#tests/setup/books/books-on.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';

const by = { id: null, name: 'Loes' };
const de: Market = { ...markets.de };
let open: Awaited<ReturnType<typeof openTestOrders>>;
let shop: ReturnType<typeof booksOn>;

/** As a process does when a setting changes: the same object says something else. */
function set(values: Partial<SettingValues>): void {
  Object.assign(de, overlay(markets.de, values));
}

beforeAll(async () => {
  open = await openTestOrders({});
  shop = booksOn(open.db, { sold: [markets.nl, de] });
});
beforeEach(async () => {
  set({ 'shop.vatNumber': 'DE123456789' });
  await open.db.update(products).set({ stock: 500 });
});
afterAll(() => open?.close());

const papersOf = async (number: string) =>
  (await shop.all()).flatMap(({ orderNumber, paper }) => (orderNumber === number ? [paper] : []));
const orderOf = async (number: string) => {
  const order = await findByNumber(open.db, number);
  if (!order) throw new Error(`no ${number}`);
  return order;
};
async function sent(number: string): Promise<void> {
  await shop.move(number, 'packed');
  await shop.send(number);
  await shop.later();
}
const goods = () => [aPackage(10, 2), aPackage(11)];
const withoutVat: Partial<SettingValues> = { 'money.noVat': true };

test('42.1 without VAT prices are what they were, and neither order, mail nor table name any', async () => {
  const before = await orderOf(await shop.placed(goods(), de));
  set(withoutVat);
  const order = await orderOf(await shop.placed(goods(), de));
  expect([order.total, order.vat]).toEqual([before.total, []]);
  const t = testTexts.textFor(de);
  const writer = { market: de, t, accounts: {}, origin: 'https://www.weidekiste.example' };
  const named = /mwst|ust-idnr|umsatzsteuer/i;
  const mail = (of: typeof order) => JSON.stringify([contents(writer, of), smallPrint(writer, of)]);
  expect(mail(order)).not.toMatch(named);
  // What was ordered before keeps it, also in a mail that is sent now.
  expect(mail(before)).toMatch(/MwSt\. 7/);
  const [head = '', row = ''] = ordersCsv([order], () => 'Europe/Berlin');
  const cells = row.slice(1, -1).split('","');
  const cell = (name: string) => cells[head.split(',').indexOf(name)];
  expect(['total', 'net', 'vat_sum', 'vat_still_due', 'rate_1'].map(cell)).toEqual([
    '231.80',
    '231.80',
    '0.00',
    '0.00',
    '',
  ]);
});

test('42.1 an order made with VAT keeps it over the switch: changed lines, invoice, refund and credit note', async () => {
  const number = await shop.paid(goods(), de);
  set({ ...withoutVat, 'shop.vatNumber': '' });
  await shop.orders.counter.addLine({ number, by, version: null, good: { kind: 'article', id: 11 }, quantity: 1 });
  expect((await orderOf(number)).vat.map(({ rate }) => rate)).toEqual([7]);
  await shop.orders.counter.receive({ number, by, version: null, amount: null });
  await sent(number);
  await shop.lessen(number);
  await shop.later();
  const [invoice, credit] = await papersOf(number);
  for (const paper of [invoice, credit]) {
    expect(paper?.parts).toEqual([expect.objectContaining({ rate: 7, category: 'S' })]);
    expect(paper?.isWithoutVat).toBeUndefined();
  }
  expect(await shop.standing(number)).toEqual((await orderOf(number)).vat);
});

test('42.1 a credit note after the switch bears the VAT number its invoice bore', async () => {
  const number = await shop.paid(goods(), de);
  await sent(number);
  set(withoutVat);
  await shop.lessen(number);
  await shop.later();
  const [invoice, credit] = await papersOf(number);
  expect([invoice?.seller.vatNumber, credit?.seller.vatNumber]).toEqual(['DE123456789', 'DE123456789']);
});

test('42.1 an order made without VAT stays without when the shop charges it again: lines, discount, credit note to the cent', async () => {
  set(withoutVat);
  const number = await shop.paid(goods(), de);
  set({ 'shop.vatNumber': 'DE123456789' });
  await shop.orders.counter.addLine({ number, by, version: null, good: { kind: 'article', id: 11 }, quantity: 1 });
  await shop.orders.counter.receive({ number, by, version: null, amount: null });
  await sent(number);
  await shop.orders.counter.giveDiscount({ number, by, version: null, amount: 333, reason: 'Kratzer' });
  await shop.lessen(number);
  await shop.later();
  const order = await orderOf(number);
  expect(order.vat).toEqual([]);
  const papers = await papersOf(number);
  expect(papers.length).toBeGreaterThan(1);
  for (const paper of papers) {
    expect(paper.parts).toEqual([expect.objectContaining({ rate: 0, vat: 0, category: 'E' })]);
    expect([paper.isWithoutVat, paper.notes.join(' ')]).toEqual([true, expect.stringContaining('§ 19 UStG')]);
  }
  expect(await shop.standing(number)).toEqual([{ rate: 0, gross: order.total, net: order.total, vat: 0 }]);
});

test('42.1 decision 23 a voucher that was taxed pays for what is sold without VAT as money, and nothing is left to pay', async () => {
  const voucherOrder = await shop.paid([aPackage(16)], de);
  const code = (await orderOf(voucherOrder)).vouchers[0]?.code ?? '';
  set(withoutVat);
  const { number, key } = await orderOf(await shop.placed([aPackage(11)], de));
  expect(await shop.orders.redeem(de, { number, key }, { code, sender: 'one' })).toMatchObject({ outcome: 'redeemed' });
  await shop.orders.counter.receive({ number, by, version: null, amount: null });
  await sent(number);
  const [invoice] = await papersOf(number);
  expect(invoice?.sums).toMatchObject({ due: 0, paid: invoice?.sums.gross });
});

test('42.1 decision 23 a voucher sold without VAT pays for taxed goods, whose VAT is due in full', async () => {
  set(withoutVat);
  const voucherOrder = await shop.paid([aPackage(16)], de);
  const code = (await orderOf(voucherOrder)).vouchers[0]?.code ?? '';
  set({});
  const { number, key, vat } = await orderOf(await shop.placed([aPackage(10)], de));
  expect(await shop.orders.redeem(de, { number, key }, { code, sender: 'two' })).toMatchObject({ amount: 5000 });
  await shop.orders.counter.receive({ number, by, version: null, amount: null });
  await sent(number);
  expect(await shop.standing(number)).toEqual(vat);
});
