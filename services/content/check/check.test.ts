// Content that is refused. What is taken with a warning: check-warnings.test.ts.
import { expect, test } from 'vitest';
import {
  bigBox,
  box,
  boxes,
  type Doc,
  farmshop,
  figures,
  issuesOf,
  otherBox,
  page,
  sample,
  withModule,
} from '#tests/setup/content/check-sample.ts';

test('the sample itself is fine', async () => {
  expect(await issuesOf({})).toEqual([]);
});

const farmer = (change: Doc) => {
  const [first, ...others] = sample['farmers.json'] as [Doc, ...Doc[]];
  return { 'farmers.json': [{ ...first, ...change }, ...others] };
};

test.each([
  [{ latitude: 52.25, longitude: 6.16 }, []],
  [{ latitude: null, longitude: null }, []],
  [{ latitude: 52.25 }, ['farmers.json[0] longitude: is needed beside a latitude']],
  [{ longitude: 6.16 }, ['farmers.json[0] latitude: is needed beside a longitude']],
  [
    { latitude: 6.16, longitude: 52.25 },
    ['farmers.json[0] latitude: is outside of the country: latitudes are 50.65 to 53.65, longitudes 3.2 to 7.35'],
  ],
])('the place of a farmer is whole and in the country: %j', async (place, issues) => {
  expect(await issuesOf(farmer(place))).toEqual(issues);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a file of no kind', { 'cows.json': [] }, 'cows.json : is no kind of content'],
  ['broken JSON', { 'faq.json': '' }, 'faq.json : is no kind of content'],
  ['half a file', { 'breeds.json': '[{"slug":' }, 'breeds.json : is not JSON'],
  ['a list of words', { 'breeds.json': ['x'] }, 'breeds.json[0] : must be an object'],
  [
    'a number that is none',
    boxes({ shop_package_price: 'dear' }),
    'packages.json[0] shop_package_price: must be a number of 0 or more',
  ],
  [
    'a date that is none',
    boxes({ product_shop_delivery_date: 'soon' }),
    'packages.json[0] product_shop_delivery_date: must be a date',
  ],
  ['a misspelt field', boxes({ titel: 'x' }), 'packages.json[0] titel: is not a field we know'],
  ['no title', page({ slug: '' }), 'static-pages.json[0] slug: '],
  [
    'broken module settings',
    withModule({ module: 'text', config: '{bad' }),
    'static-pages.json[0] modules.0.config: must be a JSON object',
  ],
  [
    'an unknown module',
    withModule({ module: 'fireworks' }),
    'static-pages.json[0] modules.0.module: no module is called "fireworks"',
  ],
  [
    'a module that names nothing',
    withModule({ module: 'recipe', config: { slug: 'pie' } }),
    'modules.0.config: there is no pie among the recipes',
  ],
  [
    'one id for two modules',
    page({
      modules: [
        { module: 'text', module_id: 'm' },
        { module: 'html', module_id: 'm' },
      ],
    }),
    'modules.1.module_id: is the id of another module',
  ],
  [
    'a slug used twice',
    {
      'breeds.json': [
        { slug: 'bont', title: 'A' },
        { slug: 'bont', title: 'B' },
      ],
    },
    'breeds.json[1] slug: bont is already used by breeds.json[0]',
  ],
  ['a slug with capitals', page({ slug: 'Home' }), 'static-pages.json[0] slug: "Home" must be lower case'],
  [
    'a cut that recipes are not chosen by',
    { 'recipes.json': [{ slug: 'pie', title: 'Pie', cuts: ['shoulder', 'tail'] }] },
    'cuts: "tail" must be one of mince, steak',
  ],
  [
    'a method that recipes are not chosen by',
    { 'recipes.json': [{ slug: 'pie', title: 'Pie', method: 'steam' }] },
    'method: must be one of pan, oven',
  ],
  ['a recipe called like a filter', { 'recipes.json': [{ slug: 'kip', title: 'Kip' }] }, 'slug: kip is a filter word'],
  [
    'a farmer called like a page',
    { 'farmers.json': [...(sample['farmers.json'] as Doc[]), { slug: '2', title: 'Two' }] },
    'slug: 2 would be read as a page number',
  ],
  [
    'a farmer called like the new ones',
    { 'farmers.json': [...(sample['farmers.json'] as Doc[]), { slug: 'nieuwe-boeren', title: 'N' }] },
    'is the word for new farmers',
  ],
  [
    'a package called like a list',
    { 'packages.json': [box, bigBox, otherBox, { ...otherBox, slug: 'wild', product_id: 1 }] },
    'slug: wild is the word of a list of packages',
  ],
  ['a farmer who is nobody', boxes({ farmer_slug: 'nobody' }), 'farmer_slug: there is no "nobody" among the farmers'],
  ['a package of nobody', boxes({ farmer_slug: undefined }), 'farmer_slug: a package names its farmer'],
  [
    'a variation that is none',
    boxes({ package_variations: [{ package_variation_slug: 'x', package_variation_title: 'X' }] }),
    'package_variations: there is no package "x"',
  ],
  [
    'a relation to nothing',
    boxes({ related: { packages: ['x'] } }),
    'related.packages: there is no "x" among the packages',
  ],
  [
    'a picture that is missing',
    boxes({ image_url: '/media/missing.webp' }),
    'image_url: there is no picture /media/missing.webp',
  ],
  ['a link to nowhere', page({ body: '<p><a href="/nl/nowhere">x</a></p>' }), 'body: /nl/nowhere leads to no page'],
  [
    'a link to another market',
    page({ link_1: '/de/about', link_1_title: 'x' }),
    'link_1: /de/about must start with /nl',
  ],
  [
    'a price per kilo that is wrong',
    boxes({ shop_package_price_per_kilo: 21 }),
    'shop_package_price_per_kilo: is 21, but the other numbers say 20',
  ],
  [
    'a weight that is wrong',
    boxes({ shop_package_frontend_size: '5 kg', shop_package_price_per_kilo: 16.4 }),
    'shop_package_frontend_size: is 5, but the other numbers say 4.1',
  ],
  [
    'a percentage that is wrong',
    boxes({ shop_product_percentage_sold: 30 }),
    'shop_product_percentage_sold: is 30, but the other numbers say 25',
  ],
  [
    'more buyers than packages',
    boxes({ shop_product_buyer_count: 97 }),
    'shop_product_buyer_count: 97 buyers for 96 packages',
  ],
  ['sold out but not all sold', boxes({ shop_product_stock_status: 'soldout' }), 'a sold out package is 100 % sold'],
  ['a former price below the price', boxes({ previous_price: 80 }), 'previous_price: 80 is not above the price 82'],
  [
    'pieces that do not fill packs',
    boxes({ packages: [{ cut_packages: [{ name: 'steak', total_pieces: 3, pieces_per_vac: 2, weight: 2733 }] }] }),
    'packages: total_pieces must be a multiple',
  ],
  [
    'a farm shop price per kilo that is wrong',
    farmshop({ price_per_kilo: 31 }),
    'price_per_kilo: is 31, but the other numbers say 30',
  ],
  ['kilocalories that are others', farmshop({ ...figures, energy_kcal: 245 }), 'energy_kcal: 245 kcal are not 1000 kJ'],
  ['half a table of nutrition', farmshop({ energy_kj: 1000 }), 'sugars: is missing: a table of nutrition is whole'],
  ['salt below nothing', farmshop({ ...figures, salt: -1 }), 'salt: must be a number of 0 or more'],
  ['an allergen nobody knows', farmshop({ allergens: ['wheat'] }), 'allergens: "wheat" must be one of gluten,'],
  ['a husbandry level 6', farmshop({ husbandry_level: 6 }), 'husbandry_level: must be a whole number from 1 to 5'],
  [
    'a day no year has',
    boxes({ season_from: '02-30', season_until: '04-01' }),
    'season_from: must be a month and a day',
  ],
  ['half a season', withModule({ module: 'text', season_from: '10-01' }), 'modules.0.season_until: must be a month'],
  ['one id for two goods', farmshop({ bundled_item_id: 2 }), 'bundled_item_id: 2 is already used by'],
  ['an id that is no number', boxes({ product_id: 'x1' }), 'product_id: "x1" must be a whole number'],
  ['a cut that is none', farmshop({ relation_slug: 'x' }), 'relation_slug: there is no meat cut or package "x"'],
  ['popular but unknown', { 'popular.json': ['x'] }, 'popular.json : there is no farm shop product x'],
  [
    'a redirect to nowhere',
    { 'redirects.json': { '/nl/old': { to: '/nl/nowhere' } } },
    '/nl/old: /nl/nowhere leads to no page',
  ],
])('API-54 content is refused with its place: %s', async (_mistake, changes, expected) => {
  expect(await issuesOf(changes)).toContainEqual(expect.stringContaining(expected));
});

test('RTE-D15 with content elsewhere a redirect may lead to a page of that service, but not to an address no page can have', async () => {
  const redirects = { '/nl/old': { to: '/nl/recepten/theirs' }, '/nl/odd': { to: '/nl/recepten/kip/x' } };
  const only = { 'redirects.json': redirects };
  expect(await issuesOf(only, true)).toEqual(['redirects.json /nl/odd: /nl/recepten/kip/x leads to no page']);
  expect(await issuesOf(only)).toHaveLength(2);
  // Links of our own content lead to our own pages.
  expect(await issuesOf(page({ url: '/nl/recepten/theirs' }), true)).toHaveLength(1);
});

test('A34 a placeholder nobody fills in is refused, with its place', async () => {
  expect(await issuesOf(page({ body: '<p>{cancel_until} {cancelling} {delivery_promise}</p>' }))).toEqual([
    expect.stringMatching(/^static-pages\.json\[0\] body: has \{cancel_until\}, which nobody fills in/),
  ]);
});

test('A36 the last day of delivery is not before the first', async () => {
  const dates = (last: string) => ({ product_shop_delivery_date: '2030-12-21', product_shop_last_delivery_date: last });
  const said = async (last: string) =>
    (await issuesOf(boxes(dates(last)))).filter((issue) => issue.includes('last_delivery'));
  expect(await said('2030-12-24')).toEqual([]);
  expect(await said('2030-12-20')).toEqual([
    expect.stringContaining('product_shop_last_delivery_date: is before the day of product_shop_delivery_date'),
  ]);
});
