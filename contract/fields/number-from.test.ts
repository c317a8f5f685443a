import { expect, test } from 'vitest';
import { numberFrom } from './number-from.ts';

test.each([
  [12.5, 12.5],
  [0, 0],
  [-0, 0],
  ['-0', 0],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 7 ', 7],
  ['-3', -3],
  ['', null],
  ['  ', null],
  ['abc', null],
  ['12abc', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  [Number.NaN, null],
  [Number.NEGATIVE_INFINITY, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[3], null],
])('API-D4 %j reads as %j', (value, expected) => {
  expect(numberFrom(value)).toBe(expected);
});
