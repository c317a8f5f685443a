/** What an owner plans with an animal. What of it is sold, and in which packages, is said by content and orders, and not kept twice. */
import { date, integer, json, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { animalStates } from '#rules/herd/animal-state.ts';

export const herdSchema = pgSchema('herd');

/** The boxes of an animal as they were when it went: its packages are those of the next one by then. */
export type KeptShare = { slug: string; name: string; grams: number; total: number; buyers: number };

const moment = () => timestamp({ withTimezone: true });

export const animals = herdSchema.table(
  'animals',
  {
    market: text().notNull(),
    /** Its number without the signs that only group it. */
    tag: text().notNull(),
    prefix: text().notNull(),
    numbers: text().notNull(),
    /** Such as cow. */
    animal: text().notNull(),
    breed: text().notNull().default(''),
    farmer: text().notNull().default(''),
    /** As it was last seen or said: who looks for what becomes full compares with it. */
    state: text({ enum: animalStates }).notNull(),
    liveGrams: integer(),
    /** Percent of the living animal that is carcass, and of the carcass that is sold. */
    dressing: integer(),
    meat: integer(),
    slaughterDay: date({ mode: 'string' }),
    slaughterhouse: text().notNull().default(''),
    butcher: text().notNull().default(''),
    carcassGrams: integer(),
    cutDay: date({ mode: 'string' }),
    /** As 2026-W49. */
    deliveredWeek: text(),
    shares: json().$type<KeptShare[]>(),
    /** When the owner was told that all of it is sold: once. */
    fullAt: moment(),
    version: integer().notNull(),
    changedAt: moment().notNull(),
    changedBy: uuid(),
  },
  (table) => [primaryKey({ columns: [table.market, table.tag] })],
);
