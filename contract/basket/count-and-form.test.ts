import { expect, test } from 'vitest';
import { answerOf } from '#tests/setup/shop/recorded-carts.ts';
import { bundleForm, readBasketCount } from './basket.ts';

test('SHP-1 the recorded basket counts are read', () => {
  expect(readBasketCount(answerOf('90-double-count-empty'))).toBe(0);
  expect(readBasketCount(answerOf('93-double-count'))).toBe(1);
});

test.each([
  [3, 3],
  ['3', 3],
  [' 3\n', 3],
  ['"3"', 3],
  [{ count: 3 }, 3],
  [{ count: '3' }, 3],
  ['{"count":3}', 3],
  ['{"count":0}', 0],
  [2.9, 2],
  [-1, 0],
  ['', 0],
  ['three', 0],
  ['<html></html>', 0],
  ['{"count":{"count":3}}', 0],
  ['{"count":1e999}', 0],
  [{ total: 3 }, 0],
  [[3], 0],
  [true, 0],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
])('SHP-1 SHP-D2 the basket count %o is %d', (answer, count) => {
  expect(readBasketCount(answer)).toBe(count);
});

test('SHP-6, SHP-7 the cart call sends the bundle, one box, and every item with its quantity, zeros included', () => {
  expect(bundleForm({ bundleId: '22', quantities: { 1: 2, 2: 1, 3: 0, 4: 0 } })).toEqual([
    ['add-to-cart', '22'],
    ['quantity', '1'],
    ['bundle_quantity_1', '2'],
    ['bundle_quantity_2', '1'],
    ['bundle_quantity_3', '0'],
    ['bundle_quantity_4', '0'],
  ]);
});

test('SHP-7 a box whose key is known is replaced, and no odd quantity travels', () => {
  const quantities = { 1: -2, 2: 1.5, 3: Number.NaN };
  expect(bundleForm({ bundleId: '22', quantities, containerKey: 'db49' })).toEqual([
    ['add-to-cart', '22'],
    ['quantity', '1'],
    ['bundle_quantity_1', '0'],
    ['bundle_quantity_2', '1'],
    ['bundle_quantity_3', '0'],
    ['update-bundle', 'db49'],
  ]);
  expect(bundleForm({ bundleId: '22', quantities: {}, containerKey: null })).toHaveLength(2);
});
