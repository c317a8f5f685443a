import { expect, test } from 'vitest';
import { later, openBasket, product, ready, reliableShop, useBasketClock } from '#tests/setup/open-basket.ts';
import { createSimulatedShop, fine } from '#tests/setup/simulated-shop.ts';
import { isUnsaved } from './basket-state.ts';

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
  const shop = reliableShop();
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

test('ERR-D7 a reading that succeeds wins over what did not reach the shop', async () => {
  let fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  const { click, shown, store, calls } = openBasket(shop);
  await ready();
  fate = { ...fine, outcome: 'lost on the way' };
  click('1');
  await later(1000);
  fate = fine;
  shop.setBox('501', { '1': 4 });
  void calls().reload();
  await later(100);
  expect(shown('1')).toBe(4);
  expect(store.get()).toMatchObject({ problem: null, wishes: {} });
});

test('FSH-D14 the answer of the shop wins: what it refuses goes back, and is logged only', async () => {
  const shop = reliableShop({ stock: { '1': 2 } });
  const { click, shown, store, logged } = openBasket(shop);
  await ready();
  click('1');
  await later(1000);
  click('1');
  click('1');
  expect(shown('1')).toBe(3);
  await later(1000);
  expect(shown('1')).toBe(1);
  expect(store.get()).toMatchObject({ problem: null, isLoading: false });
  expect(logged).toHaveBeenCalledWith('the shop refused a change of the basket', {
    errors: ['not enough stock of "1"'],
  });
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
