import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { orderStates, type OrderState } from '#rules/orders/states.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { findByNumber, type Order } from '../order-store.ts';
import { orderMails } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';

const { de } = markets;
const [dayMs, minuteMs] = [24 * 3_600_000, 60_000];
const [anna, ben] = [
  { id: '7', name: 'Anna' },
  { id: '8', name: 'Ben' },
];
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
  await shop.db.update(products).set({ stock: 50 }).where(eq(products.market, 'de'));
  await shop.db.delete(orderMails);
});
afterAll(() => shop?.close());

const as = (number: string, version: number | null = null) => ({ number, by: anna, version });
const read = async (number: string): Promise<Order> => {
  const found = await findByNumber(shop.db, number);
  if (!found) throw new Error(number);
  return found;
};
async function order(state: OrderState = 'placed', lines = [aPackage(11, 2), aPackage(10)]) {
  const result = await shop.buy(lines, { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number } = result.order;
  if (state === 'expired') {
    now = new Date(result.order.expiresAt.getTime());
    await shop.orders.doTimedWork();
  } else if (state === 'cancelled') await counter.cancel(as(number));
  else if (state !== 'placed') await counter.receive({ ...as(number), amount: null });
  for (const to of ['packed', 'sent', 'delivered'] as const)
    if (orderStates.indexOf(state) >= orderStates.indexOf(to) && !['expired', 'cancelled'].includes(state))
      await counter.moveOn({ ...as(number), to });
  await shop.db.delete(orderMails);
  return read(number);
}
const stock = async (id: number) => {
  const row = (await shop.db.select().from(products).where(eq(products.market, 'de'))).find((one) => one.id === id);
  return row?.stock ?? null;
};

const acts: Record<string, (number: string, isSure: boolean) => Promise<{ outcome: string; why?: string }>> = {
  pay: (number) => counter.receive({ ...as(number), amount: 100 }),
  address: async (number, isSure) => {
    const { person } = await read(number);
    if (!person) throw new Error('nobody');
    return counter.changeAddress({ ...as(number), isSure, person: { ...person, street: 'Neue Straße' } });
  },
  day: (number, isSure) => counter.changeDay({ ...as(number), isSure, day: deliveryDays(now, de).at(-1) ?? '' }),
  lessen: (number) => counter.lessenLine({ ...as(number), position: 0, quantity: 1 }),
  add: (number) => counter.addLine({ ...as(number), good: { kind: 'article', id: 10 }, quantity: 1 }),
  cancel: (number, isSure) => counter.cancel({ ...as(number), isSure }),
  takeUp: (number) => counter.takeUpAgain(as(number)),
};
const table: Record<string, string> = {
  pay: '● ● ● ● ● ● ●',
  address: '● ● ? – – – –',
  day: '● ● ? – – – –',
  lessen: '● ● ● ● ● – –',
  add: '● ● – – – – –',
  cancel: '● ● ? – – – –',
  takeUp: '– – – – – ● ●',
};
const cells = Object.entries(table).flatMap(([action, row]) =>
  row.split(' ').map((cell, index) => [action, orderStates[index] ?? 'placed', cell] as const),
);

test.each(cells)('counter: %s of an order that is %s: %s', { timeout: 30_000 }, async (action, state, cell) => {
  const { number } = await order(state);
  const doIt = acts[action];
  const told = async (isSure: boolean) => {
    const done = await doIt?.(number, isSure);
    return done?.why ?? done?.outcome;
  };
  const answers: Record<string, string[]> = { '●': ['done'], '?': ['asks', 'done'], '–': ['state', 'state'] };
  const [first, ...then] = answers[cell] ?? [];
  expect(await told(false)).toBe(first);
  for (const answer of then) expect(await told(true)).toBe(answer);
});

test('CO-44 two people, one order: the second is told who changed what, when, and nothing is lost', async () => {
  const { number, version } = await order();
  await counter.changeNote({ ...as(number, version), note: 'belt an' });
  const second = await counter.changeNote({ number, by: ben, version, note: 'other' });
  expect(second).toMatchObject({
    outcome: 'conflict',
    order: { ownerNote: 'belt an', version: version + 1 },
    since: [{ what: 'note', byName: 'Anna', at: now, before: { ownerNote: '' }, after: { ownerNote: 'belt an' } }],
  });
  expect(await read(number)).toMatchObject({ ownerNote: 'belt an' });
  const both = await Promise.all(
    [anna, ben].map((by) => counter.receive({ number, by, version: version + 1, amount: null })),
  );
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'done']);
});

test('counter: a line less: price and VAT follow, stock is back, what was paid for it is owed, and all can be undone', async () => {
  const before = await order('paid');
  const had = await stock(11);
  const done = await counter.lessenLine({ ...as(before.number), position: 0, quantity: 1 });
  const unit = before.lines[0]?.unitPrice ?? 0;
  const after = await read(before.number);
  expect(after).toMatchObject({ total: before.total - unit, subtotal: before.subtotal - unit, state: 'paid' });
  expect(after.vat.reduce((sum, part) => sum + part.gross, 0)).toBe(after.total);
  expect((await counter.orderPage(before.number))?.money).toMatchObject({ refundDue: unit });
  expect(await stock(11)).toBe((had ?? 0) + 1);
  if (done.outcome !== 'done') throw new Error(done.outcome);
  expect(await counter.undo(done.changeId, ben)).toMatchObject({ outcome: 'done' });
  const { version: _was, history: _history, ...same } = before;
  expect(await read(before.number)).toMatchObject(same);
  expect([await stock(11), await shop.db.$count(orderMails)]).toEqual([had, 0]);
});

test('counter: a line added to a paid order has today’s price, and what is missing is due again', async () => {
  const { number, total } = await order('paid');
  await counter.addLine({ ...as(number), good: { kind: 'article', id: 10 }, quantity: 1 });
  const after = await read(number);
  expect(after).toMatchObject({ state: 'placed', paid: total });
  expect(after.lines.at(-1)).toMatchObject({ goodId: 10, quantity: 1 });
  await counter.receive({ ...as(number), amount: null });
  expect(await read(number)).toMatchObject({ state: 'paid', paid: after.total });
});

test('counter: something off is shared over the goods, and VAT follows; more than they cost is refused', async () => {
  const { number, total, subtotal } = await order();
  await counter.giveDiscount({ ...as(number), amount: 1001, reason: 'Kratzer' });
  const after = await read(number);
  expect(after).toMatchObject({
    total: total - 1001,
    discount: 1001,
    discounts: [{ code: 'Kratzer', isOwners: true }],
  });
  expect(after.vat.reduce((sum, part) => sum + part.gross, 0)).toBe(after.total);
  expect(await counter.giveDiscount({ ...as(number), amount: subtotal, reason: 'x' })).toMatchObject({ why: 'amount' });
});

test('counter: a mail waits ten minutes, undo removes it; sent at once it can no longer be undone', async () => {
  const { number } = await order();
  const done = await counter.receive({ ...as(number), amount: null });
  if (done.outcome !== 'done') throw new Error(done.outcome);
  expect(await shop.db.select().from(orderMails)).toMatchObject([
    { kind: 'paid', dueAt: new Date(now.getTime() + 10 * minuteMs), changeId: done.changeId },
  ]);
  expect(await counter.undo(done.changeId, anna)).toMatchObject({
    outcome: 'done',
    order: { state: 'placed', paid: 0 },
  });
  expect(await shop.db.$count(orderMails)).toBe(0);
  expect(await counter.undo(done.changeId, anna)).toMatchObject({ outcome: 'refused', why: 'undone' });
  const again = await counter.receive({ ...as(number), amount: null });
  if (again.outcome !== 'done') throw new Error(again.outcome);
  await counter.sendNow([again.changeId]);
  await shop.db.update(orderMails).set({ sentAt: now });
  expect(await counter.undo(again.changeId, anna)).toMatchObject({ outcome: 'refused', why: 'mailLeft' });
});

test('counter: only the last thing, within ten minutes, and of the owner', async () => {
  const { number } = await order();
  const first = await counter.changeNote({ ...as(number), note: 'a' });
  const second = await counter.markCallBack({ ...as(number), isCallBack: true });
  if (first.outcome !== 'done' || second.outcome !== 'done') throw new Error('not done');
  expect(await counter.undo(first.changeId, anna)).toMatchObject({ why: 'changedSince' });
  expect(await counter.undo(second.changeId, anna)).toMatchObject({ outcome: 'done', order: { isCallBack: false } });
  expect(await counter.undo(first.changeId, anna)).toMatchObject({ outcome: 'done', order: { ownerNote: '' } });
  const late = await counter.changeNote({ ...as(number), note: 'b' });
  now = new Date(now.getTime() + 10 * minuteMs + 1);
  expect(late.outcome === 'done' && (await counter.undo(late.changeId, anna))).toMatchObject({ why: 'late' });
});

test('counter: a cancelled order is there again with its stock when that is undone', async () => {
  const { number } = await order('paid');
  const had = await stock(10);
  const done = await counter.cancel(as(number));
  if (done.outcome !== 'done') throw new Error(done.outcome);
  expect(await stock(10)).toBe((had ?? 0) + 1);
  expect(await counter.undo(done.changeId, anna)).toMatchObject({ outcome: 'done', order: { state: 'paid' } });
  expect([await stock(10), await shop.db.$count(orderMails)]).toEqual([had, 0]);
});

test.each(['sent', 'delivered'] as const)(
  'counter: what is taken off an order that is %s does not come back for sale: it has left',
  { timeout: 30_000 },
  async (state) => {
    const { number } = await order(state);
    const had = [await stock(11), await stock(10)];
    const left = async () => [await stock(11), await stock(10)];
    const less = await counter.lessenLine({ ...as(number), position: 0, quantity: 1 });
    expect(await left()).toEqual(had);
    if (less.outcome !== 'done') throw new Error(less.outcome);
    // Nor is anything taken once more where that is undone, even if all of it is sold by then.
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.market, 'de'));
    expect(await counter.undo(less.changeId, anna)).toMatchObject({ outcome: 'done' });
    expect(await left()).toEqual([0, 0]);
    expect((await read(number)).lines[0]).toMatchObject({ quantity: 2 });
    await counter.lessenLine({ ...as(number), position: 1, quantity: 0 });
    expect(await left()).toEqual([0, 0]);
  },
);

test('counter: an act that fails on its way has changed nothing', async () => {
  const { number, version } = await order();
  const changes = await shop.db.$count(orderChanges);
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.market, 'de'));
  const add = { ...as(number), good: { kind: 'article' as const, id: 10 }, quantity: 1 };
  expect(await counter.addLine(add)).toMatchObject({ outcome: 'refused', why: 'stock', left: 0 });
  expect(await read(number)).toMatchObject({ version });
  expect(await shop.db.$count(orderChanges)).toBe(changes);
});
