// What the page about the bank shows, and what its buttons refuse.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { localDate } from '#rules/time/local-time.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { decimal } from '../orders-csv.ts';
import { orderMails } from '../tables.ts';
import { bankEntries, payments, statements } from '../tables/counter.ts';

const { de, nl, uk } = markets;
const anna = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * 24 * 3_600_000);
  await restock(shop.db, 'de', recordedGoods);
  for (const table of [orderMails, payments, bankEntries, statements]) await shop.db.delete(table);
});
afterAll(() => shop?.close());

async function order() {
  const result = await shop.buy([aPackage(11)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const today = () => localDate(now, de.timeZone);
const bytes = (source: string) => new TextEncoder().encode(source);
type Line = { amount: string; name: string; text: string };
const german = 'DE89370400440532013000';

function csv(lines: Line[], { account = german, currency = 'EUR' } = {}) {
  const rows = lines.map(({ amount, name, text }) => [account, today(), amount, name, text, currency].join(';'));
  return bytes(['Auftragskonto;Buchungstag;Betrag;Name;Verwendungszweck;Währung', ...rows, ''].join('\n'));
}

test('CO-37 entries stand in groups by what they are offered as, with whose money is missing', async () => {
  const [a, b, c] = [await order(), await order(), await order()];
  const file = csv([
    { amount: decimal(a.total), name: 'X', text: a.reference },
    { amount: '10.00', name: 'Y', text: b.reference },
    { amount: '12.00', name: 'Fremd', text: 'Trinkgeld' },
    { amount: '-800.00', name: 'Vermieter', text: 'Miete' },
  ]);
  expect(await counter.readBankFile(de, file, anna)).toMatchObject({
    kinds: ['CSV'],
    entries: 4,
    added: 4,
    from: today(),
    until: today(),
  });
  const page = await counter.bankPage(de);
  expect(page.read).toEqual({ until: today(), at: now, by: 'Anna' });
  expect(page.account).toBe(german);
  expect(page.certain).toMatchObject({
    count: 1,
    sum: a.total,
    lines: [{ orders: [{ number: a.number, due: a.total }] }],
  });
  expect(page.certain.lines[0]?.orders[0]?.what).not.toBe('');
  expect(page.decide.lines.map(({ kind }) => kind)).toEqual(['part', 'none']);
  expect(page.apart.lines.map(({ name }) => name)).toEqual(['Vermieter']);
  const waiting = page.waiting.orders.map(({ number }) => number);
  for (const { number } of [a, b, c]) expect(waiting).toContain(number);
  expect(page.waiting.sum).toBeGreaterThanOrEqual(a.total + b.total + c.total);
});

test('CO-37 a file of another account is refused by name, and nothing of it is kept', async () => {
  const strange = csv([{ amount: '1.00', name: 'X', text: 'y' }], { account: 'NL02RABO0123456789' });
  await expect(counter.readBankFile(de, strange, anna)).rejects.toMatchObject({
    problem: 'otherAccount',
    about: 'NL02RABO0123456789',
  });
  expect(await shop.db.$count(bankEntries)).toBe(0);
  expect(await shop.db.$count(statements)).toBe(0);
});

test('CO-37 a file is read for the shop whose account it is of, whichever is open; others do not see its entries', async () => {
  await counter.readBankFile(nl, csv([{ amount: '12.00', name: 'Fremd', text: 'x' }]), anna);
  expect((await counter.bankPage(de)).read).toMatchObject({ until: today() });
  expect((await counter.bankPage(nl)).read).toBeNull();
  expect((await counter.bankPage(de)).decide.count).toBe(1);
  expect((await counter.bankPage(nl)).decide.count).toBe(0);
});

test('CO-37 a file that names no account is of the shop it is read in, and the same entries elsewhere are known', async () => {
  const lines = [{ amount: '12.00', name: 'Fremd', text: 'Trinkgeld' }];
  const bare = bytes(`Buchungstag;Betrag;Name;Verwendungszweck\n${today()};12.00;Fremd;Trinkgeld\n`);
  expect(await counter.readBankFile(de, bare, anna)).toMatchObject({ added: 1 });
  expect(await counter.readBankFile(de, csv(lines), anna)).toMatchObject({ added: 0, known: 1 });
});

test('CO-37 two who send the same file at once keep its entries once', async () => {
  const file = csv(Array.from({ length: 40 }, (_, nr) => ({ amount: `${nr + 1}.00`, name: 'X', text: String(nr) })));
  const both = await Promise.all([counter.readBankFile(de, file, anna), counter.readBankFile(de, file, anna)]);
  expect(both.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 40]);
});

test('CO-37 what is certain is booked as it was seen, or not at all', async () => {
  const a = await order();
  await counter.readBankFile(de, csv([{ amount: decimal(a.total), name: 'X', text: a.reference }]), anna);
  const wrong = { count: 2, sum: a.total };
  expect(await counter.bookCertain(anna, { market: de, seen: wrong })).toEqual({ outcome: 'changed' });
  expect(await counter.bookCertain(anna, { market: nl })).toMatchObject({ entries: 0 });
  const seen = { count: 1, sum: a.total };
  expect(await counter.bookCertain(anna, { market: de, seen })).toMatchObject({ outcome: 'done', entries: 1 });
});

test('CO-37 pounds pay no order in euros, whatever is chosen; an order that is not there is said', async () => {
  const a = await order();
  const file = csv([{ amount: decimal(a.total), name: 'X', text: 'hello' }], { account: '', currency: 'GBP' });
  await counter.readBankFile(uk, file, anna);
  const [entry] = await counter.openEntries();
  const book = (number: string) => counter.bookEntry(entry?.entry.id ?? 0, [{ number, amount: a.total }], anna);
  expect(await book(a.number)).toEqual({ outcome: 'otherCurrency', number: a.number });
  expect(await book('DE-2026-99999')).toMatchObject({ outcome: 'refused', acted: { outcome: 'unknown' } });
  expect(await counter.bookEntry(999_999, [{ number: a.number, amount: 1 }], anna)).toEqual({ outcome: 'notOpen' });
});
