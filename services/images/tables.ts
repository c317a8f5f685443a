/** What the studio knows of pictures: those that were uploaded, and what was set of any other. The files lie in folders. */
import { and, isNotNull, isNull } from 'drizzle-orm';
import { integer, json, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const imagesSchema = pgSchema('images');

export const pictures = imagesSchema.table(
  'pictures',
  {
    name: text().primaryKey(),
    /** In the folder of uploads; null for a picture of another folder, of which something was set, and for one that is gone for good. */
    file: text(),
    /** SHA-256 of what was sent, so that the same photograph twice is one picture. */
    sourceHash: text(),
    width: integer(),
    height: integer(),
    bytes: integer(),
    /** In thousandths of width and height; null: in the middle, or where the list beside the picture says. */
    focalX: integer(),
    focalY: integer(),
    /** Alternative text by market; under `called` how the file was called. */
    alt: json().$type<Record<string, string>>().notNull(),
    addedBy: uuid(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** Without a file: since when it is gone for good. */
    trashedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('pictures_source').on(table.sourceHash)],
);

/** Its file has to go wherever it still lies. */
export const isGoneForGood = and(isNull(pictures.file), isNotNull(pictures.trashedAt));
