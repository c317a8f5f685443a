import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { localDate } from '#rules/time/local-time.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import type { Order } from '../order-store.ts';
import { orderLines, orderMails, orders } from '../tables.ts';

const { nl } = markets;
const dayMs = 24 * 3_600_000;
const anna = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
});
beforeEach(() => {
  now = new Date(now.getTime() + 28 * dayMs);
});
afterAll(() => shop?.close());

async function order(fields: Parameters<typeof shop.buy>[1] = {}, lines = [aPackage(11)]): Promise<Order> {
  const result = await shop.buy(lines, fields);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const as = (number: string) => ({ number, by: anna, version: null });
const pay = (number: string) => counter.receive({ ...as(number), amount: null });
const isoWeekName = (day: string) => {
  const { year, week } = isoWeekOf(day);
  return `${year}-W${String(week).padStart(2, '0')}`;
};
const found = async (search: string) =>
  (await counter.listOrders({ market: 'nl', search })).orders.map(({ number }) => number);

test('counter: orders are found by number, name, e-mail, telephone, ear tag and amount', async () => {
  const person = { name: 'Wilhelmina Zandstra', phone: '+31 6 9876 5432', email: 'mina@zand.test' };
  const { number, total } = await order({ ...person });
  await order();
  await counter.correctAnimals({ ...as(number), position: 0, animals: ['NL 7777 1234 5'] });
  const sequence = String(Number(number.slice(-5)));
  for (const typed of [
    number,
    number.toLowerCase().replaceAll('-', ''),
    sequence,
    'zand',
    'wilh zands',
    'mina@zand',
    '+31 6 9876',
    '31698765432',
    'nl 7777 1234 5',
  ])
    expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining([number])]);
  for (const typed of ['zandstra', 'mina@zand.test', 'NL 7777 1234 5']) expect(await found(typed)).toEqual([number]);
  expect(await found((total / 100).toFixed(2))).toContain(number);
  expect(await found("o'brien & | ! :* \\")).toEqual([]);
});

test('counter: a list says how many there are in each state, and has pages', async () => {
  const before = (await counter.listOrders({ market: 'nl' })).counts;
  const { number, deliveryDay } = await order();
  await pay(number);
  const list = await counter.listOrders({ market: 'nl', state: 'paid', day: deliveryDay ?? '', page: 9 });
  expect(list).toMatchObject({ page: 1, pages: 1, counts: { ...before, paid: before.paid + 1 } });
  expect(list.orders.map((one) => one.number)).toEqual([number]);
});

test('counter: the page of an order: payments, who did what, other orders of the customer, and what may be done', async () => {
  const first = await order({ email: 'vast@example.test' });
  const { number } = await order({ email: 'Vast+2@example.test' });
  await pay(number);
  await counter.changeNote({ ...as(number), note: 'bellen' });
  const page = await counter.orderPage(number);
  expect(page?.timeline.map(({ what, by, undoUntil }) => [what, by.name, undoUntil !== null])).toEqual([
    ['placed', 'buyer', false],
    ['payment', 'Anna', false],
    ['note', 'Anna', true],
  ]);
  expect(page).toMatchObject({
    payments: [{ way: 'transfer', byName: 'Anna', isTakenBack: false }],
    earlier: [{ number: first.number }],
    customer: { mailbox: 'vast@example.test' },
    waiting: [{ kind: 'placed' }, { kind: 'paid' }],
    actions: { address: 'yes', takeUp: 'no' },
    money: { missing: 0, refundDue: 0 },
  });
  expect(await counter.orderPage('NL-2026-99999')).toBeNull();
});

test('counter: the history says that the buyer was mailed once the mail has left, and never of what was taken back before', async () => {
  const { number } = await order();
  const pageNow = async () => {
    const page = await counter.orderPage(number);
    if (!page) throw new Error(number);
    return page;
  };
  const last = async () => (await pageNow()).timeline.at(-1);
  await pay(number);
  expect(await last()).toMatchObject({ what: 'payment', isTold: false });
  const change = (await last())?.change?.id ?? 0;
  await counter.undo(change, anna);
  const undone = (await pageNow()).timeline.find((entry) => entry.change?.id === change);
  expect(undone).toMatchObject({ what: 'payment', isTold: false });

  await pay(number);
  expect((await last())?.undoUntil).not.toBeNull();
  const id = (await last())?.change?.id ?? 0;
  await shop.db.update(orderMails).set({ sentAt: now }).where(eq(orderMails.changeId, id));
  // A mail that left cannot be called back, so nothing offers to.
  expect(await last()).toMatchObject({ what: 'payment', isTold: true, undoUntil: null });
});

test('counter: what is still to come is the same sum above the list of orders and on the page of the bank', async () => {
  const before = (await counter.orderDays(nl)).due;
  const [one, two, paid] = [await order(), await order(), await order()];
  await pay(paid.number);
  // More than half of it: enough to pack it, and the rest is still to come.
  await counter.receive({ ...as(one.number), amount: one.total - 500 });
  for (const to of ['packed', 'sent'] as const) await counter.moveOn({ ...as(one.number), to });
  const { due } = await counter.orderDays(nl);
  expect(due).toEqual({ count: before.count + 2, amount: before.amount + two.total + 500 });
  const { waiting } = await counter.bankPage(nl);
  expect(due).toEqual({ count: waiting.count, amount: waiting.sum });
});

test('counter: today tells of withdrawals with their clock, and of what is to pack', async () => {
  const email = 'terug@example.test';
  const { number, deliveryDay } = await order({ email });
  await pay(number);
  const isToPack = { day: deliveryDay, orders: 1 };
  const before = await counter.indexCounts(nl);
  expect((await counter.today(nl)).toPack).toContainEqual(isToPack);
  await shop.orders.withdraw(nl, { number, email, name: 'Jan', what: '' }, 'sender');
  const { withdrawals, toPack } = await counter.today(nl);
  expect(withdrawals).toMatchObject([{ order: { number }, answerBy: new Date(now.getTime() + 14 * dayMs) }]);
  // It may not be packed before it has an answer.
  expect(toPack).not.toContainEqual(isToPack);
  expect((await counter.indexCounts(nl)).toPack).toBe(before.toPack - 1);
  await counter.markWithdrawalDone(as(number));
  const answered = await counter.today(nl);
  expect([answered.withdrawals, answered.toPack]).toEqual([[], expect.arrayContaining([isToPack])]);
});

test('counter: an envelope whose buyer went back on it is not in the list of the post before it has an answer', async () => {
  const email = 'post@example.test';
  const { number } = await order({ email });
  await pay(number);
  const { id } = (await counter.orderPage(number))?.order ?? { id: '' };
  await shop.db.update(orders).set({ deliveryDay: null }).where(eq(orders.id, id));
  await shop.db.update(orderLines).set({ kind: 'voucher', isPosted: true }).where(eq(orderLines.orderId, id));
  const inPlan = async () => {
    const plan = await counter.weekOf(nl, weekText(now.toISOString().slice(0, 10)));
    const named = (one: Order) => one.number;
    return [plan?.byPost.map(named), plan?.apart.map((each) => [named(each.order), each.why])];
  };
  expect(await inPlan()).toEqual([[number], []]);
  await shop.orders.withdraw(nl, { number, email, name: 'Jan', what: '' }, 'sender');
  expect(await inPlan()).toEqual([[], [[number, 'withdrawn']]]);
  await counter.markWithdrawalDone(as(number));
  expect(await inPlan()).toEqual([[number], []]);
});

test('counter: what was delivered and is not paid stays among what is missing, on today, on the page of the bank and above the list', async () => {
  const { number, total } = await order();
  await pay(number);
  for (const to of ['packed', 'sent', 'delivered'] as const) await counter.moveOn({ ...as(number), to });
  const before = [
    await counter.today(nl),
    (await counter.bankPage(nl)).waiting,
    (await counter.orderDays(nl)).due,
  ] as const;
  const [payment] = (await counter.orderPage(number))?.payments ?? [];
  await counter.takeBack({ ...as(number), paymentId: payment?.id ?? 0 });
  const { unpaid, counts } = await counter.today(nl);
  expect(counts.unpaid).toBe(before[0].counts.unpaid + 1);
  expect(unpaid.map((one) => one.number)).toContain(number);
  const { waiting } = await counter.bankPage(nl);
  expect([waiting.count, waiting.sum]).toEqual([before[1].count + 1, before[1].sum + total]);
  expect(waiting.orders.map((one) => one.number)).toContain(number);
  expect((await counter.orderDays(nl)).due).toEqual({ count: before[2].count + 1, amount: before[2].amount + total });
});

test('counter: what is half paid where half is enough is to be packed, for the week, the index and Today alike', async () => {
  const before = (await counter.indexCounts(nl)).toPack;
  const [half, less] = [await order(), await order()];
  await counter.receive({ ...as(half.number), amount: Math.floor(half.total / 2) });
  await counter.receive({ ...as(less.number), amount: Math.floor(less.total / 2) - 1 });
  const day = half.deliveryDay ?? '';
  expect((await counter.indexCounts(nl)).toPack).toBe(before + 1);
  expect((await counter.today(nl)).toPack).toContainEqual({ day, orders: 1 });
  expect(await counter.nextDelivery(nl, localDate(now, nl.timeZone))).toBe(day);
  const plan = await counter.weekOf(nl, isoWeekName(day));
  expect(plan?.days.flatMap(({ slips }) => slips.map(({ order: { number } }) => number))).toEqual([half.number]);
  expect(plan?.apart).toMatchObject([{ order: { number: less.number }, why: 'unpaid' }]);
});

test('counter: a week by day: packs by animal and farmer, a label a box, stops by post code; the others stand apart', async () => {
  const [one, two, unpaid] = [
    await order({ postCode: '9711 AB' }, [aPackage(11, 2), aBox({ 1: 2 })]),
    await order({ postCode: '1011 AB' }),
    await order(),
  ];
  await pay(one.number);
  await pay(two.number);
  await counter.correctAnimals({ ...as(two.number), position: 0, animals: ['NL 9'] });
  const plan = await counter.weekOf(nl, weekText(one.deliveryDay ?? ''));
  const [day] = plan?.days ?? [];
  expect(day?.labels.map(({ number, box, boxes }) => `${number} ${box}/${boxes}`)).toEqual([
    `${one.number} 1/3`,
    `${one.number} 2/3`,
    `${one.number} 3/3`,
    `${two.number} 1/1`,
  ]);
  expect(day?.stops.map(({ number }) => number)).toEqual([two.number, one.number]);
  expect(day?.production.map(({ animals }) => animals)).toContainEqual(['NL 9']);
  expect(plan?.apart).toMatchObject([{ order: { number: unpaid.number }, why: 'unpaid' }]);
  expect(await counter.weekOf(nl, 'x')).toBeNull();
  expect((await counter.recall(nl, { animal: 'nl9' })).map((hit) => hit.order.number)).toEqual([two.number]);
  const slug = two.lines[0]?.slug ?? '';
  const hits = await counter.recall(nl, { package: slug });
  expect(hits.map((hit) => hit.order.number)).toEqual(expect.arrayContaining([one.number, two.number]));
  expect(await counter.recall(nl, { animal: 'none' })).toEqual([]);
});

/** The week a day lies in, as 2026-W10. */
function weekText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
