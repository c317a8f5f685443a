/** Reads the content tables for visitors; what editors write goes through editing/. */
import { and, arrayContains, asc, desc, eq, gte, inArray, like, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#services/kit/database.ts';
import type { Doc, KindName } from './kinds.ts';
import { popularSource } from './lists.ts';
import { resolveDates } from './relative-dates.ts';
import { queryGrams } from './search-grams.ts';
import { documents, imports, lists, related } from './tables.ts';

/** Channel on which every process hears that a market's content changed. */
export const contentChannel = 'content_changed';

/** The largest list a search may answer. */
export const searchLimit = 100;

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
/** What the handlers ask of it; content in memory answers the same (editing/memory-store.ts). */
export type ContentStore = Pick<
  ReturnType<typeof createContentStore>,
  'find' | 'list' | 'related' | 'search' | 'slugs'
>;
