import { expect, test } from 'vitest';
import { isFooterVisible, isNotificationVisible } from './visible-for.ts';

const t = 1_700_000_000_000;

test.each<[number, boolean]>([
  [0, true],
  [3999, true],
  [4000, false],
  [4001, false],
])('FSH-46 a notification shown %i ms ago is visible: %s', (age, isVisible) => {
  expect(isNotificationVisible(t, t + age)).toBe(isVisible);
});

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
