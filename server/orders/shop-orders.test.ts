import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { createShopOrders } from './shop-orders.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop?.close());

const { nl } = markets;

test.each([
  [{}, nl.siteUrl],
  [{ SITE_URL_NL: 'https://boer.example/nl' }, 'https://boer.example'],
  [{ HOST_KIND: 'staging' }, nl.stagingUrl],
  [{ HOST_KIND: 'staging', STAGING_URL_NL: 'https://probe.example/nl' }, 'https://probe.example'],
  [{ HOST_KIND: 'local' }, nl.localUrl],
])('C14 with %j mails about orders lead to the shop they were placed in', async (settings, expected) => {
  const mails: Mail[] = [];
  const { sendDueMails } = createShopOrders({
    config: readConfig({ NODE_ENV: 'test', ...settings }),
    db: shop.db,
    texts: testTexts,
    clock: () => monday,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    sendMail: async (mail) => void mails.push(mail),
  });
  await shop.buy([aPackage()]);
  expect(await sendDueMails()).toBe(true);
  const origins = new Set([...(mails[0]?.text ?? '').matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin));
  expect(origins).toEqual(new Set([new URL(expected).origin]));
});
