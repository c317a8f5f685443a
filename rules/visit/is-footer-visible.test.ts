import { expect, test } from 'vitest';
import { isFooterVisible } from './is-footer-visible.ts';

const t = 1_700_000_000_000;

test.each<[number, boolean]>([
  [0, false],
  [499, false],
  [500, true],
  [501, true],
])('FTR-10 %i ms after a navigation the footer is there: %s', (age, isVisible) => {
  expect(isFooterVisible(t, t + age)).toBe(isVisible);
});

test('FTR-10 the footer of the first page is there at once', () => {
  expect(isFooterVisible(null, t)).toBe(true);
});
