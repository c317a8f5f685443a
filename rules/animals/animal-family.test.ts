import { expect, test } from 'vitest';
import { animalTypes } from '#contract/market.ts';
import { animalFamily, membersOf } from './animal-family.ts';

test('every animal of the specification is in one family, or a farm animal', () => {
  const ofFamily = Map.groupBy(animalTypes, (animal) => animalFamily(animal));
  expect(Object.fromEntries(ofFamily)).toEqual({
    null: ['cow', 'pig', 'sheep'],
    bird: ['chicken', 'turkey', 'duck', 'goose'],
    game: ['game', 'deer', 'roe', 'boar'],
    fish: ['fish', 'salmon', 'codfish'],
  });
});

test('whoever is a member is in that family', () => {
  for (const family of ['game', 'bird', 'fish'] as const)
    expect(membersOf(family).map(animalFamily)).toEqual(membersOf(family).map(() => family));
});
