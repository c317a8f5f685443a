import { expect, test } from 'vitest';
import type { Basket } from '#contract/basket/basket.ts';
import { emptyCart } from '#tests/setup/shop/empty-cart.ts';
import {
  type BasketEvent,
  type BasketState,
  type BoxProduct,
  changeBasket,
  isUnsaved,
  pieceCount,
  quantityOf,
  unknownBasket,
} from './basket-state.ts';

const steak: BoxProduct = { id: '1', bundleId: '501', slug: 'steak', title: 'Steak', animal: 'cow', price: 9.95 };
const cod: BoxProduct = { id: '2', bundleId: '501', slug: 'cod', title: 'Cod', animal: 'codfish', price: 8 };

const cart = (quantities: Record<string, number>): Basket => ({ ...emptyCart, quantities });

function after(...events: BasketEvent[]): BasketState {
  return events.reduce(changeBasket, unknownBasket);
}

/** The shop was told everything that is wished for, and shows its cart. */
function answered(state: BasketState, quantities: Record<string, number>, words: string[] = []): BasketState {
  return changeBasket(state, { type: 'read', cart: cart(quantities), sent: state.wishes, words });
}

const more = (product: BoxProduct) => ({ type: 'change', product, by: 1 }) as const;
const less = (product: BoxProduct) => ({ type: 'change', product, by: -1 }) as const;

test('FSH-40 adding raises and removing lowers the quantity', () => {
  expect(quantityOf(after(more(steak), more(steak), more(cod)), '1')).toBe(2);
  expect(quantityOf(after(more(steak), more(steak), less(steak)), '1')).toBe(1);
  expect(pieceCount(after(more(steak), more(steak), more(cod)))).toBe(3);
});

test('FSH-41, FSH-D14 removing at 0 changes nothing: no loading, no notice', () => {
  const state = after({ type: 'read', cart: cart({}) });
  expect(changeBasket(state, less(steak))).toBe(state);
});

test('FSH-42 a change sets the basket loading', () => {
  expect(unknownBasket.isLoading).toBe(false);
  expect(after(more(steak)).isLoading).toBe(true);
});

test('FSH-43 the reading after a change clears it', () => {
  expect(answered(after(more(steak)), { '1': 1 }).isLoading).toBe(false);
});

test('FSH-42 a reading that knows nothing of the last change does not clear it', () => {
  const before = after({ type: 'read', cart: cart({}) }, more(steak));
  const state = changeBasket(changeBasket(before, more(steak)), {
    type: 'read',
    cart: cart({ '1': 1 }),
    sent: before.wishes,
  });
  expect(state.isLoading).toBe(true);
  expect(quantityOf(state, '1')).toBe(2);
});

test('FSH-44, ERR-D7 a failure clears it and keeps what was wanted', () => {
  const state = after(more(steak), { type: 'unsaved', tried: 1 });
  expect(state).toMatchObject({ isLoading: false, problem: 'unsaved' });
  expect(quantityOf(state, '1')).toBe(1);
  expect(isUnsaved(state, '1')).toBe(true);
  expect(isUnsaved(state, '2')).toBe(false);
});

test('FSH-44 the failure of an older request says nothing while a newer change waits', () => {
  const state = after(more(steak), more(steak), { type: 'unsaved', tried: 1 });
  expect(state).toMatchObject({ isLoading: true, problem: null });
});

test('FSH-45, FSH-D15 a change that is in the cart has a notice, which the next one replaces', () => {
  expect(after(more(steak)).notice).toBeNull();
  const first = answered(after(more(steak)), { '1': 1 });
  expect(first.notice).toMatchObject({ kind: 'added', title: 'Steak' });
  const state = answered([more(cod), more(cod), less(cod)].reduce(changeBasket, first), { '1': 1, '2': 1 });
  expect(state.notice).toMatchObject({ kind: 'removed', title: 'Cod' });
  // The time of the first one ends without taking the newer away.
  expect(changeBasket(state, { type: 'noticed', change: 1 }).notice).toMatchObject({ title: 'Cod' });
  expect(changeBasket(state, { type: 'noticed', change: 4 }).notice).toBeNull();
});

test('FSH-D14 the answer of the shop wins, and what is not as it was wished for is said beside the piece', () => {
  const wished = [more(steak), more(steak), more(cod)].reduce(
    changeBasket,
    after({ type: 'read', cart: cart({ '2': 3 }) }),
  );
  const words = ['Not enough of "Steak" (1 remaining).'];
  const state = answered(wished, { '1': 1, '2': 4 }, words);
  expect([quantityOf(state, '1'), quantityOf(state, '2')]).toEqual([1, 4]);
  expect(state.refusals).toEqual({ '1': { words: words[0], isSoldOut: false } });
});

test('FSH-D14 what is said of a longer name is not said of a shorter one inside it', () => {
  const mince = { ...steak, id: '3', title: 'Mince' };
  const lean = { ...steak, id: '4', title: 'Lean Mince' };
  const state = answered(after(more(mince), more(lean)), {}, ['Not enough of "Lean Mince".', 'Not enough of "Mince".']);
  expect(state.refusals['3']?.words).toBe('Not enough of "Mince".');
  expect(state.refusals['4']?.words).toBe('Not enough of "Lean Mince".');
});

test('ERR-D7 what an earlier page could not save comes back, and what was chosen since counts on top', () => {
  const { wishes } = after({ type: 'read', cart: cart({ '1': 2 }) }, more(steak), { type: 'unsaved', tried: 1 });
  const state = after({ type: 'adopt', shared: { wishes, settled: {} } }, more(steak));
  expect(quantityOf(state, '1')).toBe(4);
  expect(quantityOf(changeBasket(state, { type: 'read', cart: cart({ '1': 2 }) }), '1')).toBe(4);
});

test('a shop that cannot be read is told of only while nothing is known', () => {
  expect(after({ type: 'unread' }).problem).toBe('unread');
  expect(after({ type: 'read', cart: cart({}) }, { type: 'unread' }).problem).toBeNull();
});
