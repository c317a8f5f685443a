import { expect, test } from 'vitest';
import { isDrink } from './drink.ts';

test.each([
  ['ml', true],
  ['cl', true],
  ['l', true],
  ['g', false],
  ['stuks', false],
])('what is measured in %s is a drink: %s', (unitType, isOne) => {
  expect(isDrink({ unitType })).toBe(isOne);
});
