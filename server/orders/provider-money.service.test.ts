// Orders that are paid at a provider, by bank and with vouchers, changed at the counter, fetched back and invoiced: in any order.
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsStock } from '#rules/orders/states.ts';
import { papers } from '#services/books/tables.ts';
import type { Order } from '#services/orders/order-store.ts';
import { orderMails, orders } from '#services/orders/tables.ts';
import { bankEntries, payments } from '#services/orders/tables/counter.ts';
import { paymentAttempts, providerRefunds } from '#services/payments/tables.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { products } from '#services/shop/tables.ts';
import { checkBooks } from '#tests/setup/orders/counter-books.ts';
import { type Basket, basket, type Deed, deed, openCounterBook } from '#tests/setup/orders/counter-deeds.ts';
import { restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';
import { mollieKey, type MollieDouble, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { openProviderBook, type ProviderDeed, providerDeed, settledMs } from '#tests/setup/payments/provider-deeds.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const dayMs = 24 * 3_600_000;
const stock = 200;
const goods: Goods = {
  ...recordedGoods,
  couponCodes: [
    { code: 'TEN', percent: '10', combines: true },
    { code: 'THIRD', percent: '33.33', combines: true },
  ],
};
let mollie: MollieDouble;
let shop: Awaited<ReturnType<typeof openTestPayments>>;
beforeAll(async () => {
  mollie = await openMollieDouble();
  shop = await openTestPayments({ provider: 'mollie', url: mollie.url, key: mollieKey });
});
afterAll(async () => {
  await shop?.close();
  await mollie?.close();
});

/** Invoices less credit notes are what an order comes to, without what vouchers paid that were taxed before. */
async function checkPapers(all: Order[]): Promise<void> {
  for (const { number, state, total, redeemed } of all) {
    const made = await shop.db.select().from(papers).where(eq(papers.orderNumber, number));
    const gross = made.reduce((sum, paper) => sum + paper.gross, 0);
    const taxed = redeemed.reduce((sum, { rate, amount }) => sum + (rate > 0 ? amount : 0), 0);
    const isSent = state === 'sent' || state === 'delivered';
    const due = holdsStock(state) ? total - taxed : 0;
    expect([number, state, gross]).toEqual([number, state, isSent || gross !== 0 ? due : 0]);
  }
}

const isProviders = (one: Deed | ProviderDeed): one is ProviderDeed => 'at' in one;

async function openedBook(baskets: Basket[]) {
  shop.pass(28 * dayMs);
  const { market } = shop;
  await restock(shop.db, market.code, goods);
  await shop.db.update(products).set({ stock }).where(eq(products.market, market.code));
  for (const table of [orderMails, payments, bankEntries, providerRefunds, paymentAttempts, papers])
    await shop.db.delete(table);
  await shop.db.update(orders).set({ state: 'cancelled' });
  const book = openCounterBook({ shop, market, clock: shop.clock });
  const number = await book.place({ lines: [aPackage(15, 2)], codes: [] });
  await shop.orders.pay(number ?? '', null);
  for (const each of baskets) await book.place(each);
  return { book, provider: openProviderBook(shop, mollie) };
}

async function check(all: Order[]): Promise<void> {
  await checkBooks(all, { db: shop.db, counter: shop.orders.counter, market: shop.market.code, stock });
}

async function settled(): Promise<void> {
  shop.pass(settledMs);
  await shop.orders.settleBooks();
}

/** The short run is the same every time, so that what nobody changed passes again; the whole one adds up. */
const runs = (few: number, many: number) => (isWholeRun ? { numRuns: many } : { numRuns: few, seed: 36 });
const fewBaskets = fc.array(basket, { minLength: 2, maxLength: 3 });

test(
  'C1 42.6 whatever buyers, provider, banks and the owner do, what the provider holds is booked, the books balance, and the papers are the order',
  { timeout: 30 * 60_000 },
  async () => {
    const property = fc.asyncProperty(
      fewBaskets,
      fc.array(fc.oneof(deed, providerDeed), { minLength: 10, maxLength: 24 }),
      async (baskets, deeds) => {
        const { book, provider } = await openedBook(baskets);
        for (const each of deeds) {
          if (isProviders(each)) await provider.run(each, await book.orders());
          else await book.run(each);
          const all = await book.orders();
          await check(all);
          await provider.check(all);
          if (isProviders(each) && each.what === 'settle') await checkPapers(all);
        }
        await settled();
        await checkPapers(await book.orders());
      },
    );
    await fc.assert(property, runs(2, 60));
  },
);

test(
  'C1 42.6 the same by several at once: nobody waits for another for ever, and the books balance after each round',
  { timeout: 30 * 60_000 },
  async () => {
    const round = fc.array(fc.oneof(deed, providerDeed, basket), { minLength: 3, maxLength: 5 });
    const property = fc.asyncProperty(
      fewBaskets,
      fc.array(round, { minLength: 4, maxLength: 8 }),
      async (baskets, rounds) => {
        const { book, provider } = await openedBook(baskets);
        for (const acts of rounds) {
          await Promise.all(
            acts.map(async (each) => {
              if ('lines' in each) await book.place(each);
              else if (isProviders(each)) await provider.run(each, await book.orders());
              else await book.run(each);
            }),
          );
          await check(await book.orders());
        }
        await settled();
        await checkPapers(await book.orders());
      },
    );
    await fc.assert(property, runs(1, 40));
  },
);
