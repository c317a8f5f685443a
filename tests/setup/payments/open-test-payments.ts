/** Orders that are paid at a double of a provider, through the provider's own client. */
import type { ProviderName } from '#rules/payments/provider-key.ts';
import { createShopPayments } from '#server/orders/shop-payments.ts';
import { marketList, markets } from '#markets/index.ts';
import { createBooks } from '#services/books/books.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { isBeingPaid } from '#services/payments/attempts.ts';
import { trustDoubles } from './mollie-double.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, ordersOn } from '#tests/setup/orders/test-orders.ts';

type Options = { provider: ProviderName; url: string; key: string; hookSecret?: string; deadlineMs?: number };

export async function openTestPayments({ provider, url, key, hookSecret, deadlineMs = 5000 }: Options) {
  trustDoubles();
  const clock = { now: monday };
  const database = await openTestOrders();
  const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
  const account = () => ({ name: 'Kudde B.V.', iban: 'NL91ABNA0417164300' });
  const books = createBooks({
    db: database.db,
    markets: marketList,
    textFor: (market) => texts.textFor(market),
    account,
    clock: () => clock.now,
  });
  const owner = async () => ({ email: 'owner@example.test', time: 'atOnce' as const });
  const shop = { ...database, ...ordersOn(database.db, { clock: () => clock.now, isBeingPaid, books, owner }) };
  const said: string[] = [];
  const say = (_: object, line: string) => void said.push(line);
  const config = {
    payments: {
      keys: { nl: { key, hookSecret: hookSecret ?? null } },
      online: {},
      apiUrls: { mollie: null, stripe: null, [provider]: url },
    },
  };
  const options = { config, db: shop.db, orders: shop.orders, texts, clock: () => clock.now };
  const payments = createShopPayments({ ...options, log: { info() {}, warn: say, error: say }, deadlineMs });

  async function order() {
    const placed = await shop.buy([aPackage()]);
    if (placed.result !== 'placed') throw new Error(`not placed: ${placed.result}`);
    return placed.order;
  }

  const start = ({ number, total, paid = 0 }: { number: string; total: number; paid?: number }) =>
    payments.start({
      market: 'nl',
      number,
      amount: total - paid,
      currency: 'EUR',
      langTag: markets.nl.langTag,
      email: null,
      returnUrl: `https://kudde.example/nl/shop/order/${number}/pay/?key=x`,
      hookUrl: null,
    });

  return {
    ...shop,
    books,
    payments,
    market: markets.nl,
    clock,
    said,
    order,
    start,
    pass: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
    pageOf: async (number: string) => {
      const page = await shop.orders.counter.orderPage(number);
      if (!page) throw new Error(`there is no ${number}`);
      return page;
    },
    /** Its state, and what came for it. */
    async standing(number: string) {
      const page = await shop.orders.counter.orderPage(number);
      return [page?.order.state, page?.payments.map(({ amount }) => amount), page?.money.refundDue];
    },
  };
}
