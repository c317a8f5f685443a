import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { orderMails, orders } from '../tables.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => monday });
});
afterAll(() => shop?.close());

async function order() {
  const result = await shop.buy([aPackage()], { market: markets.nl, email: 'jan@example.test' });
  if (result.result !== 'placed') throw new Error(result.result);
  return result.order;
}
const mailsOf = (id: string) => shop.db.select().from(orderMails).where(eq(orderMails.orderId, id));

test('O30 a mail about an order is sent again when somebody asks for it; one that waits is not joined by another', async () => {
  const { number, id } = await order();
  const again = () => shop.orders.counter.sendAgain(number, 'placed');
  expect(await again()).toEqual({ result: 'waiting' });
  expect(await mailsOf(id)).toHaveLength(1);
  await shop.db.update(orderMails).set({ sentAt: monday }).where(eq(orderMails.orderId, id));
  expect(await again()).toEqual({ result: 'waiting' });
  expect(await again()).toEqual({ result: 'waiting' });
  expect(await mailsOf(id)).toMatchObject([
    { email: 'jan@example.test' },
    { kind: 'placed', email: 'jan@example.test' },
  ]);
});

test('O30 what has no address, or is no order, says so', async () => {
  const { number, id } = await order();
  await shop.db.update(orders).set({ email: null }).where(eq(orders.id, id));
  expect(await shop.orders.counter.sendAgain(number, 'placed')).toEqual({ result: 'noEmail' });
  expect(await shop.orders.counter.sendAgain('NL-2026-99999', 'placed')).toEqual({ result: 'unknown' });
});
