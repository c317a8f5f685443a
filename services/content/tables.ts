/**
 * The content service's tables. A document is one item of content as API v1 sends it; the contract is its schema, so it is not
 * spelt out in columns a second time. A list is every order of documents the service can be asked for, laid out when content is
 * imported: any page of any list is one range of an index, whatever the size of the catalogue.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  numeric,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const contentSchema = pgSchema('content');

/** The first of these fields that says something. */
const firstOf = (...fields: string[]) => fields.map((field) => `nullif(card ->> '${field}', '')`).join(', ');
/** What a thing is called, whatever its kind; empty where only its address says so. */
const listedTitle = sql.raw(
  `coalesce(${firstOf('title', 'question', 'name', 'code')}, trim(coalesce(card ->> 'delivery_week', '') || ' ' || coalesce(card ->> 'shop_animal_nr', '')))`,
);
const listedAnimals = sql.raw(`coalesce(${firstOf('shop_brand_slug', 'animal_type', 'animal_types')}, '')`);
const listedStock = sql.raw(`coalesce(${firstOf('shop_product_stock_status', 'stock_status')}, '')`);

export const documents = contentSchema.table(
  'documents',
  {
    market: text().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    // json and not jsonb: the order of fields is kept, and nothing looks inside when a list is read.
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
    /** Of the card, for the lists of the studio: ten thousand are searched without looking into any. */
    listedTitle: text().notNull().generatedAlwaysAs(listedTitle),
    listedAnimals: text().notNull().generatedAlwaysAs(listedAnimals),
    listedStock: text().notNull().generatedAlwaysAs(listedStock),
    /** Of all of it but the position: a change writes only the documents whose hash it alters. Empty: not known yet. */
    hash: text().notNull().default(''),
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
  /** Counts the changes: what was composed on an older one is composed again. */
  generation: integer().notNull().default(0),
  importedAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
});

/** One thing an editor writes, whatever it is called today: its name changes with a rename, its id does not. */
export const items = contentSchema.table(
  'items',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    kind: text().notNull(),
    /** Null where items are numbered: their position is their name. */
    slug: text(),
    position: integer().notNull(),
    /** Number of the revision visitors see. */
    published: integer(),
    /** Number of the revision somebody works on. */
    draft: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('items_name')
      .on(table.market, table.kind, table.slug)
      .where(sql`${table.removedAt} is null`),
    index('items_market').on(table.market),
  ],
);

/** What an item said, version by version. Published ones are never changed. */
export const revisions = contentSchema.table(
  'revisions',
  {
    item: uuid().notNull(),
    number: integer().notNull(),
    /** Null: removed with this revision. */
    source: json(),
    state: text({ enum: ['draft', 'published'] }).notNull(),
    /** The revision it was made on. */
    base: integer(),
    /** The change it was published with. */
    change: uuid(),
    author: uuid(),
    via: text({ enum: ['command', 'import', 'rename', 'restore', 'schedule', 'studio'] }).notNull(),
    note: text(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.item, table.number] }), index('revisions_change').on(table.change)],
);

/** What is published together, and undone together. */
export const changes = contentSchema.table(
  'changes',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    title: text().notNull(),
    author: uuid(),
    state: text({ enum: ['open', 'waiting', 'done', 'failed', 'undone'] }).notNull(),
    publishAt: timestamp({ withTimezone: true }),
    zone: text(),
    problem: text(),
    doneAt: timestamp({ withTimezone: true }),
    undoes: uuid(),
  },
  (table) => [index('changes_market').on(table.market, table.doneAt)],
);

/** What somebody works on and nobody sees: the fields that are to change, each as it was and as it shall be. */
export const drafts = contentSchema.table(
  'drafts',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    kind: text().notNull(),
    /** Of the item that is changed; null for one that is new. */
    item: uuid(),
    /** By field: `was` when its change began, `now` as it shall be. Json, because the order of fields counts. */
    fields: json().notNull(),
    /** Counts the saves. */
    version: integer().notNull(),
    author: uuid(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('drafts_item')
      .on(table.market, table.item)
      .where(sql`${table.item} is not null`),
    index('drafts_kind').on(table.market, table.kind),
  ],
);

/** Stock and price of the day, laid over what an editor wrote: a sale a minute must not bury the history of texts. */
export const stock = contentSchema.table(
  'stock',
  {
    market: text().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    status: text(),
    total: integer(),
    buyers: integer(),
    price: numeric({ precision: 10, scale: 2 }),
    /** The one that is crossed out; 0: none is. */
    oldPrice: numeric({ precision: 10, scale: 2 }),
    /** Counts what was said about it. */
    sequence: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    from: text({ enum: ['studio', 'shop'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.kind, table.slug] })],
);

/** Which price held from when until when. */
export const prices = contentSchema.table(
  'prices',
  {
    market: text().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    /** Null: it holds. */
    untilAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.market, table.kind, table.slug, table.fromAt] })],
);
