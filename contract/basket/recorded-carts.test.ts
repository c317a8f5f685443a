import { expect, test } from 'vitest';
import { emptyCart } from '#tests/setup/shop/empty-cart.ts';
import { answerOf, box, recorded } from '#tests/setup/shop/recorded-carts.ts';
import { readCart } from './basket.ts';

/** WooCommerce's own keys are hashes. */
const cartKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const piece = (name: string, amount: number, key = cartKey) => ({ key, bundleId: '22', name, amount });

test.each([
  ['an empty cart', '01-cart-empty', emptyCart],
  [
    'a box',
    '11-cart-with-bundle',
    {
      ...emptyCart,
      quantities: { 1: 2, 2: 1 },
      pieces: { 1: piece('Ribeye', 25), 2: piece('Gehakt', 4.95) },
      containers: [box('db49830d08d84dc9b4f35f61a10701e7')],
      itemsCount: 1,
      farmshopSubtotal: 29.95,
      totalPrice: 36.9,
    },
  ],
  [
    'two boxes of the same bundle',
    '13-cart-after-second-bundle-add',
    {
      ...emptyCart,
      quantities: { 1: 5, 2: 1 },
      pieces: { 1: piece('Ribeye', 62.5, null), 2: piece('Gehakt', 4.95) },
      containers: [box('db49830d08d84dc9b4f35f61a10701e7'), box('6cf0c125bea27017c5ae74c2e63c94b8')],
      itemsCount: 2,
      farmshopSubtotal: 67.45,
      totalPrice: 74.4,
    },
  ],
  [
    'one box twice',
    '16-cart-after-identical',
    {
      ...emptyCart,
      quantities: { 1: 2 },
      pieces: { 1: piece('Ribeye', 25) },
      containers: [box('c155e076048896c0a2b836d1d06cc80b', false, 2)],
      itemsCount: 2,
      farmshopSubtotal: 25,
      totalPrice: 31.95,
    },
  ],
  [
    'a box that lost all its pieces',
    '18-cart-after-all-zero',
    { ...emptyCart, containers: [box('3391583e6a045cbe7516dfe37ad18fcd', true)], itemsCount: 1, totalPrice: 6.95 },
  ],
  [
    'a box that was replaced',
    '43-cart-after-update-bundle',
    {
      ...emptyCart,
      quantities: { 1: 3 },
      pieces: { 1: piece('Ribeye', 37.5) },
      containers: [box('6cf0c125bea27017c5ae74c2e63c94b8')],
      itemsCount: 1,
      farmshopSubtotal: 37.5,
      totalPrice: 44.45,
    },
  ],
  [
    'a box beside a plain product',
    '62-storeapi-add-bundle-configuration',
    {
      ...emptyCart,
      quantities: { 1: 2, 2: 1 },
      pieces: { 1: piece('Ribeye', 25), 2: piece('Gehakt', 4.95) },
      containers: [box('03a176a924549f4671ccbd0d9bd9ef5f')],
      plainCount: 2,
      itemsCount: 3,
      farmshopSubtotal: 29.95,
      totalPrice: 126.8,
    },
  ],
  [
    'a box with a coupon on it',
    '97-double-cart-with-coupon',
    {
      ...emptyCart,
      quantities: { 1: 3, 2: 1, 3: 1 },
      pieces: { 1: piece('Ribeye', 37.5), 2: piece('Gehakt', 4.95), 3: piece('Kipfilet', 7.25) },
      containers: [box('af894921535cb1a94e04ed114d9abb43')],
      itemsCount: 1,
      farmshopSubtotal: 44.73,
      discount: 4.97,
      totalPrice: 51.68,
    },
  ],
  ['a coupon that outlived its box', '102-double-cart-after-zero', emptyCart],
])('API-50 the recorded cart of %s is read', (_, name, basket) => {
  expect(readCart(recorded(name))).toEqual(basket);
});

test('API-50 a refused change is told once, in the next cart, as plain text', () => {
  expect(readCart(recorded('100-double-cart-after-failed-replace'))?.errors).toEqual([
    '"Boerderij box" cannot be added to your cart. There is not enough stock of "Kipfilet" (2 remaining).',
  ]);
});

test.each([
  ['a product', '04-cart-after-link', 186.85],
  ['a variation', '31-cart-after-variation', 100],
])(
  'FSH-52 %s without bundle data is a plain item: counted, in no box, not in the farm shop sum',
  (_, name, totalPrice) => {
    expect(readCart(recorded(name))).toEqual({ ...emptyCart, plainCount: 2, itemsCount: 2, totalPrice });
  },
);

test('HDR-5 the badge says the count of a WooCommerce, and the pieces of a shop that says how many', () => {
  expect(readCart(recorded('11-cart-with-bundle'))?.itemsCount).toBe(1);
  expect(readCart(recorded('11-cart-with-bundle'), '3')?.itemsCount).toBe(3);
});

test.each(['61-storeapi-remove-unknown', '66-storeapi-delete-items', '68-unknown-route'])(
  'API-50 the recorded answer %s is no cart',
  (name) => {
    expect(readCart(JSON.parse(answerOf(name)))).toBeNull();
  },
);
