// What happens when requests overtake each other, fail or are left behind.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createTabs,
  later,
  openBasket,
  ready,
  reliableShop,
  tabMemory,
  unsavedIn,
  useBasketClock,
} from '#tests/setup/browser/open-basket.ts';
import { createSimulatedShop, type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';

useBasketClock();

test('a change made in another tab survives one made here', async () => {
  const shop = reliableShop();
  const { click, calls } = openBasket(shop);
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
  const shop = reliableShop({ isSerial: false, nextFate: () => fates.shift() ?? fine });
  const { click, shown, calls } = openBasket(shop);
  await ready();
  void calls().reload();
  click('1');
  await later(8000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(shown('1')).toBe(1);
});

test('a click while the code of the calls is loaded is not undone by the first reading', async () => {
  const shop = reliableShop();
  const { click, shown } = openBasket(shop, { codeMs: 500 });
  await later(400);
  click('1');
  await later(2000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(shown('1')).toBe(1);
});

test('SHP-9 an aborted request that ends after the last one does not have the last word', async () => {
  const fates: Fate[] = [fine, { ...fine, workMs: 2500 }];
  const shop = reliableShop({ isSerial: false, nextFate: () => fates.shift() ?? fine });
  const { click, shown } = openBasket(shop);
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

test('SHP-9 an aborted request that ends after a saved one, and is seen by the reading of a later abort, takes nothing out', async () => {
  const slowly: Fate = { ...fine, workMs: 3000 };
  const lost: Fate = { ...fine, arriveMs: 2000, outcome: 'lost on the way' };
  // Read, a post that ends late, its reading, the post that is saved, its reading, and a post that is lost.
  const fates: Fate[] = [fine, slowly, fine, fine, fine, lost];
  const shop = reliableShop({ isSerial: false, nextFate: () => fates.shift() ?? fine });
  const { click, shown } = openBasket(shop);
  await ready();
  click('1');
  await later(310);
  click('2');
  await later(2290);
  expect(shop.quantities()).toEqual({ '1': 1, '2': 1 });
  click('1');
  await later(420);
  click('1');
  await later(10_000);
  expect(shop.quantities()).toEqual({ '1': 3, '2': 1 });
  expect([shown('1'), shown('2')]).toEqual([3, 1]);
});

test('what still waits when the page goes away is sent at once', async () => {
  const shop = reliableShop();
  const { click, calls } = openBasket(shop);
  await ready();
  click('1');
  await later(50);
  calls().flush();
  await later(100);
  expect(shop.quantities()).toEqual({ '1': 1 });
  await later(1000);
  expect(shop.changes).toHaveLength(1);
});

test('a page that goes away while another tab is about to change the box leaves its wish to that tab', async () => {
  const slowly: Fate = { ...fine, workMs: 4000 };
  // Both tabs read the cart; then one reads it again before it tells the shop what it wants.
  const fates: Fate[] = [fine, fine, slowly];
  const shop = reliableShop({ kind: 'adds', nextFate: () => fates.shift() ?? fine });
  shop.setBox('501', { '3': 1 });
  const memory = tabMemory();
  const tabs = createTabs({ memory });
  const one = openBasket(shop, { tabs });
  const other = openBasket(shop, { tabs });
  await ready();
  one.calls().forget();
  one.click('1');
  await later(1000);
  other.click('2');
  await later(100);
  other.close();
  await later(5000);
  expect(shop.changes).toHaveLength(1);
  expect(shop.boxes()).toMatchObject([{ pieces: { '1': 1, '2': 1, '3': 1 } }]);
  expect([one.shown('2'), one.shown('3')]).toEqual([1, 1]);
  expect(unsavedIn(memory)).toEqual({});
});

test('SHP-D3 a box that loses its last piece is gone, also in a shop that would keep its shell', async () => {
  for (const kind of ['replaces', 'adds'] as const) {
    const shop = reliableShop({ kind });
    const { click, shown, store } = openBasket(shop);
    await ready();
    click('1');
    await later(1000);
    click('1', -1);
    await later(1000);
    expect(shop.boxes()).toEqual([]);
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
        const { click, shown, store, stop, calls } = openBasket(shop);
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
