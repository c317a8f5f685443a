import { expect, test } from 'vitest';
import { type NutritionFigures, nutritionProblems } from './nutrition.ts';

const beef: NutritionFigures = {
  energy_kj: 1000,
  energy_kcal: 239,
  fat: 10,
  saturates: 4,
  carbohydrate: 2,
  sugars: 1,
  protein: 20,
  salt: 0.1,
};
const fields = (change: Partial<NutritionFigures>) =>
  nutritionProblems({ ...beef, ...change }).map(({ field }) => field);

test.each<[string, Partial<NutritionFigures>, string[]]>([
  ['1000 kJ, 239 kcal', {}, []],
  ['1000 kJ, 245 kcal: 2.5 % off', { energy_kcal: 245 }, ['energy_kcal']],
  ['a kcal apart in a lean fish', { energy_kj: 47, energy_kcal: 12 }, []],
  ['fat 10, saturates 10.0', { saturates: 10 }, []],
  ['fat 10, saturates 10.1', { saturates: 10.1 }, ['saturates']],
  ['carbohydrate 2, sugars 2.1', { sugars: 2.1 }, ['sugars']],
  ['100.0 g in 100 g', { protein: 87.9 }, []],
  ['100.1 g in 100 g', { protein: 88 }, ['fat']],
  ['one of six missing', { sugars: null }, ['sugars']],
  ['no kilojoules', { energy_kj: null }, ['energy_kj']],
])('D8.5 %s', (_given, change, expected) => {
  expect(fields(change)).toEqual(expected);
});

test('no table at all is none of our business', () => {
  expect(
    nutritionProblems({
      energy_kj: null,
      energy_kcal: null,
      fat: null,
      saturates: null,
      carbohydrate: null,
      sugars: null,
      protein: null,
      salt: null,
    }),
  ).toEqual([]);
});
