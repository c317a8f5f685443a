// An order that is placed in the moment in which a package gets another price, or is of another animal: it is of what is sold then.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { Database } from '#services/kit/database.ts';
import { documents } from '#services/content/tables.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';

const { nl } = markets;
/** Blaarkop, of two cows. */
const blaarkop = 1002;
const number = '5134 0288 4';
const next = '5134 0301 1';
const tags = `NL ${next}`;
const by = { id: '7', name: 'Anna' };
const isBlaarkop = and(eq(products.market, nl.code), eq(products.id, blaarkop));
let database: Awaited<ReturnType<typeof openDemoDatabase>>;
let shop: ReturnType<typeof ordersOn>;
let before: typeof products.$inferSelect;
beforeAll(async () => {
  database = await openDemoDatabase();
  shop = ordersOn(database.db, { clock: () => new Date('2026-11-16T08:00:00Z') });
  const [row] = await database.db.select().from(products).where(isBlaarkop);
  if (!row) throw new Error('the demo has no Blaarkop');
  before = row;
});
beforeEach(async () => {
  await database.db.update(products).set({ price: before.price, stock: 21 }).where(isBlaarkop);
  await writeTags(database.db, number);
});
afterAll(() => database?.close());

async function writeTags(db: Database, tag: string): Promise<void> {
  const isCard = and(eq(documents.market, nl.code), eq(documents.kind, 'packages'), eq(documents.slug, before.slug));
  const earTag = sql`jsonb_set(${documents.detail}::jsonb, '{shop_animal_nr}', ${JSON.stringify(tag)}::jsonb)::json`;
  await db.update(documents).set({ detail: earTag }).where(isCard);
}

/** Somebody publishes; while they do, `work` is begun, and waits for them. */
async function whilePublishing<T>(change: (tx: Database) => Promise<void>, work: () => Promise<T>): Promise<T> {
  return database.db
    .transaction(async (tx) => {
      await tx.select().from(products).where(isBlaarkop).for('update');
      const working = work();
      const isWaiting = sql<{
        waiting: number;
      }>`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => database.db.execute(isWaiting)).toMatchObject({ rows: [{ waiting: 1 }] });
      await change(tx);
      return { working };
    })
    .then(({ working }) => working);
}
async function dearer(tx: Database): Promise<void> {
  await tx.update(products).set({ price: '123.00' }).where(isBlaarkop);
}
async function nextAnimal(tx: Database): Promise<void> {
  await writeTags(tx, next);
  await tx.update(products).set({ stock: 48 }).where(isBlaarkop);
}

test('C6 O7 a price that changes while the order is being placed is told with both prices, and neither is charged', async () => {
  const session = await shop.fillBasket([aPackage(blaarkop)]);
  const form = await shop.formFor(session);
  const result = await whilePublishing(dearer, () => shop.orders.place({ market: nl, session }, form, session));
  expect(result).toMatchObject({ result: 'changed', changes: [{ kind: 'price', now: 12_300 }] });
});

test('O9 the animal that takes over while the order is being placed is the animal of the order', async () => {
  const session = await shop.fillBasket([aPackage(blaarkop)]);
  const form = await shop.formFor(session);
  const result = await whilePublishing(nextAnimal, () => shop.orders.place({ market: nl, session }, form, session));
  expect(result).toMatchObject({ result: 'placed', order: { lines: [{ animals: [tags] }] } });
});

test('O9 the same of what an owner adds to an order', async () => {
  const made = await shop.buy([aPackage(blaarkop, 1)]);
  if (made.result !== 'placed') throw new Error(made.result);
  const added = await whilePublishing(nextAnimal, () =>
    shop.orders.counter.addLine({
      number: made.order.number,
      by,
      version: null,
      good: { kind: 'article', id: blaarkop },
      quantity: 1,
    }),
  );
  expect(added.outcome === 'done' && added.order.lines.at(-1)?.animals).toEqual([tags]);
});
