import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSimulatedShop, type Fate, fine, type SimulatedShop } from '#tests/setup/simulated-shop.ts';
import { type BasketCalls, type BasketParts, createBasketCalls } from './basket-calls.ts';
import { type BoxProduct, isUnsaved, quantityOf } from './basket-state.ts';
import { createBasketStore } from './basket-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const market = { code: 'nl', currency: 'EUR', shopPlugin: 'grutto' };

function product(id: string, bundleId = '501'): BoxProduct {
  return { id, bundleId, title: `Piece ${id}`, animal: 'cow', price: 10 };
}

/** A basket as pages have it, in front of a simulated shop. */
function open(shop: Pick<SimulatedShop, 'fetch'>) {
  const saved = vi.fn<BasketParts['onSaved']>();
  const logged = vi.fn<BasketParts['log']>();
  let calls: BasketCalls | undefined;
  const store = createBasketStore(market, async (parts) => {
    calls = createBasketCalls({ ...parts, market, fetch: shop.fetch, onSaved: saved, log: logged });
    return { ...calls, onStale: () => () => {} };
  });
  store.setBundles({ '501': ['1', '2', '3'] });
  const stop = store.watch();
  return {
    store,
    saved,
    logged,
    stop,
    click: (id: string, by: 1 | -1 = 1) => store.change(product(id), by),
    shown: (id: string) => quantityOf(store.get(), id),
    calls: () => {
      if (!calls) throw new Error('the calls are not loaded yet');
      return calls;
    },
  };
}

function reliable(options: Partial<Parameters<typeof createSimulatedShop>[0]> = {}) {
  return createSimulatedShop({ kind: 'replaces', isSerial: true, nextFate: () => fine, ...options });
}

/** Past the moment the calls are loaded and the cart was read for the first time. */
const ready = () => vi.advanceTimersByTimeAsync(2100);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('SHP-2 the cart is read once the page is there', async () => {
  const shop = reliable();
  shop.setBox('501', { '2': 3 });
  const { shown } = open(shop);
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
  const shop = reliable();
  const slow: typeof fetch = (address, init) => {
    if (init?.method !== 'POST') return shop.fetch(address, init);
    sent.push(Date.now() - start);
    init.signal?.addEventListener('abort', () => aborted.push(Date.now() - start));
    return new Promise(() => {});
  };
  let start = 0;
  const { click } = open({ fetch: slow });
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
  const shop = reliable();
  const { click } = open(shop);
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
  const shop = reliable();
  const { click, shown, store, saved } = open(shop);
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
  const shop = reliable({ nextFate: () => ({ ...fine, workMs: 5000 }) });
  const { click, store } = open(shop);
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
    const shop = reliable({ nextFate: () => fate });
    const { click, shown, store, logged } = open(shop);
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
  const shop = reliable();
  const { click, store } = open({
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
  const shop = reliable({ nextFate: () => fate });
  const { click, shown, store, calls } = open(shop);
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
  const shop = reliable({ stock: { '1': 2 } });
  const { click, shown, store, logged } = open(shop);
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
  const shop = reliable();
  shop.setBox('501', { '1': 2, '2': 1 });
  const { click, shown } = open(shop);
  click('1');
  expect(shown('1')).toBe(1);
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 3, '2': 1 });
  expect(shown('1')).toBe(3);
});

test('a piece that is no longer listed stays in the box', async () => {
  const shop = reliable();
  shop.setBox('501', { '99': 1 });
  const { click } = open(shop);
  await ready();
  click('1');
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 1, '99': 1 });
});

test('two bundles are two changes, each with its own items', async () => {
  const shop = createSimulatedShop({ kind: 'adds', isSerial: true, nextFate: () => fine });
  const { store } = open(shop);
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

test('a change made in another tab survives one made here', async () => {
  const shop = reliable();
  const { click, calls } = open(shop);
  await ready();
  shop.setBox('501', { '2': 5 });
  void calls().reload();
  click('1');
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 1, '2': 5 });
});

test('a reading that was asked for before a change does not undo it', async () => {
  // The first reading, then a slow one, then the change and its own reading.
  const fates: Fate[] = [fine, { ...fine, workMs: 4000 }];
  const shop = reliable({ isSerial: false, nextFate: () => fates.shift() ?? fine });
  const { click, shown, calls } = open(shop);
  await ready();
  void calls().reload();
  click('1');
  await later(8000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(shown('1')).toBe(1);
});

test('SHP-9 an aborted request that ends after the last one does not have the last word', async () => {
  const fates: Fate[] = [fine, { ...fine, workMs: 2500 }];
  const shop = reliable({ isSerial: false, nextFate: () => fates.shift() ?? fine });
  const { click, shown } = open(shop);
  await ready();
  click('1');
  await later(310);
  click('1');
  await later(600);
  expect(shop.quantities()).toEqual({ '1': 2 });
  await later(2000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  await later(2000);
  expect(shop.quantities()).toEqual({ '1': 2 });
  expect(shown('1')).toBe(2);
});

test('what still waits when the page goes away is sent at once', async () => {
  const shop = reliable();
  const { click, calls } = open(shop);
  await ready();
  click('1');
  await later(50);
  calls().flush();
  await later(100);
  expect(shop.quantities()).toEqual({ '1': 1 });
  await later(1000);
  expect(shop.changes).toHaveLength(1);
});

test('a box that loses its last piece is empty, also in a shop that keeps its shell', async () => {
  for (const kind of ['replaces', 'adds'] as const) {
    const shop = reliable({ kind });
    const { click, shown, store } = open(shop);
    await ready();
    click('1');
    await later(1000);
    click('1', -1);
    await later(1000);
    expect(shop.quantities()).toEqual({});
    expect(shown('1')).toBe(0);
    expect(store.get().isLoading).toBe(false);
  }
});

const outcomes = fc.constantFrom<Fate['outcome']>(
  'fine',
  'fine',
  'fine',
  'fine',
  'lost on the way',
  'answer lost',
  'failed',
);
const fates = fc.record({
  arriveMs: fc.integer({ min: 1, max: 400 }),
  workMs: fc.integer({ min: 1, max: 1500 }),
  outcome: outcomes,
  isAbortInTime: fc.boolean(),
});
const clicks = fc.array(
  fc.record({
    id: fc.constantFrom('1', '2', '3'),
    by: fc.constantFrom<1 | -1>(1, 1, -1),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 200, max: 1200 })),
  }),
  { maxLength: 50 },
);

test('FSH-40, FSH-41, SHP-9, ERR-D7 any clicks, delays, aborts and failures end in the right quantities', async () => {
  await fc.assert(
    fc.asyncProperty(
      clicks,
      fc.infiniteStream(fates),
      fc.constantFrom<'replaces' | 'adds'>('replaces', 'adds'),
      fc.boolean(),
      async (made, stream, kind, isSerial) => {
        let isOver = false;
        const shop = createSimulatedShop({
          kind,
          isSerial,
          nextFate: () => (isOver ? fine : (stream.next().value ?? fine)),
        });
        const { click, shown, store, stop, calls } = open(shop);
        const expected: Record<string, number> = { '1': 0, '2': 0, '3': 0 };
        for (const { id, by, afterMs } of made) {
          await later(afterMs);
          click(id, by);
          expected[id] = Math.max(0, (expected[id] ?? 0) + by);
          expect(shown(id)).toBe(expected[id]);
        }
        await later(10_000);
        isOver = true;
        // What failed until now is tried again by the visitor, as often as the page says so.
        for (let tries = 0; tries < 3; tries += 1) {
          await later(20_000);
          if (store.get().problem === 'unread') void calls().reload();
          store.retry();
        }
        await later(400_000);
        const all = (of: (id: string) => number) => Object.fromEntries(Object.keys(expected).map((id) => [id, of(id)]));
        expect(all((id) => shop.quantities()[id] ?? 0)).toEqual(expected);
        expect(all(shown)).toEqual(expected);
        expect(store.get()).toMatchObject({ isLoading: false, problem: null, wishes: {} });
        stop();
      },
    ),
    { numRuns: 100 },
  );
});
