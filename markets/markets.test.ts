import { describe, expect, test } from 'vitest';
import { Market } from '#contract/market.ts';
import type { AnimalType, HostKind, ProductKey } from '#contract/market.ts';
import { animalOfFilter, filterWordOf } from '#rules/animal-filter.ts';
import { hostKind } from '#rules/host-kind.ts';
import { homeOf, marketOfPath } from '#rules/language.ts';
import { parsePath } from '#rules/parse-path.ts';
import { pathTo } from '#rules/paths.ts';
import { productRoutes, productWordTable } from '#rules/product-routes.ts';
import { defaultMarket, findMarket, marketList, markets, type MarketCode } from './index.ts';

const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies readonly MarketCode[];
type PerMarket<T> = readonly [nl: T, fr: T, uk: T, de: T];

/** Compares one value of every market with a row of the appendix, in the order nl, fr, uk, de. */
function expectRow<T>(read: (market: Market) => T, row: PerMarket<T>) {
  expect(codes.map((code) => read(markets[code]))).toEqual(row);
}

test('MKT-3 exactly four country versions run: nl, fr, uk and de', () => {
  expect(Object.keys(markets)).toEqual(['nl', 'fr', 'uk', 'de']);
  expect(marketList.map(({ code }) => code)).toEqual(['nl', 'fr', 'uk', 'de']);
});

test.each(marketList)('MKT-11 the settings of $code say what every market must say', (market) => {
  expect(Market.parse(market)).toEqual(market);
  for (const setting of [
    'theme',
    'title',
    'languageName',
    'langTag',
    'currency',
    'locale',
    'domain',
    'siteUrl',
  ] as const) {
    expect(market[setting]).not.toBe('');
  }
  for (const setting of ['stagingUrl', 'localUrl', 'logo', 'categories', 'payments', 'animalTypes'] as const) {
    expect(market[setting]).toBeTruthy();
  }
  expect(market).toHaveProperty('socialAdminId');
  expect(market).toHaveProperty('twitterHandle');
});

test('MKT-11 a market file with a mistake is refused', () => {
  const refused: object[] = [
    { currency: 'euro' },
    { words: { ...markets.nl.words, faq: '' } },
    { words: { ...markets.nl.words, faq: 'Vragen en antwoorden' } },
    { animalTypes: ['cow', 'unicorn'] },
    { colour: 'green' },
  ];
  for (const mistake of refused) expect(Market.safeParse({ ...markets.nl, ...mistake }).success).toBe(false);
});

test('MKT-23, RTE-4 the default market is nl', () => {
  expect(defaultMarket.code).toBe('nl');
  expect(findMarket('de')?.code).toBe('de');
  expect(findMarket('NL')).toBeUndefined();
  expect(findMarket('global')).toBeUndefined();
});

describe('settings of appendix B', () => {
  test('MKT-6 the de version runs under a brand of its own', () => {
    expectRow((market) => market.brand, ['Kudde', 'Kudde', 'Kudde', 'Weidekiste']);
    expectRow((market) => market.theme, ['kudde', 'kudde', 'kudde', 'weidekiste']);
    expectRow(
      (market) => market.title,
      [
        'Kudde - eerlijk vlees van de boer',
        'Kudde - la viande de nos éleveurs',
        'Kudde - meat from farmers you know',
        'Weidekiste - Fleisch direkt vom Bauern',
      ],
    );
  });

  test('MKT-8, MKT-13 nl, fr and de sell in euro, uk in pounds under its true code', () => {
    expectRow((market) => market.currency, ['EUR', 'EUR', 'GBP', 'EUR']);
  });

  test('MKT-12 lang tags, and the languages that go with them', () => {
    expectRow((market) => market.langTag, ['nl-NL', 'fr-FR', 'en-GB', 'de-DE']);
    expectRow((market) => market.locale, ['nl-NL', 'fr-FR', 'en-GB', 'de-DE']);
    expectRow((market) => market.ogLocale, ['nl_NL', 'fr_FR', 'en_GB', 'de_DE']);
    expectRow((market) => market.languageName, ['Nederlands', 'Français', 'English', 'Deutsch']);
    expectRow((market) => market.siteLanguage, ['nl', 'fr', 'en', 'de']);
    expectRow((market) => market.timeZone, ['Europe/Amsterdam', 'Europe/Paris', 'Europe/London', 'Europe/Berlin']);
  });

  test('MKT-11 addresses', () => {
    const kudde = 'www.kudde.example';
    expectRow((market) => market.domain, [kudde, kudde, kudde, 'www.weidekiste.example']);
    expectRow(
      (market) => market.siteUrl,
      [
        'https://www.kudde.example/nl',
        'https://www.kudde.example/fr',
        'https://www.kudde.example/uk',
        'https://www.weidekiste.example/de',
      ],
    );
    expectRow(
      (market) => market.stagingUrl,
      [
        'https://staging.kudde.example/nl',
        'https://staging.kudde.example/fr',
        'https://staging.kudde.example/uk',
        'https://staging.weidekiste.example/de',
      ],
    );
    expectRow(
      (market) => market.localUrl,
      ['http://localhost:3000/nl', 'http://localhost:3000/fr', 'http://localhost:3000/uk', 'http://localhost:3000/de'],
    );
  });

  test('MKT-11 the logo of de differs from that of the other markets', () => {
    const kudde = '/images/logo-kudde.svg';
    expectRow((market) => market.logo, [kudde, kudde, kudde, '/images/logo-weidekiste.svg']);
  });

  test('MKT-11 social links, where they are set', () => {
    expectRow((market) => market.socialAdminId, [null, null, null, null]);
    expectRow((market) => market.twitterHandle, ['@kudde_nl', '@kudde_fr', '@kudde_uk', '@weidekiste']);
    const facebook = 'https://facebook.example/kudde';
    expectRow(
      (market) => market.social.facebook,
      [facebook, facebook, facebook, 'https://facebook.example/weidekiste'],
    );
    expectRow((market) => market.social.twitter !== null, [true, false, true, false]);
    expectRow((market) => market.social.instagram !== null, [true, true, true, true]);
    expectRow((market) => market.social.pinterest !== null, [true, false, false, true]);
  });

  test('MKT-14 categories map cow, chicken and deer', () => {
    expectRow(
      (market) => market.categories,
      [
        { cow: 'koe', chicken: 'kip', deer: 'hert' },
        { cow: 'vache', chicken: 'poulet', deer: 'cerf' },
        { cow: 'cow', chicken: 'chicken', deer: 'deer' },
        { cow: 'kuh', chicken: 'huhn', deer: 'hirsch' },
      ],
    );
  });

  test('MKT-15, MKT-16, MKT-17, MKT-18 payments in their order', () => {
    expect(markets.nl.payments).toEqual('ideal mastercard visa amex paypal klarna google-pay apple-pay'.split(' '));
    expect(markets.de.payments).toEqual(
      'dpd paypal mastercard visa amex sofort giropay klarna google-pay apple-pay'.split(' '),
    );
    expect(markets.uk.payments).toEqual(['mastercard', 'visa', 'amex', 'paypal', 'klarna']);
    expect(markets.fr.payments).toEqual(['mastercard', 'visa', 'amex', 'paypal', 'klarna', 'kadeos']);
  });

  test('MKT-19, MKT-20, MKT-21, MKT-22 animal types in their order', () => {
    expect(markets.nl.animalTypes).toEqual(
      'cow chicken pig game deer boar turkey sheep fish salmon duck codfish'.split(' '),
    );
    expect(markets.de.animalTypes).toEqual(
      'cow chicken pig game deer roe boar turkey sheep fish salmon codfish duck goose'.split(' '),
    );
    expect(markets.uk.animalTypes).toEqual(['cow', 'chicken', 'pig', 'turkey']);
    expect(markets.fr.animalTypes).toEqual(['cow', 'pig', 'chicken', 'sheep']);
  });

  test('SGN-D3 every market has its list of animals for the sold-out sign-up', () => {
    expect(markets.fr.soldOutSignUpAnimals).toEqual(['cow', 'pig', 'chicken', 'sheep']);
    expect(markets.uk.soldOutSignUpAnimals).toEqual(['cow', 'chicken', 'pig', 'turkey']);
    for (const market of marketList) expect(market.soldOutSignUpAnimals).toEqual(market.animalTypes);
  });

  test('MKT-11 the basket count is loaded only for nl and de', () => {
    expectRow((market) => market.hasBasketCount, [true, false, false, true]);
  });

  test('FSH-51 farm shop delivery is free from 99', () => {
    expectRow((market) => market.farmshop?.freeDeliveryFrom ?? null, [99, null, null, 99]);
  });

  test('CPN-6 the luxury printed coupon costs 2.95 more', () => {
    expectRow((market) => market.luxuryCouponExtra, [2.95, 2.95, 2.95, 2.95]);
  });

  test('CPN-7 insulated delivery costs 6.95, in de only', () => {
    expectRow((market) => market.farmshop?.insulatedDelivery ?? null, [null, null, null, 6.95]);
  });

  test('FSH-47, FSH-48, FSH-50 deadline hour, lead days and closed days', () => {
    expectRow((market) => market.delivery.deadlineHour, [10, 10, 10, 10]);
    expectRow((market) => market.delivery.leadDays, [4, 5, 4, 3]);
    expectRow((market) => market.delivery.closedDays, [[0], [0, 6], [0, 6], [0, 6]]);
  });

  test('MKT-11 freezer bounds', () => {
    expectRow((market) => market.freezer.halfUpToKg, [4.1, 4.1, 4, 4.1]);
    expectRow((market) => market.freezer.fullFromKg, [8.1, 8.1, 8.1, 7]);
  });

  test('FSH-15, FSH-16 banner positions', () => {
    expectRow(
      (market): unknown => market.farmshop?.bannerPositions ?? null,
      [
        { cow: [4, 12, 20], chicken: [8], pig: [8], sheep: [4], fish: [3], deer: [7] },
        null,
        null,
        { bioCow: [4, 12, 20], cow: [4], chicken: [4], pig: [4] },
      ],
    );
    // Slugs are handed out in this order.
    expect(Object.keys(markets.nl.farmshop.bannerPositions)).toEqual([
      'cow',
      'chicken',
      'pig',
      'sheep',
      'fish',
      'deer',
    ]);
    expect(Object.keys(markets.de.farmshop.bannerPositions)).toEqual(['bioCow', 'cow', 'chicken', 'pig']);
  });

  test('FSH-18 eight nl and six de banner slugs, one for each position', () => {
    expect(markets.nl.farmshop.bannerSlugs).toEqual(
      'nl-banner-1 nl-banner-2 nl-banner-3 nl-banner-4 nl-banner-5 nl-banner-6 nl-banner-7 nl-banner-8'.split(' '),
    );
    expect(markets.de.farmshop.bannerSlugs).toEqual(
      'de-banner-1 de-banner-2 de-banner-3 de-banner-4 de-banner-5 de-banner-6'.split(' '),
    );
    expect(Object.values(markets.nl.farmshop.bannerPositions).flat()).toHaveLength(8);
    expect(Object.values(markets.de.farmshop.bannerPositions).flat()).toHaveLength(6);
  });

  test('FSH-14 only de has a group for organic beef', () => {
    expectRow((market) => market.farmshop?.hasBioCow ?? false, [false, false, false, true]);
  });

  test('FSH-10 the feedback form differs per language', () => {
    expectRow(
      (market) => market.farmshop?.feedbackForm ?? null,
      ['https://feedback.example/kudde-nl', null, null, 'https://feedback.example/weidekiste-de'],
    );
  });

  test('MKT-11 contact details stand under reserved example names', () => {
    expectRow(
      (market) => market.email,
      ['klantenservice@kudde.example', 'service@kudde.example', 'hello@kudde.example', 'service@weidekiste.example'],
    );
    for (const { phone } of marketList) expect(phone).toMatch(/^\+\d/);
  });

  test('MKT-11 names that the shop area, the mailing service and the cookie go by', () => {
    expectRow((market) => market.shopPlugin, ['grutto', 'grutto', 'grutto', 'grutto']);
    const cookie = 'newsletter_popup';
    expectRow((market) => market.newsletterCookie, [cookie, cookie, cookie, cookie]);
    expectRow((market) => market.consent, ['none', 'none', 'none', 'none']);
    for (const { mailing } of marketList) {
      expect(mailing.subscribe).not.toBe('');
      expect(mailing.groupField).toMatch(/^group\[/);
      expect(mailing.groupValue).not.toBe('');
    }
  });
});

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
  const { animals, coupons, faq, farmers, cuts, mission, products, recipes, breeds, farmshop, blog } = words;
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

describe('a fifth market, which no code knows', () => {
  const be: Market = {
    ...markets.nl,
    code: 'be',
    langTag: 'nl-BE',
    locale: 'nl-BE',
    ogLocale: 'nl_BE',
    domain: 'www.kudde-be.example',
    siteUrl: 'https://www.kudde-be.example/be',
    animalTypes: ['cow', 'goose', 'deer'],
    soldOutSignUpAnimals: [],
    filterWords: { cow: 'koe', goose: 'gans', deer: 'hert' },
    words: {
      ...markets.nl.words,
      farmers: 'boeren',
      newFarmers: 'net-begonnen',
      products: 'vlees',
      coupons: [null, 'bon', null, null],
      farmshop: null,
      feedback: null,
      blog: 'verhalen',
    },
    productWords: [
      { key: 'goose', word: 'gevogelte' },
      { key: 'duck', word: 'gevogelte' },
      { key: 'roe', word: 'ree' },
      { key: 'cow', word: null },
      { key: 'geurlijn', word: 'geur', only: ['alpha'] },
    ],
    productOrderOffProduction: ['roe'],
  };
  const five = { markets: [...marketList, be], defaultMarket };
  const parse = (path: string) => parsePath(path, marketOfPath(path, five), 'production');

  test('MKT-11 its file is accepted', () => {
    expect(Market.parse(be)).toEqual(be);
  });

  test('RTE-24, RTE-39, RTE-40 its product routes follow from its words', () => {
    expect(productRoutes(be, 'production')).toEqual([
      { key: 'goose', word: 'gevogelte', animals: ['goose', 'duck'] },
      { key: 'roe', word: 'ree', animals: ['roe', 'game'] },
    ]);
    expect(productRoutes(be, 'alpha').map(({ word }) => word)).toEqual(['ree', 'gevogelte', 'geur']);
    expect(productRoutes(be, 'local').map(({ word }) => word)).toEqual(['ree', 'gevogelte']);
  });

  test('RTE-1, RTE-29 its addresses are built from its words', () => {
    expect(pathTo(be, 'home')).toBe('/be');
    expect(pathTo(be, 'farmer', { slug: 'jan' })).toBe('/be/boeren/jan');
    expect(pathTo(be, 'farmers', { filter: 'goose', page: 3 })).toBe('/be/boeren/gans/3');
    expect(pathTo(be, 'farmers', { filter: 'chicken' })).toBeNull();
    expect(pathTo(be, 'coupons')).toBe('/be/bon');
    expect(pathTo(be, 'farmshop')).toBeNull();
    expect(pathTo(be, 'productList', { animal: 'cow' })).toBeNull();
    expect(pathTo(be, 'article', { slug: 'a' })).toBe('/be/verhalen/1/a');
  });

  test('RTE-2, RTE-3 its paths are read, and nowhere else', () => {
    expect(parse('/be')).toEqual({ name: 'home' });
    expect(parse('/be/boeren/gans/2')).toEqual({ name: 'farmers', filter: 'goose', page: 2 });
    expect(parse('/be/boeren/net-begonnen')).toEqual({ name: 'newFarmers' });
    expect(parse('/be/vlees/gevogelte')).toMatchObject({ name: 'productList', route: { animals: ['goose', 'duck'] } });
    expect(parse('/be/bon')).toEqual({ name: 'coupons', index: 1 });
    expect(parse('/be/boerderij-box')).toEqual({ name: 'staticPage', slug: 'boerderij-box' });
    expect(parse('/be/verhalen/nieuws/2')).toEqual({ name: 'blog', category: 'nieuws', page: 2 });
    const withoutIt = { markets: marketList, defaultMarket };
    expect(marketOfPath('/be/boeren', withoutIt).code).toBe('nl');
  });

  test('RTE-5 its own domain leads to its home', () => {
    expect(homeOf({ ...five, host: 'www.kudde-be.example' })).toBe('/be');
    expect(hostKind('www.kudde-be.example', five.markets)).toBe('production');
  });
});
