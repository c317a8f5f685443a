import { expect, test } from 'vitest';
import type { HostKind } from '#contract/market.ts';
import { markets, type MarketCode } from '#markets/index.ts';
import { productRouteOfAnimal, productRouteOfWord, productRoutes } from './product-routes.ts';

function listed(code: MarketCode, hostKind: HostKind): string[] {
  return productRoutes(markets[code], hostKind).map(({ word, animals }) => `${word}: ${animals.join(' ')}`);
}

test('RTE-24, RTE-25 nl on production: one route for each word, with all animals that share it', () => {
  expect(listed('nl', 'production')).toEqual([
    'wild: boar deer game',
    'kip: chicken',
    'rundvlees: cow',
    'eend: duck',
    'varkensvlees: pig',
    'lamsvlees: sheep lam',
    'kalkoen: turkey',
    'duurzame-vis: salmon codfish fish',
    'wijn: wine',
  ]);
});

test('RTE-26, RTE-29 fr', () => {
  expect(listed('fr', 'production')).toEqual([
    'poulet: chicken',
    'boeuf: cow',
    'porc-fermier: pig',
    'agneau: sheep lam',
  ]);
});

test('RTE-27, RTE-29 uk', () => {
  expect(listed('uk', 'production')).toEqual([
    'free-range-chicken: chicken',
    'grass-fed-beef: cow',
    'free-range-pork: pig',
    'free-range-turkeys: turkey',
  ]);
});

test('RTE-28 de', () => {
  expect(listed('de', 'production')).toEqual([
    'wildfleisch: boar deer roe game',
    'geflugel: chicken duck goose turkey',
    'rindfleisch: cow',
    'schwein: pig',
    'lammfleisch: sheep lam',
    'nachhaltiger-wildfisch: salmon codfish fish',
  ]);
});

test.each<HostKind>(['staging', 'alpha', 'local'])(
  'RTE-38, RTE-39, RTE-40 nl on %s: another order, and geurlijn',
  (kind) => {
    expect(listed('nl', kind)).toEqual([
      'rundvlees: cow',
      'kip: chicken',
      'varkensvlees: pig',
      'lamsvlees: sheep lam',
      'kalkoen: turkey',
      'eend: duck',
      'wild: deer boar game',
      'duurzame-vis: salmon codfish fish',
      'wijn: wine',
      'geurlijn: geurlijn',
    ]);
  },
);

test.each<MarketCode>(['fr', 'uk', 'de'])('RTE-40 %s has the same routes in both tables', (code) => {
  expect(listed(code, 'staging')).toEqual(listed(code, 'production'));
});

test.each<[MarketCode, string, string | null]>([
  ['nl', 'game', 'wild'],
  ['nl', 'deer', 'wild'],
  ['nl', 'fish', 'duurzame-vis'],
  ['nl', 'lam', 'lamsvlees'],
  ['nl', 'sheep', 'lamsvlees'],
  ['nl', 'wine', 'wijn'],
  ['nl', 'goose', null],
  ['nl', 'roe', null],
  ['nl', 'goat', null],
  ['nl', 'geurlijn', null],
  ['de', 'roe', 'wildfleisch'],
  ['de', 'game', 'wildfleisch'],
  ['de', 'goose', 'geflugel'],
  ['de', 'wine', null],
  ['fr', 'game', null],
  ['uk', 'sheep', null],
  ['uk', 'unicorn', null],
])('RTE-24, RTE-29 in %s the animal %s has the word %s', (code, animal, word) => {
  expect(productRouteOfAnimal(markets[code], 'production', animal)?.word ?? null).toBe(word);
});

test('RTE-39 the word geurlijn is a route on staging, alpha and local hosts only', () => {
  expect(productRouteOfWord(markets.nl, 'production', 'geurlijn')).toBeNull();
  for (const kind of ['staging', 'alpha', 'local'] as const) {
    expect(productRouteOfWord(markets.nl, kind, 'geurlijn')?.key).toBe('geurlijn');
  }
});
