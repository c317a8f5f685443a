/** What the owner does with orders: money that came and went, what the bank says, what was changed, and which mails left. */
import type { Cents } from '#rules/money/cents.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  json,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders, ordersSchema } from '../tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** Entries of bank accounts. The same entry is one row, whatever file it came in. */
export const bankEntries = ordersSchema.table(
  'bank_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The shop's own account; empty where the file does not name it. */
    account: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** In the currency's smallest unit; below nought for what went out. */
    amount: integer().$type<Cents>().notNull(),
    currency: text(),
    /** Of who paid, or was paid. */
    name: text().notNull(),
    iban: text().notNull(),
    text: text().notNull(),
    bankNumber: text(),
    /** The same for the same entry in every kind of file, but for the last part, which counts those that are alike. */
    fingerprint: text().notNull(),
    state: text({ enum: ['open', 'booked', 'notOurs', 'pending'] }).notNull(),
    readAt: moment().notNull(),
  },
  (table) => [
    unique('bank_entries_same').on(table.fingerprint),
    index('bank_entries_state').on(table.state, table.day),
  ],
);

/** Files of a bank that were read: until which day money that came is known. */
export const statements = ordersSchema.table(
  'statements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    market: text().notNull(),
    until: date({ mode: 'string' }).notNull(),
    readAt: moment().notNull(),
    byId: text(),
    byName: text().notNull(),
  },
  (table) => [index('statements_market').on(table.market, table.until)],
);

/** Money of an order. Nothing is ever deleted: a mistake is taken back by its opposite. */
export const payments = ordersSchema.table(
  'payments',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** In the currency's smallest unit; below nought for what went back. */
    amount: integer().$type<Cents>().notNull(),
    way: text({ enum: ['transfer', 'cash', 'card', 'provider', 'voucher'] }).notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    bankEntryId: bigint({ mode: 'number' }).references(() => bankEntries.id),
    /** The payment it is the opposite of. */
    takesBack: bigint({ mode: 'number' }),
    changeId: bigint({ mode: 'number' }),
    at: moment().notNull(),
    byId: text(),
    byName: text().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.amount),
    index('payments_entry').on(table.bankEntryId),
    unique('payments_taken_back_once').on(table.takesBack),
  ],
);

const changeKinds = [
  'placed',
  'state',
  'payment',
  'takeBack',
  'refund',
  'note',
  'callBack',
  'address',
  'day',
  'lines',
  'discount',
  'takeUp',
  'animals',
  'choice',
  'shared',
  'withdrawalDone',
  'undo',
] as const;

/** What was changed of an order, by whom. Only ever added to. */
export const orderChanges = ordersSchema.table(
  'changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Of the order, once it was changed. */
    version: integer().notNull(),
    at: moment().notNull(),
    what: text({ enum: changeKinds }).notNull(),
    before: json().$type<unknown>(),
    after: json().$type<unknown>(),
    reason: text().notNull().default(''),
    side: text({ enum: ['buyer', 'owner', 'shop'] }).notNull(),
    byId: text(),
    byName: text().notNull(),
    /** Whether the buyer hears of it by mail. */
    isTold: boolean().notNull(),
    /** Of changes that were made by one press, and are taken back by one. */
    batch: uuid(),
    /** The change it takes back. */
    undoes: bigint({ mode: 'number' }),
  },
  (table) => [
    index('changes_order').on(table.orderId, table.id),
    index('changes_batch')
      .on(table.batch)
      .where(sql`batch is not null`),
    index('changes_undoes')
      .on(table.undoes)
      .where(sql`undoes is not null`),
  ],
);

const ownerNewsKinds = [
  'placed',
  'cancelled',
  'withdrawn',
  'paidLate',
  'bounced',
  'lowStock',
  'animalFull',
  'chargeback',
  'refundedThere',
  'planFailed',
  'backupFailed',
] as const;

/** What happened that the owner is told by mail: written in the transaction of what happened, gone after a month. */
export const ownerNews = ordersSchema.table(
  'owner_news',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    market: text().notNull(),
    kind: text({ enum: ownerNewsKinds }).notNull(),
    at: moment().notNull(),
    /** Numbers, amounts and days, and nobody's name or address. */
    facts: json().$type<Record<string, string | number>>().notNull(),
    /** The mail that tells of it; null while it waits for one. */
    mailId: bigint({ mode: 'number' }),
  },
  (table) => [
    index('owner_news_waiting')
      .on(table.market)
      .where(sql`mail_id is null`),
    index('owner_news_mail').on(table.mailId),
  ],
);

/** Mails about orders that left, or that nobody took. They go with their buyer. */
export const mailLog = ordersSchema.table(
  'mail_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    at: moment().notNull(),
    /** `sent`, or why it was given up. */
    result: text().notNull(),
  },
  (table) => [index('mail_log_order').on(table.orderId)],
);
