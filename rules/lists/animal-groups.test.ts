import { expect, test } from 'vitest';
import { expectRow } from '#tests/setup/market-rows.ts';
import { topAnimals } from './animal-groups.ts';

test('game and fish stand for their animals, where a market has the group', () => {
  expectRow(
    ({ animalTypes }) => topAnimals(animalTypes).join(' '),
    [
      'cow chicken pig game turkey sheep fish duck',
      'cow pig chicken sheep',
      'cow chicken pig turkey',
      'cow chicken pig game turkey sheep fish duck goose',
    ],
  );
  expect(topAnimals(['deer', 'cow'])).toEqual(['deer', 'cow']);
});
