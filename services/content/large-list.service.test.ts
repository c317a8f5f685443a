// How much of the database a page of a list touches.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { importFolder } from './content-folder.ts';
import type { Database } from '#services/kit/database.ts';
import { createContentStore } from './store.ts';

const clock = () => new Date('2026-11-15T12:00:00Z');
const size = 600;

function boxesOf(animal: string, season: object = {}) {
  return Array.from({ length: size }, (_, index) => ({
    slug: `${animal}-box-${index}`,
    title: `Box ${index} of ${animal}`,
    farmer_slug: 'jan',
    shop_brand_slug: animal,
    ...season,
  }));
}

const spring = { season_from: '03-01', season_until: '05-31' };
/** In one market nothing has a season; in the other half of the turkeys and all of the ducks have one, and it is over. */
const content = {
  nl: boxesOf('pig'),
  de: [
    ...boxesOf('pig'),
    ...boxesOf('duck', spring),
    ...boxesOf('turkey').map((box, index) => (index % 2 === 0 ? box : { ...box, ...spring })),
  ],
};

describe('a long list', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let dir: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'kudde-large-'));
    for (const [code, boxes] of Object.entries(content)) {
      const copies = boxes.map((box, index) => ({ ...box, product_id: 20_000 + index }));
      await writeContent(join(dir, code), {
        ...sampleContent(markets[code as keyof typeof content]),
        'packages/copies.json': copies,
      });
    }
    const printed: string[] = [];
    const isIn = await importFolder(dir, {
      markets: [markets.nl, markets.de],
      clock,
      hasPicture: () => true,
      print: (line) => printed.push(line),
      db: database.db,
      isSeed: false,
      onWritten: async () => {},
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

  /** What the store asked the database, and what that answered. */
  async function exchanged<Found>(
    market: Market,
    read: (store: ReturnType<typeof createContentStore>) => Promise<Found>,
  ) {
    // Both drivers have one; what the store is typed by does not say so.
    const { $client } = database.db as unknown as { $client: { query: (...asked: unknown[]) => Promise<unknown> } };
    const query = vi.spyOn($client, 'query');
    const found = await read(createContentStore(database.db, market, clock));
    const answers = await Promise.all(query.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
    const bytes = JSON.stringify([query.mock.calls, answers.map(({ rows }) => rows)]).length;
    const questions = query.mock.calls.length;
    query.mockRestore();
    return { found, bytes, questions };
  }

  test.each([
    // What is out of season is asked for where it stands in the list, and the page is read anew only if it is there.
    ['pig', { total: size, questions: 2 }],
    ['turkey', { total: size / 2, questions: 3 }],
  ])(
    'of a list of %s a page is all that travels, however much of the market is out of season',
    async (animal, wanted) => {
      const { found, bytes, questions } = await exchanged(markets.de, (store) =>
        store.list('packages', `animal:${animal}`, { page: 1, perPage: 60 }),
      );
      expect([found.docs.length, found.total, questions]).toEqual([60, wanted.total, wanted.questions]);
      const cards = JSON.stringify(found.docs).length;
      const names = JSON.stringify(content.de.filter((box) => 'season_from' in box).map(({ slug }) => slug)).length;
      // Each of sixty rows carried all of these names once.
      expect(bytes).toBeLessThan(6 * (cards + names));
    },
  );

  test('a page and the length of its list are one question', async () => {
    const { questions } = await exchanged(markets.nl, (store) =>
      store.list('packages', 'animal:pig', { page: 3, perPage: 60 }),
    );
    expect(questions).toBe(1);
  });
});
