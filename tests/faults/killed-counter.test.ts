import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type BreakingDatabase, openBreakingDatabase } from '#tests/setup/database/breaking-database.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { startOrdersProcess } from '#tests/setup/orders/start-orders-process.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';

const by = { id: '7', name: 'Anna' };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let database: BreakingDatabase;
beforeAll(async () => {
  shop = await openTestOrders();
  database = openBreakingDatabase(shop.url);
});
afterAll(async () => {
  await database?.close();
  await shop?.close();
});

async function order({ isPaid }: { isPaid: boolean }) {
  const result = await shop.buy([aPackage(11, 2), aPackage(10)]);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  const { number, total, reference } = result.order;
  if (isPaid) await shop.orders.counter.receive({ number, by, version: null, amount: null });
  const file = `Rekening;Datum;Bedrag;Naam;Omschrijving\nNL91ABNA0417164300;2026-03-02;${(total / 100).toFixed(2)};X;${reference}\n`;
  if (!isPaid) await shop.orders.counter.readBankFile(markets.nl, new TextEncoder().encode(file), by);
  return number;
}

const acts = [
  ['bookCertain', { isPaid: false }],
  ['cancel', { isPaid: true }],
  ['receive', { isPaid: false }],
  ['lessen', { isPaid: true }],
] as const;

test.each(casesOf(acts, 1))(
  'CO-45 %s: its process is killed with -9 early, in the middle and before the commit, and nothing of it has happened',
  { timeout: 120_000 },
  async (act, state) => {
    // How many statements it takes, for one order.
    await shop.orders.counter.bookCertain(by);
    const counted = await startOrdersProcess(shop.url);
    counted.say({ dieAt: 0, act, number: await order(state) });
    const statements = (await counted.hear<{ sent: number }>())?.sent ?? 0;
    expect(statements).toBeGreaterThan(4);
    const number = await order(state);
    const before = await database.contents();
    const places = [2, Math.ceil(statements / 2), statements];
    const processes = await Promise.all(places.map(() => startOrdersProcess(shop.url)));
    for (const [index, dieAt] of places.entries()) {
      processes[index]?.say({ dieAt, act, number });
      const [, signal] = (await processes[index]?.ended) ?? [];
      expect(signal).toBe('SIGKILL');
      expect(await database.contents()).toEqual(before);
    }
  },
);
