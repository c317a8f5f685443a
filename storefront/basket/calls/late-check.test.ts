import { expect, test } from 'vitest';
import { unknownBasket } from '#storefront/basket/state/basket-state.ts';
import type { Wishes } from '#storefront/basket/state/wish.ts';
import { createLateCheck } from './late-check.ts';

const nothing = {
  isAtRest: () => true,
  read: async () => null,
  restore() {},
  get: () => unknownBasket,
  send() {},
  save() {},
};

const wishesFor = (quantity: number): Wishes => ({
  '1': { quantity, isMore: false, by: 1, bundleId: '501', title: 'Steak', price: 1, change: quantity, tab: 'a' },
});

test('C24 a shop that fails for hours does not fill the memory of the page: the same is remembered once', () => {
  const late = createLateCheck(nothing);
  for (let retry = 0; retry < 1000; retry += 1) late.add(wishesFor(2));
  expect(late.size()).toBe(1);
});

test('C24 of more aborted requests than can be at work in the shop the last are remembered', () => {
  const late = createLateCheck(nothing);
  for (let quantity = 0; quantity < 1000; quantity += 1) late.add(wishesFor(quantity));
  expect(late.size()).toBe(32);
});
