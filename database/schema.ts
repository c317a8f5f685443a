/** All tables, for drizzle-kit: each service declares its own in its own Postgres schema, the history of changes is one. */
export {
  changes,
  contentSchema,
  documents,
  drafts,
  imports,
  items,
  lists,
  prices,
  related,
  revisions,
  stock,
} from '#services/content/tables.ts';
export { imagesSchema, pictures } from '#services/images/tables.ts';
export {
  bundleItems,
  carts,
  codeUses,
  couponCodes,
  products,
  secrets,
  shopSchema,
  signUps,
  unansweredMails,
  variations,
} from '#services/shop/tables.ts';
export {
  customers,
  numbers,
  orderHistory,
  orderLines,
  orderMails,
  orders,
  ordersSchema,
  sentMails,
  vouchers,
  voucherUses,
} from '#services/orders/tables.ts';
export { accountLinks } from '#services/orders/tables/account-links.ts';
export { audit, entryLinks, people, sessions, signInFailures, studioSchema } from '#services/people/tables.ts';
export { booksSchema, papers, series } from '#services/books/tables.ts';
export { animals, herdSchema } from '#services/herd/tables.ts';
export { settings } from '#services/settings/tables.ts';
export {
  bankEntries,
  mailLog,
  orderChanges,
  ownerNews,
  payments,
  statements,
} from '#services/orders/tables/counter.ts';
export { paymentAttempts, paymentsSchema, providerAccounts, providerRefunds } from '#services/payments/tables.ts';
