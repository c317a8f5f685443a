import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { lastFive, monday } from '#tests/setup/orders/test-orders.ts';
import { seenOf } from '#rules/orders/offer.ts';
import { orderMails } from '../tables.ts';
import type { OwnersOrder } from './place-by-owner.ts';

const { nl } = markets;
const anna = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now, goods: lastFive });
  ({ counter } = shop.orders);
});
beforeEach(async () => {
  now = monday;
  await restock(shop.db, 'nl', lastFive);
  await shop.db.delete(orderMails);
});
afterAll(() => shop?.close());

const person = {
  name: 'Mieke Smit',
  company: '',
  street: 'Dorpsstraat',
  houseNumber: '3',
  postCode: '3411 AB',
  city: 'Lopik',
  phone: '06 12345678',
};
const two = [{ good: { kind: 'article' as const, id: 10 }, quantity: 2 }];

async function asked(fields: Partial<OwnersOrder> = {}): Promise<OwnersOrder> {
  const offer = await counter.offerGoods(nl, fields.wanted ?? two);
  return {
    market: nl,
    by: anna,
    wanted: two,
    formKey: randomBytes(16).toString('base64url'),
    seen: seenOf(offer),
    customerId: null,
    person,
    email: '',
    deliveryDay: offer.days[0] ?? null,
    note: '',
    isOfAge: false,
    paidBy: null,
    tell: 'later',
    ...fields,
  };
}

async function place(fields: Partial<OwnersOrder> = {}) {
  const placed = await counter.placeByOwner(await asked(fields));
  if (placed.result !== 'placed') throw new Error(JSON.stringify(placed));
  return placed;
}

async function stock(): Promise<number | null> {
  const rows = await shop.db.select().from(products).where(eq(products.market, 'nl'));
  return rows.find(({ id }) => id === 10)?.stock ?? null;
}

test('CO-36 an order by telephone costs what the checkout asks, takes its stock and names who wrote it down', async () => {
  const { order } = await place();
  const bought = await shop.buy([{ kind: 'plain', id: 10, quantity: 2, choices: [] }]);
  if (bought.result !== 'placed') throw new Error(bought.result);
  const { subtotal, delivery, total, vat, deliveryDay } = bought.order;
  expect(order).toMatchObject({ subtotal, delivery, total, vat, deliveryDay, state: 'placed', email: null });
  expect(await stock()).toBe(1);
  const page = await counter.orderPage(order.number);
  expect(page?.timeline).toMatchObject([{ what: 'placed', side: 'owner', by: anna }]);
  expect(page?.customer).toMatchObject({ person: { name: 'Mieke Smit' }, email: null });
  expect(await shop.db.$count(orderMails, eq(orderMails.orderId, order.id))).toBe(0);
});

test('CO-36 the same form makes one order; another offer than was shown makes none', async () => {
  const form = await asked();
  const [first, again] = [await counter.placeByOwner(form), await counter.placeByOwner(form)];
  if (first.result !== 'placed' || again.result !== 'placed') throw new Error('not placed');
  expect(again.order.number).toBe(first.order.number);
  await shop.db.update(products).set({ price: '99.00' }).where(eq(products.id, 10));
  expect(await counter.placeByOwner({ ...form, formKey: `${form.formKey}x` })).toMatchObject({ result: 'changed' });
});

test.each([
  ['a day on which nothing is brought', { deliveryDay: '2026-03-01' }, { result: 'invalid' }],
  ['nobody', { person: { ...person, name: ' ' } }, { result: 'invalid' }],
  ['a place we do not serve', { person: { ...person, postCode: 'XX' } }, { result: 'invalid' }],
  ['nothing', { wanted: [] }, { result: 'empty' }],
  [
    'more than there is',
    { wanted: [{ good: two[0]?.good ?? { kind: 'article', id: 10 }, quantity: 6 }] },
    { result: 'short' },
  ],
] as const)('CO-36 by the rules of the checkout: %s', async (_, fields, answer) => {
  const form = await asked(fields as Partial<OwnersOrder>);
  expect(await counter.placeByOwner(form)).toMatchObject(answer);
  expect(await stock()).toBe(5);
});

test('CO-36 who has a letter box is the same customer; the mail waits until it can no longer be undone', async () => {
  const { order } = await place({ email: 'Mieke+tel@example.test' });
  const [mail] = await shop.db.select().from(orderMails).where(eq(orderMails.orderId, order.id));
  expect(mail).toMatchObject({ kind: 'placed', dueAt: new Date(monday.getTime() + 600_000) });
  const second = await place({ email: 'mieke@example.test', tell: 'no' });
  expect(second.order.customerId).toBe(order.customerId);
  expect(await shop.db.$count(orderMails, eq(orderMails.orderId, second.order.id))).toBe(0);
});

test('CO-36 paid in cash at once is paid, and one press takes all of it back', async () => {
  const { order, batch } = await place({ email: 'jan@example.test', paidBy: 'cash' });
  expect(order).toMatchObject({ state: 'paid', paid: order.total });
  const undone = await counter.undoBatch(batch, anna);
  expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await stock()).toBe(5);
  const page = await counter.orderPage(order.number);
  expect(page?.order).toMatchObject({ state: 'cancelled', paid: 0 });
  expect(page?.waiting).toEqual([]);
});

test('CO-34 several orders are packed by one press, and that press is undone as one', async () => {
  const placed = [await place({ paidBy: 'cash' }), await place({ paidBy: 'card' })];
  const batch = '4b3a0a5e-7f5e-4a39-8a51-0d6f3a0f7a11';
  for (const { order } of placed)
    await counter.moveOn({ number: order.number, by: anna, version: order.version, to: 'packed', batch });
  const states = async () =>
    Promise.all(placed.map(async ({ order }) => (await counter.orderPage(order.number))?.order.state));
  expect(await states()).toEqual(['packed', 'packed']);
  expect((await counter.undoBatch(batch, anna)).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await states()).toEqual(['paid', 'paid']);
});

test('CO-34 the open ones stand by their day of delivery, with days to choose and what is still to come', async () => {
  const { order } = await place();
  const later = await place({ deliveryDay: (await counter.offerGoods(nl, two)).days.at(-1) ?? null });
  const list = await counter.listOrders({ market: 'nl', states: ['placed', 'paid', 'packed', 'sent'], byDay: 'first' });
  const days = list.orders.map(({ deliveryDay }) => deliveryDay ?? '');
  expect(days).toEqual(days.toSorted());
  expect(list.found).toBe(list.counts.placed + list.counts.paid + list.counts.packed + list.counts.sent);
  const { days: chips, due } = await counter.orderDays(nl);
  expect(chips.map(({ day }) => day)).toEqual(expect.arrayContaining([order.deliveryDay, later.order.deliveryDay]));
  expect(due.count).toBe(list.counts.placed);
  expect(due.amount).toBeGreaterThanOrEqual(order.total + later.order.total);
  expect(await counter.linesIn([order.id])).toMatchObject([{ quantity: 2, kind: 'package' }]);
});
