import { expect, expectTypeOf, test } from 'vitest';
import { marketList, markets, type MarketCode } from '#markets/index.ts';
import { pathTo } from './paths.ts';

const { nl, fr, uk, de } = markets;

test.each<[string, string | null, string | null]>([
  ['RTE-7 home', pathTo(nl, 'home'), '/nl'],
  ['RTE-8 not found', pathTo(de, 'notFound'), '/de/404'],
  ['RTE-9 home variant', pathTo(nl, 'animals'), '/nl/dieren'],
  ['RTE-9 home variant of an animal', pathTo(de, 'animals', { filter: 'goose' }), '/de/tiere/gans'],
  ['RTE-9 home variant of an animal not sold', pathTo(nl, 'animals', { filter: 'goose' }), null],
  ['RTE-10 static page', pathTo(nl, 'staticPage', { slug: 'over-ons' }), '/nl/over-ons'],
  ['RTE-13 coupons link to the first word', pathTo(nl, 'coupons'), '/nl/koepon'],
  ['RTE-13 a given coupon page', pathTo(nl, 'coupons', { index: 3 }), '/nl/kerst-pakketten'],
  ['RTE-15 coupons uk', pathTo(uk, 'coupons'), '/uk/coupons'],
  ['RTE-16 the uk coupon entry without a path', pathTo(uk, 'coupons', { index: 2 }), null],
  ['RTE-16 a coupon entry that does not exist', pathTo(uk, 'coupons', { index: 9 }), null],
  ['RTE-18 FAQ', pathTo(fr, 'faq'), '/fr/faq'],
  ['RTE-18 FAQ of an animal', pathTo(nl, 'faq', { filter: 'chicken' }), '/nl/vragen/kip'],
  ['RTE-19 farmers', pathTo(uk, 'farmers'), '/uk/farmers'],
  ['RTE-19 farmers, page 1', pathTo(uk, 'farmers', { page: 1 }), '/uk/farmers'],
  ['RTE-19 farmers, page 2', pathTo(uk, 'farmers', { page: 2 }), '/uk/farmers/2'],
  ['RTE-19 farmers of an animal, page 2', pathTo(nl, 'farmers', { filter: 'cow', page: 2 }), '/nl/onze-boeren/rund/2'],
  ['RTE-19 farmers, no filter', pathTo(nl, 'farmers', { filter: null, page: 2 }), '/nl/onze-boeren/2'],
  ['RTE-19 farmer', pathTo(nl, 'farmer', { slug: 'boer-jan' }), '/nl/onze-boeren/boer-jan'],
  ['FRM-13 new farmers', pathTo(nl, 'newFarmers'), '/nl/onze-boeren/nieuwe-boeren'],
  ['RTE-20 meat cut', pathTo(de, 'cut', { slug: 'filet' }), '/de/fleischstueck/filet'],
  ['RTE-21 mission', pathTo(nl, 'mission'), '/nl/missie'],
  ['RTE-23 package', pathTo(nl, 'package', { slug: 'box' }), '/nl/ons-vlees/box'],
  ['RTE-24 product list', pathTo(nl, 'productList', { animal: 'game' }), '/nl/ons-vlees/wild'],
  ['LST-3 its first page', pathTo(nl, 'productList', { animal: 'game', page: 1 }), '/nl/ons-vlees/wild'],
  ['LST-D1 its second page', pathTo(nl, 'productList', { animal: 'game', page: 2 }), '/nl/ons-vlees/wild/2'],
  ['RTE-29 product list without a path', pathTo(nl, 'productList', { animal: 'goat' }), null],
  ['RTE-39 geurlijn on production', pathTo(nl, 'productList', { animal: 'geurlijn' }), null],
  [
    'RTE-39 geurlijn on staging',
    pathTo(nl, 'productList', { animal: 'geurlijn', hostKind: 'staging' }),
    '/nl/ons-vlees/geurlijn',
  ],
  ['RTE-30 recipes of an animal', pathTo(nl, 'recipes', { filter: 'chicken' }), '/nl/recepten/kip'],
  ['RTE-30 recipe', pathTo(fr, 'recipe', { slug: 'pot-au-feu' }), '/fr/recettes/pot-au-feu'],
  ['RTE-31 breeds', pathTo(uk, 'breeds', { page: 2 }), '/uk/breeds/2'],
  ['RTE-31 breed', pathTo(uk, 'breed', { slug: 'angus' }), '/uk/breeds/angus'],
  ['RTE-32 farm shop', pathTo(nl, 'farmshop'), '/nl/boerderij-box'],
  ['RTE-32 farm shop product', pathTo(de, 'farmshopProduct', { slug: 'steak' }), '/de/farmbox/steak'],
  ['RTE-33 farm shop fr', pathTo(fr, 'farmshop'), null],
  ['RTE-33 farm shop product uk', pathTo(uk, 'farmshopProduct', { slug: 'steak' }), null],
  ['RTE-32 feedback', pathTo(de, 'feedback'), '/de/farmbox/feedback'],
  ['RTE-33 feedback uk', pathTo(uk, 'feedback'), null],
  ['RTE-34 blog', pathTo(nl, 'blog'), '/nl/blog'],
  ['RTE-34 blog page', pathTo(nl, 'blog', { page: 2 }), '/nl/blog/2'],
  ['RTE-34 blog category', pathTo(nl, 'blog', { category: 'nieuws' }), '/nl/blog/nieuws'],
  ['RTE-34 blog category page', pathTo(nl, 'blog', { category: 'nieuws', page: 2 }), '/nl/blog/nieuws/2'],
  [
    'RTE-35 post in categories',
    pathTo(nl, 'article', { slug: 'a', categories: [{ slug: 'x' }, { slug: 'y' }] }),
    '/nl/blog/x/a',
  ],
  ['RTE-35 post without a category', pathTo(nl, 'article', { slug: 'a', categories: [] }), '/nl/blog/1/a'],
  ['RTE-37 blog fr', pathTo(fr, 'blog'), null],
  ['RTE-37 post uk', pathTo(uk, 'article', { slug: 'a' }), null],
  ['HDR-D6 account', pathTo(nl, 'account'), '/nl/shop/my-account'],
  ['HDR-D6 basket', pathTo(de, 'basket'), '/de/shop/'],
])('%s', (_title, path, expected) => {
  expect(path).toBe(expected);
});

test.each<[string, string]>([
  ['bœuf', '/nl/recepten/b%C5%93uf'],
  ['a b', '/nl/recepten/a%20b'],
  ['a/b', '/nl/recepten/a%2Fb'],
  ['a?b#c', '/nl/recepten/a%3Fb%23c'],
  ['100%', '/nl/recepten/100%25'],
])('RTE-30 the slug %s is encoded', (slug, path) => {
  expect(pathTo(nl, 'recipe', { slug })).toBe(path);
});

test.each<[MarketCode, string, string]>([
  ['nl', '/nl/shop/my-account', '/nl/shop/'],
  ['fr', '/fr/shop/my-account', '/fr/shop/'],
  ['uk', '/uk/shop/my-account', '/uk/shop/'],
  ['de', '/de/shop/my-account', '/de/shop/'],
])('HDR-D6 shop area links of %s', (code, account, basket) => {
  expect(pathTo(markets[code], 'account')).toBe(account);
  expect(pathTo(markets[code], 'basket')).toBe(basket);
});

test('RTE-1 every address begins with the code of its market', () => {
  for (const market of marketList) {
    const addresses = [
      pathTo(market, 'home'),
      pathTo(market, 'animals'),
      pathTo(market, 'coupons'),
      pathTo(market, 'recipes', { page: 2 }),
      pathTo(market, 'basket'),
    ];
    for (const address of addresses) expect(`${address}/`).toMatch(new RegExp(`^/${market.code}/`));
  }
});

test('RTE-29, RTE-33, RTE-37 only what a market may lack can be null', () => {
  expectTypeOf(pathTo(nl, 'recipes')).toEqualTypeOf<string>();
  expectTypeOf(pathTo(nl, 'recipes', { page: 2 })).toEqualTypeOf<string>();
  expectTypeOf(pathTo(nl, 'recipes', { filter: 'cow' })).toEqualTypeOf<string | null>();
  expectTypeOf(pathTo(nl, 'farmer', { slug: 'a' })).toEqualTypeOf<string>();
  expectTypeOf(pathTo(nl, 'farmshop')).toEqualTypeOf<string | null>();
  expectTypeOf(pathTo(nl, 'blog', { page: 2 })).toEqualTypeOf<string | null>();
  // @ts-expect-error a detail needs its slug
  expect(() => pathTo(nl, 'farmer')).not.toThrow();
});
