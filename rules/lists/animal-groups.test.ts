import { expect, test } from 'vitest';
import { expectRow } from '#tests/setup/market-rows.ts';
import { animalsOfGroup, topAnimals, withGroups } from './animal-groups.ts';

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

test('LST-D4 below a group stand its animals, in the order of the market', () => {
  expectRow(
    ({ animalTypes }) =>
      (['game', 'fish', 'cow'] as const).map((group) => animalsOfGroup(group, animalTypes).join(' ')),
    [
      ['deer boar', 'salmon codfish', ''],
      ['', '', ''],
      ['', '', ''],
      ['deer roe boar', 'salmon codfish', ''],
    ],
  );
  expect(animalsOfGroup('game', ['deer', 'cow'])).toEqual([]);
});

test.each([
  [['deer'], ['deer', 'game']],
  [['game'], ['game']],
  [
    ['codfish', 'fish'],
    ['codfish', 'fish'],
  ],
  [
    ['boar', 'salmon'],
    ['boar', 'salmon', 'game', 'fish'],
  ],
  [
    ['duck', 'cow'],
    ['duck', 'cow'],
  ],
  [['unicorn'], ['unicorn']],
  [[], []],
])('LST-D4 what is of %j is found under %j', (animals, expected) => {
  expect(withGroups(animals)).toEqual(expected);
});
