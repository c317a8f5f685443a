// CO-44: two people, the same order, the same minute: one is first, the other is told by whom, and neither loses anything.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { orderChanges } from '../tables/counter.ts';
import type { Acted, Acting } from './act.ts';

const { nl } = markets;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders();
  ({ counter } = shop.orders);
  await shop.db.update(products).set({ stock: 500 }).where(eq(products.market, 'nl'));
});
afterAll(() => shop?.close());

const [anna, ben] = [
  { id: '7', name: 'Anna' },
  { id: '8', name: 'Ben' },
];

type Deed = (acting: Acting) => Promise<Acted>;
const deeds: [string, Deed][] = [
  ['a note', (acting) => counter.changeNote({ ...acting, note: `van ${acting.by.name}` })],
  ['call back', (acting) => counter.markCallBack({ ...acting, isCallBack: true })],
  ['a day', (acting) => counter.changeDay({ ...acting, day: deliveryDays(monday, nl).at(-1) ?? '' })],
  ['a line less', (acting) => counter.lessenLine({ ...acting, position: 0, quantity: 1 })],
  ['a line more', (acting) => counter.addLine({ ...acting, good: { kind: 'article', id: 10 }, quantity: 1 })],
  ['a discount', (acting) => counter.giveDiscount({ ...acting, amount: 100, reason: 'te laat' })],
  ['a payment', (acting) => counter.receive({ ...acting, amount: 100 })],
  ['other animals', (acting) => counter.correctAnimals({ ...acting, position: 0, animals: [`NL ${acting.by.id}`] })],
  ['packed', (acting) => counter.moveOn({ ...acting, to: 'packed' })],
  ['cancelled', (acting) => counter.cancel(acting)],
];

test.each(deeds)(
  'CO-44 two people at once, both do %s: one is told what the other did, and may do it after that',
  async (_, deed) => {
    const result = await shop.buy([aPackage(11, 2), aPackage(10)]);
    if (result.result !== 'placed') throw new Error(JSON.stringify(result));
    const { number, id } = result.order;
    await counter.receive({ number, by: anna, version: null, amount: null, tell: 'no' });
    const version = (await counter.orderPage(number))?.order.version ?? -1;
    const written = () => shop.db.$count(orderChanges, eq(orderChanges.orderId, id));
    const before = await written();
    const both = await Promise.all([anna, ben].map((by) => deed({ number, by, version })));
    const outcomes = both.map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    const [first, second] = outcomes[0] === 'done' ? [anna, ben] : [ben, anna];
    const told = both.find(({ outcome }) => outcome === 'conflict');
    if (told?.outcome !== 'conflict') throw new Error('nobody was told');
    expect(told.since.map(({ byName }) => byName)).toEqual([first.name]);
    expect(told.since[0]?.after).not.toBeNull();
    expect(await written()).toBe(before + 1);
    // Having seen it, the second may still want theirs; where it is the same, or cannot be any more, that is said.
    const again = await deed({ number, by: second, version: told.order.version });
    expect(['done', 'refused']).toContain(again.outcome);
    const names = await shop.db
      .select({ name: orderChanges.byName })
      .from(orderChanges)
      .where(eq(orderChanges.orderId, id));
    expect(names.map(({ name }) => name)).toContain(first.name);
  },
);

test('CO-44 two people, two different things: the second is told, and both are in the order in the end', async () => {
  const result = await shop.buy([aPackage(11, 2)]);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number, version } = result.order;
  const [note, money] = await Promise.all([
    counter.changeNote({ number, by: anna, version, note: 'achterom' }),
    counter.receive({ number, by: ben, version, amount: 500 }),
  ]);
  expect([note.outcome, money.outcome].toSorted()).toEqual(['conflict', 'done']);
  const late = note.outcome === 'conflict' ? note : money;
  if (late.outcome !== 'conflict') throw new Error('nobody was told');
  const seen = { number, version: late.order.version };
  if (note.outcome === 'conflict') await counter.changeNote({ ...seen, by: anna, note: 'achterom' });
  else await counter.receive({ ...seen, by: ben, amount: 500 });
  expect((await counter.orderPage(number))?.order).toMatchObject({ ownerNote: 'achterom', paid: 500 });
});
