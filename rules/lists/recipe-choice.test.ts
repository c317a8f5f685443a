import { expect, test } from 'vitest';
import { recipeOptions } from '#contract/search/recipe-choices.ts';
import { chooseRecipes, noRecipeChoice, readRecipeChoice, recipeChoiceQuery } from './recipe-choice.ts';

const read = (query: string) => readRecipeChoice(new URLSearchParams(query), recipeOptions);

test.each([
  ['', ''],
  ['cut=shoulder', '?cut=shoulder'],
  ['method=stew&time=long&cut=shank', '?cut=shank&time=long&method=stew'],
  ['time=30&time=60', '?time=30'],
  ['time=45', ''],
  ['time=LONG', ''],
  ['cut=Shoulder', ''],
  ['cut=shoulder,leg', ''],
  ['method=toString', ''],
  ['cut=<script>&utm_source=x', ''],
])('D1 the query %j of recipes means %j', (query, expected) => {
  expect(recipeChoiceQuery(read(query))).toBe(expected);
  expect(recipeChoiceQuery(read(expected.slice(1)))).toBe(expected);
});

const dish = (prepMinutes: number | null, cookMinutes: number | null) => ({
  cuts: [],
  method: null,
  prepMinutes,
  cookMinutes,
});

test.each([
  [10, 19, ['30', '60', '120']],
  [10, 20, ['30', '60', '120']],
  [10, 21, ['60', '120']],
  [0, 60, ['60', '120']],
  [1, 60, ['120']],
  [null, 120, ['120']],
  [1, 120, ['long']],
  [20, 420, ['long']],
  [null, null, []],
  [0, 0, []],
])('D1 a recipe of %s and %s minutes is found under %j', (prep, cook, expected) => {
  const times = (['30', '60', '120', 'long'] as const).filter(
    (time) => chooseRecipes([dish(prep, cook)], { ...noRecipeChoice, time }).length > 0,
  );
  expect(times).toEqual(expected);
});

test('D1 cut, time and method must all fit, and the order stays', () => {
  const recipes = [
    { ...dish(10, 170), name: 'a', cuts: ['shank'], method: 'stew' },
    { ...dish(10, 20), name: 'b', cuts: ['shank', 'leg'], method: 'pan' },
    { ...dish(10, 180), name: 'c', cuts: ['leg', 'shank'], method: 'stew' },
  ];
  const names = (query: string) => chooseRecipes(recipes, read(query)).map(({ name }) => name);
  expect(names('')).toEqual(['a', 'b', 'c']);
  expect(names('cut=shank')).toEqual(['a', 'b', 'c']);
  expect(names('cut=leg')).toEqual(['b', 'c']);
  expect(names('cut=leg&time=long&method=stew')).toEqual(['c']);
  expect(names('cut=belly')).toEqual([]);
});
