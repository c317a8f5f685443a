import { expect, test } from 'vitest';
import type { Database } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { testTexts } from '#tests/setup/test-shop.ts';
import { readConfig } from './config.ts';
import { createShopArea } from './shop-area.ts';

async function open() {
  const config = readConfig({ NODE_ENV: 'test', SHOP_URL_FR: `http://127.0.0.1:${await freePort()}` });
  const { app } = createShopArea({
    config,
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
