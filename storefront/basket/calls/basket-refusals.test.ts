// What the shop refuses, has sold out or does not know.
import { expect, test } from 'vitest';
import { later, openBasket, ready, reliableShop, useBasketClock } from '#tests/setup/browser/open-basket.ts';
import { type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';

useBasketClock();

const refusedWords =
  '"Boerderij box" cannot be added to your cart. There is not enough stock of "Piece 1" (2 remaining).';

test('FSH-D14, FSH-45 the answer of the shop wins: what it refuses goes back, and is said in its own words', async () => {
  const shop = reliableShop({ stock: { '1': 2 } });
  const { click, shown, store, logged } = openBasket(shop);
  await ready();
  click('1');
  await later(1000);
  expect(store.get().notice).toMatchObject({ kind: 'added', title: 'Piece 1' });
  click('1');
  click('1');
  expect(shown('1')).toBe(3);
  expect(store.get().notice).toBeNull();
  await later(1000);
  expect(shown('1')).toBe(1);
  expect(store.get()).toMatchObject({
    problem: null,
    isLoading: false,
    notice: { kind: 'refused', title: 'Piece 1' },
    refusals: { '1': { words: refusedWords, isSoldOut: false } },
  });
  expect(logged).toHaveBeenCalledWith('the shop refused a change of the basket', { errors: [refusedWords] });
  // The next change of that piece takes the words away.
  click('1');
  expect(store.get().refusals).toEqual({});
});

test('FSH-D14 a first piece that is refused without a word is said to be refused', async () => {
  const shop = reliableShop({ stock: { '1': 0 } });
  const { click, store } = openBasket(shop);
  await ready();
  click('1');
  await later(1000);
  expect(store.get()).toMatchObject({
    notice: { kind: 'refused' },
    refusals: { '1': { words: null, isSoldOut: false } },
  });
});

test.each(['replaces', 'adds'] as const)(
  'FSH-D14 of several pieces refused together those that can be had are saved (a shop that %s)',
  async (kind) => {
    const shop = reliableShop({ kind, stock: { '1': 2 } });
    const { click, store } = openBasket(shop);
    await ready();
    for (const id of ['2', '1', '1', '1', '3']) click(id);
    await later(2000);
    expect(shop.quantities()).toEqual({ '2': 1, '3': 1 });
    expect(Object.keys(store.get().refusals)).toEqual(['1']);
    expect(shop.boxes()).toHaveLength(1);
  },
);

test.each(['replaces', 'adds'] as const)(
  'FSH-40 a piece that sells out in the box is named, taken out on the visitor’s word, and then the rest is saved (a shop that %s)',
  async (kind) => {
    const shop = reliableShop({ kind });
    shop.setBox('501', { '1': 3, '2': 1 });
    const { click, shown, store } = openBasket(shop);
    shop.soldOut.add('1');
    await ready();
    expect(store.get().refusals['1']).toMatchObject({ isSoldOut: true });
    expect(store.get().refusals['1']?.words).toContain('“Piece 1” is out of stock');
    click('3');
    click('2', -1);
    await later(2000);
    // What lies in the box is changed by its own line; what is to come in waits.
    expect(shop.quantities()).toEqual({ '1': 3 });
    expect(store.get()).toMatchObject({ problem: 'blocked', isLoading: false });
    expect([shown('1'), shown('2'), shown('3')]).toEqual([3, 0, 1]);
    store.remove('1');
    await later(2000);
    expect(shop.quantities()).toEqual({ '3': 1 });
    expect(store.get()).toMatchObject({ problem: null, wishes: {}, refusals: {} });
  },
);

test('FSH-40 a piece the visitor has taken out is not named again while that is being saved', async () => {
  let fate: Fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  shop.setBox('501', { '1': 1, '2': 1 });
  shop.soldOut.add('1');
  const { store, calls } = openBasket(shop);
  await ready();
  fate = { ...fine, outcome: 'failed' };
  store.remove('1');
  await later(1000);
  fate = fine;
  void calls().reload();
  await later(100);
  expect(store.get()).toMatchObject({ wishes: { '1': { quantity: 0 } }, problem: 'unsaved' });
  expect(store.get().refusals).toEqual({});
  await later(1000);
  expect(shop.quantities()).toEqual({ '2': 1 });
});

test('FSH-40 less of a piece that sold out waits, in the shop’s words; the last of it takes the box out', async () => {
  const shop = reliableShop({ kind: 'adds' });
  shop.setBox('501', { '1': 3 });
  const { click, shown, store } = openBasket(shop);
  shop.soldOut.add('1');
  await ready();
  click('1', -1);
  await later(1000);
  expect(shown('1')).toBe(2);
  expect(shop.quantities()).toEqual({ '1': 3 });
  expect(store.get()).toMatchObject({ problem: 'blocked', refusals: { '1': { isSoldOut: true } } });
  store.remove('1');
  await later(1000);
  expect(shop.boxes()).toEqual([]);
});

test.each(['replaces', 'adds'] as const)(
  'SHP-D3 a piece the shop does not know leaves no empty box (%s)',
  async (kind) => {
    const shop = reliableShop({ kind });
    shop.unlisted.add('3');
    const { click, shown, store } = openBasket(shop);
    await ready();
    click('3');
    await later(2000);
    expect(shop.boxes()).toEqual([]);
    expect(shown('3')).toBe(0);
    expect(store.get()).toMatchObject({ wishes: {}, problem: null, notice: { kind: 'refused' } });
  },
);

test('SHP-D3 a piece the shop does not know costs no other one', async () => {
  const shop = reliableShop({ kind: 'adds' });
  shop.unlisted.add('3');
  const { click, shown } = openBasket(shop);
  await ready();
  click('1');
  click('3');
  await later(3000);
  expect(shop.boxes().map(({ pieces }) => pieces)).toEqual([{ '1': 1 }]);
  expect([shown('1'), shown('3')]).toEqual([1, 0]);
});

test.each([
  ['is sold out', 0, 3],
  ['is there once', 1, 2],
])('FSH-41 of three pieces of which one %s, minus by minus leads to what can be had', async (_, left, presses) => {
  for (const kind of ['replaces', 'adds'] as const) {
    const shop = reliableShop({ kind });
    shop.setBox('501', { '1': 3, '2': 1 });
    const { click, shown, store, close } = openBasket(shop);
    await ready();
    if (left === 0) shop.soldOut.add('1');
    else shop.stock.set('1', left);
    click('3');
    await later(2000);
    for (let press = 0; press < presses; press += 1) {
      click('1', -1);
      await later(2000);
      expect(shown('1')).toBe(2 - press);
    }
    await later(2000);
    expect(shop.boxes().map(({ pieces }) => pieces)).toEqual([{ ...(left > 0 && { '1': left }), '2': 1, '3': 1 }]);
    expect(store.get()).toMatchObject({ wishes: {}, problem: null });
    close();
  }
});

test.each(['replaces', 'adds'] as const)(
  'FSH-40, FSH-41 a piece that sold out keeps no other one of the box as it is (%s)',
  async (kind) => {
    const shop = reliableShop({ kind });
    shop.setBox('501', { '1': 2, '2': 2, '3': 1 });
    const { click, shown, store } = openBasket(shop);
    shop.soldOut.add('1');
    await ready();
    click('2', -1);
    await later(2000);
    expect(shop.quantities()).toEqual({ '1': 2, '2': 1, '3': 1 });
    click('2');
    click('2');
    click('3', -1);
    await later(2000);
    expect(shop.quantities()).toEqual({ '1': 2, '2': 3 });
    expect([shown('1'), shown('2'), shown('3')]).toEqual([2, 3, 0]);
    expect(store.get()).toMatchObject({ wishes: {}, problem: null, refusals: { '1': { isSoldOut: true } } });
  },
);

test('FSH-45 a refusal that speaks of an aborted request which came in between is none: the box is sent again', async () => {
  // A visitor without a session: the shop's front cannot let the reading wait for the post before it.
  const fates: Fate[] = [fine, { ...fine, workMs: 350 }, { ...fine, workMs: 100 }];
  const shop = reliableShop({
    kind: 'adds',
    isSerial: false,
    stock: { '1': 3 },
    nextFate: () => fates.shift() ?? fine,
  });
  const { click, shown, store } = openBasket(shop);
  await ready();
  click('1');
  await later(310);
  click('1');
  click('1');
  await later(5000);
  expect(shop.boxes()).toMatchObject([{ pieces: { '1': 3 } }]);
  expect(shown('1')).toBe(3);
  expect(store.get().refusals).toEqual({});
});
