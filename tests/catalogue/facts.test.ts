// What the words of the demo claim: sums, counts, days, prices. Each claim is held against what it is about.
import { beforeAll, describe, expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { isMadeOfSeveral } from '#rules/food/unlisted-allergens.ts';
import type { MarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, textOf } from '#services/content/kinds.ts';
import { fillPlaceholders } from '#rules/promises/placeholders.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { textIn } from '../setup/render-in-market.tsx';
import { textsOf } from '#services/content/texts-of.ts';
import { codes, readDemo } from '../setup/content/demo-catalogue.ts';
import { interfaceTexts, isForReaders, plain } from '../setup/demo-texts.ts';

/** The whole numbers our headlines spell out. */
const spelled: Record<MarketCode, Partial<Record<number, string>>> = {
  nl: { 24: 'vierentwintig', 67: 'zevenenzestig' },
  fr: { 10: 'dix', 18: 'dix-huit' },
  uk: { 9: 'nine' },
  de: { 24: '24', 29: '29' },
};

/** Where a page says how many there are of something. */
const headlines: Record<MarketCode, [page: string, field: string, kind: KindName, noun: string][]> = {
  nl: [
    ['home', 'summary', 'farmers', 'boeren'],
    ['home', 'modules.0.slider_items.1.body', 'farmshop-products', 'stukken'],
    ['home', 'modules.6.body', 'farmshop-products', 'stukken'],
    ['farmers', 'body', 'farmers', 'boeren'],
    ['over-ons', 'summary', 'farmers', 'boeren'],
  ],
  fr: [
    ['home', 'modules.3.items.1.title', 'farmers', 'éleveurs'],
    ['home', 'seo_description', 'farmers', 'éleveurs'],
    ['farmers', 'summary', 'farmers', 'fermes'],
    ['nos-viandes', 'summary', 'packages', 'colis'],
    ['nos-viandes', 'summary', 'farmers', 'fermes'],
    ['a-propos', 'summary', 'farmers', 'fermes'],
  ],
  uk: [
    ['farmers', 'body', 'farmers', 'farms'],
    ['farmers', 'seo_title', 'farmers', 'farms'],
  ],
  de: [
    ['home', 'seo_description', 'farmers', 'Höfen'],
    ['farmers', 'summary', 'farmers', 'Höfe'],
    ['ueber-uns', 'summary', 'farmers', 'Höfe'],
    ['de-banner-3', 'summary', 'cuts', 'Stücke'],
  ],
};

/** Where the price of a box, or a euro, is divided: the shares are those of the list. */
const breakDowns: Record<MarketCode, { page: string; within: string; whole: number; shares: number; box?: string }> = {
  nl: { page: 'mission', within: 'Waar een euro naartoe gaat', whole: 1, shares: 5 },
  fr: { page: 'mission', within: 'à l’éleveuse', whole: 68.4, shares: 5, box: 'colis-charolaise-3-kg' },
  uk: { page: 'mission', within: 'goes to the farmer', whole: 79.95, shares: 4, box: 'hereford-beef-box-small' },
  de: { page: 'mission', within: 'für den Hof', whole: 92.9, shares: 3, box: 'fleckvieh-weidekiste-klein' },
};

/** Said of a box: how it is brought. */
const frozenWords: Record<MarketCode, RegExp> = {
  nl: /(?:bevroren|diepgevroren) (?:bezorgd|geleverd|thuisbezorgd)|bezorg\p{L}* \p{L}* ?bevroren/iu,
  fr: /livrée?s? (?:surgel|congel)\p{L}+/iu,
  uk: /delivered frozen|arrives? frozen|deliver frozen/i,
  de: /(?:tiefgekühlt|gefroren) geliefert|liefern (?:wir )?tiefgekühlt/i,
};
const freshWords: Record<MarketCode, RegExp> = {
  nl: /(?:vers|gekoeld) (?:bezorgd|geleverd|thuisbezorgd)/i,
  fr: /livrée?s? (?:au )?frais/i,
  uk: /delivered (?:fresh|chilled)|arrives? (?:fresh|chilled)/i,
  de: /(?:frisch|(?<!tief)gekühlt) geliefert/i,
};

describe.each(codes)('the claims of %s', (code) => {
  let files: MarketFiles;
  const docsOf = (kind: KindName): Doc[] => files.items[kind].map(({ doc }) => doc);
  const pageOf = (slug: string) => docsOf('static-pages').find((page) => page.slug === slug);

  beforeAll(async () => {
    files = await readDemo(code);
  });

  test('no animal sells that was delivered or lies in the farm shop', () => {
    const gone = new Set([
      ...docsOf('traceability').flatMap((doc) => tagsOf(doc.shop_animal_nr_prefix, doc.shop_animal_nr)),
      ...docsOf('farmshop-products').flatMap(({ animal_nr }) => {
        const [prefix, ...number] = textOf(animal_nr).split(' ');
        return tagsOf(prefix, number.join(' '));
      }),
    ]);
    // Express boxes are in the freezer; a flock, a herd mark and a catch are more than one box.
    const selling = docsOf('packages').filter(
      (doc) =>
        doc.shop_product_stock_status === 'instock' &&
        doc.is_highlight !== 'express' &&
        ['cow', 'pig', 'sheep'].includes(textOf(doc.shop_brand_slug)) &&
        !(doc.shop_brand_slug === 'pig' && ['FR', 'DE'].includes(textOf(doc.shop_animal_nr_prefix))),
    );
    expect(selling.length).toBeGreaterThan(3);
    const eaten = selling.filter((doc) =>
      tagsOf(doc.shop_animal_nr_prefix, doc.shop_animal_nr).some((tag) => gone.has(tag)),
    );
    expect(eaten.map(({ slug }) => slug)).toEqual([]);
  });

  test('no box of a living animal is promised without its day', () => {
    const undated = docsOf('packages').filter(
      (doc) =>
        ['cow', 'pig', 'sheep'].includes(textOf(doc.shop_brand_slug)) &&
        doc.is_highlight !== 'express' &&
        !['soldout', 'outofstock'].includes(textOf(doc.shop_product_stock_status)) &&
        !doc.product_shop_delivery_date,
    );
    expect(undated.map(({ slug }) => slug)).toEqual([]);
  });

  test('meals add up, and the card says the same number', () => {
    const wrong = docsOf('packages').flatMap((doc) => {
      const stated = Number(doc.shop_package_total_meals_for_person);
      const table = itemsOf(doc).reduce((sum, { meals }) => sum + Number(meals ?? 0), 0);
      const said = /(\d+) (?:maaltijden|repas|meals|Mahlzeiten)/.exec(plain(textOf(doc.card_description)))?.[1];
      const agrees = (table === 0 || table === stated) && (said === undefined || Number(said) === stated);
      return agrees ? [] : [`${textOf(doc.slug)}: ${stated}, table ${table}, card ${said}`];
    });
    expect(wrong).toEqual([]);
  });

  test('everything made of several things names its ingredients', () => {
    const packages = docsOf('packages').filter((doc) =>
      itemsOf(doc).some((item) => isMadeOfSeveral(textOf(item.frontend_name_detailpage ?? item.frontend_name))),
    );
    const pieces = docsOf('farmshop-products').filter(({ title }) => isMadeOfSeveral(textOf(title)));
    const silent = [...packages, ...pieces].filter(({ ingredients }) => !ingredients);
    expect(packages.length).toBeGreaterThan(3);
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  test('fish has a scientific name, waters, gear, and the chain code behind its badge', () => {
    const fish = [...docsOf('packages'), ...docsOf('farmshop-products')].filter((doc) =>
      ['fish', 'salmon', 'codfish'].includes(textOf(doc.shop_brand_slug ?? doc.animal_type)),
    );
    expect(fish.length > 0).toBe(code === 'nl' || code === 'de');
    const bare = fish.filter(
      (doc) =>
        !doc.scientific_name ||
        !doc.catch_area ||
        !doc.fishing_gear ||
        (doc.is_msc === 1 && !JSON.stringify(doc.certificates ?? []).includes('MSC-C-')),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });

  test('headlines count what is there', () => {
    const wrong = headlines[code].flatMap(([slug, field, kind, noun]) => {
      const count = files.items[kind].length;
      const wanted = `${spelled[code][count] ?? count} ${noun}`;
      const said = plain(textsOf(pageOf(slug)).find(({ path }) => path === field)?.text ?? '');
      return said.toLowerCase().includes(wanted.toLowerCase()) ? [] : [`${slug} ${field}: not "${wanted}": ${said}`];
    });
    expect(wrong).toEqual([]);
  });

  test('what a price is divided into adds up to the cent', () => {
    const { page, within, whole, shares, box } = breakDowns[code];
    const text = textsOf(pageOf(page)).find((found) => found.text.includes(within))?.text ?? '';
    const amounts = Array.from(text.matchAll(/<li>(.*?)<\/li>/g), ([, line = '']) => {
      const cents = /(\d+) cent/.exec(line)?.[1];
      const money = /(\d+)[.,](\d\d)/.exec(line);
      return cents === undefined ? Number(money?.[1]) * 100 + Number(money?.[2]) : Number(cents);
    });
    expect(amounts).toHaveLength(shares);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(whole * 100));
    const sold = docsOf('packages').find(({ slug }) => slug === box)?.shop_package_price;
    expect(sold).toBe(box === undefined ? undefined : whole);
  });

  test('nothing is brought frozen that is used by a day, and nothing fresh that lies in the freezer', () => {
    const isFresh = (doc: Doc) => doc.durability === 'use_by';
    const food = [...docsOf('packages'), ...docsOf('farmshop-products')];
    const wrong = food.flatMap((doc) => {
      const refused = isFresh(doc) ? frozenWords[code] : freshWords[code];
      return textsOf(doc)
        .filter(({ path, text }) => isForReaders(path, text) && refused.test(plain(text)))
        .map(({ path }) => `${textOf(doc.slug)} ${path}`);
    });
    expect(wrong).toEqual([]);
    // What most of the shop does is what its pages and its header say.
    const sellsFresh = docsOf('packages').filter(isFresh).length > docsOf('packages').length / 2;
    const refused = sellsFresh ? frozenWords[code] : freshWords[code];
    const pages = [...docsOf('static-pages'), ...docsOf('questions')].flatMap((doc) =>
      textsOf(doc).map(({ path, text }) => ({ at: `${textOf(doc.slug)} ${path}`, text: plain(text) })),
    );
    const shown = [...pages, ...interfaceTexts(code).filter(({ at }) => !at.includes('deliveredFresh'))];
    expect(shown.filter(({ text }) => refused.test(text)).map(({ at }) => at)).toEqual([]);
  });

  test('every price of a delivery is the one the basket takes', () => {
    const { orders, farmshop } = markets[code];
    const prices = new Set([
      orders.packageDelivery.cost,
      farmshop?.boxDelivery,
      farmshop?.insulatedDelivery,
      farmshop?.freeDeliveryFrom,
    ]);
    const market = markets[code];
    const promises = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
    const cost = /(?:bezorgkosten|bezorgen|box kost|livraison|delivery|Lieferkosten|Lieferung|Versand)/iu;
    const near = /(?:€ ?|£)(\d+[.,]\d\d)|(\d+[.,]\d\d) (?:€|Euro)/gu;
    const named = [...docsOf('static-pages'), ...docsOf('questions')].flatMap((doc) =>
      textsOf(fillPlaceholders(doc, promises, () => {}))
        .flatMap(({ text }) => plain(text).split(/(?<=[.!?])\s+|\n/))
        .filter((sentence) => cost.test(sentence))
        .flatMap((sentence) =>
          Array.from(sentence.matchAll(near), ([, before, after]) => ({ sentence, amount: before ?? after ?? '' })),
        ),
    );
    const wrong = named.filter(({ amount }) => !prices.has(Number(amount.replace(',', '.'))));
    expect(wrong).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});

/** How long a voucher holds, wherever it is told. Two years is what gift cards are held to; Germany counts three by law. */
test.each<[MarketCode, RegExp, string]>([
  ['nl', /(\p{L}+) jaar geldig/giu, 'twee'],
  ['fr', /bons?\b[^.]{0,60} valables? (\p{L}+) ans/giu, 'deux'],
  ['uk', /valid for (\p{L}+) years?/giu, 'two'],
  ['de', /(?:Er gilt|Kuhpons gelten) (\p{L}+) Jahre/giu, 'drei'],
])('%s: a voucher is valid for the same time wherever it is told', async (code, told, years) => {
  const { items } = await readDemo(code);
  const market = markets[code];
  const promises = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
  const said = [...items.coupons, ...items['static-pages'], ...items.questions].flatMap(({ doc }) =>
    textsOf(fillPlaceholders(doc, promises, () => {})).flatMap(({ text }) =>
      Array.from(plain(text).matchAll(told), ([, word = '']) => word.toLowerCase()),
    ),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said)).toEqual(new Set([years]));
});

function tagsOf(prefix: unknown, number: unknown): string[] {
  return namedAnimals(textOf(number)).map((animal) => `${textOf(prefix)} ${animal}`);
}

function itemsOf(doc: Doc): Doc[] {
  const parts = (doc.packages ?? []) as { cut_packages?: Doc[]; minced_packages?: Doc[] }[];
  return parts.flatMap(({ cut_packages: cuts = [], minced_packages: minced = [] }) => [...cuts, ...minced]);
}
