import { expect, test } from 'vitest';
import type { AnimalType } from '#contract/market.ts';
import { marketList, markets, type MarketCode } from '#markets/index.ts';
import { animalOfFilter, filterWordOf } from './animal-filter.ts';

test.each<[MarketCode, string, AnimalType | null]>([
  ['nl', 'kip', 'chicken'],
  ['nl', 'wild', 'game'],
  ['nl', 'wild-zwijn', 'boar'],
  ['nl', 'gans', null],
  ['nl', 'chicken', null],
  ['nl', 'Kip', null],
  ['nl', '', null],
  ['nl', 'toString', null],
  ['nl', 'general', null],
  ['de', 'gans', 'goose'],
  ['de', 'reh', 'roe'],
  ['de', 'kip', null],
  ['uk', 'turkey', 'turkey'],
  ['uk', 'goose', null],
  ['fr', 'agneau', 'sheep'],
  ['fr', 'canard', null],
])('RTE-43 in %s the word %j filters by %s', (code, word, animal) => {
  expect(animalOfFilter(markets[code], word)).toBe(animal);
});

test('RTE-43 every animal of every market has a word, and the word leads back to it', () => {
  for (const market of marketList) {
    for (const animal of market.animalTypes) {
      expect(animalOfFilter(market, filterWordOf(market, animal) ?? '')).toBe(animal);
    }
  }
});

test('RTE-43 a word for an animal that the market does not sell counts for nothing', () => {
  const market = { ...markets.uk, filterWords: { ...markets.uk.filterWords, goose: 'goose' } };
  expect(animalOfFilter(market, 'goose')).toBeNull();
  expect(filterWordOf(market, 'goose')).toBeNull();
});
