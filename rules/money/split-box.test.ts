import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everySplit, readSplit, splitBox } from './split-box.ts';

const box = { grams: 4100, meals: 14 };

test.each([
  [4995, 2, '1 × 2498, 1 × 2497'],
  [4995, 3, '3 × 1665'],
  [4995, 7, '4 × 714, 3 × 713'],
  [8995, 4, '3 × 2249, 1 × 2248'],
  [8995, 8, '3 × 1125, 5 × 1124'],
  [10_000, 8, '8 × 1250'],
])('D10 %i cents by %i: %s', (price, households, pays) => {
  const split = splitBox({ ...box, price }, households);
  expect(split.pays.map(({ count, amount }) => `${count} × ${amount}`).join(', ')).toBe(pays);
});

test.each([
  ['2', 2],
  ['3', 3],
  ['8', 8],
  ['1', 2],
  ['9', 2],
  ['2.5', 2],
  ['x', 2],
  ['', 2],
  [null, 2],
])('D10 ?split=%s shows %i', (asked, shown) => {
  expect(readSplit(asked)).toBe(shown);
});

test('D10 grams are whole with the rest named, meals have one decimal, litres are those of the grams', () => {
  expect(splitBox({ ...box, price: 8995 }, 3)).toMatchObject({
    grams: 1366,
    gramsOver: 2,
    meals: 4.7,
    litres: { tight: 3, loose: 4 },
  });
  expect(splitBox({ price: 8995, grams: 4100, meals: null }, 4).meals).toBeNull();
});

test('D10 the sum is exact, and nobody pays more than a cent more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      for (const { households, pays } of everySplit({ ...box, price })) {
        expect(pays.reduce((sum, { count, amount }) => sum + count * amount, 0)).toBe(price);
        expect(pays.reduce((sum, { count }) => sum + count, 0)).toBe(households);
      }
    }),
  );
  expect(everySplit({ ...box, price: 8995 }).map(({ households }) => households)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});
