/** Reads the content tables for visitors; what editors write goes through editing/. */
import { and, arrayContains, asc, desc, eq, gt, gte, inArray, like, lte, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Market } from '#contract/market.ts';
import { seasonDay } from '#rules/time/season.ts';
import type { Database } from '#services/kit/database.ts';
import { readChangeDates } from './search/change-dates.ts';
import type { Doc, KindName } from './kinds.ts';
import { popularSource } from './lists.ts';
import { resolveDates } from './relative-dates.ts';
import { onDay, seasonalList, slugsOutOfSeason } from './seasons.ts';
import { extraFields, searchedKinds, type SearchRow } from './search/search-entries.ts';
import { storedSearch } from './search/stored-search.ts';
import { queryGrams } from './search/search-grams.ts';
import { documents, imports, lists, related } from './tables.ts';

/** Channel on which every process hears that a market's content changed. */
export const contentChannel = 'content_changed';

/** The largest list a search may answer. */
export const searchLimit = 100;

/** A list beside the page of it that is read. */
const whole = alias(lists, 'whole');

/** So many documents are read at once for the index of the search. */
const searchRowsAtOnce = 1000;

/** What the card of a document lacks for the search, taken out of its source by the database. */
function extraOf(kind: KindName) {
  const fields = (extraFields[kind] ?? []).map((field) => sql`${field}::text, ${documents.source} -> ${field}::text`);
  return fields.length === 0 ? sql<Doc | null>`null` : sql<Doc>`json_build_object(${sql.join(fields, sql`, `)})`;
}

export type StoredList = { docs: Doc[]; total: number };
type StoredMarket = Pick<Market, 'code' | 'timeZone'>;
type Range = { page: number; perPage: number | null };
type Stored = { value: unknown; isDated: boolean };
const bySlug = <Row extends { slug: string }>(rows: Row[], read: (row: Row) => Doc) =>
  new Map(rows.map((row) => [row.slug, read(row)]));

export function createContentStore(db: Database, { code: market, timeZone }: StoredMarket, clock: () => Date) {
  const today = () => seasonDay(clock(), { timeZone });
  // What is in the tables was read by the contract on its way in, so it is an object.
  const dated =
    (kind: KindName, now = clock(), day = today()) =>
    (row: Stored) =>
      (row.isDated ? onDay(kind, resolveDates(row.value, now) as Doc, day) : row.value) as Doc;
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

  const seasonalEntries = (kind: KindName) =>
    db
      .select({ entries: sql<string[] | null>`array_agg(${whole.slug})` })
      .from(whole)
      .where(ofList(whole, kind, seasonalList));

  /**
   * One question for a page, its list's length and what has a season: on the embedded database the asking costs more than the
   * rows.
   */
  async function pageOf(kind: KindName, list: string, { page, perPage }: Range) {
    const length = lengthOf(kind, list);
    const first = perPage === null ? 1 : (page - 1) * perPage + 1;
    const last = perPage === null ? null : first + perPage - 1;
    const rows = await rowsBetween(kind, list, { first, last });
    // An empty first page is an empty list; an empty later page may be beyond the last one of a list.
    const [known] = rows.length > 0 || first === 1 ? rows : await length;
    const seasonal = rows[0] ? (rows[0].seasonal ?? []) : await entriesBeyond(kind, known);
    return { rows, total: known?.total ?? 0, seasonal };
  }

  /** A page beyond the last may be so only with what is out of season. */
  async function entriesBeyond(kind: KindName, known: unknown): Promise<string[]> {
    if (known === undefined) return [];
    const [found] = await seasonalEntries(kind);
    return found?.entries ?? [];
  }

  // A plain join is planned by guesses about how many rows match, and for one page read every package there is. A look-up
  // for each entry is a look-up in the index whatever the guess.
  function rowsBetween(kind: KindName, list: string, { first, last }: { first: number; last: number | null }) {
    const listed = db
      .select({ value: documents.card, isDated: documents.isDated })
      .from(documents)
      .where(and(inMarket(kind), eq(documents.slug, lists.slug)))
      .limit(1)
      .as('listed');
    return db
      .select({
        position: lists.position,
        value: listed.value,
        isDated: listed.isDated,
        total: sql<number>`(${lengthOf(kind, list)})`,
        // In the first row only: a market may have more seasonal entries than a page has cards.
        seasonal: sql<
          string[] | null
        >`case when row_number() over (order by ${lists.position}) = 1 then (${seasonalEntries(kind)}) end`,
      })
      .from(lists)
      .crossJoinLateral(listed)
      .where(
        and(
          ofList(lists, kind, list),
          gte(lists.position, first),
          ...(last === null ? [] : [lte(lists.position, last)]),
        ),
      )
      .orderBy(asc(lists.position));
  }

  /** Where in a list these stand; most lists have none of them. */
  async function placesOf(slugs: string[], kind: KindName, list: string): Promise<number[]> {
    const found = await db
      .select({ position: lists.position })
      .from(lists)
      // One array: a parameter for each would take the database longer to read than to answer.
      .where(and(ofList(lists, kind, list), sql`${lists.slug} = any(${sql.param(slugs)})`))
      .orderBy(asc(lists.position));
    return found.map(({ position }) => position);
  }

  /** The same page of the list as it is without some of its places: others move up. */
  async function rowsWithout(
    missing: number[],
    { kind, list, range: { page, perPage } }: { kind: KindName; list: string; range: Range },
  ) {
    const placeOf = (rank: number) =>
      missing.reduce((place, position) => (position <= place ? place + 1 : place), rank);
    const first = perPage === null ? 1 : placeOf((page - 1) * perPage + 1);
    const last = perPage === null ? null : placeOf(page * perPage);
    const isMissing = new Set(missing);
    const rows = await rowsBetween(kind, list, { first, last });
    return rows.filter(({ position }) => !isMissing.has(position));
  }

  /** What has a season and is out of it today. */
  async function outOfSeason(kind: KindName): Promise<string[]> {
    const [found] = await seasonalEntries(kind);
    return slugsOutOfSeason(found?.entries ?? [], today());
  }

  return {
    async find(kind: KindName, slug: string): Promise<Doc | undefined> {
      const rows = await db
        .select({ value: documents.detail, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), eq(documents.slug, slug)));
      return rows.map(dated(kind))[0];
    },

    /** Several at once, by their slugs. */
    async findAll(kind: KindName, slugs: readonly string[]): Promise<Map<string, Doc>> {
      if (slugs.length === 0) return new Map();
      const rows = await db
        .select({ slug: documents.slug, value: documents.detail, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), inArray(documents.slug, [...new Set(slugs)])));
      return bySlug(rows, dated(kind));
    },

    async list(kind: KindName, list: string, range: Range): Promise<StoredList> {
      const { rows, total, seasonal } = await pageOf(kind, list, range);
      const out = slugsOutOfSeason(seasonal, today());
      const missing = out.length === 0 ? [] : await placesOf(out, kind, list);
      const shown = missing.length === 0 ? rows : await rowsWithout(missing, { kind, list, range });
      return { docs: shown.map(dated(kind)), total: total - missing.length };
    },

    async related(kind: KindName, list: string): Promise<StoredList> {
      const [row] = await db
        .select({ slugs: related.slugs })
        .from(related)
        .where(and(eq(related.market, market), eq(related.kind, kind), eq(related.list, list)));
      const out = row ? await outOfSeason(kind) : [];
      const isOut = new Set(out);
      const slugs = (row?.slugs ?? []).filter((slug) => !isOut.has(slug));
      const cards = await this.cards(kind, slugs);
      const docs = slugs.map((slug) => cards.get(slug)).filter((card) => card !== undefined);
      return { docs, total: docs.length };
    },

    /** Cards by the slugs of their documents. */
    async cards(kind: KindName, slugs: readonly string[]): Promise<Map<string, Doc>> {
      if (slugs.length === 0) return new Map();
      const rows = await db
        .select({ slug: documents.slug, value: documents.card, isDated: documents.isDated })
        .from(documents)
        .where(and(inMarket(kind), inArray(documents.slug, [...slugs])));
      return bySlug(rows, dated(kind));
    },

    outOfSeason,

    /** Counts the changes of the market's content. */
    async generation(): Promise<number> {
      const [row] = await db.select({ generation: imports.generation }).from(imports).where(eq(imports.market, market));
      return row?.generation ?? -1;
    },

    changeDates: () => readChangeDates(db, market),

    ...storedSearch(db, market),

    /** All that can be searched for, in parts. */
    async *searchRows(): AsyncGenerator<SearchRow[]> {
      for (const kind of searchedKinds) {
        let after = 0;
        for (;;) {
          const rows = await db
            .select({
              slug: documents.slug,
              position: documents.position,
              card: documents.card,
              extra: extraOf(kind),
            })
            .from(documents)
            .where(and(inMarket(kind), gt(documents.position, after)))
            .orderBy(asc(documents.position))
            .limit(searchRowsAtOnce);
          yield rows.map(({ slug, card, extra }) => ({ kind, slug, card: card as Doc, extra: extra ?? {} }));
          if (rows.length < searchRowsAtOnce) break;
          after = rows.at(-1)?.position ?? after;
        }
      }
    },

    /** Cards whose text contains the normalised query. */
    async search(kind: KindName, query: string): Promise<StoredList> {
      const out = await outOfSeason(kind);
      const rows = await db
        .select({ value: documents.card, isDated: documents.isDated })
        .from(documents)
        .where(
          and(
            inMarket(kind),
            ...(out.length > 0 ? [notInArray(documents.slug, out)] : []),
            arrayContains(documents.searchGrams, queryGrams(query)),
            like(documents.searchText, `%${query.replaceAll('_', '\\_')}%`),
          ),
        )
        .orderBy(asc(documents.position))
        .limit(searchLimit);
      return { docs: rows.map(dated(kind)), total: rows.length };
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
export type ContentStore = Omit<
  ReturnType<typeof createContentStore>,
  'findAll' | 'sources' | 'popularSource' | 'lastImport' | keyof ReturnType<typeof storedSearch>
> &
  ReturnType<typeof storedSearch>;
