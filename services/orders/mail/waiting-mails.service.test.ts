// Mails wait ten minutes, or for their mail server: what they tell of may be over by then, and back again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import type { Acted } from '../acts/act.ts';
import { orderMails } from '../tables.ts';
import { createOrderMailSender } from './order-mail-sender.ts';

const { nl } = markets;
const [minuteMs, dayMs] = [60_000, 24 * 3_600_000];
const anna = { id: '7', name: 'Anna' };
let now = monday;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minuteMs);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
let send: () => Promise<boolean>;
let subjects: string[] = [];

beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
  send = createOrderMailSender({
    db: shop.db,
    markets: marketList,
    texts: testTexts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    clock: () => now,
    log: { info() {}, warn() {}, error() {} },
    sendMail: async ({ subject }) => void subjects.push(subject.split(':')[0] ?? ''),
  });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 28 * dayMs);
  await shop.orders.doTimedWork();
  await shop.db.delete(orderMails);
  subjects = [];
});
afterAll(() => shop?.close());

async function order({ isTold = true } = {}) {
  const result = await shop.buy([aPackage(11)], { market: nl });
  if (result.result !== 'placed') throw new Error(result.result);
  if (isTold) {
    await send();
    subjects = [];
  }
  return result.order;
}
const as = (number: string) => ({ number, by: anna, version: null });
function changeOf(acted: Acted): number {
  if (acted.outcome !== 'done') throw new Error(acted.outcome);
  return acted.changeId;
}
async function waitAndSend() {
  pass(30);
  await send();
  return subjects;
}

test('decision 45: who cancels hears of that, and not afterwards that the order was paid and changed', async () => {
  const made = await order();
  await counter.giveDiscount({ ...as(made.number), amount: 100, reason: 'sorry' });
  await counter.receive({ ...as(made.number), amount: null });
  pass(3);
  expect(await shop.orders.cancel(nl, made)).toMatchObject({ outcome: 'done' });
  expect(await waitAndSend()).toEqual(['Geannuleerd']);
});

test('decision 45: an order that is taken up again before its cancellation was mailed is not called cancelled', async () => {
  const { number } = await order();
  await counter.cancel(as(number));
  pass(5);
  changeOf(await counter.takeUpAgain(as(number)));
  expect(await waitAndSend()).toEqual(['Gewijzigd']);
});

test('decision 45: a cancellation that is undone brings back the mails that waited, each in its time', async () => {
  const made = await order({ isTold: false });
  await counter.receive({ ...as(made.number), amount: null });
  pass(2);
  const cancelled = changeOf(await counter.cancel(as(made.number)));
  pass(1);
  await send();
  expect(subjects).toEqual([]);
  await counter.undo(cancelled, anna);
  await send();
  expect(subjects).toEqual([`Je bestelling ${made.number}`]);
  expect(await waitAndSend()).toEqual([`Je bestelling ${made.number}`, 'Betaald']);
});

test('decision 45: a taking up that is undone leaves the cancellation to be told', async () => {
  const { number } = await order();
  await counter.cancel(as(number));
  await counter.undo(changeOf(await counter.takeUpAgain(as(number))), anna);
  expect(await waitAndSend()).toEqual(['Geannuleerd']);
});

test('decision 45: a payment that was a mistake is not called paid, and is when that was the mistake', async () => {
  const { number } = await order();
  await counter.receive({ ...as(number), amount: null });
  const [payment] = (await counter.orderPage(number))?.payments ?? [];
  const takenBack = await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 });
  await counter.undo(changeOf(takenBack), anna);
  expect(await waitAndSend()).toEqual(['Betaald']);
  subjects = [];
  const second = await order();
  await counter.receive({ ...as(second.number), amount: null });
  const [mistake] = (await counter.orderPage(second.number))?.payments ?? [];
  await counter.takeBack({ ...as(second.number), paymentId: mistake?.id ?? 0 });
  expect(await waitAndSend()).toEqual([]);
});

test('decision 45: what is undone after another mail told of it is told again, as the order is now; else nobody is mailed', async () => {
  const { number, person } = await order();
  if (!person) throw new Error('nobody');
  await counter.changeAddress({ ...as(number), person: { ...person, street: 'Dijkweg' } });
  pass(5);
  const discount = await counter.giveDiscount({ ...as(number), amount: 1000, reason: 'sorry' });
  pass(5);
  await send();
  expect(subjects).toEqual(['Gewijzigd']);
  pass(2);
  await counter.undo(changeOf(discount), anna);
  await send();
  expect(subjects).toEqual(['Gewijzigd', 'Gewijzigd']);
  subjects = [];
  // Notes are nobody else's, and what no mail told of needs no other.
  const note = await counter.changeNote({ ...as(number), note: 'rings twice' });
  await counter.undo(changeOf(note), anna);
  await counter.undo(changeOf(await counter.giveDiscount({ ...as(number), amount: 1000, reason: 'sorry' })), anna);
  expect(await waitAndSend()).toEqual([]);
});
