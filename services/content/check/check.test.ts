import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
import { sampleContent, writeContent } from '#tests/setup/sample-content.ts';
import { checkContent } from './check.ts';
import { readMarketFiles } from '#services/content/content-files.ts';

const sample = sampleContent(markets.nl);

type Said = 'issues' | 'warnings';

/** What is said about the sample content with some files changed. */
async function saidOf(
  said: Said,
  changes: Record<string, unknown>,
  { hasOtherPages = false, market = markets.nl }: { hasOtherPages?: boolean; market?: Market } = {},
): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-check-'));
  await writeContent(dir, { ...sample, ...changes });
  const files = await readMarketFiles(dir);
  await rm(dir, { recursive: true, force: true });
  const hasPicture = (name: string) => name !== 'missing';
  const now = new Date('2026-11-15T12:00:00Z');
  const checked = checkContent({ market, files, now, hasPicture, hasOtherPages });
  return checked[said].map(({ file, field, reason }) => `${file} ${field}: ${reason}`);
}

const issuesOf = (changes: Record<string, unknown>, hasOtherPages = false) =>
  saidOf('issues', changes, { hasOtherPages });

type Doc = Record<string, unknown>;
const [box, bigBox, otherBox] = sample['packages.json'] as [Doc, Doc, Doc];
const boxes = (change: Doc) => ({ 'packages.json': [{ ...box, ...change }, bigBox, otherBox] });
const page = (change: Doc) => ({
  'static-pages.json': [
    { slug: 'home', title: 'Home', ...change },
    { slug: 'about', title: 'About' },
  ],
});
const withModule = (module: Doc) => page({ modules: [{ module_id: 'm', ...module }] });
const farmshop = (change: Doc) => {
  const [steak, ...others] = sample['farmshop-products.json'] as [Doc, ...Doc[]];
  return { 'farmshop-products.json': [{ ...steak, ...change }, ...others] };
};

const figures = {
  energy_kj: 1000,
  energy_kcal: 239,
  fat: 15,
  saturates: 6,
  carbohydrate: 2,
  sugars: 1,
  protein: 18,
  salt: 1,
};

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

const cow = {
  shop_brand_slug: 'cow',
  product_shop_delivery_date: 'now+26d',
  shop_animal_nr: '5736 2041 8 en 5736 2056 3',
  shop_package_total_meals_for_person: '6',
};
const holding = (cut: Doc) => ({
  ...cow,
  packages: [{ cut_packages: [{ name: 'x', total_pieces: 1, pieces_per_vac: 1, weight: 4100, meals: 6, ...cut }] }],
});
const delivered = {
  shop_brand_slug: 'cow',
  shop_animal_nr_prefix: 'NL',
  shop_animal_nr: '5736 2056 3',
  delivery_week: 1,
};

test('two animals for the kilos of two, and nobody is warned', async () => {
  expect(await saidOf('warnings', boxes(cow))).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'one ox, 42 tails',
    boxes(holding({ frontend_name: 'Ossenstaart', weight: 500 })),
    'Ossenstaart: one animal has a tail',
  ],
  [
    'more kilos than one cow has',
    boxes({ ...cow, shop_animal_nr: '5736 2041 8' }),
    'shop_animal_nr: 96 packages of 4.1 kg are 394 kg; one animal is named, which gives at most 300 kg',
  ],
  [
    'more kilos than two of a light breed have',
    boxes({ ...cow, shop_animal_name: 'Lakenvelder', shop_product_total_package_available: 120 }),
    'shop_animal_nr: 120 packages of 4.1 kg are 492 kg; 2 animals are named, which give at most 440 kg',
  ],
  [
    'one cow in two boxes',
    { 'packages.json': [{ ...box, ...cow }, { ...box, ...cow, slug: 'twin', product_id: 77 }, bigBox, otherBox] },
    'shop_animal_nr: NL 573620418 is named by 2 packages, which take 394 kg of it; it gives at most 300 kg',
  ],
  [
    'an ear tag a digit short',
    boxes({ ...cow, shop_animal_nr: '5736 2041' }),
    'shop_animal_nr: "57362041" is no number of a cow in NL',
  ],
  [
    'an animal that was delivered already',
    { ...boxes(cow), 'traceability.json': [delivered] },
    'shop_animal_nr: NL 573620563 still sells, but was delivered already',
  ],
  [
    'an animal that lies in the farm shop already',
    { ...boxes(cow), ...farmshop({ animal_nr: 'NL 5736 2056 3' }) },
    'shop_animal_nr: NL 573620563 still sells, but was delivered already or lies in the farm shop',
  ],
  [
    'a flock of cows',
    boxes({ ...cow, shop_animal_nr_prefix: 'Koppel', shop_animal_nr: 'B-2026-31' }),
    'shop_animal_nr: cow carries a tag of its country (NL, FR, UK, DE), not "Koppel"',
  ],
  [
    'a chicken with an ear tag',
    farmshop({ animal_type: 'chicken', animal_nr: 'NL 5736 2041 8' }),
    'animal_nr: chicken is marked as a flock (Koppel, Lot, Flock, Herde), not with "NL"',
  ],
  [
    'a boar with an ear tag',
    farmshop({ animal_type: 'boar', animal_nr: 'NL 5736 2041 8' }),
    'animal_nr: boar is marked as a game tag or a bag',
  ],
  [
    'meals that are not those of the contents',
    boxes({ ...cow, shop_package_total_meals_for_person: '9' }),
    'shop_package_total_meals_for_person: is 9, but the other numbers say 6',
  ],
  [
    'a loose piece of an animal nobody can find',
    farmshop({ animal_nr: 'NL 12' }),
    'animal_nr: "12" is no number of a cow in NL',
  ],
  [
    'pink mince',
    farmshop({ body: '<p>Laat het gehakt roze.</p>' }),
    'body: poultry, mince, liver and wild boar are cooked',
  ],
  [
    'beef without its origin',
    boxes({ ...cow, slaughter_country: '' }),
    'slaughter_country: beef says where it was born, reared, slaughtered and cut',
  ],
  [
    'an approval number that is none',
    farmshop({ slaughter_approval: 'Bouma' }),
    'slaughter_approval: "Bouma" is no approval number',
  ],
  [
    'sausages without ingredients',
    farmshop({ title: 'Runderworst' }),
    'ingredients: Runderworst has several ingredients, and none is named',
  ],
  [
    'wheat that is not emphasised',
    farmshop({ ...figures, ingredients: '<p>Paneermeel (tarwe), zout.</p>' }),
    'ingredients: tarwe must be emphasised',
  ],
  [
    'an emphasised allergen without its code',
    farmshop({ ...figures, ingredients: '<p>Paneermeel (<strong>tarwe</strong>), zout.</p>' }),
    'allergens: gluten is emphasised among the ingredients, and missing here',
  ],
  [
    'ingredients without nutrition',
    farmshop({ ingredients: '<p>Rundvlees, zout.</p>' }),
    'energy_kj: food of several ingredients has a table of nutrition',
  ],
  ['a nameless fish', farmshop({ animal_type: 'fish' }), 'scientific_name: fish is sold with its scientific name'],
  [
    'a fish with an ear tag',
    farmshop({ animal_type: 'fish', animal_nr: 'NL 5736 2041 8' }),
    'animal_nr: fish is marked as',
  ],
  [
    'an organic badge nobody vouches for',
    farmshop({ is_organic: 1 }),
    'organic_code: the badge organic needs its number',
  ],
  ['a fish badge without a number', boxes({ ...cow, is_msc: 1 }), 'certificates: the badge MSC needs its number'],
  [
    'a strike price out of thin air',
    boxes({ ...cow, previous_price: 99 }),
    'previous_price: 99 is crossed out, but price_log does not say what it cost before',
  ],
  [
    'a cow that is alive, promised in four days',
    boxes({ ...cow, product_shop_delivery_date: undefined }),
    'product_shop_delivery_date: is missing: it is neither express nor in the freezer',
  ],
  [
    'a cow that is alive, and here before it has hung',
    boxes({ ...cow, product_shop_delivery_date: 'now+13d' }),
    'product_shop_delivery_date: is 13 days away: beef hangs 14 days at least, and this is still on sale',
  ],
  [
    'a cow whose day is over',
    boxes({ ...cow, product_shop_delivery_date: '2026-11-14' }),
    'product_shop_delivery_date: is over: the page promises the usual days',
  ],
  [
    'a bird that feeds twice as many',
    boxes(holding({ frontend_name: 'Hele kip', weight: 4100, meals: 30 })),
    'packages: Hele kip: 137 g a meal for two',
  ],
  ['a protected name', boxes({ ...cow, title: 'Bresse-kip' }), 'title: "Bresse-kip" is a protected name'],
  ['a health claim', page({ body: '<p>Rundvlees is gezond.</p>' }), 'body: "gezond" is no authorised health claim'],
  ['a green claim', page({ seo_title: 'Duurzaam vlees' }), 'seo_title: "Duurzaam" is a general green claim'],
  ['no gluten', farmshop({ summary: 'Worst zonder gluten' }), 'summary: "zonder gluten" is a claim: only'],
  [
    'a cold chicken',
    { 'questions.json': [{ question: 'Gaar?', answer: '<p>Kip is gaar bij 62 °C.</p>' }] },
    'answer: poultry, mince, liver and wild boar need 70 °C',
  ],
])('content is taken with a warning at its place: %s', async (_mistake, changes, expected) => {
  expect(await saidOf('warnings', changes)).toContainEqual(expect.stringContaining(expected));
  expect((await issuesOf(changes)).filter((issue) => issue.includes(expected))).toEqual([]);
});

test('D8.1 pork without how the pigs were kept is told where the law asks for it, and nowhere else', async () => {
  const pork = farmshop({ animal_type: 'pig', animal_nr: 'NL 4471820' });
  const told = 'farmshop-products.json[0] husbandry_level: pork is sold here with how the pigs were kept, 1 to 5';
  expect(markets.de.namesPorkHusbandry).toBe(true);
  const german = { ...markets.nl, namesPorkHusbandry: true };
  expect(await saidOf('warnings', pork, { market: german })).toContain(told);
  expect(await saidOf('warnings', pork)).not.toContain(told);
});

test('the law that is named is the one of the market', async () => {
  const british = { ...markets.nl, langTag: 'en-GB' } satisfies Market;
  const greenAndCheap = { ...page({ body: '<p>Sustainable beef.</p>' }), ...boxes({ ...cow, previous_price: 99 }) };
  const said = (await saidOf('warnings', greenAndCheap, { market: british })).join('\n');
  expect(said).toContain('"Sustainable" is a general green claim without proof (Digital Markets');
  expect(said).toContain('price_log does not say what it cost before (Digital Markets');
  expect((await saidOf('warnings', boxes({ ...cow, previous_price: 99 }))).join()).toContain('(Directive 98/6/EC');
});

test('RTE-D15 with content elsewhere a redirect may lead to a page of that service, but not to an address no page can have', async () => {
  const redirects = { '/nl/old': { to: '/nl/recepten/theirs' }, '/nl/odd': { to: '/nl/recepten/kip/x' } };
  const only = { 'redirects.json': redirects };
  expect(await issuesOf(only, true)).toEqual(['redirects.json /nl/odd: /nl/recepten/kip/x leads to no page']);
  expect(await issuesOf(only)).toHaveLength(2);
  // Links of our own content lead to our own pages.
  expect(await issuesOf(page({ url: '/nl/recepten/theirs' }), true)).toHaveLength(1);
});
