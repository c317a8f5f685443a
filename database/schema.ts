/** All tables, for drizzle-kit: each service declares its own in its own Postgres schema, the history of changes is one. */
export {
  changes,
  contentSchema,
  documents,
  imports,
  items,
  lists,
  prices,
  related,
  revisions,
  stock,
} from '#services/content/tables.ts';
export {
  bundleItems,
  carts,
  couponCodes,
  products,
  secrets,
  shopSchema,
  signUps,
  unansweredMails,
  variations,
} from '#services/shop/tables.ts';
export {
  accountLinks,
  numbers,
  orderHistory,
  orderLines,
  orderMails,
  orders,
  ordersSchema,
  vouchers,
  voucherUses,
} from '#services/orders/tables.ts';
