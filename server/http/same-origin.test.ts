import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sameOriginOnly } from './same-origin.ts';

const app = new Hono().use(sameOriginOnly((request) => new URL(request.url))).all('*', (c) => c.text('done'));

const ask = async (method: string, headers: Record<string, string>) =>
  (await app.request('https://www.kudde.example/nl/shop/', { method, headers })).status;

test.each([
  [{}, 200],
  [{ origin: 'https://www.kudde.example', 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'https://www.kudde.example' }, 200],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.kudde.example' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://www.kudde.example.evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.kudde.example' }, 403],
])('a change with %o is answered %d', async (headers, status) => {
  expect(await ask('POST', headers)).toBe(status);
  // Reading changes nothing, wherever the link stood.
  expect(await ask('GET', headers)).toBe(200);
});
