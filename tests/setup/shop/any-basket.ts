/** Any wishes of a visitor with two tabs, in a shop as slow and unreliable as one can be: what the cart holds when all is at rest. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { createTabs, later, openBasket, ready, tabMemory, unsavedIn } from '#tests/setup/browser/open-basket.ts';
import { createSimulatedShop, type Fate, fine } from './simulated-shop.ts';

const pieces = ['1', '2', '3'];

const fates = fc.record<Fate>({
  arriveMs: fc.integer({ min: 1, max: 400 }),
  workMs: fc.constantFrom(1, 30, 300, 1000, 2000, 4000, 10_000),
  outcome: fc.constantFrom('fine', 'fine', 'fine', 'fine', 'lost on the way', 'answer lost', 'failed'),
  isAbortInTime: fc.boolean(),
});

const actions = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 0, 1),
    what: fc.constantFrom('click', 'click', 'click', 'click', 'click', 'click', 'reload', 'look'),
    id: fc.constantFrom(...pieces),
    by: fc.constantFrom<1 | -1>(1, 1, -1),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 200, max: 1500 }), fc.constant(9000)),
  }),
  { maxLength: 30 },
);

const shops = fc.record({
  kind: fc.constantFrom<'replaces' | 'adds'>('replaces', 'adds'),
  /** At most so many of the first piece can be had. */
  stock: fc.constantFrom(0, 2, 1000),
  /** After so many actions the second piece sells out. */
  sellsOutAt: fc.constantFrom(3, 10, 1000),
});

type Opened = { tabs: ReturnType<typeof createTabs>; wished: Map<string, number[]> };

/** `wished` is what was pressed for of each piece, in whichever tab, the last at the end. */
function openTab(shop: ReturnType<typeof createSimulatedShop>, { tabs, wished }: Opened) {
  /** What this tab said it could not have. */
  const said = new Set<string>();
  const wish = (id: string, quantity: number) => wished.set(id, [...(wished.get(id) ?? [0]), quantity]);
  let basket = open();

  function open() {
    const opened = openBasket(shop, { tabs });
    opened.store.subscribe(() => {
      for (const id of Object.keys(opened.store.get().refusals)) said.add(id);
    });
    return opened;
  }

  return {
    said,
    state: () => basket.store.get(),
    shown: (id: string) => basket.shown(id),
    click(id: string, by: 1 | -1) {
      // What a click means before the cart is known is told elsewhere.
      if (basket.store.get().cart === null) return;
      // A press knows what was pressed in other tabs a moment ago.
      basket.calls().hear();
      const before = basket.shown(id);
      basket.click(id, by);
      if (basket.shown(id) !== before) wish(id, basket.shown(id));
    },
    reload() {
      basket.close();
      basket = open();
    },
    look: () => void basket.calls().reload(),
    /** The visitor does what the page asks for. */
    decide() {
      const { refusals, problem } = basket.store.get();
      for (const [id, { isSoldOut }] of Object.entries(refusals)) {
        if (!isSoldOut || basket.shown(id) === 0) continue;
        basket.store.remove(id);
        wish(id, 0);
      }
      if (problem === 'unsaved') basket.store.retry();
    },
    close: () => basket.close(),
  };
}

type Action = { tab: number; what: string; id: string; by: 1 | -1; afterMs: number };
type Tab = ReturnType<typeof openTab>;

async function act(tab: Tab, { what, id, by }: Action) {
  if (what === 'click') return tab.click(id, by);
  if (what === 'look') return tab.look();
  tab.reload();
  // Its code comes.
  await ready();
}

export async function expectRightBaskets(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(actions, fc.infiniteStream(fates), shops, async (made, stream, { kind, stock, sellsOutAt }) => {
      let isTrying = false;
      const nextFate = () => (isTrying ? (stream.next().value ?? fine) : fine);
      const shop = createSimulatedShop({ kind, isSerial: true, nextFate, stock: { '1': stock } });
      const memory = tabMemory();
      const browser = createTabs({ memory });
      const opened: Opened = { tabs: browser, wished: new Map() };
      const tabs = [openTab(shop, opened), openTab(shop, opened)] as const;
      await ready();
      isTrying = true;
      for (const [index, action] of made.entries()) {
        await later(action.afterMs);
        if (index === sellsOutAt) shop.soldOut.add('2');
        await act(tabs[action.tab === 0 ? 0 : 1], action);
      }
      await later(10_000);
      isTrying = false;
      for (let tries = 0; tries < 4; tries += 1) {
        await later(100_000);
        for (const tab of tabs) tab.decide();
      }
      await later(400_000);
      expectAtRest(shop, tabs, opened);
      expect(unsavedIn(memory)).toEqual({});
      for (const tab of tabs) tab.close();
    }),
    { numRuns },
  );
}

function expectAtRest(shop: ReturnType<typeof createSimulatedShop>, tabs: readonly Tab[], { wished }: Opened) {
  const boxes = shop.boxes();
  // Nothing is charged twice, and no empty box is left to be delivered.
  expect(boxes.length).toBeLessThanOrEqual(1);
  expect(boxes.filter((box) => box.boxes !== 1 || Object.keys(box.pieces).length === 0)).toEqual([]);
  for (const tab of tabs) {
    expect(tab.state()).toMatchObject({ isLoading: false, problem: null, wishes: {} });
  }
  for (const id of pieces) {
    const held = shop.quantities()[id] ?? 0;
    expect([id, ...tabs.map((tab) => tab.shown(id))]).toEqual([id, held, held]);
    const wishes = wished.get(id) ?? [0];
    const isSaid = tabs.some((tab) => tab.said.has(id));
    expect({
      id,
      held,
      wishes,
      isSaid,
      isRight: held === wishes.at(-1) || (isSaid && held <= Math.max(...wishes)),
    }).toMatchObject({
      isRight: true,
    });
  }
}
