import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage } from '#tests/setup/orders/test-orders.ts';
import { hasDueMails } from './mail/outbox.ts';
import { orderMails } from './tables.ts';
import { accountLinks } from './tables/account-links.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop?.close());

test('H2-15 asking for a link writes as much for an address without orders, and keeps nothing of it', async () => {
  await shop.buy([aPackage()], { email: 'known@example.test' });
  await shop.db.delete(orderMails);
  const ask = (email: string) => shop.orders.askForLink(markets.nl, { email, sender: email });
  const written = async () => [await shop.db.$count(accountLinks), await shop.db.$count(orderMails)];
  expect(await ask('stranger@example.test')).toEqual({ result: 'sent' });
  expect(await written()).toEqual([1, 1]);
  expect(await hasDueMails(shop.db)).toBe(false);
  const kept = JSON.stringify([await shop.db.select().from(accountLinks), await shop.db.select().from(orderMails)]);
  expect(kept).not.toContain('stranger');
  expect(await ask('known@example.test')).toEqual({ result: 'sent' });
  expect(await written()).toEqual([2, 2]);
  expect(await hasDueMails(shop.db)).toBe(true);
});
