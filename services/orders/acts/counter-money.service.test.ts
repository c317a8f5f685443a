import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { products } from '#services/shop/tables.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { checkBooks } from '#tests/setup/orders/counter-books.ts';
import { basket, deed, openCounterBook } from '#tests/setup/orders/counter-deeds.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { orderMails, orders } from '../tables.ts';
import { bankEntries, payments } from '../tables/counter.ts';

const dayMs = 24 * 3_600_000;
const stock = 200;
const goods: Goods = {
  ...recordedGoods,
  couponCodes: [
    { code: 'TEN', percent: '10', combines: true },
    { code: 'THIRD', percent: '33.33', combines: true },
  ],
};
const clock = { now: monday };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => clock.now, goods });
});
afterAll(() => shop?.close());

test(
  'C1 O6 whatever buyers, the bank and the owner do to orders and take back, money received plus what is owed is what was delivered and issued',
  { timeout: 30 * 60_000 },
  async () => {
    const property = fc.asyncProperty(
      fc.constantFrom('nl' as const, 'de' as const),
      fc.array(basket, { minLength: 2, maxLength: 3 }),
      fc.array(deed, { minLength: 8, maxLength: 18 }),
      async (code, baskets, deeds) => {
        const market = markets[code];
        clock.now = new Date(clock.now.getTime() + 28 * dayMs);
        await restock(shop.db, market.code, goods);
        await shop.db.update(products).set({ stock }).where(eq(products.market, market.code));
        for (const table of [orderMails, payments, bankEntries]) await shop.db.delete(table);
        await shop.db.update(orders).set({ state: 'cancelled' });
        const book = openCounterBook({ shop, market, clock });
        // Something to pay with.
        const number = await book.place({ lines: [aPackage(15, 2)], codes: [] });
        await shop.orders.pay(number ?? '', null);
        for (const each of baskets) await book.place(each);
        for (const each of deeds) {
          await book.run(each);
          await checkBooks(await book.orders(), {
            db: shop.db,
            counter: shop.orders.counter,
            market: market.code,
            stock,
          });
        }
      },
    );
    await fc.assert(property, { numRuns: isWholeRun ? 60 : 2 });
  },
);
