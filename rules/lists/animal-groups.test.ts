import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { animalsBelow, groupOf, topAnimals } from './animal-groups.ts';

test('LST-6 game and fish are groups of their animals, where a market has the group', () => {
  const { animalTypes } = markets.nl;
  expect(topAnimals(animalTypes)).toEqual(['cow', 'chicken', 'pig', 'game', 'turkey', 'sheep', 'fish', 'duck']);
  expect(animalsBelow('game', animalTypes)).toEqual(['deer', 'boar']);
  expect(animalsBelow('fish', animalTypes)).toEqual(['salmon', 'codfish']);
  expect(animalsBelow('cow', animalTypes)).toEqual([]);
  expect(groupOf('deer', animalTypes)).toBe('game');
  expect(groupOf('deer', ['deer', 'cow'])).toBe('deer');
});

test.each(marketList)('every animal of $code stands on one of the two levels, once', ({ animalTypes }) => {
  const both = topAnimals(animalTypes).flatMap((top) => [top, ...animalsBelow(top, animalTypes)]);
  expect(both.toSorted()).toEqual(animalTypes.toSorted());
});
