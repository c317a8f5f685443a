// Many buyers at once for the last of something, in one process and in two.
import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { orders } from '#services/orders/tables.ts';
import { products } from '#services/shop/tables.ts';
import { startOrdersProcess } from '#tests/setup/orders/start-orders-process.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, lastFive } from '#tests/setup/orders/test-orders.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const buyers = isWholeRun ? 200 : 64;

async function openShop() {
  const shop = await openTestOrders({ goods: lastFive });
  onTestFinished(() => shop.close());
  return shop;
}

async function expectFiveSold({ db }: Awaited<ReturnType<typeof openShop>>) {
  const rows = await db.select({ number: orders.number }).from(orders);
  const [left] = await db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5].map((count) => `NL-2026-0000${count}`));
  expect(left?.stock).toBe(0);
}

/** Who was told that it is too busy, or too late, presses again: a crowded machine sells the last ones then. */
async function expectRestSold(shop: Awaited<ReturnType<typeof openShop>>, placed: number) {
  for (let sold = placed; sold < 5; sold += 1) expect(await shop.buy([aPackage()])).toMatchObject({ result: 'placed' });
  expect(await shop.buy([aPackage()])).toMatchObject({ result: 'short' });
  await expectFiveSold(shop);
}

async function getReady(shop: Awaited<ReturnType<typeof openShop>>, index: number) {
  const session = await shop.fillBasket([aPackage()]);
  return { session, form: await shop.formFor(session, markets.nl, { email: `buyer${index}@example.test` }) };
}

const counted = (results: string[]) =>
  Object.fromEntries([...Map.groupBy(results, (result) => result)].map(([name, all]) => [name, all.length]));

/** Sold out, or so busy that nobody looked; which of the two is for the machine to say. */
const isToldNo = (result: string) => ['short', 'busy', 'late'].includes(result);

test(
  `H2-10 ${buyers} buyers at once for the last 5: 5 orders, ${buyers - 5} told, none failing`,
  { timeout: 180_000 },
  async () => {
    const shop = await openShop();
    const ready = [];
    for (let index = 0; index < buyers; index += 8)
      ready.push(...(await Promise.all(Array.from({ length: 8 }, (_, more) => getReady(shop, index + more)))));
    const results = await Promise.all(
      ready.map(({ session, form }) => shop.orders.place({ market: markets.nl, session }, form, session)),
    );
    const placed = results.filter(({ result }) => result === 'placed').length;
    expect(results.filter(({ result }) => isToldNo(result))).toHaveLength(buyers - placed);
    const told = results.flatMap((result) => (result.result === 'short' ? result.short : []));
    expect(told.every(({ left }) => left === 0)).toBe(true);
    expect(placed).toBe(results.some(({ result }) => result === 'late') ? Math.min(placed, 5) : 5);
    const kept = await Promise.all(ready.map(async ({ session }) => (await shop.basketOf(session)).lines.length));
    expect(kept.filter((count) => count === 1)).toHaveLength(buyers - placed);
    await expectRestSold(shop, placed);
  },
);

test(`orders: the same with two processes on one server, ${buyers / 2} buyers each`, { timeout: 180_000 }, async () => {
  const shop = await openShop();
  const processes = await Promise.all([startOrdersProcess(shop.url), startOrdersProcess(shop.url)]);
  for (const [index, { say }] of processes.entries()) say({ buyers: buyers / 2, prefix: `p${index}-` });
  for (const { hear } of processes) expect(await hear()).toEqual({ ready: buyers / 2 });
  for (const { say } of processes) say({ go: true });
  const heard = await Promise.all(processes.map(({ hear }) => hear<{ results: { result: string; kept: number }[] }>()));
  const results = heard.flatMap((one) => one?.results ?? []);
  const told = results.map(({ result, kept }) => `${isToldNo(result) ? 'told' : result} ${kept}`);
  const placed = results.filter(({ result }) => result === 'placed').length;
  expect(counted(told)).toEqual({ 'placed 0': placed, 'told 1': buyers - placed });
  expect(placed).toBe(results.some(({ result }) => result === 'late') ? Math.min(placed, 5) : 5);
  await expectRestSold(shop, placed);
  for (const { ended } of processes) expect((await ended)[0]).toBe(0);
});
