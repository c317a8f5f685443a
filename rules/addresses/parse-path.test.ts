import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnimalType, HostKind, Market } from '#contract/market.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { marketOfPath } from './market-of-path.ts';
import { parsePath } from './parse-path.ts';
import type { Route } from './route.ts';
import { pageOfSegment } from './path-segments.ts';
import { pathTo } from './paths.ts';
import { productRoutes } from './product-routes.ts';

function parse(path: string, hostKind: HostKind = 'production') {
  const market = marketOfPath(path, { markets: marketList, defaultMarket });
  return { code: market.code, ...parsePath(path, market, hostKind) };
}

test.each<[string, object]>([
  ['/', { code: 'nl', name: 'redirect', to: '/nl' }],
  ['/nl', { code: 'nl', name: 'home' }],
  ['/nl/', { code: 'nl', name: 'home' }],
  ['/de', { code: 'de', name: 'home' }],
  ['/foo', { code: 'nl', name: 'staticPage', slug: 'foo' }],
  ['/NL', { code: 'nl', name: 'staticPage', slug: 'NL' }],
  ['/global', { code: 'nl', name: 'staticPage', slug: 'global' }],
  ['/en/farmers', { code: 'nl', name: 'missing' }],
  ['/nl/404', { code: 'nl', name: 'notFound' }],
  ['/nl/404/x', { code: 'nl', name: 'missing' }],
  ['/nl/zoeken', { code: 'nl', name: 'search' }],
  ['/de/suche', { code: 'de', name: 'search' }],
  ['/nl/zoeken/x', { code: 'nl', name: 'missing' }],
  ['/nl/herkomst', { code: 'nl', name: 'origin' }],
  ['/nl/herkomst/NL513402617', { code: 'nl', name: 'animal', slug: 'NL513402617' }],
  ['/nl/herkomst/nl-5134-0261-7', { code: 'nl', name: 'redirect', to: '/nl/herkomst/NL513402617' }],
  ['/de/herkunft/DE%2005%20378%2020479', { code: 'de', name: 'redirect', to: '/de/herkunft/DE0537820479' }],
  ['/nl/herkomst/1234', { code: 'nl', name: 'animal', slug: '1234' }],
  ['/nl/herkomst/123', { code: 'nl', name: 'noAnimal' }],
  ['/nl/herkomst/%3Cscript%3E', { code: 'nl', name: 'noAnimal' }],
  ['/nl/herkomst/AAAAAAAAAAAAAAAAAAAAA', { code: 'nl', name: 'noAnimal' }],
  ['/nl/herkomst/NL513402617/x', { code: 'nl', name: 'missing' }],
  ['/nl/over-ons', { code: 'nl', name: 'staticPage', slug: 'over-ons' }],
  ['/nl/over-ons/', { code: 'nl', name: 'staticPage', slug: 'over-ons' }],
  ['/nl/over-ons/x', { code: 'nl', name: 'missing' }],
  ['/nl//over-ons', { code: 'nl', name: 'missing' }],
  ['/nl/dieren', { code: 'nl', name: 'animals', filter: null }],
  ['/nl/dieren/kip', { code: 'nl', name: 'animals', filter: 'chicken' }],
  ['/nl/dieren/gans', { code: 'nl', name: 'missing' }],
  ['/de/tiere/gans', { code: 'de', name: 'animals', filter: 'goose' }],
  ['/nl/dieren/kip/2', { code: 'nl', name: 'missing' }],
])('RTE-2, RTE-3, RTE-5, RTE-6, RTE-7, RTE-8, RTE-9, RTE-10, RTE-11, RTE-12 path %s', (path, expected) => {
  expect(parse(path)).toEqual(expected);
});

test.each<[string, object]>([
  ['/nl/onze-boeren', { code: 'nl', name: 'farmers', filter: null, page: 1 }],
  ['/nl/onze-boeren/2', { code: 'nl', name: 'farmers', filter: null, page: 2 }],
  ['/nl/onze-boeren/1', { code: 'nl', name: 'redirect', to: '/nl/onze-boeren' }],
  ['/nl/onze-boeren/0', { code: 'nl', name: 'farmer', slug: '0' }],
  ['/nl/onze-boeren/kip', { code: 'nl', name: 'farmers', filter: 'chicken', page: 1 }],
  ['/nl/onze-boeren/kip/2', { code: 'nl', name: 'farmers', filter: 'chicken', page: 2 }],
  ['/nl/onze-boeren/nieuwe-boeren', { code: 'nl', name: 'newFarmers' }],
  ['/de/unsere-bauern/nieuwe-boeren', { code: 'de', name: 'farmer', slug: 'nieuwe-boeren' }],
  ['/nl/onze-boeren/boer-jan', { code: 'nl', name: 'farmer', slug: 'boer-jan' }],
  ['/uk/farmers/goose', { code: 'uk', name: 'farmer', slug: 'goose' }],
])('RTE-42, RTE-43, FRM-8, FRM-9, FRM-10, FRM-13 path %s', (path, expected) => {
  expect(parse(path)).toEqual(expected);
});

test.each<[string, object]>([
  ['/nl/recepten/kip', { code: 'nl', name: 'recipes', filter: 'chicken', page: 1 }],
  ['/nl/recepten/stoofpot', { code: 'nl', name: 'recipe', slug: 'stoofpot' }],
  ['/nl/recepten/b%C5%93uf', { code: 'nl', name: 'recipe', slug: 'bœuf' }],
  ['/nl/rassen/2', { code: 'nl', name: 'breeds', page: 2 }],
  ['/nl/rassen/kip', { code: 'nl', name: 'breed', slug: 'kip' }],
])('RCP-2, RCP-4, BRD-3 path %s', (path, expected) => {
  expect(parse(path)).toEqual(expected);
});

test.each<[string, object]>([
  ['/nl/vragen', { code: 'nl', name: 'faq', filter: null }],
  ['/nl/vragen/kip', { code: 'nl', name: 'faq', filter: 'chicken' }],
  ['/nl/vragen/1', { code: 'nl', name: 'redirect', to: '/nl/vragen' }],
  ['/nl/vragen/onbekend', { code: 'nl', name: 'missing' }],
])('RTE-18, RTE-43 path %s', (path, expected) => {
  expect(parse(path)).toEqual(expected);
});

test.each<[string, object]>([
  ['/nl/ons-vlees', { name: 'staticPage', slug: 'ons-vlees' }],
  ['/nl/ons-vlees/kip', { name: 'productList', route: { animals: ['chicken'] }, page: 1 }],
  ['/nl/ons-vlees/kip/2', { name: 'productList', route: { animals: ['chicken'] }, page: 2 }],
  ['/nl/ons-vlees/kip/1', { name: 'redirect', to: '/nl/ons-vlees/kip' }],
  ['/nl/ons-vlees/2', { name: 'missing' }],
  ['/nl/ons-vlees/box/2', { name: 'missing' }],
  ['/nl/ons-vlees/wild', { name: 'productList', route: { animals: ['boar', 'deer', 'game'] } }],
  ['/nl/ons-vlees/kip/box', { name: 'package', slug: 'box' }],
  ['/nl/ons-vlees/box', { name: 'package', slug: 'box' }],
  ['/nl/vleesstuk', { name: 'staticPage', slug: 'vleesstuk' }],
  ['/nl/vleesstuk/entrecote', { name: 'cut', slug: 'entrecote' }],
  ['/nl/missie', { name: 'mission' }],
  ['/nl/missie/x', { name: 'missing' }],
])('RTE-20, RTE-21, RTE-23, RTE-24 path %s', (path, expected) => {
  expect(parse(path)).toMatchObject(expected);
});

test.each<[string, object]>([
  ['/nl/boerderij-box', { name: 'farmshop' }],
  ['/nl/boerderij-box/feedback', { name: 'feedback' }],
  ['/de/farmbox/feedback', { name: 'feedback' }],
  ['/de/farmbox/steak', { name: 'farmshopProduct', slug: 'steak' }],
  ['/fr/boerderij-box', { name: 'staticPage', slug: 'boerderij-box' }],
  ['/uk/farmbox/x', { name: 'missing' }],
])('RTE-32, RTE-33 path %s', (path, expected) => {
  expect(parse(path)).toMatchObject(expected);
});

test.each<[string, object]>([
  ['/nl/blog', { name: 'blog', category: null, page: 1 }],
  ['/nl/blog/2', { name: 'blog', category: null, page: 2 }],
  ['/nl/blog/nieuws', { name: 'blog', category: 'nieuws', page: 1 }],
  ['/nl/blog/nieuws/2', { name: 'blog', category: 'nieuws', page: 2 }],
  ['/nl/blog/nieuws/post-a', { name: 'article', slug: 'post-a' }],
  ['/nl/blog/1/post-a', { name: 'article', slug: 'post-a' }],
  ['/nl/blog/nieuws/post-a/2', { name: 'article', slug: 'post-a' }],
  ['/nl/blog/nieuws/post-a/x', { name: 'missing' }],
  ['/fr/blog', { name: 'staticPage', slug: 'blog' }],
  ['/fr/blog/a/b', { name: 'missing' }],
])('RTE-34, RTE-35, RTE-36, RTE-37 path %s', (path, expected) => {
  expect(parse(path)).toMatchObject(expected);
});

test.each<[string, object]>([
  ['/nl/koepon', { name: 'coupons', index: 0 }],
  ['/nl/kerst-pakketten', { name: 'coupons', index: 3 }],
  ['/fr/coupons', { name: 'coupons', index: 3 }],
  ['/uk/coupons', { name: 'coupons', index: 0 }],
  ['/uk/christmas-gift-voucher', { name: 'coupons', index: 3 }],
  ['/uk', { name: 'home' }],
  ['/uk/', { name: 'home' }],
  ['/uk/null', { name: 'staticPage', slug: 'null' }],
  ['/nl/koepon/x', { name: 'missing' }],
])('RTE-13, RTE-14, RTE-15, RTE-16, RTE-17 path %s', (path, expected) => {
  expect(parse(path)).toMatchObject(expected);
});

test.each<[HostKind, object]>([
  ['production', { name: 'package', slug: 'geurlijn' }],
  ['staging', { name: 'productList', route: { key: 'geurlijn' } }],
  ['alpha', { name: 'productList', route: { key: 'geurlijn' } }],
  ['local', { name: 'productList', route: { key: 'geurlijn' } }],
])('RTE-38, RTE-39 /nl/ons-vlees/geurlijn on a %s host', (hostKind, expected) => {
  expect(parse('/nl/ons-vlees/geurlijn', hostKind)).toMatchObject(expected);
});

test('HDR-D6 the shop area is no page of ours', () => {
  expect(parse('/nl/shop')).toMatchObject({ name: 'shop' });
  expect(parse('/nl/shop/')).toMatchObject({ name: 'shop' });
  expect(parse('/nl/shop/my-account')).toMatchObject({ name: 'shop' });
});

/** Slugs that mean nothing else in any list of the market. */
function slugOf(market: Market) {
  const { words } = market;
  const reserved = new Set<string | null>([
    ...Object.values(market.filterWords),
    ...Object.values(words).flat(),
    ...market.productWords.map(({ word }) => word),
    '404',
    'shop',
  ]);
  return fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((slug) => !reserved.has(slug) && pageOfSegment(slug) === null);
}

type Pair = { path: string | null; route: Route };

function pairOf(market: Market, hostKind: HostKind): fc.Arbitrary<Pair> {
  const slug = slugOf(market);
  const filter: fc.Arbitrary<AnimalType | null> = fc.constantFrom(null, ...market.animalTypes);
  const page = fc.integer({ min: 1, max: 1_000_000 });
  const plain = (['home', 'notFound', 'newFarmers', 'mission', 'farmshop', 'feedback'] as const).map((name) =>
    fc.constant<Pair>({ path: pathTo(market, name), route: { name } }),
  );
  const details = (['farmer', 'cut', 'package', 'recipe', 'breed', 'farmshopProduct', 'staticPage'] as const).map(
    (name) => slug.map((slug): Pair => ({ path: pathTo(market, name, { slug }), route: { name, slug } })),
  );
  return fc.oneof(
    ...plain,
    ...details,
    fc
      .record({ name: fc.constantFrom('animals' as const, 'faq' as const), filter })
      .map(({ name, filter }): Pair => ({ path: pathTo(market, name, { filter }), route: { name, filter } })),
    fc
      .record({ name: fc.constantFrom('farmers' as const, 'recipes' as const), filter, page })
      .map(({ name, ...list }): Pair => ({ path: pathTo(market, name, list), route: { name, ...list } })),
    page.map((page): Pair => ({ path: pathTo(market, 'breeds', { page }), route: { name: 'breeds', page } })),
    fc
      .record({ category: fc.option(slug), page })
      .map((list): Pair => ({ path: pathTo(market, 'blog', list), route: { name: 'blog', ...list } })),
    fc
      .record({ slug, categories: fc.array(fc.record({ slug }), { maxLength: 2 }) })
      .map((post): Pair => ({ path: pathTo(market, 'article', post), route: { name: 'article', slug: post.slug } })),
    fc
      .integer({ min: 0, max: 3 })
      .map((index): Pair => ({ path: pathTo(market, 'coupons', { index }), route: { name: 'coupons', index } })),
    fc.constantFrom(...productRoutes(market, hostKind)).map((route): Pair => {
      const animal = route.animals.at(-1) ?? '';
      return {
        path: pathTo(market, 'productList', { animal, hostKind }),
        route: { name: 'productList', route, page: 1 },
      };
    }),
  );
}

test('RTE-1, RTE-2 every address of every market is read as what it was built for', () => {
  const anywhere = fc.record({
    market: fc.constantFrom(...marketList),
    hostKind: fc.constantFrom<HostKind>('production', 'staging', 'alpha', 'local'),
  });
  const addresses = anywhere.chain((place) =>
    pairOf(place.market, place.hostKind).map((pair) => ({ ...place, ...pair })),
  );
  fc.assert(
    fc.property(addresses, ({ market, hostKind, path, route }) => {
      if (path === null) return;
      expect(marketOfPath(path, { markets: marketList, defaultMarket })).toBe(market);
      expect(parsePath(path, market, hostKind)).toEqual(route);
    }),
    { numRuns: 1000 },
  );
});

/** What text can be that is none of a market's words. */
const routesOfAnyText = ['home', 'staticPage', 'missing', 'redirect'];

test('RTE-6 any text at all is a path with a route', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.constantFrom(...marketList), (parts, market) => {
      const path = `/${parts.join('/')}`;
      expect(routesOfAnyText).toContain(parsePath(path, market, 'production').name);
      expect(routesOfAnyText).toContain(parsePath(`/${market.code}${path}`, market, 'production').name);
    }),
  );
});
