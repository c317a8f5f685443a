// A page that is left while it saves, an order, and the next page.
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
import { type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';

useBasketClock();

function slowShop() {
  let fate: Fate = fine;
  const shop = reliableShop({ kind: 'adds', nextFate: () => fate });
  const memory = tabMemory();
  return {
    shop,
    memory,
    tabs: createTabs({ memory }),
    next: (given: Partial<Fate>) => void (fate = { ...fine, ...given }),
    /** The shop's own pages do so, and say it to the browser. */
    order: (number: string) => {
      shop.endSession();
      memory.order = () => number;
    },
  };
}

test.each([
  ['an empty box', {}],
  ['a box with something in it', { '2': 1 }],
])(
  'F1 what was bought is not put into the basket again by a wish of a page that was closed while saving: %s',
  async (_box, before) => {
    const { shop, memory, tabs, next, order } = slowShop();
    if (Object.keys(before).length > 0) shop.setBox('501', before);
    const closed = openBasket(shop, { tabs });
    await ready();
    next({ workMs: 2000 });
    closed.click('1');
    await later(1000);
    closed.close();
    await later(10_000);
    expect(shop.quantities()).toEqual({ ...before, '1': 1 });
    expect(Object.keys(unsavedIn(memory))).toEqual(['1']);
    order('NL-2026-00001');
    const following = openBasket(shop, { tabs });
    await later(60_000);
    expect(shop.quantities()).toEqual({});
    expect(following.shown('1')).toBe(0);
    // What is pressed after the order is wished for as ever.
    following.click('1');
    await later(10_000);
    expect(shop.quantities()).toEqual({ '1': 1 });
    expect(unsavedIn(memory)).toEqual({});
  },
);

test('F1 a page that comes back from the memory of the browser after an order sends nothing of before', async () => {
  const { shop, tabs, next, order } = slowShop();
  const page = openBasket(shop, { tabs });
  await ready();
  next({ outcome: 'answer lost' });
  page.click('1');
  await later(1000);
  const thaw = page.freeze();
  await later(10_000);
  order('NL-2026-00002');
  next({});
  thaw();
  page.calls().hear();
  void page.calls().reload();
  await later(60_000);
  expect(shop.quantities()).toEqual({});
  expect(page.shown('1')).toBe(0);
  expect(page.store.get()).toMatchObject({ problem: null, wishes: {}, isLoading: false });
});

test('F1, ERR-D7 an order of before, and no order at all, leave wishes as they are', async () => {
  for (const number of [null, 'NL-2026-00003']) {
    const { shop, memory, tabs, next } = slowShop();
    memory.order = () => number;
    const closed = openBasket(shop, { tabs });
    await ready();
    next({ outcome: 'failed' });
    closed.click('1');
    await later(1000);
    closed.close();
    next({});
    const following = openBasket(shop, { tabs });
    await later(60_000);
    expect(shop.quantities()).toEqual({ '1': 1 });
    expect(following.shown('1')).toBe(1);
  }
});
