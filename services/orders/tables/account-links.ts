/** Links that open all orders of an address. */
import { text, timestamp } from 'drizzle-orm/pg-core';
import { ordersSchema } from '../tables.ts';

/** Only hashes are kept of what opens them. */
export const accountLinks = ordersSchema.table('account_links', {
  tokenHash: text().primaryKey(),
  market: text().notNull(),
  email: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Of who opened it. */
  accountHash: text().unique(),
});
