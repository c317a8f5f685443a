import { expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { openUpstreamShop } from '#tests/setup/shop/upstream-shop.ts';
import { readConfig } from '#server/config.ts';
import { renderScreen } from '#tests/setup/shop/shop-screens.tsx';
import { createShopOrders } from '#server/orders/shop-orders.ts';
import { createShopPayments } from '#server/orders/shop-payments.ts';
import { createShopArea } from './shop-area.ts';

async function open(settings: Record<string, string> = {}) {
  const config = readConfig({ NODE_ENV: 'test', SHOP_URL_FR: `http://127.0.0.1:${await freePort()}`, ...settings });
  // Nothing asked for below looks into it.
  const db = {} as Database;
  const log = { info() {}, warn() {}, error: (_: object, message: string) => console.error(message) };
  const shared = { config, db, texts: testTexts, clock: () => new Date(), log, sendMail: null };
  const { orders, describePackage, describeCart } = createShopOrders(shared);
  const payments = createShopPayments({ ...shared, orders });
  const { app } = createShopArea({
    ...shared,
    clientOf: () => 'a client',
    orders,
    payments,
    describePackage,
    describeCart,
    render: renderScreen,
  });
  return app;
}

test('SHP-D4 a market with a shop of its own is forwarded, the others are answered here', async () => {
  expectConsole('error', /shop out of reach/);
  const app = await open();
  const own = await app.request('/nl/shop/my-account');
  expect([own.status, await own.text()]).toEqual([
    200,
    expect.stringContaining(testTexts.textFor(markets.nl)('selling:account.title')),
  ]);
  // Checkout, orders and withdrawals included: of a real shop’s area nothing is ours.
  for (const path of ['my-account', 'checkout/', 'order/FR-2026-00001/?key=x', 'withdrawal/'])
    expect((await app.request(`/fr/shop/${path}`)).status).toBe(502);
  expect((await app.request('/nl/shopping')).status).toBe(404);
});

test('SHP-D9 popup sign-ups of a market whose shop is away fail readably', async () => {
  expectConsole('error', /shop out of reach/);
  const app = await open();
  const body = new URLSearchParams({ email: 'jan@example.test' });
  const answer = await app.request('/fr/mailing', { method: 'POST', body });
  expect([answer.status, await answer.json()]).toEqual([502, { result: 'error', msg: null }]);
});

test('SHP-2 the back office of a real shop is closed to the public, and open on the machine itself', async () => {
  const upstream = await openUpstreamShop();
  upstream.answerWith((_, response) => response.end('WordPress'));
  const statusOf = async (settings: Record<string, string>, url: string, remoteAddress: string) => {
    const app = await open({ SHOP_URL_FR: upstream.url, ...settings });
    const answer = await app.request(`${url}/fr/shop/wp-login.php`, {}, { incoming: { socket: { remoteAddress } } });
    await answer.text();
    return answer.status;
  };
  expect(await statusOf({}, 'https://www.kudde.example', '192.0.2.7')).toBe(404);
  expect(await statusOf({}, 'http://localhost:3000', '127.0.0.1')).toBe(200);
  // Anybody can send any Host.
  expect(await statusOf({}, 'http://localhost:3000', '192.0.2.7')).toBe(404);
  expect(await statusOf({ SHOP_CLOSED_PATHS: 'xmlrpc.php' }, 'https://www.kudde.example', '192.0.2.7')).toBe(200);
  await upstream.close();
});
