// A backup that is written while people order, pay, are sent their goods and invoices, and cancel: a shop whose books balance comes out of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#database/client.ts';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { markets } from '#markets/index.ts';
import { papers, series } from '#services/books/tables.ts';
import { findOrders } from '#services/orders/order-store.ts';
import { orders } from '#services/orders/tables.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { products } from '#services/shop/tables.ts';
import { booksOn } from '#tests/setup/books/books-on.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { checkBooks } from '#tests/setup/orders/counter-books.ts';
import { aBox, aPackage } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const stock = 500;
const { nl } = markets;
const by = { id: '7', name: 'Anna' };
const baskets = [[aPackage(10, 2)], [aPackage(11), aBox({ 1: 2 })], [aPackage(15, 2)], [aPackage(10), aPackage(15)]];

async function open(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function withClient<T>(
  database: OpenDatabase,
  work: (client: Awaited<ReturnType<OpenDatabase['connect']>>) => Promise<T>,
) {
  const client = await database.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const options = { media: { own: null, shop: null }, print: () => {} };

test(
  'H2-3 C23 a backup beside orders is a shop of one moment: books, stock, invoices and numbers go on from there',
  { timeout: 180_000 },
  async () => {
    const from = await open();
    await replaceGoods(from.db, nl.code, recordedGoods);
    await from.db.update(products).set({ stock }).where(eq(products.market, nl.code));
    // Just after a deadline: across the next one the day somebody chose would be gone, and their order refused.
    const shop = booksOn(from.db, { start: new Date('2026-03-02T10:01:00+01:00') });
    const { counter } = shop.orders;
    const ending = new AbortController();
    /** One after the other is ordered and goes as far as `which` says. */
    async function sell(which: number): Promise<void> {
      for (let count = which; !ending.signal.aborted; count += 1) {
        const number = await shop.placed(baskets[count % baskets.length]);
        const as = { number, by, version: null, isSure: true };
        if (count % 3 > 0) await counter.receive({ ...as, amount: null });
        if (count % 3 === 1) await shop.move(number, 'packed');
        if (count % 3 === 1) await shop.move(number, 'sent');
        if (count % 6 > 3) await counter.cancel(as);
        await shop.pass(4);
      }
    }
    const selling = Promise.all([0, 1, 2].map(sell));
    await expect.poll(() => from.db.$count(papers)).toBeGreaterThan(3);
    const folder = await mkdtemp(join(tmpdir(), 'kudde-beside-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'shop.backup');
    const before = await from.db.$count(orders);
    await withClient(from, (client) => writeBackup(file, { client, ...options }));
    await expect.poll(() => from.db.$count(orders)).toBeGreaterThan(before + 3);
    ending.abort();
    await selling;

    const to = await open();
    await withClient(to, (client) => restoreBackup(file, { client, ...options }));
    const again = booksOn(to.db, { start: new Date('2026-03-09T09:00:00+01:00') });
    const check = async () => {
      const all = await findOrders(to.db, sql`true`);
      expect(all.length).toBeGreaterThanOrEqual(before);
      await checkBooks(all, { db: to.db, counter: again.orders.counter, market: nl.code, stock });
      return all;
    };
    const all = await check();
    // What waited for its invoice gets it here.
    await again.later();
    for (const { number, state, total } of all) {
      const gross = (await again.standing(number)).reduce((sum, part) => sum + part.gross, 0);
      expect([number, state, gross]).toEqual([number, state, state === 'sent' ? total : 0]);
    }
    const made = await again.all();
    const [row] = await to.db.select().from(series);
    expect([new Set(made.map(({ number }) => number)).size, row?.last]).toEqual([made.length, made.length]);
    // And goes on: numbers nobody has, stock that is there.
    const next = await again.packed([aPackage(10)]);
    expect(all.map(({ number }) => number)).not.toContain(next);
    await again.send(next);
    await again.later();
    expect((await again.all()).length).toBe(made.length + 1);
    await check();
  },
);
