import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pageKey } from '#server/pages/page-key.ts';
import { commonHeaders } from '#server/http/security.ts';
import { readPageRequest } from '#server/pages/page-request.ts';
import { createSendingCache } from './sending-cache.ts';

const minute = 60_000;
const addresses = { hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;
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
  const originOf = ({ origin }: URL) => ({ origin, isOwn: true });
  const cache = createSendingCache({
    config: { trustProxy, logHits, pageTtlSeconds: 60 },
    render: async ({ url }) =>
      new URL(url).pathname === '/moved'
        ? new Response(null, { status: 301, headers: { location: '/nl' } })
        : new Response(`<p>${url}</p>`.repeat(50), {
            headers: {
              'content-type': 'text/html; charset=utf-8',
              'referrer-policy': 'no-referrer',
              'content-security-policy': "default-src 'self'",
            },
          }),
    keyOf: (asked) => pageKey(asked.method, readPageRequest(asked, { ...addresses, trustProxy }), { originOf }),
    marketOf: () => 'nl',
    nextChange: () => new Date('2026-11-16T09:00:00Z'),
    maxBytes: 1_000_000,
    clock,
    log,
  });
  const server = createServer((asked, response) => {
    if (!cache.sendCached(asked, response)) response.writeHead(599).end();
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

test.each(['identity', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip'])(
  'what is sent from memory is what the app would have sent, for %s',
  async (encoding) => {
    const { ask, make, wait } = await setUp();
    await make('/nl');
    wait(5000);
    const quick = await ask('/nl?utm_source=x', { 'accept-encoding': encoding });
    const slow = await make('/nl', { headers: { 'accept-encoding': encoding } });
    const expected = { ...Object.fromEntries(commonHeaders), ...Object.fromEntries(slow.headers) };
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

test.each([
  ['"other", W/TAG', 304],
  ['*', 304],
  ['"other"', 200],
  // It holds the tag, and is another one.
  ['"a"TAG"b"', 200],
])('C22 %s is read as a list of tags, by both who send pages: %i', async (given, status) => {
  const { ask, make } = await setUp();
  const { headers } = await make('/nl', { headers: { 'accept-encoding': 'br' } });
  const asked = { 'accept-encoding': 'br', 'if-none-match': given.replace('TAG', headers.get('etag') ?? '') };
  expect((await ask('/nl', asked)).status).toBe(status);
  expect((await make('/nl', { headers: asked })).status).toBe(status);
});

test('whatever is not ready is left to the app: unknown, stale, changed, moved, posted, asked in full', async () => {
  const { ask, make, wait, cache } = await setUp();
  expect((await ask('/nl')).status).toBe(599);
  await make('/moved');
  expect((await ask('/moved')).status).toBe(599);
  await make('/nl');
  expect((await ask('/nl')).status).toBe(200);
  expect((await ask('/nl', {}, 'POST')).status).toBe(599);
  expect((await ask('/nl/blog?search=x')).status).toBe(599);
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
