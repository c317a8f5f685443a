// What modules say about the package of their page.
import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { type Market, markets } from '#markets/index.ts';
import { dataOf, type Setting } from '#tests/setup/load-modules.ts';

const box = (fields: object) => Package.parse({ slug: 'box', title: 'Box', ...fields });
const onBox = (fields: object, market: Market = markets.nl): Setting => ({
  market,
  page: { relatedType: 'product', slug: 'box', package: box(fields) },
});

test.each([
  ['nl', '4,1 kg', 'automatic', 'half'],
  ['nl', '4,11 kg', 'automatic', 'threeQuarters'],
  ['nl', '8,09 kg', undefined, 'threeQuarters'],
  ['nl', '8,1 kg', 'huge', 'full'],
  ['fr', '4.1 kg', 'automatic', 'half'],
  ['uk', '4 kg', 'automatic', 'half'],
  ['uk', '4.01 kg', 'automatic', 'threeQuarters'],
  ['uk', '8.1 kg', 'automatic', 'full'],
  ['de', '6,99 kg', 'automatic', 'threeQuarters'],
  ['de', '7 kg', 'automatic', 'full'],
  ['nl', '12 kg', 'small', 'half'],
  ['nl', '2 kg', 'medium', 'threeQuarters'],
  ['nl', '2 kg', 'large', 'full'],
  ['nl', null, 'large', 'full'],
] as const)(
  'MOD-21 MOD-22 MOD-23 MOD-24 MOD-25 MOD-26 MOD-27 MOD-D5 MOD-D6 in %s %s with config %s is %s',
  async (code, size, config, fit) => {
    const module = { module: 'freezer-fit', config: { size: config } } as const;
    const data = await dataOf(module, {}, onBox({ shop_package_frontend_size: size }, markets[code]));
    expect(data).toMatchObject({ fit, weight: size, filled: expect.any(Number) });
  },
);

test.each([
  ['2 kg', 'automatic', 25],
  ['4,1 kg', 'automatic', 50],
  ['5 kg', 'automatic', 75],
  ['8,1 kg', 'automatic', 100],
  [null, 'small', 50],
] as const)('MOD-20 %s with config %s is drawn as a drawer that is %i percent full', async (size, config, filled) => {
  const module = { module: 'freezer-fit', config: { size: config } } as const;
  expect(await dataOf(module, {}, onBox({ shop_package_frontend_size: size }))).toMatchObject({ filled });
});

test('MOD-D5 without a weight the freezer block is hidden', async () => {
  expect(await dataOf({ module: 'freezer-fit' }, {}, onBox({}))).toBeNull();
  expect(await dataOf({ module: 'freezer-fit' }, {})).toBeNull();
});

test.each([
  [96, 75, 37, 11],
  [45, 20, 20, 25],
  [10, 0, 1, 10],
  [10, 10, 10, 0],
])(
  'CRD-15 CRD-16 CRD-17 CRD-18 CRD-D7 %s packages and %s buyers: %s buyers and %s packages are shown',
  async (total, buyers, shown, left) => {
    const setting = onBox({
      shop_product_total_package_available: total,
      shop_product_buyer_count: buyers,
      shop_product_stock_status: 'instock',
    });
    expect(await dataOf({ module: 'buyers-tooltip' }, {}, setting)).toBe(shown);
    expect(await dataOf({ module: 'packages-remaining-tooltip' }, {}, setting)).toBe(left);
  },
);

test.each(['coming_soon', 'soldout', 'outofstock', 'onbackorder'])(
  'CRD-5 CRD-D5 a package that is %s shows neither buyers nor remains',
  async (status) => {
    const setting = onBox({
      shop_product_total_package_available: 40,
      shop_product_buyer_count: 4,
      shop_product_stock_status: status,
    });
    expect(await dataOf({ module: 'buyers-tooltip' }, {}, setting)).toBeNull();
    expect(await dataOf({ module: 'packages-remaining-tooltip' }, {}, setting)).toBeNull();
  },
);

test.each([
  ['soldout', { slug: 'blaarkop', isComingSoon: false }],
  ['coming_soon', { slug: 'blaarkop', isComingSoon: true }],
  ['instock', null],
] as const)('SGN-14 the sold-out form of a package that is %s is offered %o', async (stock, offer) => {
  const setting = onBox({ slug: 'blaarkop', shop_brand_slug: 'cow', shop_product_stock_status: stock });
  expect(await dataOf({ module: 'sold-out-sign-up' }, {}, setting)).toEqual(offer);
});
