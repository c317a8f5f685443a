import { expect, test } from 'vitest';
import type { FarmshopGroup } from '#contract/market.ts';
import { markets, type MarketCode } from '#markets/index.ts';
import { farmshopBanners } from './farmshop-banners.ts';

function banners(code: MarketCode, group: FarmshopGroup | null, cardCount: number) {
  return farmshopBanners(markets[code], { group, cardCount, isSearching: false });
}

test.for<[MarketCode, FarmshopGroup | null, number, number[]]>([
  ['nl', 'cow', 3, []],
  ['nl', 'cow', 4, [4]],
  ['nl', 'cow', 11, [4]],
  ['nl', 'cow', 12, [4, 12]],
  ['nl', 'cow', 19, [4, 12]],
  ['nl', 'cow', 20, [4, 12, 20]],
  ['nl', 'cow', 30, [4, 12, 20]],
  ['nl', 'chicken', 7, []],
  ['nl', 'chicken', 8, [8]],
  ['nl', 'pig', 8, [8]],
  ['nl', 'sheep', 3, []],
  ['nl', 'sheep', 4, [4]],
  ['nl', 'fish', 2, []],
  ['nl', 'fish', 3, [3]],
  ['nl', 'deer', 6, []],
  ['nl', 'deer', 7, [7]],
  ['nl', 'duck', 10, []],
  ['de', 'bioCow', 20, [4, 12, 20]],
  ['de', 'cow', 3, []],
  ['de', 'cow', 4, [4]],
  ['de', 'cow', 20, [4]],
  ['de', 'chicken', 4, [4]],
  ['de', 'pig', 4, [4]],
  ['de', 'fish', 10, []],
  ['de', 'sheep', 10, []],
  ['nl', null, 30, []],
  ['fr', 'cow', 30, []],
  ['uk', 'cow', 30, []],
])('FSH-15, FSH-16, FSH-17 %s %s with %i cards has banners after %j', ([code, group, cardCount, after]) => {
  expect(banners(code, group, cardCount).map((banner) => banner.after)).toEqual(after);
});

test.each<[MarketCode, FarmshopGroup, string[]]>([
  ['nl', 'cow', ['nl-banner-1', 'nl-banner-2', 'nl-banner-3']],
  ['nl', 'chicken', ['nl-banner-4']],
  ['nl', 'pig', ['nl-banner-5']],
  ['nl', 'sheep', ['nl-banner-6']],
  ['nl', 'fish', ['nl-banner-7']],
  ['nl', 'deer', ['nl-banner-8']],
  ['de', 'bioCow', ['de-banner-1', 'de-banner-2', 'de-banner-3']],
  ['de', 'cow', ['de-banner-4']],
  ['de', 'chicken', ['de-banner-5']],
  ['de', 'pig', ['de-banner-6']],
])('FSH-18 the banners of %s %s are %j', (code, group, slugs) => {
  expect(banners(code, group, 30).map((banner) => banner.slug)).toEqual(slugs);
});

test.each<[MarketCode, FarmshopGroup]>([
  ['nl', 'cow'],
  ['nl', 'fish'],
  ['de', 'bioCow'],
  ['de', 'pig'],
])('FSH-19 no banners in %s %s during a search', (code, group) => {
  expect(farmshopBanners(markets[code], { group, cardCount: 30, isSearching: true })).toEqual([]);
});
