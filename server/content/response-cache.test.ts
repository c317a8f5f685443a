import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { contentCalls } from '#contract/content.ts';
import { contentKey, createCachedContent } from './response-cache.ts';
import { readConfig } from '#server/config.ts';

const cacheControl = 'public, max-age=15, s-maxage=60';
const config = readConfig({ NODE_ENV: 'production', PAGE_CACHE_MB: '1', TRUST_PROXY: '1' });

function setUp({ keepAnswers = true, pad = '' } = {}) {
  let now = new Date('2026-11-16T23:59:00Z').getTime();
  let asked = 0;
  const service = new Hono()
    .get('/:market/:language/products', (c) => {
      asked += 1;
      return c.json({ asked, for: c.req.query('animal_type') ?? 'all', pad }, 200, { 'cache-control': cacheControl });
    })
    .notFound((c) => {
      asked += 1;
      return c.json({ code: 'not_found' }, 404, { 'cache-control': 'no-store' });
    });
  const content = createCachedContent({
    config,
    keepAnswers,
    answer: (given) => service.fetch(given),
    contentPolicy: (answer) => answer,
    clock: () => new Date(now),
    log: { info() {}, warn() {}, error() {} },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    content.answer(new Request(`http://shop.example/api/v1${path}`, { headers }));
  return { content, get, asked: () => asked, wait: (ms: number) => (now += ms) };
}

test.each([
  ['http://x/api/v1/nl/nl/products', 'http://content.invalid/api/v1/nl/nl/products'],
  [
    'https://y/api/v1/nl/nl/products?per_page=60&page=2&utm=x',
    'https://content.invalid/api/v1/nl/nl/products?page=2&per_page=60',
  ],
  // Repeated, they mean something else than once.
  ['http://x/api/v1/nl/nl/products?page=1&page=2', 'http://content.invalid/api/v1/nl/nl/products?page=1&page=2'],
  [
    'http://x/api/v1/nl/nl/blogs?category=a%26page%3D2',
    'http://content.invalid/api/v1/nl/nl/blogs?category=a%26page%3D2',
  ],
  ['http://x/api/v1/nl/nl/blogs?search=boer', undefined],
  ['http://x/api/v1/openapi.json', undefined],
  ['http://x/api/v1/xx/nl/products', undefined],
])('%s is kept as %s', (url, key) => {
  expect(contentKey('GET', new URL(url))?.address).toBe(key);
  expect(contentKey('POST', new URL(url))).toBe(null);
});

test('API-2 an answer is asked for once, until the content of its market changes', async () => {
  const { get, content, asked } = setUp();
  const first = await get('/nl/nl/products');
  expect(await first.json()).toMatchObject({ asked: 1 });
  expect(first.headers.get('cache-control')).toBe(cacheControl);
  expect(await (await get('/nl/nl/products?animal_type=cow')).json()).toMatchObject({ asked: 2, for: 'cow' });
  expect(await (await get('/nl/nl/products?unknown=1')).json()).toMatchObject({ asked: 1 });
  content.expire('de');
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 1 });
  content.expire('nl');
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 3 });
  content.expire(null);
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 4 });
  expect(asked()).toBe(4);
});

test('dates that are relative to today are worked out anew tomorrow', async () => {
  const { get, wait } = setUp();
  await get('/nl/nl/products');
  wait(59_999);
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 1 });
  wait(1);
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 2 });
});

test('what does not exist, what is too large, and anything while developing is asked for each time', async () => {
  const { get } = setUp();
  expect([(await get('/nl/nl/none')).status, (await get('/nl/nl/none')).status]).toEqual([404, 404]);
  for (const other of [setUp({ keepAnswers: false }), setUp({ pad: 'x'.repeat(100_000) })]) {
    for (const count of [1, 2])
      expect(await (await other.get('/nl/nl/products')).json()).toMatchObject({ asked: count });
  }
});

test('only who came by https is told to stay there', async () => {
  const { get } = setUp();
  const secure = { 'x-forwarded-proto': 'https' };
  for (const headers of [secure, {}, secure]) {
    const answer = await get('/nl/nl/products', headers);
    expect(answer.headers.has('strict-transport-security')).toBe('x-forwarded-proto' in headers);
  }
});

test('a kept answer is sent before a Request is made of what was asked, and is small', async () => {
  const { content, get } = setUp({ pad: 'x'.repeat(5000) });
  const server = createServer((given, response) => {
    if (!content.sendCached(given, response)) response.writeHead(599).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined, string | undefined]>((resolve, reject) => {
      request({ port, path: `/api/v1${path}`, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]);
      })
        .on('error', reject)
        .end();
    });
  expect((await ask('/nl/nl/products'))[0]).toBe(599);
  await get('/nl/nl/products');
  expect(await ask('/nl/nl/products')).toEqual([200, 'br', cacheControl]);
  content.expire('nl');
  expect((await ask('/nl/nl/products'))[0]).toBe(599);
  server.close();
});

test('API-D11 every query a call of the contract takes is in the key of its answers, but searches', () => {
  const names = Object.values<Call>(contentCalls).flatMap(({ query }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  );
  expect(new Set(names)).toEqual(
    new Set(['animal_type', 'category', 'kind', 'page', 'per_kind', 'per_page', 'q', 'search']),
  );
  for (const name of names.filter((asked) => asked !== 'search' && asked !== 'q')) {
    const key = contentKey('GET', new URL(`http://x/api/v1/nl/nl/products?${name}=7`))?.address;
    expect(key).toBe(`http://content.invalid/api/v1/nl/nl/products?${name}=7`);
  }
  for (const name of ['q', 'search'])
    expect(contentKey('GET', new URL(`http://x/api/v1/nl/nl/search?${name}=7`))).toBeNull();
});

test('API-2 who has an answer already decides nothing for those who wait with them', async () => {
  const { get } = setUp();
  const answers = await Promise.all([get('/nl/nl/products', { 'if-none-match': '"x"' }), get('/nl/nl/products')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('seasons begin with the day of the market, an hour before that of the world', async () => {
  const { get, wait } = setUp();
  wait(60_000);
  await get('/nl/nl/products');
  wait(23 * 3_600_000 - 1);
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 1 });
  wait(1);
  expect(await (await get('/nl/nl/products')).json()).toMatchObject({ asked: 2 });
});
