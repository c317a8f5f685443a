/** Any presses of a visitor in several tabs, in a shop that takes its time and answers one request of a session after the other. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { createTabs, later, openBasket, ready, reliableShop } from '#tests/setup/browser/open-basket.ts';
import { fine } from './simulated-shop.ts';
import type { ShopKind } from './woocommerce-carts.ts';

const pieces = ['1', '2', '3'];

type Case = {
  tabCount: number;
  workMs: number;
  kind: ShopKind;
  presses: number;
  numRuns: number;
  /** Also while it is saved: a page begins without knowing the cart. */
  mayReload?: boolean;
};

const pressOf = (tabCount: number, mayReload: boolean) =>
  fc.record({
    tab: fc.nat(tabCount - 1),
    id: fc.constantFrom(...pieces),
    by: fc.constantFrom<1 | -1>(1, 1, -1),
    /** The tab is loaded again before. */
    isFresh: mayReload ? fc.nat(15).map((drawn) => drawn === 0) : fc.constant(false),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 200, max: 1500 })),
  });

/** At rest the cart, every page and what was last pressed of each piece are the same. */
export async function expectRightTabs({
  tabCount,
  workMs,
  kind,
  presses,
  numRuns,
  mayReload = false,
}: Case): Promise<void> {
  const any = fc.array(pressOf(tabCount, mayReload), { minLength: presses, maxLength: presses });
  await fc.assert(
    fc.asyncProperty(any, async (made) => {
      let fate = fine;
      const shop = reliableShop({ kind, nextFate: () => fate });
      shop.setBox('501', { '3': 1 });
      const browser = createTabs();
      const tabs = Array.from({ length: tabCount }, () => openBasket(shop, { tabs: browser }));
      await ready();
      fate = { ...fine, workMs };
      const wanted = new Map(pieces.map((id) => [id, id === '3' ? 1 : 0]));
      for (const { tab, id, by, afterMs, isFresh } of made) {
        await later(afterMs);
        if (isFresh) {
          tabs[tab]?.close();
          tabs[tab] = openBasket(shop, { tabs: browser });
        }
        const page = tabs[tab];
        if (!page) continue;
        const before = page.store.get().wishes[id];
        page.click(id, by);
        const { cart, wishes, tab: name } = page.store.get();
        // A press counts from what was pressed last, in whichever tab. A page that does not know the cart yet takes nothing out of it.
        const isKnown = cart !== null;
        const isTaken = wishes[id] !== before && wishes[id]?.tab === name;
        if (isKnown || isTaken) wanted.set(id, Math.max(0, (wanted.get(id) ?? 0) + by));
        if (isKnown) expect([id, page.shown(id)]).toEqual([id, wanted.get(id)]);
      }
      await later(20 * workMs + 20_000);
      const all = (of: (id: string) => number | undefined) => pieces.map((id) => of(id) ?? 0);
      const last = all((id) => wanted.get(id));
      expect(all((id) => shop.quantities()[id])).toEqual(last);
      expect(shop.boxes()).toHaveLength(last.some((quantity) => quantity > 0) ? 1 : 0);
      for (const page of tabs) {
        expect(all(page.shown)).toEqual(last);
        expect(page.store.get()).toMatchObject({ problem: null, isLoading: false, wishes: {}, refusals: {} });
        page.close();
      }
    }),
    { numRuns, endOnFailure: true },
  );
}
