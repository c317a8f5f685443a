// What the routes of the embedded shop answer to what no page of ours asks for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
const foreign = { 'sec-fetch-site': 'cross-site' };
let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const body = () => new URLSearchParams({ x: '1' });

test.each([
  ['GET', 'nothing-here/', 404],
  ['POST', 'nothing-here/', 404],
  ['POST', 'order/NL-2026-00001/?key=x', 404],
  ['PUT', 'checkout/', 404],
  ['DELETE', '', 404],
  ['GET', 'order/NL-2026-00001/delivery.ics?key=x', 404],
  ['GET', 'Checkout/', 404],
] as const)('%s of %s is answered by %i and kept by nobody', async (method, path, status) => {
  const init = method === 'GET' ? {} : { method, body: body() };
  const answer = await shop.send(`/nl/shop/${path}`, init);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, expect.stringContaining('no-store')]);
});

test.each(['checkout.data', 'my-account.data', 'order/NL-2026-00001.data', '_.data'])(
  'the data of a route is no page: %s',
  async (path) => {
    for (const method of ['GET', 'POST']) expect((await shop.send(`/nl/shop/${path}`, { method })).status).toBe(404);
  },
);

test('a form of another site is refused, also by a checkout without a basket', async () => {
  for (const path of ['', 'checkout/', 'order-package?path=ons-vlees/koe/rundvlees-pakket']) {
    const answer = await shop.send(`/nl/shop/${path}`, { method: 'POST', body: body(), headers: foreign });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(t('shop:missing.title'))]);
  }
});

test('whoever looks at an account that nobody opened is told nothing secret', async () => {
  const answer = await shop.send('/nl/shop/my-account');
  expect(answer.headers.get('referrer-policy')).toBeNull();
  for (const path of ['my-account/a-token', 'order/NL-2026-00001/?key=x', 'confirm/a-token', 'unsubscribe/a-token'])
    expect((await shop.send(`/nl/shop/${path}`)).headers.get('referrer-policy')).toBe('no-referrer');
});
