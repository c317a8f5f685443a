import { expect, test } from 'vitest';
import { drawerFillOf, freezerLitres, freezerVerdict, litresOfKilos, readFreeLitres } from './freezer-litres.ts';

test.each([
  [1, 1, 1],
  [555, 1, 2],
  [556, 2, 2],
  [2100, 4, 6],
  [4000, 8, 10],
  [4100, 8, 11],
  [5000, 9, 13],
  [5555, 10, 14],
  [5556, 11, 14],
  [8100, 15, 21],
])('D2 %i grams take %i litres stacked and %i thrown in', (grams, tight, loose) => {
  expect(freezerLitres(grams)).toEqual({ tight, loose });
  expect(litresOfKilos(grams / 1000)).toEqual({ tight, loose });
});

test.each([null, 0, Number.NaN])('D2 of %s grams nothing is said', (grams) => {
  expect(freezerLitres(grams)).toBeNull();
});

test.each([
  [4100, 7, { is: 'short', by: 1 }],
  [4100, 8, { is: 'stacked' }],
  [4100, 10, { is: 'stacked' }],
  [4100, 11, { is: 'fits' }],
  [8100, 14, { is: 'short', by: 1 }],
  [8100, 15, { is: 'stacked' }],
  [8100, 21, { is: 'fits' }],
])('D2 %i grams in %i free litres', (grams, free, verdict) => {
  const litres = freezerLitres(grams);
  expect(litres && freezerVerdict(litres, free)).toEqual(verdict);
});

test.each([
  ['1', 1],
  [' 500 ', 500],
  ['010', 10],
  [12, 12],
  ['0', null],
  ['-1', null],
  ['501', null],
  ['7.5', null],
  ['7,5', null],
  ['x', null],
  ['', null],
  [null, null],
])('D2 of %j free litres %s are taken', (typed, litres) => {
  expect(readFreeLitres(typed)).toBe(litres);
});

test.each([
  [33, 25],
  [32, 25],
  [31, 50],
  [16, 50],
  [15, 75],
  [10, 100],
  [8, 100],
  [1, 100],
])('the drawer with %i free litres is %i percent full of 8', (free, filled) => {
  expect(drawerFillOf({ tight: 8, loose: 11 }, free)).toBe(filled);
});
