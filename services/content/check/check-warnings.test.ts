// Content that is taken with a warning. What is refused: check.test.ts.
import { expect, test } from 'vitest';
import type { Market } from '#contract/market.ts';
import { markets } from '#markets/index.ts';
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
  saidOf,
} from '#tests/setup/content/check-sample.ts';

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
  [
    'HDR-2, HDR-D1 an entry of a menu that stands too deep to be shown',
    {
      'menus.json': {
        animals: [],
        'main-menu': [null, 1, 2, 3].map((parent_id, at) => ({
          menu_item_id: at + 1,
          parent_id,
          title: 'Op',
          url: '/',
        })),
        footer: [],
      },
    },
    'items.3.parent_id: is on level 4: a menu shows 3',
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
  // A31 the law knows no sausage.
  const sausage = farmshop({ animal_type: 'pig', animal_nr: 'NL 4471820', ingredients: '<p>Varkensvlees, zout.</p>' });
  expect(await saidOf('warnings', sausage, { market: german })).not.toContain(told);
});

test('the law that is named is the one of the market', async () => {
  const british = { ...markets.nl, langTag: 'en-GB' } satisfies Market;
  const greenAndCheap = { ...page({ body: '<p>Sustainable beef.</p>' }), ...boxes({ ...cow, previous_price: 99 }) };
  const said = (await saidOf('warnings', greenAndCheap, { market: british })).join('\n');
  expect(said).toContain('"Sustainable" is a general green claim without proof (Digital Markets');
  expect(said).toContain('price_log does not say what it cost before (Digital Markets');
  expect((await saidOf('warnings', boxes({ ...cow, previous_price: 99 }))).join()).toContain('(Directive 98/6/EC');
});
