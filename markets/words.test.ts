import { describe, expect, test } from 'vitest';
import type { AnimalType, HostKind, Market, ProductKey } from '#contract/market.ts';
import { animalOfFilter, filterWordOf } from '#rules/lists/animal-filter.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { productRoutes, productWordTable } from '#rules/addresses/product-routes.ts';
import { marketList, markets } from './index.ts';
import { expectRow, type PerMarket } from '#tests/setup/market-rows.ts';

describe('route words of appendix A1', () => {
  test('RTE-1 the prefix is the code of the market', () => {
    expectRow((market) => pathTo(market, 'home'), ['/nl', '/fr', '/uk', '/de']);
    expectRow((market) => pathTo(market, 'notFound'), ['/nl/404', '/fr/404', '/uk/404', '/de/404']);
  });

  test('RTE-9 animal menu words', () => {
    expectRow((market) => market.words.animals, ['dieren', 'animaux', 'animals', 'tiere']);
  });

  test('RTE-13, RTE-14, RTE-15, RTE-16, RTE-17 coupon words; one uk entry has no path', () => {
    expect(markets.nl.words.coupons).toEqual([
      'koepon',
      'geef-een-koepon',
      'duurzaam-relatiegeschenk',
      'kerst-pakketten',
    ]);
    expect(markets.fr.words.coupons).toEqual(
      'bon-cadeau offrir-un-bon-cadeau cadeau-entreprise-ecologique coupons'.split(' '),
    );
    expect(markets.uk.words.coupons).toEqual(['coupons', 'give-a-coupon', null, 'christmas-gift-voucher']);
    expect(markets.de.words.coupons).toEqual(['kuhpon', 'verschenke-einen-kuhpon', 'gutschein', 'weihnachtspakete']);
  });

  test('RTE-18 FAQ words', () => {
    expectRow((market) => market.words.faq, ['vragen', 'faq', 'faq', 'fragen']);
  });

  test('RTE-19, FRM-13 farmers words and the special slug of new farmers', () => {
    expectRow((market) => market.words.farmers, ['onze-boeren', 'nos-eleveurs', 'farmers', 'unsere-bauern']);
    expectRow(
      (market) => market.words.newFarmers,
      ['nieuwe-boeren', 'nouveaux-eleveurs', 'new-farmers', 'neue-bauern'],
    );
  });

  test('RTE-20 meat cut words', () => {
    expectRow((market) => market.words.cuts, ['vleesstuk', 'pieces-de-viande', 'cuts', 'fleischstueck']);
  });

  test('RTE-21 mission words', () => {
    expectRow((market) => market.words.mission, ['missie', 'mission', 'mission', 'mission']);
  });

  test('RTE-22 products menu words', () => {
    expectRow((market) => market.words.products, ['ons-vlees', 'nos-viandes', 'meat-boxes', 'unser-fleisch']);
  });

  test('RTE-30 recipes words', () => {
    expectRow((market) => market.words.recipes, ['recepten', 'recettes', 'recipes', 'rezepte']);
  });

  test('RTE-31 breeds words', () => {
    expectRow((market) => market.words.breeds, ['rassen', 'races', 'breeds', 'rassen']);
  });

  test('D9 words of the search over everything', () => {
    expectRow((market) => market.words.search, ['zoeken', 'recherche', 'search', 'suche']);
    expectRow((market) => pathTo(market, 'search'), ['/nl/zoeken', '/fr/recherche', '/uk/search', '/de/suche']);
  });

  test('D3 words of the page of an animal', () => {
    expectRow((market) => market.words.origin, ['herkomst', 'origine', 'origin', 'herkunft']);
    expectRow(
      (market) => pathTo(market, 'animal', { slug: 'NL513402617' }),
      ['/nl/herkomst/NL513402617', '/fr/origine/NL513402617', '/uk/origin/NL513402617', '/de/herkunft/NL513402617'],
    );
  });

  test('RTE-32, RTE-33 farm shop and feedback words; none in fr and uk', () => {
    expectRow((market) => market.words.farmshop, ['boerderij-box', null, null, 'farmbox']);
    expectRow((market) => market.words.feedback, ['feedback', null, null, 'feedback']);
    expectRow((market) => market.farmshop !== null, [true, false, false, true]);
  });

  test('RTE-36, RTE-37 blog words; none in fr and uk', () => {
    expectRow((market) => market.words.blog, ['blog', null, null, 'blog']);
  });
});

const none = null;
const productTable: readonly [ProductKey, ...PerMarket<string | null>][] = [
  ['boar', 'wild', none, none, 'wildfleisch'],
  ['chicken', 'kip', 'poulet', 'free-range-chicken', 'geflugel'],
  ['cow', 'rundvlees', 'boeuf', 'grass-fed-beef', 'rindfleisch'],
  ['deer', 'wild', none, none, 'wildfleisch'],
  ['duck', 'eend', none, none, 'geflugel'],
  ['goat', none, none, none, none],
  ['goose', none, none, none, 'geflugel'],
  ['pig', 'varkensvlees', 'porc-fermier', 'free-range-pork', 'schwein'],
  ['sheep', 'lamsvlees', 'agneau', none, 'lammfleisch'],
  ['turkey', 'kalkoen', none, 'free-range-turkeys', 'geflugel'],
  ['salmon', 'duurzame-vis', none, none, 'nachhaltiger-wildfisch'],
  ['codfish', 'duurzame-vis', none, none, 'nachhaltiger-wildfisch'],
  ['lam', 'lamsvlees', 'agneau', none, 'lammfleisch'],
  ['roe', none, none, none, 'wildfleisch'],
  ['wine', 'wijn', none, none, none],
  ['geurlijn', 'geurlijn', none, none, none],
];

test.each(productTable)(
  'RTE-24, RTE-25, RTE-26, RTE-27, RTE-28, RTE-29 product word of %s in every market',
  (key, ...row) => {
    const entriesOf = (market: Market) => market.productWords.filter((entry) => entry.key === key);
    expectRow((market) => entriesOf(market).length, [1, 1, 1, 1]);
    expectRow((market) => entriesOf(market)[0]?.word, row);
  },
);

test('RTE-24 the keys are those fifteen in their order, and geurlijn', () => {
  for (const market of marketList) {
    expect(market.productWords.map(({ key }) => key)).toEqual(
      'boar chicken cow deer duck goat goose pig sheep turkey salmon codfish lam roe wine geurlijn'.split(' '),
    );
  }
});

test('RTE-38, RTE-39 geurlijn exists on staging, alpha and local hosts only', () => {
  for (const market of marketList) {
    const limited = market.productWords.filter((entry) => 'only' in entry);
    expect(limited).toEqual([expect.objectContaining({ key: 'geurlijn', only: ['staging', 'alpha', 'local'] })]);
  }
});

const filterTable: readonly [AnimalType, ...PerMarket<string | null>][] = [
  ['cow', 'rund', 'boeuf', 'cow', 'rind'],
  ['chicken', 'kip', 'poulet', 'chicken', 'huhn'],
  ['pig', 'varken', 'porc', 'pig', 'schwein'],
  ['game', 'wild', none, none, 'wild'],
  ['deer', 'hert', none, none, 'hirsch'],
  ['roe', none, none, none, 'reh'],
  ['boar', 'wild-zwijn', none, none, 'wildschwein'],
  ['turkey', 'kalkoen', none, 'turkey', 'pute'],
  ['sheep', 'lam', 'agneau', none, 'lamm'],
  ['fish', 'vis', none, none, 'fisch'],
  ['salmon', 'zalm', none, none, 'lachs'],
  ['codfish', 'kabeljauw', none, none, 'kabeljau'],
  ['duck', 'eend', none, none, 'ente'],
  ['goose', none, none, none, 'gans'],
];

test.each(filterTable)('RTE-43 filter word of %s in every market', (animal, ...row) => {
  expectRow((market) => market.filterWords[animal] ?? null, row);
  expectRow((market) => filterWordOf(market, animal), row);
});

test('RTE-43 general, the default of the FAQ, has no filter word', () => {
  for (const market of marketList) {
    expect(Object.keys(market.filterWords)).not.toContain('general');
    expect(animalOfFilter(market, 'general')).toBeNull();
  }
});

const tables: HostKind[] = ['production', 'staging', 'alpha', 'local'];

/** First words of all route groups of a market, the reserved ones included. */
function routeWords({ words }: Market): string[] {
  const { animals, coupons, faq, farmers, cuts, mission, products, recipes, breeds, search, origin, farmshop, blog } =
    words;
  return [
    animals,
    ...coupons,
    faq,
    farmers,
    cuts,
    mission,
    products,
    recipes,
    breeds,
    search,
    origin,
    farmshop,
    blog,
    '404',
    'shop',
  ].filter((word) => word !== null);
}

describe('collision checks of appendix A4', () => {
  test.each(marketList)('RTE-13, RTE-14 every word is unique among the route groups of $code', (market) => {
    const words = routeWords(market);
    expect(new Set(words).size).toBe(words.length);
  });

  test.each(marketList)(
    'RTE-43 filter words are unique inside $code, and only animals sold there have one',
    (market) => {
      const words = Object.values(market.filterWords);
      expect(new Set(words).size).toBe(words.length);
      expect(Object.keys(market.filterWords).toSorted()).toEqual(market.animalTypes.toSorted());
    },
  );

  test.each(marketList)('RTE-16, RTE-29 no route of $code has an empty word', (market) => {
    const below = [market.words.newFarmers, ...Object.values(market.filterWords)];
    for (const word of [...routeWords(market), ...below]) expect(word).toMatch(/^[a-z0-9-]+$/);
    for (const kind of tables) for (const { word } of productRoutes(market, kind)) expect(word).not.toBe('');
    const coupons = market.words.coupons.map((_, index) => pathTo(market, 'coupons', { index }));
    expect(coupons).not.toContain(`/${market.code}`);
    expect(coupons).not.toContain(`/${market.code}/`);
  });

  test.each(marketList)(
    'RTE-39, RTE-40 the second table of $code has the entries of the first, and geurlijn',
    (market) => {
      const sorted = (kind: HostKind) =>
        productWordTable(market, kind)
          .filter(({ key }) => key !== 'geurlijn')
          .map(({ key, word }) => `${key} ${word}`)
          .toSorted();
      for (const kind of ['staging', 'alpha', 'local'] as const) expect(sorted(kind)).toEqual(sorted('production'));
      expect(productWordTable(market, 'production').some(({ key }) => key === 'geurlijn')).toBe(false);
    },
  );

  test('RTE-40 the tables of fr, uk and de have the same order, those of nl have not', () => {
    for (const market of [markets.fr, markets.uk, markets.de]) {
      for (const kind of ['staging', 'alpha', 'local'] as const) {
        expect(productWordTable(market, kind)).toEqual(productWordTable(market, 'production'));
      }
    }
    const withoutGeurlijn = productWordTable(markets.nl, 'staging').filter(({ key }) => key !== 'geurlijn');
    expect(withoutGeurlijn).not.toEqual(productWordTable(markets.nl, 'production'));
  });

  test.each(marketList)('RTE-43 no special slug or page of $code is hidden by a filter word', (market) => {
    const filters = Object.values(market.filterWords);
    expect(filters).not.toContain(market.words.newFarmers);
    for (const word of filters) expect(word).not.toMatch(/^\d+$/);
  });
});
