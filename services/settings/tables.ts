/** What an owner set in the studio, in place of what the market files say. */
import { customType, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const studioSchema = pgSchema('studio');

/** Drizzle's own would read a text such as `12345678` a second time, and make a number of it. */
const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

export const settings = studioSchema.table(
  'settings',
  {
    market: text().notNull(),
    key: text().notNull(),
    value: anyJson().notNull(),
    version: integer().notNull(),
    changedBy: uuid(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.key] })],
);
