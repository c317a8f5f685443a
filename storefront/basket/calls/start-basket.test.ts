import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { later, product, reliableShop, useBasketClock } from '#tests/setup/browser/open-basket.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';
import { startBasket } from './start-basket.ts';
import { createBasketStore } from '#storefront/basket/state/basket-store.ts';

useBasketClock();

const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A basket in a visible tab of a shop that has failed for so long that it is asked seldom. */
async function openInTrouble() {
  let fate: Fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  const window = Object.assign(page.window, { fetch: shop.fetch });
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', shop.fetch);
  vi.stubGlobal(
    'document',
    Object.assign(page.document, { visibilityState: 'visible', documentElement: { dataset: {} } }),
  );
  const store = createBasketStore(markets.nl, async (parts) =>
    startBasket({ market: markets.nl, t: textIn(markets.nl) }, parts),
  );
  store.setBundles({ '501': ['1'] });
  store.watch();
  await later(2100);
  fate = { ...fine, outcome: 'failed' };
  store.change(product('1'), 1);
  await later(120_000);
  expect(store.get().problem).toBe('unsaved');
  // Just after a try, so that the next one by itself is far away.
  const tries = vi.mocked(console.warn).mock.calls.length;
  while (vi.mocked(console.warn).mock.calls.length === tries) await later(100);
  fate = fine;
  return { store, shop };
}

test.each([
  ['comes back to the tab', () => page.document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back to the window', () => page.window.dispatchEvent(new Event('focus'))],
  ['is online again', () => page.window.dispatchEvent(new Event('online'))],
])('ERR-D7 a wish the shop has not got is sent at once when the visitor %s', async (_moment, happen) => {
  const { store, shop } = await openInTrouble();
  await later(1000);
  expect(shop.quantities()).toEqual({});
  happen();
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(store.get()).toMatchObject({ problem: null, wishes: {} });
});

test('SHP-2 coming back to the window asks the shop nothing while all is saved', async () => {
  const { shop } = await openInTrouble();
  await later(30_000);
  const readings = shop.readings();
  page.window.dispatchEvent(new Event('focus'));
  await later(1000);
  expect(shop.readings()).toBe(readings);
});
