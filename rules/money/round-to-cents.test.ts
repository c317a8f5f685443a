import { expect, test } from 'vitest';
import { roundToCents } from './round-to-cents.ts';

test.each([
  [99 - 98.99, 0.01],
  [97.05 + 2.95, 100],
  [0.1 + 0.2, 0.3],
  [25, 25],
  [0, 0],
])('FSH-D13 %d is exact to the cent', (amount, expected) => {
  expect(roundToCents(amount)).toBe(expected);
});
