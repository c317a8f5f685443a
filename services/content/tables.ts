/**
 * The content service's tables. A document is one item of content as API v1 sends it; the contract is its schema, so it is not
 * spelt out in columns a second time. A list is every order of documents the service can be asked for, laid out when content is
 * imported: any page of any list is one range of an index, whatever the size of the catalogue.
 */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const contentSchema = pgSchema('content');

export const documents = contentSchema.table(
  'documents',
  {
    market: text().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    // json and not jsonb: the order of fields is kept, and nothing ever looks inside.
    /** As it was written, for the export. */
    source: json().notNull(),
    /** What a list shows of it. */
    card: json().notNull(),
    /** What its own page shows: references filled in. */
    detail: json().notNull(),
    /** Has dates relative to today, which are worked out when it is read. */
    isDated: boolean().notNull().default(false),
    searchText: text(),
    /** Two and three letter pieces of the text, so that "contains" can use an index. */
    searchGrams: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.kind, table.slug] }),
    index('documents_search').using('gin', table.searchGrams),
  ],
);

export const lists = contentSchema.table(
  'lists',
  {
    market: text().notNull(),
    kind: text().notNull(),
    /** Such as `all`, `animal:cow`, `category:news`. */
    list: text().notNull(),
    /** From 1, without gaps: the last one is the list's length. */
    position: integer().notNull(),
    slug: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.kind, table.list, table.position] })],
);

/** Short lists of what belongs to one document: always read whole, so each is one row. */
export const related = contentSchema.table(
  'related',
  {
    market: text().notNull(),
    kind: text().notNull(),
    /** Such as `farmer:jan`. */
    list: text().notNull(),
    slugs: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.kind, table.list] })],
);

/** What each market's content is and since when; a row appears with the first import. */
export const imports = contentSchema.table('imports', {
  market: text().primaryKey(),
  /** Hash of the files it was read from, so that a start knows whether the seed changed. */
  fingerprint: text().notNull(),
  /** Demo content may be replaced by newer demo content; what an owner imported is never touched. */
  isSeed: boolean().notNull(),
  importedAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
