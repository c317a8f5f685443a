// Several tabs of one visitor, and a shop that takes its time.
import { expect, test } from 'vitest';
import { expectRightTabs } from '#tests/setup/shop/any-tabs.ts';
import {
  createTabs,
  later,
  openBasket,
  ready,
  reliableShop,
  useBasketClock,
} from '#tests/setup/browser/open-basket.ts';
import { type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

useBasketClock();

const kinds = ['adds', 'replaces'] as const;

function slowShop(kind: (typeof kinds)[number]) {
  let fate = fine;
  const shop = reliableShop({ kind, nextFate: () => fate });
  shop.setBox('501', { '3': 1 });
  return { shop, answerAfter: (workMs: number) => void (fate = { ...fine, workMs }) };
}

test.each(kinds)(
  'E1 two tabs, one press each, in a shop that takes 5 s: both are saved, and both rest (%s)',
  async (kind) => {
    const { shop, answerAfter } = slowShop(kind);
    const tabs = createTabs();
    const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
    await ready();
    answerAfter(5000);
    const before = shop.readings();
    one.click('1');
    other.click('2');
    await later(60_000);
    expect(shop.quantities()).toEqual({ '1': 1, '2': 1, '3': 1 });
    for (const tab of [one, other]) {
      expect([tab.shown('1'), tab.shown('2'), tab.shown('3')]).toEqual([1, 1, 1]);
      expect(tab.store.get()).toMatchObject({ problem: null, isLoading: false, wishes: {}, refusals: {} });
    }
    // The first tab sends both wishes: a post and its reading, and one reading of the tab that hears of it.
    expect(shop.changes).toHaveLength(1);
    expect(shop.readings() - before).toBeLessThanOrEqual(4);
  },
);

test('E2 who presses every 700 ms in a shop that takes 1 s is saved all the while, and no reading is cut off', async () => {
  const { shop, answerAfter } = slowShop('adds');
  const aborted: string[] = [];
  const watched: typeof fetch = (address, init) => {
    init?.signal?.addEventListener('abort', () => aborted.push(init.method ?? 'GET'));
    return shop.fetch(address, init);
  };
  const { click } = openBasket({ fetch: watched });
  await ready();
  answerAfter(1000);
  const unsaved: number[] = [];
  for (let pressed = 1; pressed <= 40; pressed += 1) {
    click('1');
    await later(700);
    unsaved.push(pressed - (shop.quantities()['1'] ?? 0));
  }
  // A post and its reading take 2 s, and what came meanwhile goes with the next.
  expect(Math.max(...unsaved)).toBeLessThanOrEqual(6);
  expect(aborted.filter((method) => method !== 'POST')).toEqual([]);
  await later(10_000);
  expect(shop.quantities()).toEqual({ '1': 40, '3': 1 });
});

test('E2 who never pauses for 300 ms is saved every two seconds', async () => {
  const { shop } = slowShop('adds');
  const { click } = openBasket(shop);
  await ready();
  for (let pressed = 0; pressed < 100; pressed += 1) {
    click('1');
    await later(100);
  }
  expect(shop.changes.length).toBeGreaterThanOrEqual(4);
});

test.each([700, 290, 100])(
  'E2 who presses every %i ms is saved every two seconds, however many tabs show the same: they read the cart when all is saved',
  async (everyMs) => {
    const { shop, answerAfter } = slowShop('adds');
    const posts: number[] = [];
    const watched: typeof fetch = (address, init) => {
      if (init?.method === 'POST') posts.push(Date.now());
      return shop.fetch(address, init);
    };
    const tabs = createTabs();
    const [pressed, ...others] = Array.from({ length: 3 }, () => openBasket({ fetch: watched }, { tabs }));
    await ready();
    answerAfter(800);
    for (let ms = 0; ms < 30_000; ms += everyMs) {
      pressed?.click('1');
      await later(everyMs);
    }
    const gaps = posts.slice(1).map((at, index) => at - (posts[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2000);
    const before = shop.readings();
    await later(10_000);
    for (const { shown } of others) expect(shown('1')).toBe(pressed?.shown('1'));
    expect(others.map(({ store }) => store.get().cart?.quantities)).toEqual(others.map(() => shop.quantities()));
    expect(shop.readings()).toBeGreaterThan(before);
  },
);

test.each(kinds)(
  'E3 the newer of two wishes for a piece wins, also against a tab that could not save (%s)',
  async (kind) => {
    let fate: Fate = fine;
    const shop = reliableShop({ kind, nextFate: () => fate });
    shop.setBox('501', { '1': 3, '3': 1 });
    const tabs = createTabs();
    const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
    await ready();
    fate = { ...fine, outcome: 'failed' };
    for (let press = 0; press < 3; press += 1) one.click('1', -1);
    await later(60_000);
    expect(other.shown('1')).toBe(0);
    for (let press = 0; press < 9; press += 1) other.click('1');
    await later(100);
    fate = fine;
    await later(60_000);
    expect(shop.quantities()).toEqual({ '1': 9, '3': 1 });
    for (const { shown, store } of [one, other]) {
      expect(shown('1')).toBe(9);
      expect(store.get()).toMatchObject({ problem: null, wishes: {}, refusals: {} });
    }
  },
);

test.each(kinds.flatMap((kind) => ([1, -1] as const).map((by) => ({ kind, by }))))(
  'E3 what is pressed in a tab that has not read the cart yet counts on top of what another tab presses ($kind, $by)',
  async ({ kind, by }) => {
    const { shop, answerAfter } = slowShop(kind);
    shop.setBox('501', { '1': 3 });
    const tabs = createTabs();
    const known = openBasket(shop, { tabs });
    await ready();
    answerAfter(4000);
    const fresh = openBasket(shop, { tabs });
    fresh.click('1');
    fresh.click('1');
    await later(100);
    known.click('1', by);
    expect(known.shown('1')).toBe(5 + by);
    await later(60_000);
    expect(shop.quantities()).toEqual({ '1': 5 + by });
    for (const { shown, store } of [known, fresh]) {
      expect(shown('1')).toBe(5 + by);
      expect(store.get()).toMatchObject({ problem: null, isLoading: false, wishes: {}, refusals: {} });
    }
  },
);

test('E3 what another tab took out is no refusal of the shop', async () => {
  const { shop, answerAfter } = slowShop('replaces');
  const tabs = createTabs();
  const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
  await ready();
  answerAfter(2000);
  one.click('1');
  await later(1000);
  other.click('1', -1);
  await later(30_000);
  expect(shop.quantities()).toEqual({ '3': 1 });
  for (const { shown, store } of [one, other]) {
    expect(shown('1')).toBe(0);
    expect(store.get()).toMatchObject({ problem: null, wishes: {}, refusals: {} });
    expect(store.get().notice?.kind).not.toBe('refused');
  }
});

test('E3 a press that another tab saves is told where it was made', async () => {
  const { shop, answerAfter } = slowShop('replaces');
  const tabs = createTabs();
  const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
  await ready();
  answerAfter(2000);
  one.click('1');
  other.click('2');
  await later(30_000);
  expect(shop.changes).toHaveLength(1);
  expect(other.store.get().notice).toMatchObject({ kind: 'added', title: 'Piece 2' });
});

test.each(kinds)(
  'E2 what was pressed in a tab that is closed at once is saved by the next page of the visitor (%s)',
  async (kind) => {
    const { shop, answerAfter } = slowShop(kind);
    const tabs = createTabs();
    const first = openBasket(shop, { tabs });
    await ready();
    answerAfter(1000);
    for (let press = 0; press < 5; press += 1) {
      first.click('1');
      await later(400);
    }
    first.close();
    const next = openBasket(shop, { tabs });
    await later(30_000);
    expect(shop.quantities()).toEqual({ '1': 5, '3': 1 });
    expect(next.shown('1')).toBe(5);
  },
);

test('E2 what was pressed in a tab that is closed is saved by another that stays open', async () => {
  const { shop, answerAfter } = slowShop('adds');
  const tabs = createTabs();
  const [closing, staying] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
  await ready();
  answerAfter(1000);
  for (let press = 0; press < 5; press += 1) {
    closing.click('1');
    await later(400);
  }
  closing.close();
  await later(30_000);
  expect(shop.quantities()).toEqual({ '1': 5, '3': 1 });
  expect(staying.shown('1')).toBe(5);
  expect(staying.store.get()).toMatchObject({ problem: null, wishes: {}, isLoading: false });
});

test.each(kinds)(
  'E1 a tab that the browser froze in the midst of a save holds nobody up for ever, and overwrites nothing (%s)',
  async (kind) => {
    const { shop, answerAfter } = slowShop(kind);
    const tabs = createTabs();
    const [frozen, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
    await ready();
    answerAfter(1000);
    frozen.click('1');
    await later(500);
    const thaw = frozen.freeze();
    other.click('2');
    other.click('1');
    await later(120_000);
    expect(shop.quantities()).toEqual({ '1': 2, '2': 1, '3': 1 });
    thaw();
    await later(60_000);
    expect(shop.quantities()).toEqual({ '1': 2, '2': 1, '3': 1 });
    for (const { shown } of [frozen, other]) expect([shown('1'), shown('2')]).toEqual([2, 1]);
  },
);

test.each(kinds)('E1 browsers without locks come to rest as well (%s)', async (kind) => {
  const { shop, answerAfter } = slowShop(kind);
  const tabs = createTabs({ hasLocks: false });
  const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
  await ready();
  answerAfter(4000);
  one.click('1');
  other.click('2');
  await later(60_000);
  expect(shop.boxes()).toMatchObject([{ pieces: { '1': 1, '2': 1, '3': 1 } }]);
  for (const { shown } of [one, other]) expect([shown('1'), shown('2')]).toEqual([1, 1]);
});

test('E1 patience counts from the sending: who waits for another tab is told nothing of a failure', async () => {
  const { shop, answerAfter } = slowShop('adds');
  const tabs = createTabs();
  const [one, other] = [openBasket(shop, { tabs }), openBasket(shop, { tabs })];
  await ready();
  answerAfter(15_000);
  one.click('1');
  await later(400);
  other.click('2');
  const seen = new Set<string | null>();
  other.store.subscribe(() => seen.add(other.store.get().problem));
  await later(150_000);
  expect([...seen]).toEqual([null]);
  expect(other.logged).not.toHaveBeenCalled();
  expect(shop.quantities()).toEqual({ '1': 1, '2': 1, '3': 1 });
});

const presses = isWholeRun ? 200 : 60;
const numRuns = isWholeRun ? 2 : 1;
/** By hand and in the long run more of them. */
const cases = [0, 1000, 4000, 10_000].flatMap((workMs) => [1, 2, 3].map((tabCount) => ({ workMs, tabCount })));

test.each(cases)(
  `E1, E2, E3 any ${presses} presses in $tabCount tabs of a shop that takes $workMs ms: at rest cart, pages and presses agree`,
  async ({ workMs, tabCount }) => {
    for (const kind of kinds) await expectRightTabs({ tabCount, workMs, kind, presses, numRuns: 1 });
  },
  60_000,
);

test.each(cases.filter(({ tabCount }) => tabCount > 1))(
  `E1, E2, E3 any ${presses / 2} presses in $tabCount tabs that are loaded again meanwhile, in a shop that takes $workMs ms: at rest cart, pages and presses agree`,
  async ({ workMs, tabCount }) => {
    for (const kind of kinds)
      await expectRightTabs({ tabCount, workMs, kind, presses: presses / 2, numRuns, mayReload: true });
  },
  60_000,
);
