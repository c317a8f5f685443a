import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { readPeriod } from '#rules/books/period.ts';
import { orderStates } from '#rules/orders/states.ts';
import type { OrderBooks } from '#services/orders/order-books.ts';
import { orders } from '#services/orders/tables.ts';
import { products } from '#services/shop/tables.ts';
import { booksOn } from '#tests/setup/books/books-on.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { papers, series } from './tables.ts';

const dayMs = 24 * 3_600_000;
const by = { id: null, name: 'Loes' };
let open: Awaited<ReturnType<typeof openTestOrders>>;
let db: Database;
let shop: ReturnType<typeof booksOn>;

beforeAll(async () => {
  open = await openTestOrders({});
  ({ db } = open);
  shop = booksOn(db);
});
beforeEach(async () => {
  await db.delete(papers);
  await db.delete(series);
  await db.update(products).set({ stock: 500 });
});
afterAll(() => open?.close());

test('42.1 CO-6 the series of a market has no gap, whatever fails: a number is taken in the transaction of its paper', async () => {
  const [first, second, third] = [await shop.packed(), await shop.packed(), await shop.packed()];
  await shop.send(first);
  await shop.later();
  await shop.send(second);
  await expect(
    db.transaction(async (tx) => {
      await booksOn(tx, { start: new Date(monday.getTime() + dayMs) }).orders.settleBooks();
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow('the disk is full');
  await shop.send(third);
  await shop.later();
  expect((await shop.all()).map(({ number, orderNumber }) => [number, orderNumber])).toEqual([
    ['2026-NL-00001', first],
    ['2026-NL-00002', second],
    ['2026-NL-00003', third],
  ]);
});

test('42.1 CO-45 a paper that cannot be written leaves nothing of itself, holds up no other, and is made when it can be', async () => {
  const [number, other] = [await shop.packed(), await shop.packed()];
  let isBroken = true;
  const settle: OrderBooks['settle'] = async (tx, settling) => {
    await shop.books.settle(tx, settling);
    if (isBroken && settling.order.number === number) throw new Error('killed');
  };
  const broken = booksOn(db, { instead: { settle } });
  for (const one of [number, other]) await broken.send(one);
  await broken.later();
  expect((await shop.all()).map(({ number: made, orderNumber }) => [made, orderNumber])).toEqual([
    ['2026-NL-00001', other],
  ]);
  isBroken = false;
  await broken.later();
  expect((await shop.all()).map(({ number: made, orderNumber }) => [made, orderNumber])).toEqual([
    ['2026-NL-00001', other],
    ['2026-NL-00002', number],
  ]);
});

test('42.1 ten orders that are sent at once get ten numbers in a row, whoever makes them', async () => {
  const numbers: string[] = [];
  for (let each = 0; each < 10; each += 1) numbers.push(await shop.packed());
  await Promise.all(numbers.map((number) => shop.send(number)));
  // Two processes at once.
  await Promise.all([shop.later(), shop.later()]);
  const made = (await shop.all()).map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
  expect(made).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('42.1 on demand once paid, and only once: sending, asking again and delivering make no other', async () => {
  const number = await shop.paid();
  expect(await shop.orders.counter.askInvoice({ number, by, version: null })).toEqual({ outcome: 'done' });
  await shop.orders.counter.askInvoice({ number, by, version: null });
  await shop.move(number, 'packed');
  await shop.send(number);
  await shop.move(number, 'delivered');
  await shop.later();
  expect(await shop.all()).toHaveLength(1);
  const placed = await shop.placed();
  expect(await shop.orders.counter.askInvoice({ number: placed, by, version: null })).toEqual({
    outcome: 'refused',
    why: 'state',
  });
  expect(await shop.orders.counter.askInvoice({ number: 'NL-2026-99999', by, version: null })).toEqual({
    outcome: 'unknown',
  });
});

test('42.1 CO-6 frozen: seller, buyer, lines and words stay as they were when the order or the shop changes', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  const [paper] = await shop.all();
  expect(paper?.paper).toMatchObject({
    kind: 'invoice',
    suppliedOn: (await shop.orders.counter.orderPage(number))?.order.deliveryDay,
    seller: { name: 'Kudde B.V.', street: 'Molendijk 14', postCode: '3411 AB', city: 'Lopik', country: 'NL' },
    buyer: { name: 'Jan de Boer', street: 'Molendijk 14 a', country: 'NL' },
    words: { invoice: 'Factuur' },
    sums: { due: 0 },
  });
  await shop.lessen(number);
  await shop.later();
  expect((await shop.all())[0]).toEqual(paper);
});

test('42.1 CO-6 a line taken out after the invoice is a credit note that names it, and the papers are what the order comes to', async () => {
  const number = await shop.packed([aPackage(10, 2)]);
  await shop.send(number);
  await shop.later();
  await shop.lessen(number);
  await shop.later();
  const [invoice, credit] = await shop.all();
  expect(credit).toMatchObject({ kind: 'credit', credits: invoice?.id, isLast: false });
  expect(credit?.paper.credits?.number).toBe(invoice?.number);
  const order = (await shop.orders.counter.orderPage(number))?.order;
  expect(await shop.standing(number)).toEqual(order?.vat);
});

test('42.1 CO-21 money given back for a piece, without taking a line out, is a credit note of that amount', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  await shop.orders.counter.payBack({ number, by, version: null, amount: 875 });
  await shop.later();
  expect((await shop.all()).map(({ kind, gross }) => [kind, gross])).toMatchObject([
    ['invoice', expect.any(Number)],
    ['credit', -875],
  ]);
});

test('42.1 what was too much and goes back is no credit note', async () => {
  const number = await shop.packed();
  await shop.orders.counter.receive({ number, by, version: null, amount: 1015 });
  await shop.send(number);
  await shop.later();
  await shop.orders.counter.payBack({ number, by, version: null, amount: 1015 });
  await shop.later();
  expect(await shop.all()).toHaveLength(1);
});

test('42.1 cancelled after an invoice that was asked for: credited whole; taken up and sent, it gets a new one', async () => {
  const number = await shop.paid();
  await shop.orders.counter.askInvoice({ number, by, version: null });
  await shop.orders.counter.cancel({ number, by, version: null, isSure: true });
  await shop.later();
  expect((await shop.standing(number)).every(({ gross, vat }) => gross === 0 && vat === 0)).toBe(true);
  await shop.orders.counter.takeUpAgain({ number, by, version: null });
  await shop.move(number, 'packed');
  await shop.send(number);
  await shop.later();
  expect((await shop.all()).map(({ kind, turn, isLast }) => [kind, turn, isLast])).toEqual([
    ['invoice', 1, false],
    ['credit', 1, true],
    ['invoice', 2, false],
  ]);
});

test('42.1 a line added after the invoice: all of it is credited, and sending makes one of the whole', async () => {
  const number = await shop.paid();
  await shop.orders.counter.askInvoice({ number, by, version: null });
  const good = { kind: 'article' as const, id: 10 };
  await shop.orders.counter.addLine({ number, by, version: null, good, quantity: 1 });
  await shop.orders.counter.receive({ number, by, version: null, amount: null });
  await shop.later();
  await shop.move(number, 'packed');
  await shop.send(number);
  await shop.later();
  const order = (await shop.orders.counter.orderPage(number))?.order;
  expect((await shop.all()).map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'invoice']);
  expect(await shop.standing(number)).toEqual(order?.vat);
});

test('42.1 each market counts its own', async () => {
  const german = await shop.packed([aPackage()], markets.de);
  await shop.send(await shop.packed());
  await shop.later();
  await shop.send(german);
  await shop.later();
  expect((await shop.all()).map(({ number }) => number)).toEqual(['2026-NL-00001', '2026-DE-00001']);
});

test('42.1 the name of a buyer goes when the years of the market are over, and amounts stay', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  expect(await shop.books.forgetOld()).toBe(0);
  const later = booksOn(db, { start: new Date('2034-01-01T12:00:00+01:00') });
  expect(await later.books.forgetOld()).toBe(1);
  expect(await later.books.forgetOld()).toBe(0);
  const [paper] = await db.select().from(papers).where(eq(papers.orderNumber, number));
  expect(paper?.paper.buyer.name).toBe('');
  expect(paper?.paper.sums.gross).toBeGreaterThan(0);
});

const mayHave = '– ● ● ● ● – –'.split(' ').map((cell, index) => [orderStates[index] ?? 'placed', cell] as const);

test.each(mayHave)('counter: invoice of an order that is %s: %s', async (state, cell) => {
  const number = await shop.placed();
  const acting = { number, by, version: null };
  const { counter } = shop.orders;
  if (state === 'cancelled') await counter.cancel(acting);
  if (state === 'expired') await db.update(orders).set({ state }).where(eq(orders.number, number));
  const steps = ['paid', 'packed', 'sent', 'delivered'] as const;
  for (const step of steps.slice(0, steps.findIndex((each) => each === state) + 1))
    if (step === 'paid') await counter.receive({ ...acting, amount: null });
    else await shop.move(number, step);
  const asked = await counter.askInvoice(acting);
  expect([asked.outcome, (await shop.all()).length]).toEqual(cell === '●' ? ['done', 1] : ['refused', 0]);
});

test('42.1 CO-44 an invoice is made of the order somebody saw, or not at all', async () => {
  const number = await shop.paid([aPackage(10, 2)]);
  const version = (await shop.orders.counter.orderPage(number))?.order.version ?? 0;
  await shop.lessen(number);
  const asked = { number, by, version };
  expect(await shop.orders.counter.askInvoice(asked)).toEqual({ outcome: 'refused', why: 'changedSince' });
  expect(await shop.all()).toEqual([]);
});

test('42.1 VAT by payment of a month counts on from what was paid in months before it', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  const [paper] = await shop.all();
  if (!paper) throw new Error(number);
  const { orderId, gross, vat } = paper;
  const money = [
    { orderId, on: '2026-01-20', amount: gross, way: 'transfer' },
    // Too much, and then all that was owed goes back, which its paper follows later.
    { orderId, on: '2026-05-04', amount: 1000, way: 'transfer' },
    { orderId, on: '2026-06-04', amount: -1000 - gross, way: 'transfer' },
  ];
  const of = async (name: string) => {
    const period = readPeriod(name);
    if (!period) throw new Error(name);
    const { rows } = await shop.books.figures(
      { market: 'nl', period, basis: 'payment' },
      async ({ first, last, orderIds }) =>
        money.filter(({ on }) => (on >= first && on <= last) || orderIds.includes(orderId)),
    );
    return rows.map((row) => [row.month, row.gross, row.vat]);
  };
  const months = [
    ['2026-01', gross, vat],
    ['2026-06', -gross, -vat],
  ];
  expect(await of('2026')).toEqual(months);
  expect(await of('2026-01')).toEqual([months[0]]);
  expect(await of('2026-05')).toEqual([]);
  expect(await of('2026-06')).toEqual([months[1]]);
});

test('42.1 decision 23: VAT by payment counts what a voucher without VAT paid, also beside one that was taxed when it was sold', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  const [row] = await shop.all();
  if (!row) throw new Error(number);
  const { id, orderId, gross, vat, paper } = row;
  const sold = { ...paper.sold, taxedVouchers: [{ rate: 9, amount: 1000 }] };
  await db
    .update(papers)
    .set({ paper: { ...paper, sold } })
    .where(eq(papers.id, id));
  const money = [
    { way: 'voucher', amount: 1000 },
    { way: 'voucher', amount: 500 },
    { way: 'transfer', amount: gross - 500 },
  ].map((one) => ({ ...one, orderId, on: '2026-01-20' }));
  const period = readPeriod('2026-01');
  if (!period) throw new Error('no period');
  const { rows } = await shop.books.figures({ market: 'nl', period, basis: 'payment' }, async () => money);
  expect(rows.map((one) => [one.gross, one.vat])).toEqual([[gross, vat]]);
  // What goes back to a voucher that was never taxed is paid no more.
  await db.update(papers).set({ paper }).where(eq(papers.id, id));
  const back = [
    { way: 'transfer', amount: gross - 500 },
    { way: 'voucher', amount: 500 },
    { way: 'voucher', amount: -500 },
  ].map((one, index) => ({ ...one, orderId, on: index < 2 ? '2026-01-20' : '2026-02-20' }));
  const year = readPeriod('2026') ?? period;
  const both = await shop.books.figures({ market: 'nl', period: year, basis: 'payment' }, async () => back);
  expect(both.rows.map((one) => [one.month, one.gross])).toEqual([
    ['2026-01', gross],
    ['2026-02', -500],
  ]);
});
