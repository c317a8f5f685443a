import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, openUpstreamShop, type UpstreamShop } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

async function seen(headers: Record<string, string>, init: RequestInit = {}) {
  shop.answerWith((_, response) => response.end('ok'));
  await shop.ask('/nl/shop/', { ...init, headers }, { senderOf: () => '192.0.2.7' });
  return shop.asked()[0]?.headers ?? {};
}

test.each([
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded-port',
  'x-forwarded-ssl',
  'x-forwarded-prefix',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'proxy',
])('SHP-2 %s of a visitor is not handed on', async (name) => {
  const given = await seen({ [name]: '6.6.6.6' });
  expect(given).not.toHaveProperty(name);
  expect(given).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' });
});

test('SHP-2 the editor of WordPress may name its method, for its own calls', async () => {
  shop.answerWith((_, response) => response.end('{}'));
  const ask = (value: string) =>
    shop.ask('/nl/shop/wp-json/wp/v2/posts/1', { method: 'POST', headers: { 'x-http-method-override': value } });
  await ask('PUT');
  await ask('GET');
  expect(shop.asked().map(({ headers }) => headers['x-http-method-override'])).toEqual(['PUT', undefined]);
});

test('SHP-2 headers that are for one connection stay on it, both ways', async () => {
  const { url, close } = await shop.serve();
  shop.answerWith((_, response) => {
    response.writeHead(200, { connection: 'X-Secret, keep-alive', 'x-secret': '1', 'keep-alive': 'timeout=9', a: 'b' });
    response.end('ok');
  });
  const headers = { connection: 'x-hop', 'x-hop': '1', te: 'trailers', 'proxy-connection': 'keep-alive', b: 'c' };
  const answer = await askRaw(url, '/nl/shop/', { headers });
  const given = shop.asked()[0]?.headers ?? {};
  expect(given).toMatchObject({ b: 'c' });
  for (const name of ['x-hop', 'te', 'proxy-connection']) expect(given).not.toHaveProperty(name);
  expect(answer.headers).toMatchObject({ a: 'b' });
  expect(answer.headers).not.toHaveProperty('x-secret');
  await close();
});

test('SHP-2 what a browser can unpack is handed on packed, byte for byte', async () => {
  const packed = gzipSync('a page');
  shop.answerWith((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }).end(packed),
  );
  const answer = await shop.ask('/nl/shop/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(shop.asked()[0]?.headers['accept-encoding']).toBe('gzip, br');
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(packed);
});

test('SHP-6 cookies that say nothing about other sites stay with our own pages', async () => {
  shop.answerWith((_, response) => {
    response.writeHead(200, { 'set-cookie': ['a=1; path=/nl/shop/', 'b=2; path=/; SameSite=None; Secure'] }).end();
  });
  expect((await shop.ask('/nl/shop/')).headers.getSetCookie()).toEqual([
    'a=1; path=/nl/shop/; SameSite=Lax',
    'b=2; path=/; SameSite=None; Secure',
  ]);
});

test('SHP-2 a Link that names the shop by its own host is made ours', async () => {
  shop.answerWith((_, response) => {
    const link = `<${shop.url}/nl/shop/wp-json/>; rel="https://api.w.org/", <https://other.example/>; rel=x`;
    response.writeHead(200, { link }).end();
  });
  const answer = await shop.ask('/nl/shop/', {}, { host: 'upstream' });
  expect(answer.headers.get('link')).toBe(
    '</nl/shop/wp-json/>; rel="https://api.w.org/", <https://other.example/>; rel=x',
  );
});
