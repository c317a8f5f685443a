import { describe, expect, test } from 'vitest';
import { narrowPackages, type PackageChip, sortPackages } from './package-order.ts';

const box = (name: string, more: object = {}) => ({
  name,
  stockStatus: 'instock',
  price: null,
  pricePerKilo: null,
  pricePerMeal: null,
  size: null,
  highlight: null,
  isOrganic: false,
  ...more,
});

describe('D1 the table of boxes', () => {
  const boxes = [
    box('A', { pricePerKilo: 21.94 }),
    box('B', { pricePerKilo: 21.94 }),
    box('C', { pricePerKilo: 12, stockStatus: 'soldout' }),
    box('D'),
    box('E', { pricePerKilo: 19.9 }),
    box('F', { pricePerKilo: 0 }),
    box('G', { stockStatus: 'coming_soon' }),
  ];

  test.each([
    [null, 'A B D E F C G'],
    ['kilo', 'E A B D F C G'],
    ['meal', 'A B D E F C G'],
  ] as const)('sorted by %s: %s', (sort, expected) => {
    expect(
      sortPackages(boxes, sort)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(expected);
  });

  test('the lightest first, by the weight on the card', () => {
    const weights = [
      box('8', { size: '8,2 kg' }),
      box('2', { size: '2,1 kg' }),
      box('none'),
      box('4', { size: '4 kg' }),
    ];
    expect(sortPackages(weights, 'weight').map(({ name }) => name)).toEqual(['2', '4', '8', 'none']);
  });
});

const bounds: [PackageChip, object, boolean][] = [
  ['now', { stockStatus: 'instock' }, true],
  ['now', { stockStatus: 'soldout' }, false],
  ['now', { stockStatus: 'coming_soon' }, false],
  ['now', { stockStatus: null }, false],
  ['express', { highlight: 'express' }, true],
  ['express', { highlight: 'highlight' }, false],
  ['organic', { isOrganic: true }, true],
  ['organic', { isOrganic: false }, false],
  ['light', { size: '4 kg' }, true],
  ['light', { size: '4,1 kg' }, false],
  ['light', { size: null }, false],
  ['cheap', { price: 75 }, true],
  ['cheap', { price: 75.01 }, false],
  ['cheap', { price: null }, false],
];
test.each(bounds)('LST-2 the chip %s keeps %j: %s', (chip, more, isKept) => {
  expect(narrowPackages([box('x', more)], [chip])).toHaveLength(isKept ? 1 : 0);
});

test('LST-2 several chips must all hold', () => {
  const boxes = [box('a', { isOrganic: true, price: 50 }), box('b', { isOrganic: true, price: 80 })];
  expect(narrowPackages(boxes, ['organic', 'cheap']).map(({ name }) => name)).toEqual(['a']);
  expect(narrowPackages(boxes, [])).toHaveLength(2);
});
