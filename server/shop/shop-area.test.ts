import { expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { openUpstreamShop } from '#tests/setup/shop/upstream-shop.ts';
import { readConfig } from '#server/config.ts';
import { createShopArea } from './shop-area.ts';

async function open(settings: Record<string, string> = {}) {
  const config = readConfig({ NODE_ENV: 'test', SHOP_URL_FR: `http://127.0.0.1:${await freePort()}`, ...settings });
  const { app } = createShopArea({
    config,
    clientOf: () => 'a client',
    // Nothing asked for below looks into it.
    db: {} as Database,
    texts: testTexts,
    clock: () => new Date(),
    log: { info() {}, warn() {}, error: (_, message) => console.error(message) },
    sendMail: null,
  });
  return app;
}

test('SHP-D4 a market with a shop of its own is forwarded, the others are answered here', async () => {
  expectConsole('error', /shop out of reach/);
  const app = await open();
  const own = await app.request('/nl/shop/my-account');
  expect([own.status, await own.text()]).toEqual([
    200,
    expect.stringContaining(testTexts.textFor(markets.nl)('shop:account.title')),
  ]);
  expect((await app.request('/fr/shop/my-account')).status).toBe(502);
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
