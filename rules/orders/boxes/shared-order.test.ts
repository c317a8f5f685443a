import { expect, test } from 'vitest';
import { halvesOf, neighbourName, sharersOf } from './shared-order.ts';

test.each([
  [4995, 2498, 2497],
  [8995, 4498, 4497],
  [10_000, 5000, 5000],
  [1, 1, 0],
])('D10 %i cents for two neighbours are %i and %i', (amount, first, second) => {
  expect(halvesOf(amount)).toEqual([first, second]);
});

test.each([
  ['Truus van hiernaast', 'Truus van hiernaast'],
  ['  Truus\n\n en   Kees ', 'Truus en Kees'],
  ['', ''],
  [' \n', ''],
  ['a'.repeat(61), 'a'.repeat(60)],
])('the name %j stands on a label as %j', (typed, name) => {
  expect(neighbourName(typed)).toBe(name);
});

test('an order is shared by its buyer and one neighbour, and by nobody once they are forgotten', () => {
  const texts = { sharedWith: 'Truus' };
  expect(sharersOf({ texts, person: { name: 'Femke' } })).toEqual(['Femke', 'Truus']);
  expect(sharersOf({ texts: {}, person: { name: 'Femke' } })).toBeNull();
  expect(sharersOf({ texts: { sharedWith: '' }, person: { name: 'Femke' } })).toBeNull();
  expect(sharersOf({ texts, person: null })).toBeNull();
});
