import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, openUpstreamShop, type UpstreamShop } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
let served: Awaited<ReturnType<UpstreamShop['serve']>>;
const limit = 3 * 1024 * 1024;
beforeAll(async () => {
  shop = await openUpstreamShop();
  served = await shop.serve({ bodyLimit: limit });
});
afterAll(async () => {
  await served.close();
  await shop.close();
});

const upload = '/nl/shop/wp-admin/async-upload.php';
const bytes = (size: number) => Buffer.alloc(size, 'x');

test('SHP-2 a photo of more than a mebibyte arrives whole', async () => {
  shop.answerWith((_, response, body) => response.end(String(body.length)));
  const size = 2_100_000;
  const headers = { 'content-length': String(size) };
  const answer = await askRaw(served.url, upload, { method: 'POST', headers, body: [bytes(size)] });
  expect([answer.status, answer.text]).toEqual([200, String(size)]);
});

test.each([
  ['announced', { 'content-length': String(limit + 1) }],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
])('SHP-2 more than the limit, %s, is 413: a page to browsers, JSON to programs', async (_, headers) => {
  shop.answerWith((_request, response) => response.end('taken'));
  const send = (accept: string) =>
    askRaw(served.url, upload, { method: 'POST', headers: { ...headers, accept }, body: [bytes(limit), bytes(1)] });
  const page = await send('text/html');
  expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=UTF-8']);
  const json = await send('*/*');
  expect([json.status, JSON.parse(json.text)]).toMatchObject([413, { code: 'too_large' }]);
  expect(shop.asked()).toEqual([]);
});

test('SHP-2 a reading that announces a body cannot make the next one part of it', async () => {
  shop.answerWith((_, response) => response.end('read'));
  const headers = { 'content-length': '5' };
  const answers = [];
  for (let index = 0; index < 2; index += 1)
    answers.push((await askRaw(served.url, '/nl/shop/a.css', { headers, body: ['hello'] })).status);
  expect(answers).toEqual([200, 200]);
  expect(shop.asked().map(({ method, headers: given, body }) => [method, given['content-length'], body])).toEqual([
    ['GET', undefined, ''],
    ['GET', undefined, ''],
  ]);
});

test('SHP-7 half a form never reaches the shop', async () => {
  shop.answerWith((_, response) => response.end('0'));
  const before = shop.begun();
  const arrived = once(served.server, 'request') as Promise<[IncomingMessage]>;
  const visitor = connect(Number(new URL(served.url).port), '127.0.0.1');
  visitor.write(
    'POST /nl/shop/wp-admin/admin-ajax.php HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nadd-to-cart=22&',
  );
  const [{ socket }] = await arrived;
  const gone = new Promise((resolve) => void socket.once('close', resolve));
  visitor.destroy();
  await gone;
  // One more shows that the first has been dealt with.
  await askRaw(served.url, '/nl/shop/');
  expect(shop.begun() - before).toBe(1);
});
