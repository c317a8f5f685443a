import { afterEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { countFromCart, refreshBasketCount, watchBasketCount } from './basket-count.ts';

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

/** A page on which somebody looks, or not. */
function stubPage(visibilityState: DocumentVisibilityState) {
  const page = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  return page;
}

test('E1 one count is under way at a time, and one more follows for all who asked meanwhile', async () => {
  const held = Promise.withResolvers<Response>();
  const asked = vi.fn<typeof fetch>(() => held.promise);
  vi.stubGlobal('fetch', asked);
  const counts = [1, 2, 3, 4].map(() => refreshBasketCount(markets.nl));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockResolvedValue(new Response('{"count": 3}'));
  held.resolve(new Response('{"count": 2}'));
  await Promise.all(counts);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('E1, SHP-10 where the cart is read it says the number, and no older answer takes its place', async () => {
  stubPage('visible');
  const held = Promise.withResolvers<Response>();
  const asked = vi.fn<typeof fetch>(() => held.promise);
  vi.stubGlobal('fetch', asked);
  const told: number[] = [];
  const stop = watchBasketCount(markets.nl, (count) => told.push(count));
  countFromCart(markets.nl).tell(5);
  held.resolve(new Response('{"count": 2}'));
  await held.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.at(-1)).toBe(5);
  stop();
});

test('row 49 a shop that says how many pieces there are is believed before its count of boxes', async () => {
  stubPage('visible');
  vi.stubGlobal('fetch', async () => new Response('{"count": 1}', { headers: { 'x-basket-pieces': '8' } }));
  const told: number[] = [];
  const stop = watchBasketCount(markets.nl, (count) => told.push(count));
  await refreshBasketCount(markets.nl);
  stop();
  expect(told.at(-1)).toBe(8);
});
