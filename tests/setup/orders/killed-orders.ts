/** Orders whose process is killed between two statements, time after time: each is there whole, or not at all. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { findByForm } from '#services/orders/order-store.ts';
import { orderHistory, orderLines, orderMails, orders } from '#services/orders/tables.ts';
import { bundleItems, products } from '#services/shop/tables.ts';
import { startOrdersProcess } from './start-orders-process.ts';
import { openTestOrders, restock } from './open-test-orders.ts';
import { aBox, aPackage } from './test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';

const stock = 1000;
const plenty = {
  ...recordedGoods,
  products: recordedGoods.products.map((product) => (product.id === 10 ? { ...product, stock } : product)),
  bundleItems: recordedGoods.bundleItems.map((item) => (item.id === 1 ? { ...item, stock } : item)),
};

export async function killOrders({
  rounds,
}: {
  rounds: number;
}): Promise<{ killed: number; made: number; statements: number }> {
  const shop = await openTestOrders();
  try {
    await restock(shop.db, 'nl', plenty);
    const lines = [aPackage(), aBox({ 1: 2, 2: 1 })];
    // How many statements an order takes.
    const whole = await startOrdersProcess(shop.url);
    whole.say({ dieAt: 0, session: await shop.fillBasket(lines) });
    const statements = (await whole.hear<{ sent: number }>())?.sent ?? 0;
    expect(statements).toBeGreaterThan(10);
    let [killed, made] = [0, 1];
    // The next process starts while one works: starting takes the most time.
    let starting = startOrdersProcess(shop.url);
    for (let round = 0; round < rounds; round += 1) {
      const session = await shop.fillBasket(lines);
      const process = await starting;
      if (round + 1 < rounds) starting = startOrdersProcess(shop.url);
      const dieAt = 1 + Math.round((round * (statements - 1)) / Math.max(1, rounds - 1));
      process.say({ dieAt, session });
      const [, signal] = await process.ended;
      if (signal === 'SIGKILL') killed += 1;
      const order = await findByForm(shop.db, 'nl', `killed-${session}-${'x'.repeat(10)}`);
      if (order) made += 1;
      // All or nothing: the basket is empty exactly when the order is there.
      expect((await shop.basketOf(session)).lines.length).toBe(order ? 0 : 2);
      if (order) expect([order.lines.length, order.history.length]).toEqual([3, 1]);
      await expectSound(shop, made);
    }
    return { killed, made, statements };
  } finally {
    await shop.close();
  }
}

async function expectSound({ db }: Awaited<ReturnType<typeof openTestOrders>>, made: number): Promise<void> {
  const numbers = (await db.select({ number: orders.number }).from(orders)).map(({ number }) => number).toSorted();
  expect(numbers).toEqual(numbers.map((_, index) => `NL-2026-${String(index + 1).padStart(5, '0')}`));
  expect(numbers).toHaveLength(made);
  for (const [table, each] of [
    [orderLines, 3],
    [orderHistory, 1],
    [orderMails, 1],
  ] as const)
    expect(await db.$count(table)).toBe(made * each);
  const [article] = await db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  const [piece] = await db
    .select()
    .from(bundleItems)
    .where(and(eq(bundleItems.market, 'nl'), eq(bundleItems.id, 1)));
  expect([article?.stock, piece?.stock]).toEqual([stock - made, stock - 2 * made]);
}
