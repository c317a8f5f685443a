import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

let url = '';
let answer: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => answer(response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer is taken whole', async () => {
  answer = (response) => response.writeHead(404, { 'x-own': '1' }).end('{"a":1}');
  const got = await boundedFetch(url, {});
  expect([got.status, got.headers.get('x-own'), await got.json()]).toEqual([404, '1', { a: 1 }]);
});

test.each([
  ['announced', { 'content-length': '101' }],
  ['not announced', { 'transfer-encoding': 'chunked' }],
])('ERR-11 more than allowed is not taken, %s', async (_, headers) => {
  answer = (response) => response.writeHead(200, headers).end('x'.repeat(101));
  await expect(boundedFetch(url, {}, 100)).rejects.toThrow('more than 100 bytes');
});

test('ERR-11 a redirect is an answer, and not followed', async () => {
  answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
  expect((await boundedFetch(url, {})).status).toBe(302);
});
