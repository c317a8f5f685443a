/** The embedded shop's tables, in a schema of their own so that they can be dropped when a WooCommerce takes over. */
import { integer, numeric, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';

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
    image: text(),
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
  },
  (table) => [primaryKey({ columns: [table.market, table.code] })],
);
