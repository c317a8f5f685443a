import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPageCache } from '#server/pages/page-cache.ts';
import { pageKey } from '#server/pages/page-key.ts';
import { createReadyPages } from './cached-page-sender.ts';

const minute = 60_000;
const commonHeaders: [string, string][] = [
  ['x-frame-options', 'SAMEORIGIN'],
  ['x-own', 'not over the page’s'],
];
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function setUp({ logHits = false, trustProxy = false } = {}) {
  let now = new Date('2026-11-16T08:00:00Z').getTime();
  const lines: object[] = [];
  const log = { info: (details: object) => void lines.push(details), warn() {}, error() {} };
  const clock = () => new Date(now);
  const keyOf = (method: string, url: string) =>
    pageKey(method, new URL(url), { originOf: ({ origin }) => ({ origin, isOwn: true }) });
  const cache = createPageCache({
    render: async ({ url }) =>
      new URL(url).pathname === '/moved'
        ? new Response(null, { status: 301, headers: { location: '/nl' } })
        : new Response(`<p>${url}</p>`.repeat(50), {
            headers: {
              'content-type': 'text/html; charset=utf-8',
              'x-own': '1',
              'content-security-policy': "default-src 'self'",
            },
          }),
    keyOf: ({ method, url }) => keyOf(method, url),
    marketOf: () => 'nl',
    nextChange: () => new Date('2026-11-16T09:00:00Z'),
    ttlMs: minute,
    maxBytes: 1_000_000,
    clock,
    log,
  });
  const sendCached = createReadyPages({ cache, keyOf, commonHeaders, trustProxy, logHits, clock, log });
  const server = createServer((asked, response) => {
    if (!sendCached(asked, response)) response.writeHead(599).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Sent>((resolve, reject) => {
      request(`${origin}${path}`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const make = (path: string, init?: RequestInit) => cache.answer(new Request(`${origin}${path}`, init));
  return { cache, ask, make, lines, wait: (ms: number) => (now += ms) };
}

const addedByNode = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

// Each with a page of its own: one that was asked for three times is made smaller meanwhile.
test.each(['identity', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip'])(
  'what is sent from memory is what the app would have sent, for %s',
  async (encoding) => {
    const { ask, make, wait } = await setUp();
    await make('/nl');
    wait(5000);
    const quick = await ask('/nl?utm_source=x', { 'accept-encoding': encoding });
    const slow = await make('/nl', { headers: { 'accept-encoding': encoding } });
    const expected = { 'x-frame-options': 'SAMEORIGIN', ...Object.fromEntries(slow.headers) };
    const sent = Object.entries(quick.headers).filter(([name]) => !addedByNode.has(name));
    expect(Object.fromEntries(sent)).toEqual(expected);
    expect(quick.status).toBe(200);
    expect(quick.headers['cache-control']).toContain('s-maxage=55');
    expect(quick.body.equals(Buffer.from(await slow.arrayBuffer()))).toBe(true);
  },
);

test('HEAD has the headers and no body, a known page is 304', async () => {
  const { ask, make } = await setUp();
  await make('/nl');
  const whole = await ask('/nl', { 'accept-encoding': 'br' });
  const head = await ask('/nl', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    whole.headers['content-length'],
    0,
  ]);
  const known = { 'accept-encoding': 'br', 'if-none-match': whole.headers.etag ?? '' };
  const again = await ask('/nl', known);
  expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined]);
  expect(again.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await ask('/nl', { ...known, 'accept-encoding': 'gzip' })).status).toBe(200);
});

test('whatever is not ready is left to the app: unknown, stale, changed, moved, posted, asked in full', async () => {
  const { ask, make, wait, cache } = await setUp();
  expect((await ask('/nl')).status).toBe(599);
  await make('/moved');
  expect((await ask('/moved')).status).toBe(599);
  await make('/nl');
  expect((await ask('/nl')).status).toBe(200);
  expect((await ask('/nl', {}, 'POST')).status).toBe(599);
  expect((await ask('/nl?search=x')).status).toBe(599);
  expect((await ask('/nl', { host: 'a/b' })).status).toBe(599);
  cache.expire('nl');
  expect((await ask('/nl')).status).toBe(599);
  await make('/nl');
  wait(minute);
  expect((await ask('/nl')).status).toBe(599);
});

test('every answer has an id of its own, or the one our proxy gave', async () => {
  const open = await setUp();
  await open.make('/nl');
  const ids = [await open.ask('/nl'), await open.ask('/nl', { 'x-request-id': 'given-by-a-stranger' })];
  expect(new Set(ids.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
  expect(ids[1]?.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const behind = await setUp({ trustProxy: true });
  await behind.make('/nl');
  const given = await behind.ask('/nl', { 'x-request-id': 'given-by-proxy' });
  expect(given.headers['x-request-id']).toBe('given-by-proxy');
});

test('one hit of a hundred is logged, or all when asked for', async () => {
  const few = await setUp();
  await few.make('/nl');
  for (let count = 0; count < 101; count += 1) await few.ask('/nl?utm_source=secret');
  expect(few.lines).toHaveLength(2);
  expect(few.lines[0]).toMatchObject({ method: 'GET', path: '/nl', status: 200, cache: 'hit', oneOf: 100 });
  const all = await setUp({ logHits: true });
  await all.make('/nl');
  for (let count = 0; count < 3; count += 1) await all.ask('/nl');
  expect(all.lines).toHaveLength(3);
});
