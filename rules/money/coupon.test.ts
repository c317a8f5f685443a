import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { couponBuyLink, couponQuantity, shownCouponPrice, stepQuantity } from './coupon.ts';
import { formatPrice } from './price.ts';

test.each([
  { code: 'nl', price: 25, deliveryMethod: 'email', quantity: 1, shown: '€\u00a025,00' },
  { code: 'nl', price: 25, deliveryMethod: 'luxury', quantity: 1, shown: '€\u00a027,95' },
  { code: 'nl', price: 25, deliveryMethod: 'luxury', quantity: 3, shown: '€\u00a027,95' },
  { code: 'fr', price: 50, deliveryMethod: 'luxury', quantity: 1, shown: '52,95\u00a0€' },
  { code: 'uk', price: 50, deliveryMethod: 'luxury', quantity: 1, shown: '£52.95' },
  { code: 'de', price: 50, deliveryMethod: 'email', quantity: 2, shown: '50,00\u00a0€' },
  { code: 'de', price: 50, deliveryMethod: 'luxury', quantity: 1, shown: '52,95\u00a0€' },
  { code: 'de', price: 97.05, deliveryMethod: 'luxury', quantity: 1, shown: '100,00\u00a0€' },
  { code: 'nl', price: '25', deliveryMethod: 'pigeon', quantity: 1, shown: '€\u00a025,00' },
  { code: 'nl', price: '25', deliveryMethod: null, quantity: 1, shown: '€\u00a025,00' },
  { code: 'nl', price: null, deliveryMethod: 'luxury', quantity: 1, shown: null },
] as const)(
  'CPN-6, CPN-D1, CPN-D2 in $code $quantity coupons of $price by $deliveryMethod show the price of one: $shown',
  ({ code, price, deliveryMethod, shown }) => {
    const market = markets[code];
    expect(formatPrice(shownCouponPrice({ price, deliveryMethod }, market), market)).toBe(shown);
  },
);

test.each([
  [1n, 'minus', 1n],
  [1n, 'plus', 2n],
  [2n, 'minus', 1n],
  [9999n, 'plus', 10_000n],
  [9_007_199_254_740_993n, 'minus', 9_007_199_254_740_992n],
] as const)('CPN-3 the quantity %s, %s, becomes %s', (quantity, direction, expected) => {
  expect(stepQuantity(quantity, direction)).toBe(expected);
});

test.each([
  ['', 1n],
  ['0', 1n],
  ['-3', 1n],
  ['2.7', 2n],
  ['2,7', 2n],
  ['abc', 1n],
  ['12', 12n],
  ['12abc', 1n],
  ['1e3', 1n],
  [' 4 ', 4n],
  ['007', 7n],
  ['-0', 1n],
  ['0.9', 1n],
  // There is no maximum, and no digit is lost.
  ['10000', 10_000n],
  ['99999999999', 99_999_999_999n],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['1000000000000000000000001', 1_000_000_000_000_000_000_000_001n],
])('CPN-3, CPN-D4 typing %j gives %s', (typed, expected) => {
  expect(couponQuantity(typed)).toBe(expected);
});

test.each([
  { code: 'nl', variationId: 4711, quantity: 1n, link: '/nl/shop/?add-to-cart=4711&quantity=1' },
  { code: 'de', variationId: 99, quantity: 3n, link: '/de/shop/?add-to-cart=99&quantity=3' },
  { code: 'uk', variationId: 'a b', quantity: 2n, link: '/uk/shop/?add-to-cart=a%20b&quantity=2' },
  {
    code: 'fr',
    variationId: 1,
    quantity: 1_000_000_000_000_000_000_000_001n,
    link: '/fr/shop/?add-to-cart=1&quantity=1000000000000000000000001',
  },
] as const)('CPN-5 the buy link carries variation and quantity: $link', ({ code, variationId, quantity, link }) => {
  expect(couponBuyLink({ variationId, quantity }, markets[code])).toBe(link);
});

test.each([null, undefined, ''])('CPN-D4 without a variation (%j) there is no buy link', (variationId) => {
  expect(couponBuyLink({ variationId, quantity: 1n }, markets.nl)).toBeNull();
});
