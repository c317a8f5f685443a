/** The embedded shop's tables, in a schema of their own so that they can be dropped when a WooCommerce takes over. */
import {
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
import type { CartContent, Notice } from './cart/cart-content.ts';
import type { KnownChoices } from './catalogue/known-choices.ts';

export const shopSchema = pgSchema('shop');

/** What can be bought: packages, coupons, the farm box. The shop never believes a price or a name from the browser. */
export const products = shopSchema.table(
  'products',
  {
    market: text().notNull(),
    id: integer().notNull(),
    type: text({ enum: ['package', 'bundle', 'coupon'] }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    category: text(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    stockStatus: text().notNull(),
    /** How many are left; null means no limit. */
    stock: integer(),
    /** How many content offered when `stock` was last counted by it: orders have taken the difference since. */
    offered: integer(),
    image: text(),
    /** What can be chosen in a package; null where nobody has said. */
    choices: json().$type<KnownChoices>(),
  },
  (table) => [primaryKey({ columns: [table.market, table.id] })],
);

/** What a farm box may hold. */
export const bundleItems = shopSchema.table(
  'bundle_items',
  {
    market: text().notNull(),
    id: integer().notNull(),
    bundleId: integer().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    regularPrice: numeric({ precision: 10, scale: 2 }),
    stockStatus: text().notNull(),
    stock: integer(),
    offered: integer(),
    image: text(),
  },
  (table) => [primaryKey({ columns: [table.market, table.id] })],
);

/** A coupon in one of its delivery methods. */
export const variations = shopSchema.table(
  'variations',
  {
    market: text().notNull(),
    id: integer().notNull(),
    productId: integer().notNull(),
    name: text().notNull(),
    attribute: text().notNull(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.id] })],
);

/** Codes a visitor can bring with an invite link. */
export const couponCodes = shopSchema.table(
  'coupon_codes',
  {
    market: text().notNull(),
    code: text().notNull(),
    percent: numeric({ precision: 5, scale: 2 }).notNull(),
    /** First and last day it holds; null where nobody has said. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** Orders it is for; null for any number. */
    maxUses: integer(),
    /** Whether it holds beside other codes that say so too. */
    combines: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.market, table.code] })],
);

/** Orders that used a code and were not given up. Apart from the codes, which content replaces. */
export const codeUses = shopSchema.table(
  'code_uses',
  { market: text().notNull(), code: text().notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.market, table.code] })],
);

/** One visitor's cart. It is read and written whole, so it is one document a row, and its row is its lock. */
export const carts = shopSchema.table(
  'carts',
  {
    market: text().notNull(),
    /** Of the visitor's session. */
    id: text().notNull(),
    content: json().$type<CartContent>().notNull(),
    /** What the visitor has not been told yet. */
    notices: json().$type<Notice[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.id] }), index('carts_expiry').on(table.expiresAt)],
);

/** What this shop signs with: made once, by whichever process needs it first. */
export const secrets = shopSchema.table('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const signUps = shopSchema.table(
  'sign_ups',
  {
    id: uuid().primaryKey().defaultRandom(),
    market: text().notNull(),
    language: text().notNull(),
    kind: text({ enum: ['newsletter', 'soldout'] }).notNull(),
    email: text().notNull(),
    /** Package a sold-out sign-up waits for; empty for the newsletter. */
    slug: text().notNull().default(''),
    /** `stored`: taken without a mail to confirm it, because this shop sends none. */
    state: text({ enum: ['stored', 'pending', 'confirmed'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    /** Hash of what stands in the confirmation link; the link itself is kept nowhere. */
    tokenHash: text(),
    mailedAt: timestamp({ withTimezone: true }),
    /** When the package came back, and when its mail went out. */
    backAt: timestamp({ withTimezone: true }),
    notifiedAt: timestamp({ withTimezone: true }),
    /** Somebody is sending that mail since then; how often it could not be sent, and before when it is not tried again. */
    takenAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextTryAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('sign_ups_once').on(table.market, table.kind, table.email, table.slug),
    index('sign_ups_token').on(table.tokenHash),
  ],
);

/** Mails that ask for an answer which has not come yet. They are deleted when it comes, and after a week. */
export const unansweredMails = shopSchema.table(
  'unanswered_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Keyed hash of the letter box: enough to count by, too little to write to. */
    mailbox: text().notNull(),
    mailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('unanswered_mails_mailbox').on(table.mailbox, table.mailedAt)],
);
