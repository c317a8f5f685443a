import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownFigures } from './shown-figures.ts';

test.each([
  [1, 0, 1, 1, 1],
  [1, 1, 1, 1, 0],
  [10, 0, 1, 10, 10],
  [10, 1, 1, 10, 9],
  [10, 4, 4, 10, 6],
  [44, 20, 20, 44, 24],
  [45, 0, 1, 45, 45],
  [45, 45, 45, 45, 0],
  [46, 0, 1, 23, 23],
  [46, 1, 1, 23, 23],
  [46, 2, 1, 23, 22],
  [46, 23, 11, 23, 12],
  [46, 45, 22, 23, 1],
  [47, 10, 5, 24, 19],
  [47, 11, 5, 24, 19],
  [47, 46, 23, 24, 1],
  [47, 47, 23, 24, 0],
  [60, 30, 15, 30, 15],
  [100, 1, 1, 50, 50],
  [100, 99, 49, 50, 1],
  [100, 100, 50, 50, 0],
])('CRD-17, CRD-18, CRD-D7 of %d packages %d bought: shows %d, %d and %d', (total, buyers, ...shown) => {
  const figures = shownFigures({ total, buyers }, 'specified');
  expect([figures?.buyers, figures?.total, figures?.remaining]).toEqual(shown);
});

test.each([
  [10, 0, 0, 10, 10],
  [46, 23, 23, 46, 23],
  [100, 99, 99, 100, 1],
  [100, 120, 120, 100, 0],
])('CRD-D7 plain figures of %d packages and %d buyers are the true ones', (total, buyers, ...shown) => {
  const figures = shownFigures({ total, buyers }, 'plain');
  expect([figures?.buyers, figures?.total, figures?.remaining]).toEqual(shown);
});

test.each([
  [null, 4],
  [10, null],
  ['', ''],
])('CRD-D7 unknown figures (%j, %j) show nothing', (total, buyers) => {
  expect(shownFigures({ total, buyers }, 'specified')).toBeNull();
});

test('CRD-17, CRD-D7 something remains exactly while anything is left', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(600), (total, buyers) => {
      const remaining = shownFigures({ total, buyers }, 'specified')?.remaining ?? -1;
      expect(remaining > 0).toBe(buyers < total);
      expect(remaining).toBeGreaterThanOrEqual(0);
    }),
  );
});
