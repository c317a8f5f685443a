/** Orders of the embedded shop, in a schema of their own. An order holds its own copy of all it is about: nothing here refers to goods. */
import type { Cents } from '#rules/money/cents.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
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
import type { Billing } from '#rules/books/billing.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';
import { orderStates } from '#rules/orders/states.ts';
import type { Person } from '#rules/orders/order-fields.ts';

export const ordersSchema = pgSchema('orders');

const moment = () => timestamp({ withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The last number given in a market and year. Taken in the transaction of its order, so that none is ever missing. */
export const numbers = ordersSchema.table(
  'numbers',
  { market: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.market, table.year] })],
);

/** Words of the buyer as they are, and what has digits without signs between them. */
const orderSearch = sql`to_tsvector('simple', replace(number, '-', '') || ' ' || coalesce(email, '') || ' ' || coalesce(person ->> 'name', '') || ' ' || coalesce(person ->> 'company', '') || ' ' || coalesce(person ->> 'city', '') || ' ' || coalesce(replace(person ->> 'postCode', ' ', ''), '') || ' ' || coalesce(regexp_replace(person ->> 'phone', '\\D', '', 'g'), ''))`;

/** Who buys, by letter box or written down by the owner. Orders keep their own copy of name and address. */
export const customers = ordersSchema.table(
  'customers',
  {
    id: uuid().primaryKey(),
    market: text().notNull(),
    /** However the address is written; null for who has none. */
    mailbox: text(),
    email: text(),
    person: json().$type<Person>(),
    /** The owner's own words. */
    note: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    createdAt: moment().notNull(),
    /** Alone says that nobody is left in it. */
    anonymisedAt: moment(),
  },
  (table) => [unique('customers_mailbox').on(table.market, table.mailbox)],
);

/** Amounts are in the currency's smallest unit. What is paid is the sum of its payments, and stands nowhere else. */
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
    subtotal: integer().$type<Cents>().notNull(),
    discount: integer().$type<Cents>().notNull(),
    delivery: integer().$type<Cents>().notNull(),
    total: integer().$type<Cents>().notNull(),
    /** Empty where the shop charged none when it was made. */
    vat: json().$type<VatPart[]>().notNull(),
    /**
     * Discount codes and what they took off; `isOwners`: no code, but what the owner gave, with the reason as its name; `givenBack`: what
     * went to the buyer, not all of it owed, so that the price was made less.
     */
    discounts: json().$type<{ code: string; discount: number; isOwners?: true; givenBack?: number }[]>().notNull(),
    /** Counts every change; a form sends the version it was shown (optimistic lock). */
    version: integer().notNull().default(0),
    customerId: uuid().references(() => customers.id),
    deliveryDay: date({ mode: 'string' }),
    cancelUntil: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Null for who has none, and when it was made nobody's. */
    email: text(),
    person: json().$type<Person>(),
    /** Who the invoice is for, where a business asked for one. */
    billing: json().$type<Billing>(),
    /** For the driver. */
    note: text(),
    /** What stands on the card of a present. */
    giftMessage: text(),
    isGift: boolean().notNull(),
    /** What the buyer agreed to, word for word. */
    texts: json().$type<Record<string, string>>().notNull(),
    /** When somebody opened a link that stood in a mail to this address, and nowhere else. */
    answeredAt: moment(),
    anonymisedAt: moment(),
    /** When the buyer asked to be forgotten while the law still has the order kept. */
    forgetAskedAt: moment(),
    /** The owner's own words about it, for nobody else. */
    ownerNote: text().notNull().default(''),
    /** Somebody is to be telephoned. */
    isCallBack: boolean().notNull().default(false),
    /** When its buyer went back on it, and when the owner was done with that. */
    withdrawnAt: moment(),
    withdrawalDoneAt: moment(),
    /** When nothing of it can be taken back any more, and its invoices are brought up to it; null once that is done. */
    booksDueAt: moment(),
    /** What an owner finds it by, besides its animals and its amount. */
    search: tsvector().generatedAlwaysAs(orderSearch),
  },
  (table) => [
    index('orders_search').using('gin', table.search),
    index('orders_listed').on(table.market, table.state, table.placedAt),
    index('orders_placed').on(table.placedAt),
    index('orders_customer').on(table.customerId),
    index('orders_total').on(table.total),
    index('orders_withdrawn')
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at is not null and withdrawal_done_at is null`),
    index('orders_books_due')
      .on(table.booksDueAt)
      .where(sql`books_due_at is not null`),
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
    unitPrice: integer().$type<Cents>().notNull(),
    subtotal: integer().$type<Cents>().notNull(),
    /** After discounts. */
    total: integer().$type<Cents>().notNull(),
    /** Of goods of its kind; charged only where the order has parts of VAT. */
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Packs of each cut in one of it. */
    contents: json().$type<{ title: string; packs: number }[]>().notNull(),
    /** What a voucher is worth. */
    worth: integer().$type<Cents>(),
    /** Sent by post: a voucher on paper. */
    isPosted: boolean().notNull().default(false),
    /** Ear tags or lots it is of, as content had them when it was ordered. */
    animals: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What was really packed, where that was said. */
    packedAnimals: text().array(),
    /** The first of its numbers among all boxes of these animals, and how many there were of them; null where nobody counted. */
    boxNumber: integer(),
    boxTotal: integer(),
    /** Opens the card of the box, which says nothing of its buyer. */
    cardKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('lines_animals').using('gin', table.animals),
    index('lines_packed_animals').using('gin', table.packedAnimals),
    index('lines_slug').on(table.slug),
    unique('lines_card').on(table.cardKey),
  ],
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
    /** `mailFailed`: a mail about the order could not be delivered, and is not tried again. */
    what: text({
      enum: [...orderStates, 'payment', 'refund', 'anonymised', 'withdrawn', 'reminded', 'mailFailed'],
    }).notNull(),
    /** What a payment or refund was of. */
    amount: integer().$type<Cents>(),
    /** Whether a mail about it was to go out. */
    isMailed: boolean().notNull(),
    /** The change it is a part of. */
    changeId: bigint({ mode: 'number' }),
  },
  (table) => [index('history_order').on(table.orderId)],
);

/** Mails that are due, written in the transaction of what they tell of, and sent afterwards. */
export const orderMails = ordersSchema.table(
  'mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    market: text().notNull(),
    kind: text({
      enum: [
        'placed',
        'reminder',
        'paid',
        'sent',
        'cancelled',
        'expired',
        'withdrawn',
        'changed',
        'recall',
        'credit',
        'link',
        'owner',
      ],
    }).notNull(),
    orderId: uuid().references(() => orders.id),
    email: text().notNull(),
    /** Hash of the letter box, however the address is written: enough to count by. */
    mailbox: text().notNull(),
    /** Of a link; gone once it is sent. */
    token: text(),
    /** The owner's own, where a mail is theirs. */
    words: text(),
    createdAt: moment().notNull(),
    /** The change it tells of, which can be taken back until it is due. */
    changeId: bigint({ mode: 'number' }),
    dueAt: moment(),
    /** Somebody is sending it since then. */
    takenAt: moment(),
    sentAt: moment(),
    /** How often it could not be sent, and before when it is not tried again. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment(),
    /** It is not tried any more, and why: the code of the mail server, or a word of ours. */
    failedAt: moment(),
    failure: text(),
  },
  (table) => [
    index('mails_due')
      .on(table.id)
      .where(sql`sent_at is null`),
    index('mails_order').on(table.orderId),
  ],
);

/** When a letter box was written to, for a week: what is counted by when nothing else of a mail is kept. */
export const sentMails = ordersSchema.table(
  'sent_mails',
  { id: bigserial({ mode: 'number' }).primaryKey(), mailbox: text().notNull(), sentAt: moment().notNull() },
  (table) => [index('sent_mails_at').on(table.sentAt)],
);

/** Vouchers that were bought: made when they are paid. */
export const vouchers = ordersSchema.table(
  'vouchers',
  {
    code: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    worth: integer().$type<Cents>().notNull(),
    madeAt: moment().notNull(),
    /** Null where none was said when it was made. */
    lastDay: date({ mode: 'string' }),
  },
  (table) => [index('vouchers_order').on(table.orderId)],
);

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
    amount: integer().$type<Cents>().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] }), index('voucher_uses_order').on(table.orderId)],
);
