import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { askRaw, openUpstreamShop, type UpstreamShop } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A shop that writes this to the first, second, … request of a connection; null closes it. */
async function withBytes<T>(bytes: (count: number) => string | null, ask: (url: string) => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let count = 0;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', () => {
      const text = bytes((count += 1));
      if (text === null) socket.destroy();
      else socket.write(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  try {
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const cartOf = (line: string) =>
  withBytes(
    () => `${line}\r\ncontent-length: 2\r\n\r\nok`,
    async (url) => {
      const answer = await shop.ask('/nl/shop/wp-json/wc/store/cart', {}, { urls: { nl: url } });
      return { status: answer.status, words: answer.statusText, text: await answer.text() };
    },
  );

test.each(['HTTP/1.1 999 Odd', 'HTTP/1.1 600 Odd', 'HTTP/1.1 099 Odd', 'HTTP/1.1 200 \u0001bell'])(
  'SHP-2 the odd status line %j ends nothing but this answer',
  async (line) => {
    expectConsole('error', /shop out of reach/);
    expect((await cartOf(line)).status).toBe(502);
  },
);

test('SHP-2 words of a status line are not repeated', async () => {
  expect(await cartOf('HTTP/1.1 200 caf\u00e9')).toEqual({ status: 200, words: '', text: 'ok' });
});

test.each([
  [500, 'There has been a critical error on this website.'],
  [503, 'Briefly unavailable for scheduled maintenance. Check back in a minute.'],
  [502, '<center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.22.1</center>'],
])('SHP-2 a page that fails with %d is ours, in the language of the market', async (status, body) => {
  shop.answerWith((_, response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8' }).end(`<!DOCTYPE html>${body}`),
  );
  for (const market of [markets.nl, markets.de] as Market[]) {
    const t = testTexts.textFor(market);
    const answer = await shop.ask(`/${market.code}/shop/cart/`, { headers: html });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '5']);
    expect(page).toContain(`<html lang="${market.langTag}"`);
    expect(page).toContain(`<h1>${t('shop:away.title')}</h1>`);
    expect(page).toContain(t('errors:unavailableBody'));
    expect(page).toContain(`href="/${market.code}"`);
    expect(page).toContain(t('contact.both'));
    expect(page).not.toContain(t('company.line'));
    expect(page).not.toContain(body);
  }
});

test('SHP-2 a call that fails with a page is told so in JSON; JSON of the shop is handed on', async () => {
  shop.answerWith((_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<p>critical error'));
  const answer = await shop.ask('/nl/shop/wp-json/wc/store/cart', { headers: { accept: '*/*' } });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
    500,
    '5',
    { code: 'unavailable', data: { status: 500 } },
  ]);
  const own = '{"code":"internal_server_error"}';
  shop.answerWith((_, response) => response.writeHead(500, { 'content-type': 'application/json' }).end(own));
  expect(await (await shop.ask('/nl/shop/wp-json/wc/store/cart')).text()).toBe(own);
});

test.each([
  ['600', '600'],
  ['Wed, 18 Nov 2026 03:00:00 GMT', 'Wed, 18 Nov 2026 03:00:00 GMT'],
  ['soon\u00a0', '5'],
])('E10 when the shop says to come back in %j, that is what is said: %s', async (said, told) => {
  shop.answerWith((_, response) =>
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': said }).end('Briefly unavailable'),
  );
  for (const headers of [html, { accept: '*/*' }]) {
    const answer = await shop.ask('/nl/shop/cart/', { headers });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, told]);
    // Nobody is helped by a number in the foot of the page.
    expect(page).not.toContain(testTexts.textFor(markets.nl)('errors:status', { status: 503 }));
  }
});

test('SHP-2 those who run the shop see what WordPress says', async () => {
  shop.answerWith((_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('critical error'));
  expect(await (await shop.ask('/nl/shop/wp-admin/', { headers: html })).text()).toBe('critical error');
});

test('SHP-2 a kept connection that turns out dead is not the visitor’s trouble', async () => {
  const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
  const statuses = await withBytes(
    // Whoever uses a connection again finds it closed.
    (count) => (count > 1 ? null : ok),
    async (url) => {
      const found = [];
      for (let index = 0; index < 3; index += 1) {
        const answer = await shop.ask('/nl/shop/style.css', {}, { urls: { nl: url } });
        await answer.text();
        found.push(answer.status);
      }
      return found;
    },
  );
  expect(statuses).toEqual([200, 200, 200]);
});

test('SHP-2 TRACE is not answered, and is no failure of the shop', async () => {
  const { url, close } = await shop.serve();
  const answer = await askRaw(url, '/nl/shop/', { method: 'TRACE' });
  expect(answer.status).toBe(405);
  await close();
});

test.each(['/nl/shop/..%2f..%2fwp-admin', '/nl/shop/a%5cb', '/nl/shop/%2e%2e%2fwp-admin'])(
  'SHP-2 %s is refused before the shop reads it in its own way',
  async (path) => {
    const { url, close } = await shop.serve();
    shop.answerWith((_, response) => response.end());
    const answer = await askRaw(url, path, { headers: { accept: 'text/html' } });
    expect([answer.status, shop.asked()]).toEqual([400, []]);
    await close();
  },
);
