/** Reads and writes the content tables. Nothing else in the service speaks SQL. */
import { and, arrayContains, asc, desc, eq, gte, inArray, like, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#services/kit/database.ts';
import type { Composed, Lists } from './composed.ts';
import type { Doc, KindName } from './kinds.ts';
import { popularSource } from './lists.ts';
import { resolveDates } from './relative-dates.ts';
import { queryGrams } from './search-grams.ts';
import { documents, imports, lists, related } from './tables.ts';

/** Channel on which every process hears that a market's content changed. */
export const contentChannel = 'content_changed';

const batchSize = 500;
/** The largest list a search may answer. */
const searchLimit = 100;

/** A list beside the page of it that is read. */
const whole = alias(lists, 'whole');

export type StoredList = { docs: Doc[]; total: number };
type Range = { page: number; perPage: number | null };

export function createContentStore(db: Database, market: string, clock: () => Date) {
  // What is in the tables was read by the contract on its way in, so it is an object.
  const dated = (row: { value: unknown; isDated: boolean }) =>
    (row.isDated ? resolveDates(row.value, clock()) : row.value) as Doc;
  const inMarket = (kind: KindName) => and(eq(documents.market, market), eq(documents.kind, kind));
  const ofList = (table: typeof lists | typeof whole, kind: KindName, list: string) =>
    and(eq(table.market, market), eq(table.kind, kind), eq(table.list, list));
  /** The last number of a list is its length. */
  const lengthOf = (kind: KindName, list: string) =>
    db
      .select({ total: whole.position })
      .from(whole)
      .where(ofList(whole, kind, list))
      .orderBy(desc(whole.position))
      .limit(1);

  return {
    async find(kind: KindName, slug: string): Promise<Doc | undefined> {
      const rows = await db
        .select({ value: documents.detail, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), eq(documents.slug, slug)));
      return rows.map(dated)[0];
    },

    /** One question for a page and its list's length: on the embedded database the asking costs more than the rows. */
    async list(kind: KindName, list: string, { page, perPage }: Range): Promise<StoredList> {
      const length = lengthOf(kind, list);
      const first = perPage === null ? 1 : (page - 1) * perPage + 1;
      const last = perPage === null ? [] : [lte(lists.position, first + perPage - 1)];
      // A plain join is planned by guesses about how many rows match, and for one page read every package there is. A look-up
      // for each entry is a look-up in the index whatever the guess.
      const listed = db
        .select({ value: documents.card, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), eq(documents.slug, lists.slug)))
        .limit(1)
        .as('listed');
      const rows = await db
        .select({ value: listed.value, isDated: listed.isDated, total: sql<number>`(${length})` })
        .from(lists)
        .crossJoinLateral(listed)
        .where(and(ofList(lists, kind, list), gte(lists.position, first), ...last))
        .orderBy(asc(lists.position));
      // What has nothing at its beginning has nothing at all; beyond its end there may be a list.
      const [known] = rows.length > 0 || first === 1 ? rows : await length;
      return { docs: rows.map(dated), total: known?.total ?? 0 };
    },

    async related(kind: KindName, list: string): Promise<StoredList> {
      const [row] = await db
        .select({ slugs: related.slugs })
        .from(related)
        .where(and(eq(related.market, market), eq(related.kind, kind), eq(related.list, list)));
      const slugs = row?.slugs ?? [];
      if (slugs.length === 0) return { docs: [], total: 0 };
      const rows = await db
        .select({ slug: documents.slug, value: documents.card, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), inArray(documents.slug, slugs)));
      const docs = rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)).map(dated);
      return { docs, total: docs.length };
    },

    /** Cards whose text contains the normalised query. */
    async search(kind: KindName, query: string): Promise<StoredList> {
      const rows = await db
        .select({ value: documents.card, isDated: documents.isDated })
        .from(documents)
        .where(
          and(
            inMarket(kind),
            arrayContains(documents.searchGrams, queryGrams(query)),
            like(documents.searchText, `%${query.replaceAll('_', '\\_')}%`),
          ),
        )
        .orderBy(asc(documents.position))
        .limit(searchLimit);
      return { docs: rows.map(dated), total: rows.length };
    },

    async sources(kind: KindName): Promise<Doc[]> {
      const rows = await db
        .select({ value: documents.source })
        .from(documents)
        .where(inMarket(kind))
        .orderBy(asc(documents.position));
      return rows.map(({ value }) => value as Doc);
    },

    async slugs(kind: KindName, list: string): Promise<string[]> {
      const rows = await db
        .select({ slug: lists.slug })
        .from(lists)
        .where(ofList(lists, kind, list))
        .orderBy(asc(lists.position));
      return rows.map(({ slug }) => slug);
    },

    popularSource(): Promise<string[]> {
      return this.slugs('farmshop-products', popularSource);
    },

    async lastImport(): Promise<{ fingerprint: string; isSeed: boolean } | undefined> {
      const rows = await db
        .select({ fingerprint: imports.fingerprint, isSeed: imports.isSeed })
        .from(imports)
        .where(eq(imports.market, market));
      return rows[0];
    },
  };
}
export type ContentStore = ReturnType<typeof createContentStore>;

type Replacement = {
  market: string;
  content: Composed;
  fingerprint: string;
  isSeed: boolean;
  onProgress: (done: number, total: number) => void;
};

/** Whoever replaces a market's content at the same time waits until this transaction ends. */
export async function lockContent(db: Database, market: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content ${market}`}))`);
}

/** Puts new content in the place of a market's old. Give it a transaction: readers then see all of it or nothing. */
export async function replaceContent(db: Database, replacement: Replacement): Promise<void> {
  const { market, content, fingerprint, isSeed, onProgress } = replacement;
  for (const table of [lists, related, documents]) await db.delete(table).where(eq(table.market, market));
  const total = content.documents.length;
  for (const { batch, done } of batches(content.documents)) {
    await db.execute(sql`
      insert into content.documents (market, kind, slug, position, source, card, detail, is_dated, search_text, search_grams)
      select ${market}, kind, slug, position, source, card, detail, "isDated", "searchText", "searchGrams"
      from json_to_recordset(${JSON.stringify(batch)}::json) as row (
        kind text, slug text, position integer, source json, card json, detail json,
        "isDated" boolean, "searchText" text, "searchGrams" text[]
      )`);
    onProgress(done, total);
  }
  for (const { batch } of batches(content.lists.flatMap(listRows))) {
    await db.execute(sql`
      insert into content.lists (market, kind, list, position, slug)
      select ${market}, kind, list, position, slug
      from json_to_recordset(${JSON.stringify(batch)}::json) as row (kind text, list text, position integer, slug text)`);
  }
  for (const { batch } of batches(content.related)) {
    await db.execute(sql`
      insert into content.related (market, kind, list, slugs)
      select ${market}, kind, list, slugs
      from json_to_recordset(${JSON.stringify(batch)}::json) as row (kind text, list text, slugs text[])`);
  }
  await db
    .insert(imports)
    .values({ market, fingerprint, isSeed })
    .onConflictDoUpdate({ target: imports.market, set: { fingerprint, isSeed, importedAt: sql`now()` } });
  await db.execute(sql`select pg_notify(${contentChannel}, ${market})`);
}

function listRows({ kind, list, slugs }: Lists[number]) {
  return slugs.map((slug, index) => ({ kind, list, position: index + 1, slug }));
}

/** Rows travel as one JSON text a batch: many times faster than a parameter for each value. */
function* batches<T>(rows: T[]): Generator<{ batch: T[]; done: number }> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    yield { batch, done: start + batch.length };
  }
}
