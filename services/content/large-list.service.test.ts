// How much of the database a page of a list touches.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { sampleContent, writeContent } from '#tests/setup/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { importFolder } from './exchange.ts';
import type { Database } from '#services/kit/database.ts';
import { createContentStore } from './store.ts';

const clock = () => new Date('2026-11-15T12:00:00Z');
const size = 600;

const boxes = Array.from({ length: size }, (_, index) => ({
  slug: `box-${index}`,
  title: `Box ${index}`,
  farmer_slug: 'jan',
  shop_brand_slug: 'pig',
  product_id: 20_000 + index,
}));

describe('a long list', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let dir: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'kudde-large-'));
    await writeContent(join(dir, 'nl'), { ...sampleContent(markets.nl), 'packages/copies.json': boxes });
    const printed: string[] = [];
    const isIn = await importFolder(dir, {
      markets: [markets.nl],
      clock,
      hasPicture: () => true,
      print: (line) => printed.push(line),
      db: database.db,
      isSeed: false,
      alongside: async () => {},
    });
    if (!isIn) throw new Error(printed.join('\n'));
  });
  afterAll(async () => {
    await database?.close();
    await rm(dir, { recursive: true, force: true });
  });

  /** Rows read of the content tables and their indexes; a transaction knows its own at once. */
  async function rowsRead(read: (store: ReturnType<typeof createContentStore>) => Promise<unknown>): Promise<number> {
    return database.db.transaction(async (tx) => {
      const before = await countedSoFar(tx);
      await read(createContentStore(tx, markets.nl, clock));
      return (await countedSoFar(tx)) - before;
    });
  }

  async function countedSoFar(tx: Pick<Database, 'execute'>): Promise<number> {
    const counted = await tx.execute(sql`
      select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) as total
      from pg_class where relnamespace = 'content'::regnamespace`);
    // Both drivers answer with rows; what the store is typed by does not say so.
    const { rows } = counted as { rows: { total: string }[] };
    return Number(rows[0]?.total);
  }

  test.each([1, 5, 10])('page %i of sixty reads its own rows and no others', async (page) => {
    let found = 0;
    const read = await rowsRead(async (store) => {
      const { docs, total } = await store.list('packages', 'animal:pig', { page, perPage: 60 });
      expect(total).toBe(size);
      found = docs.length;
    });
    expect(found).toBe(60);
    expect(read).toBeGreaterThanOrEqual(120);
    // An entry and its document each, in the index and in the table, and the last entry, which tells the length.
    expect(read).toBeLessThanOrEqual(4 * 60 + 4);
  });

  test.each([
    [1, 60, 60, size],
    [11, 60, 0, size],
    [1, null, size, size],
  ])('page %i of %s comes with the length of its list', async (page, perPage, count, total) => {
    const found = await createContentStore(database.db, markets.nl, clock).list('packages', 'animal:pig', {
      page,
      perPage,
    });
    expect([found.docs.length, found.total]).toEqual([count, total]);
  });

  test('a list that is not there is empty', async () => {
    const store = createContentStore(database.db, markets.nl, clock);
    for (const page of [1, 2])
      expect(await store.list('packages', 'animal:goat', { page, perPage: 60 })).toEqual({ docs: [], total: 0 });
  });

  test('a page and the length of its list are one question', async () => {
    // Both drivers have one; what the store is typed by does not say so.
    const { $client } = database.db as unknown as { $client: { query: (statement: string) => Promise<unknown> } };
    const asked = vi.spyOn($client, 'query');
    await createContentStore(database.db, markets.nl, clock).list('packages', 'animal:pig', { page: 3, perPage: 60 });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
