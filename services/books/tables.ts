/** Invoices and credit notes, in a schema of their own. What is written here is never changed, but for the name of a buyer whose years are over. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  json,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Paper } from '#rules/books/paper.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';

export const booksSchema = pgSchema('books');

const moment = () => timestamp({ withTimezone: true });

/** The last number given in a market and year. Taken in the transaction of its paper, so that none is ever missing. */
export const series = booksSchema.table(
  'series',
  { market: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.market, table.year] })],
);

/** Amounts are in the currency's smallest unit, below nought for a credit note. */
export const papers = booksSchema.table(
  'papers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    market: text().notNull(),
    number: text().notNull(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    orderId: uuid().notNull(),
    orderNumber: text().notNull(),
    /** Which invoice of its order: the next one is made when the one before was credited whole. */
    turn: integer().notNull(),
    /** The invoice a credit note is about. */
    credits: bigint({ mode: 'number' }),
    /** Of a credit note: nothing of its invoice is left. */
    isLast: boolean().notNull().default(false),
    issuedOn: date({ mode: 'string' }).notNull(),
    suppliedOn: date({ mode: 'string' }).notNull(),
    net: integer().notNull(),
    vat: integer().notNull(),
    gross: integer().notNull(),
    parts: json().$type<VatPart[]>().notNull(),
    paper: json().$type<Paper>().notNull(),
    madeAt: moment().notNull(),
    byName: text().notNull(),
    forgottenAt: moment(),
  },
  (table) => [
    unique('papers_number').on(table.number),
    // However often somebody says that goods were sent.
    uniqueIndex('papers_one_invoice')
      .on(table.orderId, table.turn)
      .where(sql`kind = 'invoice'`),
    index('papers_order').on(table.orderId, table.id),
    index('papers_issued').on(table.market, table.issuedOn),
    index('papers_supplied').on(table.market, table.suppliedOn),
  ],
);
