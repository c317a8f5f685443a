import { expect, test } from 'vitest';
import type { Basket } from '#contract/basket/basket.ts';
import { readCart } from '#contract/basket/basket.ts';
import { emptyCart } from '#tests/setup/shop/empty-cart.ts';
import { type BasketState, type BoxProduct, changeBasket, unknownBasket } from './basket-state.ts';
import { farmBoxSums } from './farm-box-sums.ts';

const steak: BoxProduct = { id: '1', bundleId: '501', slug: 'steak', title: 'Steak', animal: 'cow', price: 9.95 };
const cod: BoxProduct = { id: '2', bundleId: '501', slug: 'cod', title: 'Cod', animal: 'codfish', price: 8 };
const list = [steak, cod];

const known = (cart: Partial<Basket>) => changeBasket(unknownBasket, { type: 'read', cart: { ...emptyCart, ...cart } });
const step = (state: BasketState, product: BoxProduct, by: 1 | -1 = 1) =>
  changeBasket(state, { type: 'change', product, by });
const piece = (amount: number | null, name: string | null = null) => ({
  key: null,
  bundleId: '501',
  name,
  amount,
});

const totalOf = (state: BasketState, products: readonly BoxProduct[] = list) => farmBoxSums(state, products).total;
const amountsOf = (state: BasketState) => farmBoxSums(state, list).lines.map(({ title, amount }) => [title, amount]);

test('FSH-D13 the sum is that of the shop, and what was changed since at the price shown', () => {
  const state = known({ quantities: { '1': 2 }, farmshopSubtotal: 19.9 });
  expect(totalOf(state)).toBe(19.9);
  expect(totalOf(step(state, cod))).toBe(27.9);
  expect(totalOf(step(state, steak, -1))).toBe(9.95);
  expect(totalOf(step(step(unknownBasket, steak), steak))).toBe(19.9);
});

test('FSH-D13, API-50, API-53 a cart that names no prices costs what the list says: 88.00 and 10.99 are 98.99', () => {
  const child = (id: number, quantity: number) => ({
    quantity,
    extensions: { bundles: { bundled_item_data: { bundled_item_id: id } } },
  });
  const container = { quantity: 1, extensions: { bundles: { bundle_data: {} } } };
  const cart = readCart({ items: [container, child(1, 8), child(2, 1)] });
  if (!cart) throw new Error('this is a cart');
  const products = [
    { ...steak, price: 11 },
    { ...cod, price: 10.99 },
  ];
  const sums = farmBoxSums(changeBasket(unknownBasket, { type: 'read', cart }), products);
  expect(sums.lines.map(({ amount }) => amount)).toEqual([88, 10.99]);
  expect(sums).toMatchObject({ total: 98.99, rest: 0, discount: 0 });
});

test('FSH-6 a line costs what the shop asks, also where the list says otherwise, and so does one more of it', () => {
  const state = known({ quantities: { '1': 2 }, pieces: { '1': piece(25) }, farmshopSubtotal: 25 });
  expect(amountsOf(state)).toEqual([['Steak', 25]]);
  expect(farmBoxSums(step(state, steak), list)).toMatchObject({ total: 37.5, rest: 0 });
});

test('FSH-6 a discount stands apart, and the lines add up to the sum', () => {
  const cart = { quantities: { '1': 2 }, pieces: { '1': piece(38.5) }, farmshopSubtotal: 34.65, discount: 3.85 };
  expect(farmBoxSums(known(cart), list)).toMatchObject({ total: 34.65, discount: 3.85, rest: 0 });
});

test('FSH-6 what is in the box but not on the list has a line too, and a price of the box itself is told', () => {
  const cart = { quantities: { '9': 1 }, pieces: { '9': piece(4, 'Liver') }, farmshopSubtotal: 5.5 };
  const sums = farmBoxSums(known(cart), list);
  expect(sums.lines).toEqual([{ id: '9', title: 'Liver', product: null, quantity: 1, amount: 4 }]);
  expect(sums).toMatchObject({ total: 5.5, rest: 1.5 });
});
