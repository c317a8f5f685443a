import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { createShopProxy } from './proxy.ts';
import type { ShopProxyOptions } from './asked.ts';

const visited = 'https://www.kudde.example';
let upstream = '';
let stop = async () => {};
/** How the shop below answers the next requests. */
let answerWith: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};

beforeAll(async () => {
  const server = createServer((request, response) => void answerWith(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  upstream = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});
afterAll(() => stop());

function ask(path: string, init: RequestInit = {}, options: Partial<ShopProxyOptions> = {}) {
  const proxy = createShopProxy({
    urls: { nl: upstream },
    host: 'public',
    markets: marketList,
    texts: testTexts,
    log: { info() {}, warn() {}, error: (_, message) => console.error(message) },
    timeoutMs: 2000,
    ...options,
  });
  return proxy.request(`${visited}${path}`, init);
}

/** The shop tells what it was asked. */
async function asked(path: string, init: RequestInit = {}, options: Partial<ShopProxyOptions> = {}) {
  answerWith = async ({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, headers }));
  };
  const answer = await ask(path, init, options);
  return (await answer.json()) as { method: string; url: string; headers: Record<string, string> };
}

test('SHP-2 the address goes on unchanged, with what the visitor sent', async () => {
  const headers = { cookie: 'a=1; b=2', nonce: 'n', 'user-agent': 'browser' };
  expect(await asked('/nl/shop/wp-json/wc/store/cart?x=%2F&y=', { headers })).toMatchObject({
    method: 'GET',
    url: '/nl/shop/wp-json/wc/store/cart?x=%2F&y=',
    headers,
  });
  expect((await asked('/nl/shop')).url).toBe('/nl/shop');
});

test('SHP-2 the shop sees the host of visitors, or its own', async () => {
  const seen = async (host: 'public' | 'upstream') => (await asked('/nl/shop/', {}, { host })).headers;
  expect((await seen('public')).host).toBe('www.kudde.example');
  expect((await seen('upstream')).host).toBe(new URL(upstream).host);
  expect(await seen('upstream')).toMatchObject({
    'x-forwarded-host': 'www.kudde.example',
    'x-forwarded-proto': 'https',
  });
});

test('SHP-2 what a visitor says about proxies is not believed', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example', forwarded: 'for=1.2.3.4' };
  const seen = (await asked('/nl/shop/', { headers }, { senderOf: () => '192.0.2.7' })).headers;
  expect(seen).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'x-forwarded-host': 'www.kudde.example' });
  expect(seen).not.toHaveProperty('forwarded');
});

test('SHP-6 a form arrives whole, and the odd answer comes back', async () => {
  let body = '';
  answerWith = async (request, response) => {
    body = await text(request);
    response.writeHead(400, { 'content-type': 'text/html; charset=UTF-8' }).end('0');
  };
  const form = new URLSearchParams({ 'add-to-cart': '22', bundle_quantity_1: '2' });
  const answer = await ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body: form });
  expect([answer.status, await answer.text(), body]).toEqual([400, '0', 'add-to-cart=22&bundle_quantity_1=2']);
});

test('SHP-2 each cookie stays a cookie of its own; a domain that is not ours is taken off', async () => {
  answerWith = (_, response) =>
    response
      .writeHead(200, {
        'set-cookie': [
          'a=1; path=/nl/shop/; HttpOnly',
          'b=2; Domain=shop.example; path=/nl/shop/',
          'c=3; path=/; domain=.kudde.example',
        ],
      })
      .end();
  expect((await ask('/nl/shop/')).headers.getSetCookie()).toEqual([
    'a=1; path=/nl/shop/; HttpOnly; SameSite=Lax',
    'b=2; path=/nl/shop/; SameSite=Lax',
    'c=3; path=/; domain=.kudde.example; SameSite=Lax',
  ]);
});

test.each([
  [
    'checkout/order-received/17/?key=wc_order_a',
    200,
    ['shop_ordered=17; Max-Age=86400; Path=/nl; SameSite=Lax; Secure'],
  ],
  ['afrekenen/order-received/18', 200, ['shop_ordered=18; Max-Age=86400; Path=/nl; SameSite=Lax; Secure']],
  ['checkout/order-received/17/', 404, ['shop_ordered=17; Max-Age=86400; Path=/nl; SameSite=Lax; Secure']],
  ['checkout/order-received/17/', 500, ['shop_ordered=17; Max-Age=86400; Path=/nl; SameSite=Lax; Secure']],
  ['checkout/order-received/17/', 503, ['shop_ordered=17; Max-Age=86400; Path=/nl; SameSite=Lax; Secure']],
  ['checkout/', 200, []],
  ['checkout/', 500, []],
  ['my-account/view-order/17/', 200, []],
])(
  'F1 the browser is told of an order by the page it is led to, also when that page fails: %s, %i',
  async (path, status, cookies) => {
    answerWith = (_request, response) => response.writeHead(status).end();
    expect((await ask(`/nl/shop/${path}`)).headers.getSetCookie()).toEqual(cookies);
  },
);

test('F1 the browser is told of an order by the page it is led to, also when the shop does not answer or is gone', async () => {
  answerWith = () => {};
  const told = async (options: Partial<ShopProxyOptions>) => {
    const answer = await ask('/nl/shop/checkout/order-received/17/?key=wc_order_a', {}, options);
    return [answer.status, answer.headers.getSetCookie()];
  };
  const cookies = ['shop_ordered=17; Max-Age=86400; Path=/nl; SameSite=Lax; Secure'];
  expect(await told({ timeoutMs: 100 })).toEqual([504, cookies]);
  expect(await told({ urls: { nl: `http://127.0.0.1:${await freePort()}` } })).toEqual([502, cookies]);
  expectConsole('error', /shop out of reach/);
});

test.each([
  ['its own address', () => `${upstream}/nl/shop/cart/?a=1#x`, '/nl/shop/cart/?a=1#x'],
  ['ours without https', () => 'http://www.kudde.example/nl/shop/', '/nl/shop/'],
  ['a path', () => '/nl/shop/checkout/', '/nl/shop/checkout/'],
  ['another site', () => 'https://pay.example/start?x=1', 'https://pay.example/start?x=1'],
])('SHP-6 a redirect to %s', async (_, location, expected) => {
  answerWith = (_request, response) => response.writeHead(302, { location: location() }).end();
  const answer = await ask('/nl/shop/?add-to-cart=10');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expected]);
});

test('SHP-2 an answer is passed on while it is still being written', async () => {
  let finish = () => {};
  answerWith = (_, response) => {
    response.write('first');
    finish = () => response.end('last');
  };
  const reader = (await ask('/nl/shop/')).body?.getReader();
  const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(await read()).toBe('first');
  finish();
  expect(await read()).toBe('last');
});

test('SHP-2 a shop that is too slow is 504, one that is not there 502, as JSON or as a page', async () => {
  expectConsole('error', /shop out of reach/);
  answerWith = () => {};
  const slow = await ask('/nl/shop/wp-json/wc/store/cart', {}, { timeoutMs: 100 });
  expect([slow.status, await slow.json()]).toMatchObject([504, { code: 'unavailable', data: { status: 504 } }]);
  const urls = { nl: `http://127.0.0.1:${await freePort()}` };
  const dead = await ask('/nl/shop/', { headers: { accept: 'text/html,*/*' } }, { urls });
  expect([dead.status, dead.headers.get('retry-after')]).toEqual([502, '5']);
  const page = await dead.text();
  expect(page).toContain(testTexts.textFor(markets.nl)('errors:unavailableBody'));
  // It needs nothing of the shop, and the policy knows its styles.
  expect(page).not.toContain('/nl/shop/shop.css');
  const hash = createHash('sha256').update(/<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '');
  expect(dead.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash.digest('base64')}'`);
});

test('SHP-2 a shop that falls silent in the middle of an answer ends it', async () => {
  answerWith = (_, response) => response.write('first');
  const answer = await ask('/nl/shop/');
  await expect(answer.text()).rejects.toThrow(/no answer|abort/i);
});

test('SHP-9 a change goes on when the visitor has gone', async () => {
  let isDone = false;
  answerWith = async (request, response) => {
    await text(request);
    await sleep(100);
    isDone = !response.destroyed;
    response.end('0');
  };
  const controller = new AbortController();
  const pending = ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body: 'a=1', signal: controller.signal });
  await sleep(30);
  controller.abort();
  await pending;
  expect(isDone).toBe(true);
});

test('MKT-1 a market without a shop of its own is not answered here', async () => {
  expect((await ask('/de/shop/')).status).toBe(404);
});
