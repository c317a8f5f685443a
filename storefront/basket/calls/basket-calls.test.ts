import { expect, test } from 'vitest';
import {
  later,
  openBasket,
  product,
  ready,
  reliableShop,
  tabMemory,
  unsavedIn,
  useBasketClock,
} from '#tests/setup/browser/open-basket.ts';
import { createSimulatedShop, type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';
import { isUnsaved } from '#storefront/basket/state/basket-state.ts';

useBasketClock();

test('SHP-2 the cart is read once the page is there', async () => {
  const shop = reliableShop();
  shop.setBox('501', { '2': 3 });
  const { shown } = openBasket(shop);
  expect(shown('2')).toBe(0);
  await ready();
  expect(shop.readings()).toBe(1);
  expect(shown('2')).toBe(3);
});

test.each([
  ['clicks at 0, 100, 200 ms', [0, 100, 200], [500]],
  ['clicks at 0 and 299 ms', [0, 299], [599]],
  ['clicks at 0 and 301 ms', [0, 301], [300, 601]],
])('SHP-8, SHP-9, SHP-D7 %s: when the shop is told', async (_title, clicks, expected) => {
  const sent: number[] = [];
  const aborted: number[] = [];
  // A newer change is told after a look at the cart, which takes no time here.
  const shop = reliableShop({ nextFate: () => ({ ...fine, arriveMs: 0, workMs: 0 }) });
  const slow: typeof fetch = (address, init) => {
    if (init?.method !== 'POST') return shop.fetch(address, init);
    sent.push(Date.now() - start);
    init.signal?.addEventListener('abort', () => aborted.push(Date.now() - start));
    return new Promise(() => {});
  };
  let start = 0;
  const { click } = openBasket({ fetch: slow });
  await ready();
  start = Date.now();
  for (const at of clicks) {
    await later(at - (Date.now() - start));
    click('1');
  }
  await later(2000);
  expect(sent).toEqual(expected);
  // The first is aborted as the second goes out.
  expect(aborted).toEqual(expected.slice(1));
});

test('SHP-6, SHP-7, SHP-D3 a change sends every item of the bundle, zeros included, and the key of the box once it is known', async () => {
  const shop = reliableShop();
  const { click } = openBasket(shop);
  await ready();
  click('1');
  click('1');
  click('3');
  await later(1000);
  click('3', -1);
  await later(1000);
  const pieces = [
    ['bundle_quantity_1', '2'],
    ['bundle_quantity_2', '0'],
  ];
  expect(shop.changes).toEqual([
    [['add-to-cart', '501'], ['quantity', '1'], ...pieces, ['bundle_quantity_3', '1']],
    [['add-to-cart', '501'], ['quantity', '1'], ...pieces, ['bundle_quantity_3', '0'], ['update-bundle', 'key1']],
  ]);
});

test('SHP-10, FSH-40, FSH-43 fifty quick clicks are one change, one reading and one notice to the rest of the page', async () => {
  const shop = reliableShop();
  const { click, shown, store, saved } = openBasket(shop);
  await ready();
  for (let clicks = 0; clicks < 50; clicks += 1) {
    click('1');
    await later(10);
  }
  expect(shown('1')).toBe(50);
  expect(store.get().isLoading).toBe(true);
  await later(1000);
  expect(shop.changes).toHaveLength(1);
  expect(shop.readings()).toBe(2);
  expect(saved).toHaveBeenCalledTimes(1);
  expect(shop.quantities()).toEqual({ '1': 50 });
  expect(store.get()).toMatchObject({ isLoading: false, problem: null, wishes: {} });
});

test('FSH-44 an aborted request leaves the basket loading', async () => {
  const shop = reliableShop({ nextFate: () => ({ ...fine, workMs: 5000 }) });
  const { click, store } = openBasket(shop);
  await later(10_000);
  click('1');
  await later(400);
  click('1');
  // The first was aborted at 700 ms.
  await later(500);
  expect(store.get().isLoading).toBe(true);
});

test.each(['lost on the way', 'failed', 'answer lost'] as const)(
  'FSH-44, ERR-9, ERR-D7 a request that is %s keeps what was wanted, ends the loading, is logged, and can be tried again',
  async (outcome) => {
    let fate = fine;
    const shop = reliableShop({ nextFate: () => fate });
    const { click, shown, store, logged } = openBasket(shop);
    await ready();
    fate = { ...fine, outcome };
    click('2');
    await later(1000);
    expect(shown('2')).toBe(1);
    expect(isUnsaved(store.get(), '2')).toBe(true);
    expect(isUnsaved(store.get(), '1')).toBe(false);
    expect(store.get().isLoading).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    fate = fine;
    store.retry();
    await later(1000);
    expect(isUnsaved(store.get(), '2')).toBe(false);
    expect(shop.quantities()).toEqual({ '2': 1 });
  },
);

test('ERR-D7 a shop that never answers is given up after a while', async () => {
  const shop = reliableShop();
  const { click, store } = openBasket({
    fetch: (address, init) => (init?.method === 'POST' ? new Promise(() => {}) : shop.fetch(address, init)),
  });
  await ready();
  click('1');
  await later(20_000);
  expect(store.get().isLoading).toBe(true);
  await later(400);
  expect(store.get()).toMatchObject({ isLoading: false, problem: 'unsaved' });
});

test('ERR-D7 what did not reach the shop is sent again after a reading that succeeds, and then the shop’s answer wins', async () => {
  let fate = fine;
  const shop = reliableShop({ nextFate: () => fate, stock: { '1': 1 } });
  const { click, shown, store, calls } = openBasket(shop);
  await ready();
  click('2');
  await later(1000);
  fate = { ...fine, outcome: 'lost on the way' };
  click('1');
  click('1');
  click('2');
  await later(1000);
  expect(store.get().problem).toBe('unsaved');
  // Looking at another tab and back.
  fate = fine;
  void calls().reload();
  await later(100);
  expect([shown('1'), shown('2')]).toEqual([2, 2]);
  await later(1000);
  expect([shown('1'), shown('2')]).toEqual([0, 2]);
  expect(shop.quantities()).toEqual({ '2': 2 });
  expect(store.get()).toMatchObject({ problem: null, wishes: {}, refusals: { '1': { isSoldOut: false } } });
});

test('ERR-D7 what could not be saved is tried again by itself, each time later, until the shop is well', async () => {
  let fate: Fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  const { click, store, logged } = openBasket(shop);
  await ready();
  fate = { ...fine, outcome: 'failed' };
  click('1');
  await later(20_000);
  // At 0.3 s, and then after 2, 4 and 8 s.
  expect(logged).toHaveBeenCalledTimes(4);
  expect(store.get()).toMatchObject({ problem: 'unsaved', isLoading: false });
  fate = fine;
  await later(60_000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(store.get()).toMatchObject({ problem: null, wishes: {}, notice: { kind: 'added', title: 'Piece 1' } });
});

test('ERR-D7 what could not be saved survives a reload, and is saved when the shop answers', async () => {
  let fate: Fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  shop.setBox('501', { '2': 1 });
  const memory = tabMemory();
  const first = openBasket(shop, { memory });
  await ready();
  fate = { ...fine, outcome: 'failed' };
  first.click('1');
  first.click('2');
  await later(1000);
  first.close();
  const second = openBasket(shop, { memory });
  await ready();
  expect([second.shown('1'), second.shown('2')]).toEqual([1, 2]);
  expect(second.store.get().cart).toBeNull();
  fate = fine;
  await later(10_000);
  expect(shop.quantities()).toEqual({ '1': 1, '2': 2 });
  expect(unsavedIn(memory)).toEqual({});
});

test('SHP-D3 an empty box that was left behind is taken out when it is seen, also with a nonce that is too old', async () => {
  const shop = reliableShop({ kind: 'adds' });
  shop.setBoxes(['501', { '1': 1 }], ['501', {}]);
  const { calls, saved } = openBasket(shop);
  await ready();
  expect(shop.boxes().map(({ pieces }) => pieces)).toEqual([{ '1': 1 }]);
  expect(saved).toHaveBeenCalledTimes(1);
  shop.setBoxes(['501', {}]);
  const reading = calls().reload();
  await later(30);
  shop.renewNonce();
  await later(1000);
  await reading;
  expect(shop.boxes()).toEqual([]);
});

test('SHP-D3 two boxes become one at the next change, with all that was in both', async () => {
  const shop = reliableShop({ kind: 'adds' });
  shop.setBoxes(['501', { '1': 1, '2': 1 }], ['501', { '1': 2 }]);
  const { click, shown } = openBasket(shop);
  await ready();
  expect(shown('1')).toBe(3);
  click('3');
  await later(1000);
  expect(shop.boxes().map(({ pieces }) => pieces)).toEqual([{ '1': 3, '2': 1, '3': 1 }]);
});

test('SHP-9, SHP-D3 quick changes in a slow shop that adds end in one box', async () => {
  for (const workMs of [0, 300, 1000, 2000, 4000, 10_000]) {
    const shop = reliableShop({ kind: 'adds', nextFate: () => ({ ...fine, workMs }) });
    shop.setBox('501', { '1': 1 });
    const { click, shown, close } = openBasket(shop);
    await later(13_000);
    for (const pause of [450, 500, 600, 800]) {
      click('2');
      await later(pause);
    }
    await later(120_000);
    expect([workMs, shop.boxes().map(({ pieces }) => pieces)]).toEqual([workMs, [{ '1': 1, '2': 4 }]]);
    expect(shown('2')).toBe(4);
    close();
  }
});

test('what was in the box before is kept when the first click comes before the cart was read', async () => {
  const shop = reliableShop();
  shop.setBox('501', { '1': 2, '2': 1 });
  const { click, shown } = openBasket(shop);
  click('1');
  expect(shown('1')).toBe(1);
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 3, '2': 1 });
  expect(shown('1')).toBe(3);
});

test('a piece that is no longer listed stays in the box', async () => {
  const shop = reliableShop();
  shop.setBox('501', { '99': 1 });
  const { click } = openBasket(shop);
  await ready();
  click('1');
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 1, '99': 1 });
});

test('two bundles are two changes, each with its own items', async () => {
  const shop = createSimulatedShop({ kind: 'adds', isSerial: true, nextFate: () => fine });
  const { store } = openBasket(shop);
  store.setBundles({ '501': ['1'], '502': ['7', '8'] });
  await ready();
  store.change(product('1'), 1);
  store.change(product('7', '502'), 1);
  await later(1000);
  expect(shop.changes.map((form) => form.map(([name]) => name))).toEqual([
    ['add-to-cart', 'quantity', 'bundle_quantity_1'],
    ['add-to-cart', 'quantity', 'bundle_quantity_7', 'bundle_quantity_8'],
  ]);
});
