// What is done in the studio and the line that says so: both, or neither; and an undo that fails may be tried again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc } from 'drizzle-orm';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { createPeople } from '#services/people/people.ts';
import { audit as auditTable } from '#services/people/tables.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { createUndo, type UndoWay } from './create-undo.ts';
import { createOrdersPort, undoOrders } from './ports/orders-port.ts';
import { createTogether } from './together.ts';
import { createWeekPort } from './ports/week-port.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const clock = () => monday;
const anna = { id: '00000000-0000-4000-8000-00000000000a', name: 'Anna' };
const owner = {
  ...anna,
  email: 'anna@example.test',
  role: 'owner' as const,
  language: 'nl' as const,
  singleKeys: true,
};

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock });
});
afterAll(() => shop?.close());

/** The ports with an audit that can be made to fail. */
function ports() {
  const people = createPeople({ db: shop.db, clock });
  const line = { isBroken: false };
  const record: typeof people.audit.record = (entry, by) => {
    if (line.isBroken) return Promise.reject(new Error('no room for a line'));
    return people.audit.record(entry, by);
  };
  const together = createTogether({ db: shop.db, orders: shop.orders, audit: { ...people.audit, record } });
  const originOf = () => 'https://www.kudde.example';
  const orders = createOrdersPort({ db: shop.db, orders: shop.orders, people, texts, together, originOf });
  const week = createWeekPort({ orders: shop.orders, texts, together, audit: people.audit, clock, originOf });
  return { people, line, orders, week };
}

async function placed() {
  const result = await shop.buy([aPackage(11)]);
  if (result.result !== 'placed') throw new Error(result.result);
  return result.order;
}
const read = async (number: string) => (await findByNumber(shop.db, number)) ?? expect.fail(number);
const lines = () => shop.db.select().from(auditTable).orderBy(desc(auditTable.id));

test('CO-45 an act whose line cannot be written has not happened', async () => {
  const { number, total } = await placed();
  const { orders, week, line } = ports();
  const acting = { number, by: anna, version: null };
  line.isBroken = true;
  await expect(orders.receive({ ...acting, amount: null })).rejects.toThrow('no room');
  expect(await read(number)).toMatchObject({ state: 'placed', paid: 0 });
  line.isBroken = false;
  expect(await orders.receive({ ...acting, amount: null })).toMatchObject({ outcome: 'done' });
  expect(await read(number)).toMatchObject({ state: 'paid', paid: total });
  line.isBroken = true;
  await expect(week.pack({ number, version: (await read(number)).version }, owner)).rejects.toThrow('no room');
  expect(await read(number)).toMatchObject({ state: 'paid' });
});

test('an act writes its line once: the screen that asks for it finds it, and a press for many has one that counts', async () => {
  const [one, other] = [await placed(), await placed()];
  const { orders } = ports();
  const before = (await lines()).length;
  const paid = await orders.receive({ number: one.number, by: anna, version: null, amount: null });
  if (paid.outcome !== 'done') throw new Error(paid.outcome);
  const about = { number: one.number };
  const id = await orders.record(anna, { what: 'orders.pay', about, undo: { changeId: paid.changeId } });
  expect((await lines())[0]).toMatchObject({ id, what: 'orders.pay', about, personId: anna.id });
  await orders.receive({ number: other.number, by: anna, version: null, amount: null });
  const batch = crypto.randomUUID();
  for (const { number } of [one, other]) await orders.moveOn({ number, by: anna, version: null, batch, to: 'packed' });
  const many = await orders.record(anna, { what: 'orders.packedMany', about: { count: 2 }, undo: { batch } });
  expect((await lines())[0]).toMatchObject({ id: many, what: 'orders.packedMany', about: { count: 2 } });
  expect((await lines()).length - before).toBe(3);
});

test('an undo that fails keeps its right; one that works is used up, and both halves are there', async () => {
  const { number } = await placed();
  const { people, orders } = ports();
  const paid = await orders.receive({ number, by: anna, version: null, amount: null });
  if (paid.outcome !== 'done') throw new Error(paid.outcome);
  const id = await orders.record(anna, { what: 'orders.pay', about: { number }, undo: { changeId: paid.changeId } });
  const real = undoOrders(shop.orders);
  let way: UndoWay = () => Promise.reject(new Error('the line broke'));
  const undo = createUndo({ people, ways: { orders: (...given) => way(...given) } });
  await expect(undo(id, owner)).rejects.toThrow('the line broke');
  // The first half is done, the second breaks.
  way = async (...given) => {
    await real(...given);
    return false;
  };
  expect(await undo(id, owner)).toBe(false);
  expect(await read(number)).toMatchObject({ state: 'paid' });
  way = real;
  expect(await undo(id, owner)).toBe(true);
  expect(await read(number)).toMatchObject({ state: 'placed', paid: 0 });
  expect((await lines())[0]).toMatchObject({ what: 'people.undone', personId: anna.id });
  expect(await undo(id, owner)).toBe(false);
});
