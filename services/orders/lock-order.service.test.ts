// Whoever needs several orders takes them in the order of their numbers: two then never wait for each other.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { changeCustomer } from './customers/customers.ts';
import { decimal } from './orders-csv.ts';
import { lockOrder, type Order } from './order-store.ts';
import { orders } from './tables.ts';

const { de } = markets;
const anna = { id: '7', name: 'Anna' };
const account = testAccounts.de?.kind === 'iban' ? testAccounts.de.iban : '';
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => monday });
  ({ counter } = shop.orders);
});
afterAll(() => shop?.close());

async function order(): Promise<Order> {
  const result = await shop.buy([aPackage(11)], { market: de });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}

async function someoneWaits() {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => shop.db.execute(waiting), { interval: 20, timeout: 10_000 }).toMatchObject({ rowCount: 1 });
}

/** Somebody takes the first order, then both are wanted by two. */
async function beside<T>([first, second]: [Order, Order], doing: () => Promise<T>): Promise<T> {
  let done: Promise<T> | null = null;
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, first.number);
    done = doing();
    done.catch(() => {});
    await someoneWaits();
    await lockOrder(tx, second.number);
  });
  return done ?? doing();
}

test('C24 one press for many is undone while somebody else has two of its orders', async () => {
  const both: [Order, Order] = [await order(), await order()];
  for (const { number } of both) await counter.receive({ number, by: anna, version: null, amount: null });
  const numbers = both.map(({ number }) => ({ number, version: null }));
  const { batch, done } = await counter.moveMany({ orders: numbers, to: 'packed', by: anna });
  expect(done).toHaveLength(2);
  const undone = await beside(both, () => counter.undoBatch(batch, anna));
  expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

test('C24 what the bank says is booked while somebody else has two of its orders', async () => {
  const both: [Order, Order] = [await order(), await order()];
  const lines = both.toReversed().map(({ total, reference }, index) => {
    return `${account};2026-03-0${index + 1};${decimal(total)};X;DE;${reference};EUR`;
  });
  const file = ['Auftragskonto;Buchungstag;Betrag;Name;IBAN;Verwendungszweck;Währung', ...lines, ''].join('\n');
  await counter.readBankFile(de, new TextEncoder().encode(file), anna);
  expect(await beside(both, () => counter.bookCertain(anna))).toMatchObject({ outcome: 'done', entries: 2 });
});

test('C24 a customer is forgotten while somebody else takes the buyer out of one of their orders', async () => {
  const { number, customerId } = await order();
  const id = customerId ?? '';
  let done: Promise<unknown> = Promise.resolve();
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, number);
    done = counter.forgetCustomer(de, id);
    done.catch(() => {});
    await someoneWaits();
    // As whoever forgets an order does last.
    await changeCustomer(tx, id, { note: '' });
  });
  expect(await done).toMatchObject({ anonymised: 1, kept: 0 });
});

test('decision 83: until when an order can be called off is what it says when it is called off', async () => {
  const made = await order();
  let done: Promise<unknown> = Promise.resolve();
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, made.number);
    done = shop.orders.cancel(de, made);
    await someoneWaits();
    // As the owner does by another day.
    await tx.update(orders).set({ cancelUntil: monday }).where(eq(orders.id, made.id));
  });
  expect(await done).toMatchObject({ outcome: 'refused', state: 'placed' });
});
