/** Orders of the embedded shop, in a schema of their own. An order holds its own copy of all it is about: nothing here refers to goods. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  json,
  numeric,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VatPart } from '#rules/orders/vat.ts';
import { orderStates } from '#rules/orders/states.ts';
import type { Person } from './order-form.ts';

export const ordersSchema = pgSchema('orders');

const moment = () => timestamp({ withTimezone: true });

/** The last number given in a market and year. Taken in the transaction of its order, so that none is ever missing. */
export const numbers = ordersSchema.table(
  'numbers',
  { market: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.market, table.year] })],
);

/** Amounts are in the currency's smallest unit. */
export const orders = ordersSchema.table(
  'orders',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    number: text().notNull(),
    reference: text().notNull(),
    /** Who knows it sees the order. */
    key: text().notNull(),
    /** Of the form it was sent with: the same form makes one order, however often it is sent. */
    formKey: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    placedAt: moment().notNull(),
    currency: text().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    delivery: integer().notNull(),
    total: integer().notNull(),
    vat: json().$type<VatPart[]>().notNull(),
    /** Discount codes and what they took off. */
    discounts: json().$type<{ code: string; discount: number }[]>().notNull(),
    paid: integer().notNull().default(0),
    /** Paid and called off: the owner owes it. */
    isRefundDue: boolean().notNull().default(false),
    deliveryDay: date({ mode: 'string' }),
    cancelUntil: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Null when it was made nobody's. */
    email: text(),
    person: json().$type<Person>(),
    /** For the driver. */
    note: text(),
    /** What stands on the card of a present. */
    giftMessage: text(),
    isGift: boolean().notNull(),
    /** What the buyer agreed to, word for word. */
    texts: json().$type<Record<string, string>>().notNull(),
    anonymisedAt: moment(),
    /** When the buyer asked to be forgotten while the law still has the order kept. */
    forgetAskedAt: moment(),
  },
  (table) => [
    unique('orders_number').on(table.number),
    unique('orders_form').on(table.market, table.formKey),
    index('orders_email').on(table.market, table.email),
    index('orders_delivery').on(table.deliveryDay),
    index('orders_open')
      .on(table.expiresAt)
      .where(sql`state = 'placed'`),
  ],
);

export const orderLines = ordersSchema.table(
  'lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text({ enum: ['package', 'piece', 'voucher'] }).notNull(),
    /** What of the shop's goods it took. */
    goodKind: text({ enum: ['article', 'piece'] }).notNull(),
    goodId: integer().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    farmer: text(),
    /** In words, such as "3 × gehakt, 1 × hamburgers". */
    choice: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    subtotal: integer().notNull(),
    /** After discounts. */
    total: integer().notNull(),
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Packs of each cut in one of it. */
    contents: json().$type<{ title: string; packs: number }[]>().notNull(),
    /** What a voucher is worth. */
    worth: integer(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export const orderHistory = ordersSchema.table(
  'history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: moment().notNull(),
    /** Who did it: buyer, owner, or the shop itself. */
    by: text({ enum: ['buyer', 'owner', 'shop'] }).notNull(),
    what: text({ enum: [...orderStates, 'payment', 'anonymised', 'withdrawn'] }).notNull(),
    /** What a payment was of. */
    amount: integer(),
    /** Whether a mail about it was to go out. */
    isMailed: boolean().notNull(),
  },
  (table) => [index('history_order').on(table.orderId)],
);

/** Mails that are due, written in the transaction of what they tell of, and sent afterwards. */
export const orderMails = ordersSchema.table(
  'mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    market: text().notNull(),
    kind: text({ enum: ['placed', 'paid', 'sent', 'cancelled', 'expired', 'withdrawn', 'link'] }).notNull(),
    orderId: uuid().references(() => orders.id),
    email: text().notNull(),
    /** Whose letter box it is, however the address is written. */
    mailbox: text().notNull(),
    /** Of a link; gone once it is sent. */
    token: text(),
    createdAt: moment().notNull(),
    /** Somebody is sending it since then. */
    takenAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('mails_due')
      .on(table.id)
      .where(sql`sent_at is null`),
    index('mails_sent').on(table.mailbox, table.sentAt),
  ],
);

/** Links to all orders of an address. Only hashes are kept of what opens them. */
export const accountLinks = ordersSchema.table('account_links', {
  tokenHash: text().primaryKey(),
  market: text().notNull(),
  email: text().notNull(),
  expiresAt: moment().notNull(),
  /** Of who opened it. */
  accountHash: text().unique(),
});

/** Vouchers that were bought: made when they are paid. */
export const vouchers = ordersSchema.table('vouchers', {
  code: text().primaryKey(),
  orderId: uuid()
    .notNull()
    .references(() => orders.id),
  worth: integer().notNull(),
  madeAt: moment().notNull(),
});

/** What of a voucher paid for which order. It is gone again when that order is given up. */
export const voucherUses = ordersSchema.table(
  'voucher_uses',
  {
    code: text()
      .notNull()
      .references(() => vouchers.code),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] }), index('voucher_uses_order').on(table.orderId)],
);
