/** What is known of payments at a provider: no card, no account number and no name, only that somebody was to pay for an order. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Cents } from '#rules/money/cents.ts';
import { attemptStates, refundStates } from '#rules/payments/attempt.ts';
import { providerNames } from '#rules/payments/provider-key.ts';

export const paymentsSchema = pgSchema('payments');

const moment = () => timestamp({ withTimezone: true });

/** A market's account at a provider, and what can be paid with there. */
export const providerAccounts = paymentsSchema.table('accounts', {
  market: text().primaryKey(),
  /** Null where the environment has it. Never shown to anybody, and in no line of the audit. */
  key: text(),
  hookSecret: text(),
  /** Which key `methods` are of. */
  provider: text({ enum: providerNames }).notNull(),
  isTest: boolean().notNull(),
  /** As the provider names them. */
  methods: json().$type<string[]>().notNull(),
  askedAt: moment(),
  /** Why the provider could not be asked the last time. */
  failure: text({ enum: ['key', 'busy', 'away', 'refused'] }),
  changedAt: moment().notNull(),
});

export const paymentAttempts = paymentsSchema.table(
  'attempts',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    /** Of the order. */
    number: text().notNull(),
    provider: text({ enum: providerNames }).notNull(),
    isTest: boolean().notNull(),
    /** The provider's own; null until it has answered. */
    providerId: text(),
    /** In the currency's smallest unit. */
    amount: integer().$type<Cents>().notNull(),
    currency: text().notNull(),
    state: text({ enum: attemptStates }).notNull(),
    /** The provider's page; gone once nothing can be paid there. */
    url: text(),
    /** What it was paid with, such as `ideal`. */
    method: text(),
    createdAt: moment().notNull(),
    askedAt: moment(),
    bookedAt: moment(),
    /** When the owner had seen what is wrong with it. */
    seenAt: moment(),
  },
  (table) => [
    unique('attempts_provider').on(table.provider, table.providerId),
    index('attempts_order').on(table.number),
    index('attempts_open')
      .on(table.createdAt)
      .where(sql`state in ('starting', 'open', 'pending')`),
  ],
);

export const providerRefunds = paymentsSchema.table(
  'refunds',
  {
    /** The provider keeps it too: however often one is asked for, it goes back once. */
    id: uuid().primaryKey(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempts.id),
    amount: integer().$type<Cents>().notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** Of the order, by which it was booked. */
    changeId: bigint({ mode: 'number' }),
    /** Why it failed, in the provider's words. */
    failure: text(),
    byId: text(),
    byName: text().notNull(),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    index('refunds_attempt').on(table.attemptId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`state in ('asked', 'accepted')`),
  ],
);
