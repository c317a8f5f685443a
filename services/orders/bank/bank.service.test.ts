import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { decimal } from '../orders-csv.ts';
import { findByNumber } from '../order-store.ts';
import { orderMails } from '../tables.ts';
import { bankEntries, payments, statements } from '../tables/counter.ts';

const { de } = markets;
const dayMs = 24 * 3_600_000;
const anna = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * dayMs);
  await restock(shop.db, 'de', recordedGoods);
  for (const table of [orderMails, payments, bankEntries, statements]) await shop.db.delete(table);
});
afterAll(() => shop?.close());

async function order() {
  const result = await shop.buy([aPackage(11)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const stateOf = async (number: string) => (await findByNumber(shop.db, number))?.state;
const today = () => localDate(now, de.timeZone);
const bytes = (source: string) => new TextEncoder().encode(source);
type Line = { amount: string; name: string; text: string; day?: string; number?: string; status?: string };
const account = 'DE89370400440532013000';

function camt(lines: Line[]) {
  const entries = lines.map(({ amount, name, text, day = today(), number = '', status = 'BOOK' }) => {
    const isOut = amount.startsWith('-');
    const side = isOut ? 'Cdtr' : 'Dbtr';
    return `<Ntry><Amt Ccy="EUR">${amount.replace('-', '')}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${number}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><${side}><Pty><Nm>${name}</Nm></Pty></${side}></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return bytes(
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}
function csv(lines: Line[]) {
  const rows = lines.map(({ amount, name, text, day = today() }) =>
    [account, day, amount, name, text, 'EUR'].join(';'),
  );
  return bytes(['Auftragskonto;Buchungstag;Betrag;Name;Verwendungszweck;Währung', ...rows].join('\n'));
}

test('CO-2 the same entry is one row, in the same file again and in another kind of file; two alike are two', async () => {
  const { reference, total } = await order();
  const one = { amount: decimal(total), name: 'Jan', text: reference };
  expect(await counter.readBankFile(de, camt([one]), anna)).toMatchObject({ added: 1, known: 0, until: today() });
  expect(await counter.readBankFile(de, camt([one]), anna)).toMatchObject({ added: 0, known: 1 });
  expect(await counter.readBankFile(de, csv([{ ...one, name: 'JAN' }]), anna)).toMatchObject({ added: 0, known: 1 });
  expect(await counter.readBankFile(de, csv([one, one]), anna)).toMatchObject({ added: 1, known: 1 });
  const rent = { amount: '-800.00', name: 'Vermieter', text: 'Miete' };
  await counter.readBankFile(de, camt([rent]), anna);
  expect(await shop.db.$count(bankEntries)).toBe(3);
});

test('CO-2 the same entry in two statements of one ZIP is one row, and two that are alike in one of them are two', async () => {
  const lines = [
    { amount: '51.90', name: 'Mia', text: 'danke', number: 'A1' },
    { amount: '10.00', name: 'Jan', text: 'x' },
    { amount: '10.00', name: 'Jan', text: 'x' },
  ];
  const zip = zipSync({ 'a.xml': camt(lines), 'b.xml': camt(lines.slice(0, 2)), 'c.csv': csv(lines.slice(1)) });
  expect(await counter.readBankFile(de, zip, anna)).toMatchObject({ entries: 7, added: 3, known: 4 });
  expect(await shop.db.$count(bankEntries)).toBe(3);
});

test('CO-2 what is only announced is kept apart, and becomes open when it is booked', async () => {
  const { reference, total, number } = await order();
  const one = { amount: decimal(total), name: 'Jan', text: reference };
  await counter.readBankFile(de, camt([{ ...one, status: 'PDNG' }]), anna);
  expect(await counter.openEntries()).toMatchObject([{ entry: { state: 'pending' }, offer: { kind: 'apart' } }]);
  expect(await counter.bookCertain(anna)).toMatchObject({ outcome: 'done', entries: 0 });
  await counter.readBankFile(de, camt([one]), anna);
  expect(await counter.openEntries()).toMatchObject([{ entry: { state: 'open' }, offer: { kind: 'certain' } }]);
  await counter.bookCertain(anna);
  expect(await stateOf(number)).toBe('paid');
});

test('CO-30 all that is certain is booked by one press, a split and a refund among it, and undone as one', async () => {
  const [a, b, c, gone] = [await order(), await order(), await order(), await order()];
  await counter.receive({ number: gone.number, by: anna, version: null, amount: gone.total });
  await counter.cancel({ number: gone.number, by: anna, version: null });
  const file = camt([
    { amount: decimal(a.total), name: 'X', text: a.reference },
    { amount: decimal(b.total + c.total), name: 'Y', text: `${b.number} ${c.number}` },
    { amount: `-${decimal(gone.total)}`, name: 'Jan de Boer', text: 'zurück' },
    { amount: '12.00', name: 'Fremd', text: 'Trinkgeld' },
  ]);
  await counter.readBankFile(de, file, anna);
  const booked = await counter.bookCertain(anna);
  expect(booked).toMatchObject({ outcome: 'done', entries: 3, changeIds: { length: 4 } });
  for (const { number } of [a, b, c]) expect(await stateOf(number)).toBe('paid');
  expect(await findByNumber(shop.db, gone.number)).toMatchObject({ paid: 0, isRefundDue: false });
  if (booked.outcome !== 'done') throw new Error(booked.outcome);
  const undone = await counter.undoBatch(booked.batch, anna);
  expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done']);
  for (const { number } of [a, b, c]) expect(await stateOf(number)).toBe('placed');
  expect(await findByNumber(shop.db, gone.number)).toMatchObject({ paid: gone.total, isRefundDue: true });
  expect((await counter.openEntries()).filter(({ entry }) => entry.state === 'open')).toHaveLength(4);
});

test('CO-30 two who press at once book it once; what is not ours is not offered again', async () => {
  const { reference, total, number } = await order();
  const tip = { amount: '12.00', name: 'Fremd', text: 'Trinkgeld' };
  await counter.readBankFile(de, camt([{ amount: decimal(total), name: 'X', text: reference }, tip]), anna);
  const both = await Promise.all([counter.bookCertain(anna), counter.bookCertain(anna)]);
  expect(both.map((one) => (one.outcome === 'done' ? String(one.entries) : one.outcome)).toSorted()).toEqual([
    '0',
    '1',
  ]);
  expect(await findByNumber(shop.db, number)).toMatchObject({ paid: total, state: 'paid' });
  const [left] = await counter.openEntries();
  expect(await counter.markNotOurs(left?.entry.id ?? 0)).toBe(true);
  expect(await counter.openEntries()).toEqual([]);
  expect((await counter.today(de)).paymentsToBook).toBe(0);
});

test('counter: nothing expires while its money may lie in a statement that was not read', async () => {
  const { number, expiresAt } = await order();
  const lastDay = localDate(new Date(expiresAt.getTime() - 1), de.timeZone);
  await counter.noteStatementRead(de, addDays(lastDay, -1), anna);
  now = expiresAt;
  expect((await shop.orders.doTimedWork()).expired).not.toContain(number);
  expect((await counter.today(de)).overdue.map((one) => one.number)).toContain(number);
  await counter.noteStatementRead(de, lastDay, anna);
  expect((await shop.orders.doTimedWork()).expired).toContain(number);
  now = new Date(now.getTime() + 5 * dayMs);
  expect((await counter.today(de)).statement).toEqual({ until: lastDay, isOld: true });
});

test('counter: names of the bank go with the buyer', async () => {
  const { reference, total, number } = await order();
  await counter.readBankFile(de, camt([{ amount: decimal(total), name: 'Jan de Boer', text: reference }]), anna);
  await counter.bookCertain(anna);
  now = new Date(`${now.getUTCFullYear() + de.orders.keepYears + 1}-01-02T12:00:00Z`);
  await shop.orders.doTimedWork();
  expect(await findByNumber(shop.db, number)).toMatchObject({ email: null, customerId: expect.any(String) });
  const [entry] = await shop.db.select().from(bankEntries).where(eq(bankEntries.state, 'booked'));
  expect(entry).toMatchObject({ name: '', text: '', amount: total });
});
