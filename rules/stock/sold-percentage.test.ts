import { expect, test } from 'vitest';
import { shownPercentage, soldLabel } from './sold-percentage.ts';

test.each([
  [-5, 3],
  [0, 3],
  [1, 3],
  [2, 3],
  [2.4, 3],
  [2.5, 3],
  [3, 3],
  [4, 4],
  [49, 49],
  [50, 50],
  [51, 51],
  [75, 75],
  [76, 76],
  [95, 95],
  [96, 96],
  [96.4, 96],
  [96.5, 97],
  [97, 97],
  [98, 97],
  [99, 97],
  [100, 97],
  [101, 97],
  [150, 97],
  [null, null],
  ['', null],
  ['abc', null],
  ['45', 45],
])('CRD-9, CRD-10, CRD-D4 the shown percentage of %j is clamped to %j', (percentage, shown) => {
  expect(shownPercentage(percentage, 'specified')).toBe(shown);
});

test.each([
  [0, 0],
  [1.4, 1],
  [2.5, 3],
  [50, 50],
  [98, 98],
  [99.5, 100],
  [100, 100],
  [250, 100],
  [-5, 0],
  ['45', 45],
  [null, null],
  ['', null],
  ['abc', null],
])('CRD-D4 with plain figures %j is shown as %j', (percentage, shown) => {
  expect(shownPercentage(percentage, 'plain')).toBe(shown);
});

test.each([
  [0, 'goodChoice'],
  [3, 'goodChoice'],
  [49, 'goodChoice'],
  [50, 'goodChoice'],
  [50.01, 'inDemand'],
  [51, 'inDemand'],
  [74, 'inDemand'],
  [75, 'inDemand'],
  [75.01, 'almostSoldOut'],
  [76, 'almostSoldOut'],
  [97, 'almostSoldOut'],
  [99, 'almostSoldOut'],
  [100, 'almostSoldOut'],
  [120, 'almostSoldOut'],
  ['60', 'inDemand'],
  [null, null],
  ['abc', null],
])('CRD-8, CRD-D1, CRD-D2 %j percent sold is labelled %s', (percentage, label) => {
  expect(soldLabel(percentage, 'instock')).toBe(label);
});

test.each(['soldout', 'outofstock', 'onbackorder', 'coming_soon'] as const)(
  'CRD-8, CRD-D5 the status %s has no sold-percentage badge',
  (status) => {
    for (const percentage of [0, 50, 60, 80, 100]) expect(soldLabel(percentage, status)).toBeNull();
  },
);
