import { expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import {
  type BasketEvent,
  type BasketState,
  type BoxProduct,
  changeBasket,
  isUnsaved,
  pieceCount,
  quantityOf,
  subtotalOf,
  unknownBasket,
} from './basket-state.ts';

const steak: BoxProduct = { id: '1', bundleId: '501', title: 'Steak', animal: 'cow', price: 9.95 };
const cod: BoxProduct = { id: '2', bundleId: '501', title: 'Cod', animal: 'codfish', price: 8 };

function cart(quantities: Record<string, number>, farmshopSubtotal = 0): Basket {
  return {
    quantities,
    farmshopSubtotal,
    containers: [],
    plainCount: 0,
    itemsCount: 0,
    totalPrice: null,
    currency: 'EUR',
    errors: [],
  };
}

function after(...events: BasketEvent[]): BasketState {
  return events.reduce(changeBasket, unknownBasket);
}

const more = (product: BoxProduct) => ({ type: 'change', product, by: 1 }) as const;
const less = (product: BoxProduct) => ({ type: 'change', product, by: -1 }) as const;

test('FSH-40 adding raises and removing lowers the quantity', () => {
  expect(quantityOf(after(more(steak), more(steak), more(cod)), '1')).toBe(2);
  expect(quantityOf(after(more(steak), more(steak), less(steak)), '1')).toBe(1);
  expect(pieceCount(after(more(steak), more(steak), more(cod)))).toBe(3);
});

test('FSH-41, FSH-D14 removing at 0 changes nothing: no loading, no notice', () => {
  const state = after({ type: 'read', cart: cart({}), settled: 0 });
  expect(changeBasket(state, less(steak))).toBe(state);
});

test('FSH-42 a change sets the basket loading', () => {
  expect(unknownBasket.isLoading).toBe(false);
  expect(after(more(steak)).isLoading).toBe(true);
});

test('FSH-43 the reading after a change clears it', () => {
  expect(after(more(steak), { type: 'read', cart: cart({ '1': 1 }), settled: 1 }).isLoading).toBe(false);
});

test('FSH-42 a reading that knows nothing of the last change does not clear it', () => {
  const state = after({ type: 'read', cart: cart({}), settled: 0 }, more(steak), more(steak), {
    type: 'read',
    cart: cart({ '1': 1 }),
    settled: 1,
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

test('FSH-45, FSH-D15 a change has a notice, which the next one replaces', () => {
  expect(after(more(steak)).notice).toMatchObject({ kind: 'added', title: 'Steak' });
  const state = after(more(steak), more(cod), less(cod));
  expect(state.notice).toMatchObject({ kind: 'removed', title: 'Cod' });
  // The time of the first one ends without taking the newer away.
  expect(changeBasket(state, { type: 'noticed', change: 1 }).notice).toMatchObject({ title: 'Cod' });
  expect(changeBasket(state, { type: 'noticed', change: 3 }).notice).toBeNull();
});

test('FSH-D14 the answer of the shop wins', () => {
  const state = after(more(steak), more(steak), { type: 'read', cart: cart({ '1': 1, '2': 4 }), settled: 2 });
  expect([quantityOf(state, '1'), quantityOf(state, '2')]).toEqual([1, 4]);
});

test('FSH-D13 the sum is that of the shop, and what was changed since at the price shown', () => {
  const known = after({ type: 'read', cart: cart({ '1': 2 }, 19.9), settled: 0 });
  expect(subtotalOf(known)).toBe(19.9);
  expect(subtotalOf(changeBasket(known, more(cod)))).toBe(27.9);
  expect(subtotalOf(changeBasket(known, less(steak)))).toBe(9.95);
  expect(subtotalOf(after(more(steak), more(steak)))).toBe(19.9);
});

test('a shop that cannot be read is told of only while nothing is known', () => {
  expect(after({ type: 'unread' }).problem).toBe('unread');
  expect(after({ type: 'read', cart: cart({}), settled: 0 }, { type: 'unread' }).problem).toBeNull();
});
