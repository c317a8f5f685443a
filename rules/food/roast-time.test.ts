import { expect, test } from 'vitest';
import { isRoast, roastTime } from './roast-time.ts';

test.each([
  ['cow', 1400, { minutes: 130, oven: 140, core: 58 }],
  ['cow', 600, { minutes: 70, oven: 140, core: 58 }],
  ['sheep', 2000, { minutes: 135, oven: 180, core: 70 }],
  ['pig', 1000, { minutes: 95, oven: 180, core: 75 }],
  ['chicken', 1600, { minutes: 90, oven: 180, core: 75 }],
  ['turkey', 4000, { minutes: 200, oven: 180, core: 75 }],
  ['cow', 599, null],
  ['turkey', 6001, null],
  ['deer', 1400, null],
  ['salmon', 1400, null],
  [null, 1400, null],
  ['cow', null, null],
])('time by weight: %s of %s g', (animal, grams, expected) => {
  expect(roastTime(animal, grams)).toEqual(expected);
});

test.each([
  ['oven', ['roast'], true],
  ['oven', ['mince', 'leg'], true],
  ['oven', ['whole'], true],
  ['oven', ['mince'], false],
  ['stew', ['roast'], false],
  [null, ['roast'], false],
])('what is made by %s of %j is a roast: %s', (method, cuts, expected) => {
  expect(isRoast({ method, cuts })).toBe(expected);
});

test('pork and birds come out where they are safe', () => {
  for (const animal of ['pig', 'chicken', 'turkey', 'duck', 'goose'])
    expect(roastTime(animal, 2000)?.core, animal).toBeGreaterThanOrEqual(70);
});
