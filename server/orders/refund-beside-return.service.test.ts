// A press that pays back, at the moment in which the same payment is seen to have gone back at the provider.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { createPayments } from '#services/payments/payments.ts';
import { mollieKey, type MollieDouble, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openTestPayments } from '#tests/setup/payments/open-test-payments.ts';
import { providerBooks } from './provider-books.ts';

const total = 8995;
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

test('42.6 neither waits for the other for ever, and none judges too early: what went back there is booked once, and the press says so', async () => {
  const order = await shop.order();
  await shop.start(order);
  mollie.set(mollie.lastId(), { status: 'paid' });
  await shop.payments.look(order.number);
  await shop.orders.cancel(markets.nl, order);
  mollie.refundThere(mollie.lastId(), '89.95');

  const codes = marketList.map(({ code }) => code);
  const books = providerBooks(shop.orders, createTexts(markets, readCatalogs(codes)));
  const said: unknown[] = [];
  const say = (details: object, line: string) => void said.push([line, details]);
  let asked: Promise<void> | undefined;
  const pressed = createPayments({
    db: shop.db,
    given: { nl: { key: mollieKey, hookSecret: null } },
    apiUrls: { mollie: mollie.url, stripe: null },
    deadlineMs: 5000,
    clock: () => shop.clock.now,
    sayChanged: async () => undefined,
    log: { info() {}, warn: say, error() {} },
    books: {
      ...books,
      // What is owed is known, and the order locked: now the other one comes, as far as it gets.
      async due(tx, number) {
        const due = await books.due(tx, number);
        asked = shop.payments.askOpen();
        const isWaiting = sql<{
          waiting: number;
        }>`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => shop.db.execute(isWaiting)).toMatchObject({ rows: [{ waiting: 1 }] });
        return due;
      },
    },
  });
  // Nothing is judged while it is not known what becomes of the refund that was pressed.
  mollie.whenRefunding(async () => asked);
  expect(await pressed.refund({ number: order.number, by: { id: '7', name: 'Anna' } })).toMatchObject({
    outcome: 'failed',
    kind: 'refused',
  });
  await asked;
  await shop.payments.askOpen();
  expect([said, shop.said]).toEqual([[], []]);
  const [state, amounts, due] = await shop.standing(order.number);
  expect([state, (amounts as number[]).reduce((sum, amount) => sum + amount, 0), due]).toEqual(['cancelled', 0, 0]);
  expect(amounts).toContain(-total);
});
