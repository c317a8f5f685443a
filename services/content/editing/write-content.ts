/** Writes the rows that differ. Give it a transaction: readers then see all of a change or nothing. */
import { sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import type { Lists } from '../composed.ts';
import { type ContentChange, payloadOf } from '../content-change.ts';
import { contentChannel } from '../store.ts';
import { imports } from '../tables.ts';
import { batches, type OnProgress } from './batches.ts';
import type { Differences } from './differences.ts';

/** Another transaction that changes the same market waits until this one ends. */
export async function lockContent(db: Database, market: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content ${market}`}))`);
}

export async function writeDifferences(
  db: Database,
  market: string,
  { changed, onProgress }: { changed: Differences; onProgress: OnProgress },
): Promise<void> {
  for (const { rows } of batches(changed.removed))
    await db.execute(sql`
      delete from content.documents d using json_to_recordset(${rows}::json) as r (kind text, slug text)
      where d.market = ${market} and d.kind = r.kind and d.slug = r.slug`);
  for (const { rows, done } of batches(changed.written)) {
    await db.execute(sql`
      insert into content.documents
        (market, kind, slug, position, source, card, detail, is_dated, search_text, search_grams, hash)
      select ${market}, kind, slug, position, source, card, detail, "isDated", "searchText", "searchGrams", hash
      from json_to_recordset(${rows}::json) as r (
        kind text, slug text, position integer, source json, card json, detail json,
        "isDated" boolean, "searchText" text, "searchGrams" text[], hash text)
      on conflict (market, kind, slug) do update set
        position = excluded.position, source = excluded.source, card = excluded.card, detail = excluded.detail,
        is_dated = excluded.is_dated, search_text = excluded.search_text, search_grams = excluded.search_grams,
        hash = excluded.hash`);
    onProgress(done, changed.written.length);
  }
  for (const { rows } of batches(changed.moved))
    await db.execute(sql`
      update content.documents d set position = r.position
      from json_to_recordset(${rows}::json) as r (kind text, slug text, position integer)
      where d.market = ${market} and d.kind = r.kind and d.slug = r.slug`);
  await writeLists(db, market, changed.lists);
  await writeRelated(db, market, changed.related);
}

async function writeLists(db: Database, market: string, lists: Lists): Promise<void> {
  for (const { rows } of batches(lists.map(({ kind, list }) => ({ kind, list }))))
    await db.execute(sql`
      delete from content.lists l using json_to_recordset(${rows}::json) as r (kind text, list text)
      where l.market = ${market} and l.kind = r.kind and l.list = r.list`);
  const entries = lists.flatMap(({ kind, list, slugs }) =>
    slugs.map((slug, index) => ({ kind, list, position: index + 1, slug })),
  );
  for (const { rows } of batches(entries))
    await db.execute(sql`
      insert into content.lists (market, kind, list, position, slug)
      select ${market}, kind, list, position, slug
      from json_to_recordset(${rows}::json) as r (kind text, list text, position integer, slug text)`);
}

async function writeRelated(db: Database, market: string, lists: Lists): Promise<void> {
  for (const { rows } of batches(lists.filter(({ slugs }) => slugs.length === 0)))
    await db.execute(sql`
      delete from content.related l using json_to_recordset(${rows}::json) as r (kind text, list text)
      where l.market = ${market} and l.kind = r.kind and l.list = r.list`);
  for (const { rows } of batches(lists.filter(({ slugs }) => slugs.length > 0)))
    await db.execute(sql`
      insert into content.related (market, kind, list, slugs)
      select ${market}, kind, list, slugs
      from json_to_recordset(${rows}::json) as r (kind text, list text, slugs text[])
      on conflict (market, kind, list) do update set slugs = excluded.slugs`);
}

type Mark = { fingerprint: string; isSeed: boolean; generation: number };

/** Says what changed: to the next change by its number, to every process by a notification. */
export async function markChanged(db: Database, change: ContentChange, mark: Mark): Promise<void> {
  const { market } = change;
  await db
    .insert(imports)
    .values({ market, ...mark })
    .onConflictDoUpdate({ target: imports.market, set: { ...mark, importedAt: sql`now()` } });
  await db.execute(sql`select pg_notify(${contentChannel}, ${payloadOf(change)})`);
}
