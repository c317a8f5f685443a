import { expect, test } from 'vitest';
import { readEaters, sixWeeks } from './six-weeks.ts';

/** The Blaarkop of four kilos: fourteen meals for two. */
const pieces = [
  { name: 'biefstuk', packs: 2, packGrams: 250 },
  { name: 'entrecote', packs: 1, packGrams: 300 },
  { name: 'rosbief', packs: 2, packGrams: 900 },
  { name: 'sukade', packs: 2, packGrams: 350 },
  { name: 'riblappen', packs: 1, packGrams: 300 },
  { name: 'schenkel', packs: 2, packGrams: 500 },
  { name: 'gehakt', packs: 2, packGrams: 300 },
  { name: 'hamburgers', packs: 1, packGrams: 300 },
  { name: 'worst', packs: 1, packGrams: 300 },
];
const broughtOn = '2026-12-17';

test('six weeks: fourteen meals for two, none left and none on the day it is brought', () => {
  const weeks = sixWeeks(pieces, { eaters: 2, broughtOn });
  expect(weeks.map((week) => week.length)).toEqual([3, 3, 2, 2, 2, 2]);
  const meals = weeks.flat();
  expect(meals.reduce((sum, { packs }) => sum + packs, 0)).toBe(14);
  expect(meals.every(({ day }) => day > broughtOn)).toBe(true);
  expect(meals.map(({ day }) => day)).toEqual(meals.map(({ day }) => day).toSorted());
});

test('six weeks: nothing comes twice in a row while there is something else', () => {
  const names = sixWeeks(pieces, { eaters: 2, broughtOn })
    .flat()
    .map(({ name }) => name);
  expect(names.slice(0, 9)).toEqual(pieces.map(({ name }) => name));
  expect(names.some((name, index) => name === names[index + 1])).toBe(false);
});

test('six weeks: it thaws the evening before, what is large two evenings, and never before it is brought', () => {
  const meals = sixWeeks(pieces, { eaters: 2, broughtOn }).flat();
  const nights = (name: string) => {
    const meal = meals.find((one) => one.name === name);
    return meal && (Date.parse(meal.day) - Date.parse(meal.thawOn)) / 86_400_000;
  };
  expect([nights('sukade'), nights('rosbief')]).toEqual([1, 2]);
  expect(meals.every(({ thawOn }) => thawOn >= broughtOn)).toBe(true);
});

test.each([
  [1, 14],
  [2, 14],
  [3, 9],
  [4, 9],
  [8, 9],
])('six weeks: for %i that are %i meals', (eaters, count) => {
  expect(sixWeeks(pieces, { eaters, broughtOn }).flat()).toHaveLength(count);
});

test('six weeks: a package for an army is eaten every day, and the rest stays in the freezer', () => {
  const weeks = sixWeeks([{ name: 'gehakt', packs: 60, packGrams: 300 }], { eaters: 2, broughtOn });
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
});

test('six weeks: of nothing there is no plan', () => {
  expect(sixWeeks([], { eaters: 2, broughtOn }).flat()).toEqual([]);
});

test.each([
  ['2', 2],
  ['8', 8],
  ['9', null],
  ['0', null],
  ['x', null],
  [null, null],
])('six weeks: %s asks for %s', (asked, eaters) => {
  expect(readEaters(asked)).toBe(eaters);
});
