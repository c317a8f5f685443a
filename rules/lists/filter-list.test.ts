import { expect, test } from 'vitest';
import type { AnimalType } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import { filterTypes } from './filter-list.ts';

const twelve = markets.nl.animalTypes;

test.each<[number, number, boolean]>([
  [0, 0, false],
  [1, 1, false],
  [1, 2, false],
  [2, 1, false],
  [2, 2, true],
  [4, 1, false],
  [4, 2, true],
  [12, 0, false],
  [12, 5, true],
])('LST-6 a market of %i animal types with %i in the data shows the filter list: %s', (sold, present, isShown) => {
  const market = { animalTypes: twelve.slice(0, sold) };
  expect(filterTypes(market, twelve.slice(0, present)).length > 0).toBe(isShown);
});

test.each<[string[], AnimalType[]]>([
  [
    ['sheep', 'cow', 'sheep', 'pig', 'cow'],
    ['cow', 'pig', 'sheep'],
  ],
  [['cow', 'cow', 'cow'], []],
  [['cow', 'wine'], []],
  [
    ['cow', 'wine', 'pig'],
    ['cow', 'pig'],
  ],
  [[], []],
])('LST-6 data of %j lists %j, each once and in market order', (present, types) => {
  expect(filterTypes(markets.fr, present)).toEqual(types);
});
