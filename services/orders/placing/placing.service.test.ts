// What a buyer is told about an order that is being placed, and what is true afterwards: slow databases, crowds, repeated forms.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { placingQueue } from './order-limits.ts';
import { orderMails, orders as orderTable } from '../tables.ts';

const { nl } = markets;
const plenty: Goods = {
  ...recordedGoods,
  products: recordedGoods.products.map((product) => (product.id === 10 ? { ...product, stock: 500 } : product)),
};
const patiently = { timeout: 20_000 };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

beforeAll(async () => {
  shop = await openTestOrders({ goods: plenty, clock: () => now });
});
beforeEach(async () => {
  // New windows for the limits, and nothing left of the test before.
  now = new Date(now.getTime() + 28 * 24 * 3_600_000);
  await shop.orders.doTimedWork();
  await restock(shop.db, 'nl', plenty);
});
afterAll(() => shop.close());

const orderCount = () => shop.db.$count(orderTable);

async function left(): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  return row?.stock;
}

/** Somebody else has the package in hand until it is let go. */
async function holdPackage(): Promise<() => Promise<void>> {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = shop.db.transaction(async (tx) => {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.market, 'nl'), eq(products.id, 10)))
      .for('update');
    isHeld();
    await end;
  });
  await held;
  return async () => {
    letGo();
    await holding;
  };
}

/** Until no transaction of anybody is open. */
async function untilQuiet() {
  await expect
    .poll(
      () =>
        shop.db.execute(sql`
          select pid from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`),
      patiently,
    )
    .toMatchObject({ rowCount: 0 });
}

async function aBuyer(fields: { email?: string } = {}) {
  const session = await shop.fillBasket([aPackage()]);
  const form = await shop.formFor(session, nl, { email: `${session}@example.test`, ...fields });
  return {
    session,
    form,
    place: (sender = session, withinMs = 60_000) => shop.orders.place({ market: nl, session, withinMs }, form, sender),
  };
}

test('C7 slow database x deadline: after a buyer was told that nothing was ordered no order appears', async () => {
  const before = await orderCount();
  const letGo = await holdPackage();
  const buyer = await aBuyer();
  expect(await buyer.place('slow', 300)).toEqual({ result: 'late' });
  await letGo();
  await untilQuiet();
  expect([await orderCount(), await left()]).toEqual([before, 500]);
  expect((await shop.basketOf(buyer.session)).lines).toHaveLength(1);
  // The same form, once all is well again.
  expect(await buyer.place('slow')).toMatchObject({ result: 'placed', isNew: true });
  expect(await orderCount()).toBe(before + 1);
});

test('C7 a queue in front of a slow database: who waited past the deadline is not placed afterwards', async () => {
  const before = await orderCount();
  const letGo = await holdPackage();
  const buyers = await Promise.all(Array.from({ length: placingQueue.atOnce + 3 }, () => aBuyer()));
  const told = await Promise.all(buyers.map(({ place }) => place(undefined, 400)));
  expect(told).toEqual(buyers.map(() => ({ result: 'late' })));
  await letGo();
  await untilQuiet();
  expect([await orderCount(), await left()]).toEqual([before, 500]);
});

test('C7 a commit whose outcome nobody knows is told as such, and the form finds or makes the one order', async () => {
  await shop.db.execute(sql`
    create function public.wait_at_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`);
  await shop.db.execute(sql`
    create constraint trigger wait_at_commit after insert on orders.orders deferrable initially deferred
    for each row execute function public.wait_at_commit()`);
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = shop.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
    isHeld();
    await end;
  });
  await held;
  const before = await orderCount();
  const buyer = await aBuyer();
  const telling = buyer.place();
  // The line breaks while it is being committed.
  await expect
    .poll(
      () =>
        shop.db.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query = 'commit' and wait_event = 'advisory'`),
      patiently,
    )
    .toMatchObject({ rowCount: 1 });
  expect(await telling).toEqual({ result: 'unknown' });
  letGo();
  await holding;
  await shop.db.execute(sql`drop trigger wait_at_commit on orders.orders`);
  expect(await buyer.place()).toMatchObject({ result: 'placed' });
  expect(await orderCount()).toBe(before + 1);
});

test('H2-10 the queue has an end: whoever finds it full is told at once, and nothing of theirs is ordered', async () => {
  const before = await orderCount();
  const { atOnce, waiting } = placingQueue;
  const letGo = await holdPackage();
  const ready = await Promise.all(Array.from({ length: atOnce + waiting + 5 }, () => aBuyer()));
  const telling = ready.map(({ place }) => place());
  // Five find no place, while all others wait for the package.
  const busy: unknown[] = [];
  for (const told of telling) void told.then((result) => busy.push(result));
  await expect.poll(() => busy.length, patiently).toBe(5);
  expect(busy).toEqual(Array.from({ length: 5 }, () => ({ result: 'busy' })));
  await letGo();
  const results = (await Promise.all(telling)).map(({ result }) => result);
  expect(results.filter((result) => result === 'placed')).toHaveLength(atOnce + waiting);
  expect([await orderCount(), await left()]).toEqual([before + atOnce + waiting, 500 - atOnce - waiting]);
});

test('H2-10 what is sold out is told without waiting for a turn', async () => {
  const letGo = await holdPackage();
  const first = await aBuyer();
  const late = await aBuyer();
  const telling = first.place();
  await shop.db.update(products).set({ stockStatus: 'outofstock' }).where(eq(products.id, 11));
  const session = await shop.fillBasket([aPackage(11)]);
  const form = await shop.formFor(session, nl);
  const full = await Promise.all(Array.from({ length: placingQueue.atOnce }, () => aBuyer()));
  const others = full.map(({ place }) => place());
  // All turns are taken by those who wait for the package; this one needs none to hear it.
  expect(await shop.orders.place({ market: nl, session, withinMs: 60_000 }, form, 'x')).toMatchObject({
    result: 'short',
    short: [{ left: 0 }],
  });
  await letGo();
  expect((await Promise.all([telling, ...others, late.place()])).every(({ result }) => result === 'placed')).toBe(true);
});

test('H2-6 the form of a placed order shows it however often it is sent', async () => {
  const buyer = await aBuyer();
  const results = [];
  for (let times = 0; times < 40; times += 1) results.push(await buyer.place('again'));
  expect(results.every(({ result }) => result === 'placed')).toBe(true);
});

test('H2-6 C16 forms that were wrong, and empty baskets, count for nobody', async () => {
  const wrong = await aBuyer({ email: '' });
  for (let times = 0; times < 30; times += 1) expect((await wrong.place('one sender')).result).toBe('invalid');
  const nobody = await shop.fillBasket([]);
  const email = 'victim@example.test';
  for (let times = 0; times < 30; times += 1) {
    const form = await shop.formFor(nobody, nl, { email });
    expect((await shop.orders.place({ market: nl, session: nobody }, form, 'attacker')).result).toBe('empty');
  }
  expect((await (await aBuyer({ email })).place('one sender')).result).toBe('placed');
});

test('H2-6 orders of a stranger for an address do not keep its owner from ordering', async () => {
  const email = 'owner@example.test';
  const bought = async (sender: string) => {
    const session = await shop.fillBasket([aPackage(16)]);
    return (await shop.orders.place({ market: nl, session }, await shop.formFor(session, nl, { email }), sender))
      .result;
  };
  const strangers = [];
  for (let times = 0; times < 8; times += 1) strangers.push(await bought('stranger'));
  expect(strangers).toEqual([...Array.from({ length: 6 }, () => 'placed'), 'tooMany', 'tooMany']);
  expect(await bought('owner')).toBe('placed');
});

test('H2-6 A5 links asked for by anybody hold back neither the owner’s nor a withdrawal, which is never refused', async () => {
  const email = 'back@example.test';
  const order = await (await aBuyer({ email })).place();
  if (order.result !== 'placed') throw new Error(order.result);
  const ask = async (sender: string) => (await shop.orders.askForLink(nl, { email, sender })).result;
  const asked = [];
  for (let times = 0; times < 8; times += 1) asked.push(await ask('stranger'));
  expect(asked).toEqual([...Array.from({ length: 6 }, () => 'sent'), 'tooMany', 'tooMany']);
  expect(await ask('owner')).toBe('sent');
  const said = { number: order.order.number, email, name: 'Jan', what: '' };
  // Whoever tried others first is heard all the same.
  for (let times = 0; times < 40; times += 1)
    await shop.orders.withdraw(nl, { ...said, email: 'x@example.test' }, 'stranger');
  expect((await shop.orders.withdraw(nl, { ...said, email: 'x@example.test' }, 'stranger')).result).toBe('tooMany');
  for (let times = 0; times < 30; times += 1)
    expect((await shop.orders.withdraw(nl, said, 'stranger')).result).toBe('done');
  const mails = await shop.db.$count(
    orderMails,
    and(eq(orderMails.kind, 'withdrawn'), eq(orderMails.orderId, order.order.id)),
  );
  expect(mails).toBeGreaterThan(0);
  expect(mails).toBeLessThanOrEqual(3);
});
