import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#services/kit/database.ts';
import { openDemoDatabase, openTestDatabase } from '#tests/setup/database/test-database.ts';
import { itemKinds } from '../editing/sources.ts';
import { listItems, titlesOf } from './list-items.ts';

const size = 2000;
const asked = { market: 'nl', kind: 'packages', search: '', state: '', animal: '', stock: '', page: 1 } as const;

async function countedSoFar(tx: Database): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) as total
    from pg_class where relnamespace = 'content'::regnamespace`)) as { rows: { total: string }[] };
  return Number(rows[0]?.total);
}

/** Pieces of large values, which lie beside the table and are fetched by whoever looks into them. */
async function piecesSoFar(tx: Database): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select sum(pg_stat_get_xact_tuples_fetched(indexrelid)) as total
    from pg_class join pg_index on indrelid = reltoastrelid where pg_class.oid = 'content.documents'::regclass`)) as {
    rows: { total: string }[];
  };
  return Number(rows[0]?.total);
}

async function rowsRead(
  db: Database,
  read: (tx: Database) => Promise<unknown>,
  soFar: (tx: Database) => Promise<number> = countedSoFar,
): Promise<number> {
  return db.transaction(async (tx) => {
    const before = await soFar(tx);
    await read(tx);
    return (await soFar(tx)) - before;
  });
}

test('ST-39 a list of thousands reads each of them twice at most, also just after they were imported', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  await db.execute(sql`insert into content.documents
    (market, kind, slug, position, source, card, detail, search_text, hash)
    select 'nl', 'packages', 'box-' || n, n, '{}', json_build_object('title', 'Box ' || n), '{}', '', 'x' || n
    from generate_series(1, ${size}) n`);
  await db.execute(sql`insert into content.items (id, market, kind, slug, position, published, created_at)
    select gen_random_uuid(), 'nl', 'packages', 'box-' || n, n, 1, now() from generate_series(1, ${size}) n`);
  const [list, titles] = [await listItems(db, asked), await titlesOf(db, 'nl', 'packages')];
  expect([list.found, list.rows[49]?.title, titles.get('box-7')]).toEqual([size, 'Box 50', 'Box 7']);
  // Looked at each for each, it would be thousands of times as many. Whoever returns a row by an index also fetches it.
  expect(await rowsRead(db, (tx) => listItems(tx, asked))).toBeLessThan(7 * size);
  expect(await rowsRead(db, (tx) => titlesOf(tx, 'nl', 'packages'))).toBeLessThan(3 * size);
});

test('ST-39 of thousands only the cards of the page that is shown are looked into; searching and choosing look into none more', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  // Each too large for its row, and of what cannot be made smaller.
  await db.execute(sql`insert into content.documents
    (market, kind, slug, position, source, card, detail, search_text, hash)
    select 'nl', 'packages', 'box-' || n, n, '{}', json_build_object('title', 'Box ' || n, 'shop_brand_slug', 'cow',
      'shop_product_stock_status', 'instock', 'shop_package_price', n,
      'body', (select string_agg(md5(n || '-' || m), '') from generate_series(1, 300) m)), '{}', '', 'x' || n
    from generate_series(1, ${size}) n`);
  const oneCard = sql`select length(card::text) from content.documents where market = 'nl' and slug = 'box-1999'`;
  const ofOne = await rowsRead(db, (tx) => tx.execute(oneCard), piecesSoFar);
  expect(ofOne).toBeGreaterThan(0);
  for (const more of [{}, { page: 40 }, { search: 'box' }, { animal: 'cow', stock: 'instock' }]) {
    const list = await listItems(db, { ...asked, ...more });
    expect([list.found, list.rows.length, list.rows[0]?.price]).toEqual([size, 50, more.page ? '1951' : '1']);
    expect(await rowsRead(db, (tx) => listItems(tx, { ...asked, ...more }), piecesSoFar)).toBeLessThanOrEqual(
      2 * 50 * ofOne,
    );
  }
  expect(await rowsRead(db, (tx) => titlesOf(tx, 'nl', 'packages'), piecesSoFar)).toBe(0);
});

test('what all are searched by is what the rows say, in every kind of every market', async () => {
  const database = await openDemoDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const seen = new Set<string>();
  for (const market of ['nl', 'de', 'uk', 'fr'])
    for (const kind of itemKinds) {
      const of = { ...asked, market, kind };
      const [first, titles] = [await listItems(db, of), await titlesOf(db, market, kind)];
      const pages = Array.from({ length: first.pages }, (_, index) => listItems(db, { ...of, page: index + 1 }));
      const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
      expect([kind, rows.map(({ name, title }) => [name, title])]).toEqual([kind, [...titles]]);
      expect(rows).toHaveLength(first.found);
      expect(first.animals).toEqual([...new Set(rows.flatMap(({ animals }) => animals))].toSorted());
      expect(first.stocks).toEqual(
        [...new Set(rows.map(({ stock }) => stock))].filter((stock) => stock !== '').toSorted(),
      );
      if (rows.length > 0) seen.add(kind);
    }
  expect(seen.size).toBeGreaterThan(8);
});
