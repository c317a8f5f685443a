import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { orderMails } from '../tables.ts';

const { nl } = markets;
const [anna, ben] = [
  { id: '7', name: 'Anna' },
  { id: '8', name: 'Ben' },
];
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders();
  ({ counter } = shop.orders);
});
afterAll(() => shop?.close());

const pageOf = async (number: string) => {
  const page = await counter.orderPage(number);
  if (!page) throw new Error(number);
  return page;
};
const stateOf = async (number: string) => (await pageOf(number)).order.state;

/** Paid, and packed where that is said; as they are shown then. */
async function shown(names: string[], { isPacked = true, packages = 1 } = {}) {
  const all: { number: string; version: number }[] = [];
  for (const name of names) {
    const result = await shop.buy([aPackage(11, packages)], { name });
    if (result.result !== 'placed') throw new Error(JSON.stringify(result));
    const { number } = result.order;
    await counter.receive({ number, by: anna, version: null, amount: null, tell: 'no' });
    if (isPacked) await counter.moveOn({ number, by: anna, version: null, to: 'packed' });
    all.push({ number, version: (await pageOf(number)).order.version });
  }
  return all;
}

test('CO-38 all sent: one that somebody changed meanwhile stays, the others are sent, and it is told by name', async () => {
  const orders = await shown(['Noor', 'Bas', 'Karin']);
  const [first, second, third] = orders.map(({ number }) => number);
  await counter.changeNote({ number: second ?? '', by: ben, version: null, note: 'zonder tas' });
  const moved = await counter.moveMany({ orders, to: 'sent', by: anna });
  expect(moved.done).toEqual([first, third]);
  expect(moved.failed).toEqual([{ number: second, name: 'Bas', why: 'changed' }]);
  expect(await stateOf(second ?? '')).toBe('packed');
  const undone = await counter.undoBatch(moved.batch, anna);
  expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await stateOf(first ?? '')).toBe('packed');
});

test('CO-38 all sent: where the database fails for one order, the others are sent and it is told by name', async () => {
  const orders = await shown(['Ellen', 'Piet', 'Ama']);
  const failing = orders[1]?.number ?? '';
  // A trigger is what makes one order fail, and no other.
  await shop.db.execute(`create function orders.fail_one() returns trigger language plpgsql as
    $$ begin if new.number = '${failing}' and new.state = 'sent' then raise exception 'disk'; end if; return new; end $$`);
  await shop.db.execute(
    'create trigger fail_one before update on orders.orders for each row execute function orders.fail_one()',
  );
  const moved = await counter.moveMany({ orders, to: 'sent', by: anna });
  expect(moved.failed).toEqual([{ number: failing, name: 'Piet', why: 'trouble' }]);
  expect(moved.done).toHaveLength(2);
  expect(await stateOf(failing)).toBe('packed');
  const one = orders.filter(({ number }) => number === failing);
  await expect(counter.moveMany({ orders: one, to: 'sent', by: anna })).rejects.toThrow(/update "orders"/);
  await shop.db.execute('drop trigger fail_one on orders.orders');
});

test('CO-38, CO-44 all sent in the instant after one’s own tap: what one did oneself holds nothing up, what another did is told', async () => {
  const orders = await shown(['Sanne', 'Wim', 'Roos', 'Ids']);
  const [animals, note, taken, twice] = orders.map(({ number }) => number);
  if (!animals || !note || !taken || !twice) throw new Error('nothing was placed');
  const tag = { position: 0, animals: ['NL 5134 0261 7'] };
  await counter.correctAnimals({ number: animals, by: anna, version: null, ...tag });
  await counter.changeNote({ number: note, by: ben, version: null, note: 'zonder tas' });
  // Out of the box again: she tapped it a second time.
  const { timeline } = await pageOf(taken);
  const packing = timeline.findLast(({ change }) => change?.what === 'state')?.change;
  await counter.undo(packing?.id ?? 0, anna);
  await counter.correctAnimals({ number: twice, by: anna, version: null, ...tag });
  await counter.changeNote({ number: twice, by: ben, version: null, note: 'bel eerst' });

  const moved = await counter.moveMany({ orders, to: 'sent', by: anna });
  expect(moved.done).toEqual([animals]);
  expect(moved.failed).toEqual([
    { number: note, name: 'Wim', why: 'changed' },
    { number: taken, name: 'Roos', why: 'changed' },
    { number: twice, name: 'Ids', why: 'changed' },
  ]);
  expect(await stateOf(taken)).toBe('paid');
});

test('CO-38 who is second to send all of a day fails at nothing, and sends nothing twice', async () => {
  const orders = await shown(['Hugo', 'Petra']);
  const both = await Promise.all([anna, ben].map((by) => counter.moveMany({ orders, to: 'sent', by })));
  expect(both.flatMap(({ done }) => done).toSorted()).toEqual(orders.map(({ number }) => number).toSorted());
  expect(both.flatMap(({ failed }) => failed)).toEqual([]);
  for (const { number } of orders) {
    const mails = await shop.db
      .select()
      .from(orderMails)
      .where(eq(orderMails.orderId, (await pageOf(number)).order.id));
    expect(mails.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  }
});

test('CO-38 what was withdrawn since the list was shown is neither packed nor sent', async () => {
  const orders = await shown(['Jan', 'Griet'], { isPacked: false });
  const [jan, griet] = await Promise.all(orders.map(({ number }) => pageOf(number)));
  if (!jan || !griet) throw new Error('nobody');
  const { number, email } = jan.order;
  await shop.orders.withdraw(nl, { number, email: email ?? '', name: 'Jan', what: '' }, 'sender');
  const moved = await counter.moveMany({ orders, to: 'packed', by: anna });
  expect(moved.failed).toEqual([{ number, name: 'Jan', why: 'withdrawn' }]);
  expect(moved.done).toEqual([griet.order.number]);
});

test('CO-41 a withdrawal is settled by the refund of all of it, and open again where that is taken back', async () => {
  const [shownOrder] = await shown(['Jan'], { isPacked: false });
  const { order } = await pageOf(shownOrder?.number ?? '');
  const { number, email, total } = order;
  await shop.orders.withdraw(nl, { number, email: email ?? '', name: 'Jan', what: '' }, 'sender');
  await counter.cancel({ number, by: anna, version: null });
  const openOnes = async () => (await counter.today(nl)).withdrawals.map((each) => each.order.number);
  await counter.payBack({ number, by: anna, version: null, amount: total - 100 });
  expect(await openOnes()).toContain(number);
  const last = await counter.payBack({ number, by: anna, version: null, amount: 100 });
  expect(await openOnes()).not.toContain(number);
  if (last.outcome !== 'done') throw new Error(last.outcome);
  await counter.undo(last.changeId, anna);
  expect(await openOnes()).toContain(number);
});

test('CO-41 packing leads to the first week with something to do', async () => {
  const later = ordersOn(shop.db, { clock: () => monday });
  expect(await later.orders.counter.nextDelivery(markets.fr, '2026-03-02')).toBeNull();
  const result = await shop.buy([aPackage(11)], { market: markets.fr });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number, deliveryDay } = result.order;
  expect(await counter.nextDelivery(markets.fr, '2026-03-02')).toBeNull();
  await counter.receive({ number, by: anna, version: null, amount: null });
  expect(await counter.nextDelivery(markets.fr, '2026-03-02')).toBe(deliveryDay);
  expect(await counter.nextDelivery(markets.fr, '2026-12-31')).toBeNull();
});
