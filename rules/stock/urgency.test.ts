import { expect, test } from 'vitest';
import { urgencyStyle, urgencyWaitMs } from './urgency.ts';

test.each([
  [0, 'instock', 'success'],
  [3, 'instock', 'success'],
  [49, 'instock', 'success'],
  [50, 'instock', 'success'],
  [50.01, 'instock', 'warning'],
  [51, 'instock', 'warning'],
  [74, 'instock', 'warning'],
  [75, 'instock', 'warning'],
  [75.01, 'instock', 'error'],
  [76, 'instock', 'error'],
  [97, 'instock', 'error'],
  [99, 'instock', 'error'],
  [99.99, 'instock', 'error'],
  [100, 'instock', null],
  [101, 'instock', null],
  [null, 'instock', null],
  ['abc', 'instock', null],
  [60, 'coming_soon', null],
  [60, 'soldout', null],
  [60, 'outofstock', null],
  [60, 'onbackorder', null],
] as const)('CRD-12 to CRD-14, CRD-5, CRD-D3, CRD-D5 %j percent sold, %s: style %j', (percentage, status, style) => {
  expect(urgencyStyle(percentage, status)).toBe(style);
});

test.each([
  [0, 4000],
  [1, 3999],
  [3999, 1],
  [4000, 0],
  [10_600, 0],
])('CRD-11, CRD-D10 after %i ms in view the message waits %i ms more', (msInView, wait) => {
  expect(urgencyWaitMs(msInView)).toBe(wait);
});
