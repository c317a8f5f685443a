import { expect, test } from 'vitest';
import type { FarmshopGroup } from '#contract/market.ts';
import { markets, type MarketCode } from '#markets/index.ts';
import { farmshopGroup, farmshopGroups, sortByStock } from './farmshop-groups.ts';

function product(animal: string | null, isOrganic = false, stockStatus: string | null = 'instock') {
  return { animal, isOrganic, stockStatus };
}

test.for<[MarketCode, string | null, boolean, FarmshopGroup | null]>([
  ['nl', 'cow', true, 'cow'],
  ['nl', 'cow', false, 'cow'],
  ['de', 'cow', true, 'bioCow'],
  ['de', 'cow', false, 'cow'],
  ['de', 'chicken', true, 'chicken'],
  ['nl', 'salmon', false, 'fish'],
  ['nl', 'codfish', true, 'fish'],
  ['de', 'codfish', false, 'fish'],
  ['nl', 'fish', false, 'fish'],
  ['de', 'bioCow', true, null],
  ['nl', 'turkey', false, 'turkey'],
  ['nl', 'goose', false, null],
  ['nl', 'wine', false, null],
  ['nl', null, false, null],
])('FSH-13, FSH-14 in %s a product of %s (organic: %s) is in the group %s', ([code, animal, isOrganic, group]) => {
  expect(farmshopGroup(markets[code], product(animal, isOrganic))).toBe(group);
});

function groupsOf(code: MarketCode, products: ReturnType<typeof product>[]) {
  return farmshopGroups(markets[code], products).map(({ group }) => group);
}

test('FSH-11 groups deer, cow, fish, bioCow, pig are ordered', () => {
  const products = [product('deer'), product('cow'), product('fish'), product('cow', true), product('pig')];
  expect(groupsOf('de', products)).toEqual(['bioCow', 'cow', 'pig', 'fish', 'deer']);
});

test('FSH-11 groups duck, sheep, chicken are ordered', () => {
  expect(groupsOf('nl', [product('duck'), product('sheep'), product('chicken')])).toEqual(['chicken', 'sheep', 'duck']);
});

test('FSH-11 the whole order, then other animals in market order, then what has no group', () => {
  const animals = ['wine', 'goose', 'turkey', 'boar', 'deer', 'salmon', 'duck', 'sheep', 'pig', 'chicken', 'cow'];
  expect(groupsOf('de', [...animals.map((animal) => product(animal)), product('cow', true)])).toEqual([
    'bioCow',
    'cow',
    'chicken',
    'pig',
    'sheep',
    'duck',
    'fish',
    'deer',
    'boar',
    'turkey',
    'goose',
    null,
  ]);
});

test('FSH-11 groups without products are left out, and no product is lost', () => {
  expect(groupsOf('nl', [])).toEqual([]);
  const products = [product('salmon'), product('cow'), product('codfish'), product(null)];
  expect(farmshopGroups(markets.nl, products)).toEqual([
    { group: 'cow', products: [products[1]] },
    { group: 'fish', products: [products[0], products[2]] },
    { group: null, products: [products[3]] },
  ]);
});

test.each<[string, [string, string | null][], string]>([
  [
    'four',
    [
      ['A', 'outofstock'],
      ['B', 'instock'],
      ['C', 'coming_soon'],
      ['D', 'instock'],
    ],
    'B D C A',
  ],
  [
    'two',
    [
      ['A', 'outofstock'],
      ['B', 'coming_soon'],
    ],
    'B A',
  ],
  [
    'unknown ones',
    [
      ['A', 'maybe'],
      ['B', null],
      ['C', 'outofstock'],
      ['D', 'coming_soon'],
    ],
    'D A B C',
  ],
])('FSH-12 sorted by stock: %s', (_title, stocks, order) => {
  const products = stocks.map(([name, stockStatus]) => ({ name, ...product('cow', false, stockStatus) }));
  expect(
    sortByStock(products)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
  expect(farmshopGroups(markets.nl, products)[0]?.products).toEqual(sortByStock(products));
});
