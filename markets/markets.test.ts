import { describe, expect, test } from 'vitest';
import { Market } from '#contract/market.ts';
import { defaultMarket, findMarket, marketList, markets } from './index.ts';
import { expectRow } from '#tests/setup/market-rows.ts';

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
  for (const setting of ['stagingUrl', 'localUrl', 'logo'] as const) expect(market[setting]).not.toBe('');
  for (const setting of ['payments', 'animalTypes'] as const) expect(market[setting]).not.toEqual([]);
  expect(Object.values(market.categories)).not.toContain('');
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
        'Kudde: vlees van boeren die je kent',
        'Kudde\u202f: la viande de nos éleveurs',
        'Kudde: meat from farmers you know',
        'Weidekiste: Fleisch von Höfen mit Namen',
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

  test('FSH-51, CPN-7 a farm box below that costs 6.95: free delivery is something to reach', () => {
    expectRow((market) => market.farmshop?.boxDelivery ?? null, [6.95, null, null, 6.95]);
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
