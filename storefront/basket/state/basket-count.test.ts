import { afterEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { refreshBasketCount } from './basket-count.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubFetch() {
  const ctx = vi.fn<typeof fetch>(async () => new Response('{"count": 2}'));
  vi.stubGlobal('fetch', ctx);
  return ctx;
}

test('SHP-1 the count is asked of the shop of the market', async () => {
  const ctx = stubFetch();
  await refreshBasketCount(markets.nl);
  expect(ctx.mock.calls.map(([address]) => address)).toEqual(['/nl/shop/grutto-cart-data.php']);
});

test('HDR-6 it is asked in nl and de only', async () => {
  const ctx = stubFetch();
  for (const market of Object.values(markets)) await refreshBasketCount(market);
  expect(ctx.mock.calls.map(([address]) => address)).toEqual([
    '/nl/shop/grutto-cart-data.php',
    '/de/shop/grutto-cart-data.php',
  ]);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => new Response('{"count": 9}', { status: 502 })],
])('SHP-1 a shop that %s is no error, and is logged', async (_title, answer) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('fetch', answer);
  await expect(refreshBasketCount(markets.nl)).resolves.toBeUndefined();
  expect(logged.mock.calls.map(([message]) => message)).toEqual(['the basket could not be counted']);
  logged.mockRestore();
});
