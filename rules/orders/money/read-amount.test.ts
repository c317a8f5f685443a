import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['89.95', 8995],
  ['89,95', 8995],
  ['€ 1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234', 123_400],
  ['12,', 1200],
  ['0,5', 50],
  ['-12,00', -1200],
  ['+12.00', 1200],
  ['EUR89.95', 8995],
  ['89.950', null],
  ['89,955', null],
  ['1.2.3', null],
  ['', null],
  ['abc', null],
])('orders: the amount %j is %j cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});
