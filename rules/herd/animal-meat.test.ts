import { expect, test } from 'vitest';
import { meatOf, meatOfBreed, sharedOut, usualShares } from './animal-meat.ts';

test.each([
  ['a cow of 600 kg', { liveGrams: 600_000, dressing: 55, meat: 68 }, null, 330_000, 224_400],
  ['weighed on the hook', { liveGrams: 600_000, dressing: 55, meat: 68 }, 320_000, 320_000, 217_600],
  ['nothing is rounded up', { liveGrams: 333, dressing: 55, meat: 68 }, null, 183, 124],
  ['no weight', { liveGrams: 0, dressing: 55, meat: 68 }, null, 0, 0],
] as const)('yield: %s', (_, weights, hook, carcass, meat) => {
  expect(meatOf(weights, hook)).toEqual({ carcass, meat });
});

const boxes = [
  { grams: 2100, total: 48 },
  { grams: 4100, total: 24 },
];

test.each([
  ['some is free', 224_400, 25_200, [12, 6]],
  ['all of it is in boxes', 199_200, 0, [0, 0]],
  ['a gram is missing for one more', 201_299, 2099, [0, 0]],
  ['enough for one', 201_300, 2100, [1, 0]],
  ['more was promised than there is', 150_000, -49_200, [0, 0]],
] as const)('yield: %s', (_, meat, free, more) => {
  expect(sharedOut(meat, boxes)).toEqual({ inBoxes: 199_200, free, more });
});

test('yield: a box without a weight takes nothing and is never counted', () => {
  expect(sharedOut(1000, [{ grams: 0, total: 5 }])).toEqual({ inBoxes: 0, free: 1000, more: [0] });
});

test('yield: what nobody weighed gives what its breed gives, for each of them', () => {
  expect(meatOfBreed('cow', 'Blaarkop', 2)).toBe(540_000);
  expect(meatOfBreed('chicken', 'Barnevelder', 1)).toBeNull();
  expect(usualShares('cow')).toEqual({ dressing: 55, meat: 68 });
  expect(usualShares('goose')).toEqual({ dressing: 70, meat: 75 });
});
