// The owner's undo and the series of invoices: what is taken back leaves neither an invoice nor a gap.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { orderMails } from '#services/orders/tables.ts';
import { products } from '#services/shop/tables.ts';
import { booksOn } from '#tests/setup/books/books-on.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';
import { papers, series } from './tables.ts';

const by = { id: null, name: 'Loes' };
let open: Awaited<ReturnType<typeof openTestOrders>>;
let db: Database;
let shop: ReturnType<typeof booksOn>;

beforeAll(async () => {
  open = await openTestOrders({});
  ({ db } = open);
});
beforeEach(async () => {
  await db.delete(papers);
  await db.delete(series);
  await db.delete(orderMails);
  await db.update(products).set({ stock: 500 });
  shop = booksOn(db, { hasMail: true });
});
afterAll(() => open?.close());

type Done = { outcome: string; changeId?: number };
const changeOf = ({ outcome, changeId }: Done): number => {
  if (changeId === undefined) throw new Error(outcome);
  return changeId;
};
const undo = (done: Done) => shop.orders.counter.undo(changeOf(done), by);
const made = async () => (await shop.all()).map(({ number, kind, orderNumber }) => [number, kind, orderNumber]);
const filesIn = (subject: RegExp) =>
  shop.mails
    .filter((mail) => subject.test(mail.subject))
    .map(({ attachments = [] }) => attachments.map(({ filename }) => filename));
const [onTheWay, changed, credited] = [/^Onderweg/, /^Gewijzigd/, /^Creditfactuur/];

test('42.1 CO-6 undo × series: an order that was sent by mistake has no invoice, and the next one has its number', async () => {
  const [mistake, other] = [await shop.packed(), await shop.packed()];
  await undo(await shop.send(mistake));
  await shop.send(other);
  await shop.later();
  expect(await made()).toEqual([['2026-NL-00001', 'invoice', other]]);
  await shop.send(mistake);
  await shop.later();
  expect(await made()).toEqual([
    ['2026-NL-00001', 'invoice', other],
    ['2026-NL-00002', 'invoice', mistake],
  ]);
  expect((await db.select().from(series)).map(({ last }) => last)).toEqual([2]);
});

test('42.1 CO-6 undo × series: as long as it can be taken back there is none, and once there is one it cannot', async () => {
  const number = await shop.packed();
  const sent = await shop.orders.counter.moveOn({ number, by, version: null, to: 'sent', tell: 'no' });
  // The last moment of the ten minutes.
  await shop.pass(10);
  expect(await made()).toEqual([]);
  await shop.pass(1);
  expect(await made()).toHaveLength(1);
  expect(await undo(sent)).toMatchObject({ outcome: 'refused', why: 'late' });
});

test('42.1 CO-6 undo × mail: the mail that says so takes the invoice along, also at once, and nothing is taken back then', async () => {
  const [later, now] = [await shop.packed(), await shop.packed()];
  await shop.send(later);
  const sent = await shop.send(now);
  await shop.orders.counter.sendNow([changeOf(sent)]);
  await shop.pass(0);
  expect(filesIn(onTheWay)).toEqual([['2026-NL-00001.pdf']]);
  expect(await undo(sent)).toMatchObject({ outcome: 'refused', why: 'mailLeft' });
  await shop.later();
  expect(filesIn(onTheWay)).toEqual([['2026-NL-00001.pdf'], ['2026-NL-00002.pdf']]);
  expect(shop.mails.at(-1)?.text).toContain('Bijgevoegd: Factuur 2026-NL-00002.');
  await shop.later();
  expect(await made()).toEqual([
    ['2026-NL-00001', 'invoice', now],
    ['2026-NL-00002', 'invoice', later],
  ]);
});

test('42.1 CO-6 undo × mail: another mail of the order makes no invoice while sending it can be taken back', async () => {
  const number = await shop.packed([aPackage(10, 2)]);
  await shop.lessen(number);
  await shop.pass(5);
  const sent = await shop.send(number);
  await shop.pass(6);
  expect(filesIn(changed)).toEqual([[]]);
  expect(await made()).toEqual([]);
  expect(await undo(sent)).toMatchObject({ outcome: 'done' });
  await shop.later();
  expect(await made()).toEqual([]);
});

test('42.1 CO-21 the mail of a refund brings its credit note; a refund that is taken back leaves neither', async () => {
  const number = await shop.packed();
  await shop.send(number);
  await shop.later();
  await undo(await shop.orders.counter.payBack({ number, by, version: null, amount: 875 }));
  await shop.later();
  expect([await made(), filesIn(credited)]).toEqual([[['2026-NL-00001', 'invoice', number]], []]);
  await shop.orders.counter.payBack({ number, by, version: null, amount: 875 });
  await shop.later();
  expect(await made()).toEqual([
    ['2026-NL-00001', 'invoice', number],
    ['2026-NL-00002', 'credit', number],
  ]);
  expect(filesIn(credited)).toEqual([['2026-NL-00002.pdf']]);
});

test('42.1 a refund without an invoice is no news of a credit note, and who is not to be told is not', async () => {
  const number = await shop.paid();
  await shop.orders.counter.payBack({ number, by, version: null, amount: 875 });
  const sent = await shop.packed();
  await shop.send(sent);
  await shop.later();
  await shop.orders.counter.payBack({ number: sent, by, version: null, amount: 875, tell: 'no' });
  await shop.later();
  expect(filesIn(credited)).toEqual([]);
  expect(await made()).toHaveLength(2);
});

test('42.1 on demand once paid: at once, and the mail that it is on its way brings that one', async () => {
  const number = await shop.paid();
  await shop.orders.counter.askInvoice({ number, by, version: null });
  expect(await made()).toEqual([['2026-NL-00001', 'invoice', number]]);
  await shop.move(number, 'packed');
  await undo(await shop.send(number));
  await shop.later();
  await shop.send(number);
  await shop.later();
  expect(await made()).toHaveLength(1);
  expect(filesIn(onTheWay)).toEqual([['2026-NL-00001.pdf']]);
});

test('42.1 a line less, then all called off: each mail brings the credit note it tells of', async () => {
  const number = await shop.paid([aPackage(10, 2)]);
  await shop.orders.counter.askInvoice({ number, by, version: null });
  await shop.lessen(number);
  await shop.later();
  expect(filesIn(changed)).toEqual([['2026-NL-00002.pdf']]);
  await shop.pass(1);
  await shop.orders.counter.cancel({ number, by, version: null, isSure: true });
  await shop.later();
  expect(filesIn(/Geannuleerd/)).toEqual([['2026-NL-00003.pdf']]);
});

test('42.1 CO-6 undo × series: whatever is done, taken back and waited for, numbers have no gap and papers are what was sent', async () => {
  // By the clock alone, without mails.
  shop = booksOn(db);
  const numbers: string[] = [];
  for (let each = 0; each < 4; each += 1) numbers.push(await shop.packed([aPackage(10, 3)]));
  // The same every time.
  let seed = 42;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const { counter } = shop.orders;
  for (let step = 0; step < 50; step += 1) {
    const number = numbers[upTo(numbers.length)] ?? '';
    const acting = { number, by, version: null };
    const deeds: (() => Promise<unknown>)[] = [
      () => shop.send(number),
      () => shop.send(number),
      () => shop.lessen(number),
      () => counter.payBack({ ...acting, amount: 100 }),
      () => counter.changeNote({ ...acting, note: `${step}` }),
      () => shop.pass(upTo(8)),
      async () => {
        const last = (await counter.orderPage(number))?.timeline.findLast(({ undoUntil }) => undoUntil !== null);
        if (last?.change) await counter.undo(last.change.id, by);
      },
    ];
    await deeds[upTo(deeds.length)]?.();
  }
  await shop.later();
  await shop.later();
  const all = await shop.all();
  expect(all.map(({ number }) => Number(number.slice(-5)))).toEqual(all.map((_, index) => index + 1));
  for (const number of numbers) {
    const order = (await counter.orderPage(number))?.order;
    const isSent = order?.state === 'sent';
    const worth = Math.min(order?.total ?? 0, order?.paid ?? 0);
    const standing = await shop.standing(number);
    expect([number, standing.length > 0]).toEqual([number, isSent]);
    expect(standing.reduce((sum, { gross }) => sum + gross, 0)).toBe(isSent ? worth : 0);
  }
});
