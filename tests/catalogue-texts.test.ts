// What can be counted in the words of the demo: sums, promises, repetition, spelling. Each count has its aim.
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { isMadeOfSeveral } from '#rules/food/ingredient-words.ts';
import { type MarketFiles, readMarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, kindNames, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { flatten, readCatalogs } from '#services/locales/catalogs.ts';

const seedDir = resolve(import.meta.dirname, '../database/seed');
const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];

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

/** What our voice does not say. */
const banned =
  /(?<![\p{L}])(?:lekker\p{L}*|heerlijk\p{L}*|lecker\p{L}*|köstlich\p{L}*|delicious|terroir|artisan\p{L}*)(?![\p{L}])/iu;
/** The other way to say you. German "Sie" also begins sentences about her and them: only inside one it is a slip. */
const slips: Record<MarketCode, RegExp> = {
  nl: /(?<![\p{L}])(?:u|uw)(?![\p{L}])/iu,
  fr: /(?<![\p{L}’-])(?:tu|toi|ton|tes)(?![\p{L}])/iu,
  uk: /\bthou\b/i,
  de: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}])/u,
};
const currencyOutOfPlace: Record<MarketCode, RegExp> = {
  nl: /\d\s?€/,
  fr: /€\s?\d/,
  uk: /\d\s?£/,
  de: /€\s?\d/,
};
const misprints = /["']|\.\.\.|\p{L} - \p{L}/u;

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

describe.each(codes)('the words of %s', (code) => {
  let files: MarketFiles;
  const docsOf = (kind: KindName): Doc[] => files.items[kind].map(({ doc }) => doc);
  const pageOf = (slug: string) => docsOf('static-pages').find((page) => page.slug === slug);
  const written = () =>
    kindNames
      .filter((kind) => kind !== 'redirects')
      .flatMap((kind) =>
        docsOf(kind).flatMap((doc) =>
          textsOf(doc)
            .filter(({ path, text }) => isForReaders(path, text))
            .map(({ path, text }) => ({ at: `${kind}/${textOf(doc.slug)} ${path}`, text: plain(text) })),
        ),
      );

  beforeAll(async () => {
    files = await readMarketFiles(resolve(seedDir, code));
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

  test('no two stories share more than an eighth of their runs of five words', () => {
    const stories = (['packages', 'farmers', 'breeds', 'cuts', 'recipes', 'articles', 'farmshop-products'] as const)
      .flatMap((kind) =>
        docsOf(kind).map((doc) => ({
          at: `${kind}/${textOf(doc.slug)}`,
          runs: runsOf(['summary', 'card_description', 'body'].map((field) => textOf(doc[field]))),
        })),
      )
      .filter(({ runs }) => runs.size >= 50);
    const alike = stories.flatMap((one, index) =>
      stories.slice(index + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
        const share = shared / Math.min(one.runs.size, other.runs.size);
        return share > 0.12 ? [`${one.at} and ${other.at}: ${Math.round(share * 100)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('no exclamation marks, no words our voice avoids, one way to say you', () => {
    const texts = written();
    expect(texts.filter(({ text }) => text.includes('!')).map(({ at }) => at)).toEqual([]);
    expect(texts.filter(({ text }) => banned.test(text)).map(({ at }) => at)).toEqual([]);
    expect(texts.flatMap(({ at, text }) => slips[code].exec(text)?.map((slip) => `${at}: ${slip}`) ?? [])).toEqual([]);
  });

  test('quotes, dots, dashes and currencies stand as they are printed', () => {
    const texts = [...written(), ...interfaceTexts(code)];
    expect(texts.filter(({ text }) => misprints.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
    expect(texts.filter(({ text }) => currencyOutOfPlace[code].test(text)).map(({ at }) => at)).toEqual([]);
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
    const prices = new Set([orders.packageDelivery.cost, farmshop?.boxDelivery, farmshop?.insulatedDelivery]);
    const cost = /(?:bezorgkosten|bezorgen|box kost|livraison|delivery|Lieferkosten|Lieferung|Versand)/iu;
    const near = /(?:€ ?|£)(\d+[.,]\d\d)|(\d+[.,]\d\d) (?:€|Euro)/gu;
    const named = [...docsOf('static-pages'), ...docsOf('questions')].flatMap((doc) =>
      textsOf(doc)
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

test('a French sign keeps its thin space, and a unit stays with its number', async () => {
  const { items } = await readMarketFiles(resolve(seedDir, 'fr'));
  const texts = [
    ...kindNames
      .flatMap((kind) => items[kind])
      .flatMap(({ file, doc }) =>
        textsOf(doc)
          .filter(({ path, text }) => isForReaders(path, text) || /\d kg$/.test(text))
          .map(({ path, text }) => ({ at: `${file} ${path}`, text: withoutTags(text) })),
      ),
    ...Object.entries(readCatalogs(codes).fr ?? {}).flatMap(([name, tree]) =>
      Array.from(flatten(tree), ([key, text]) => ({ at: `${name}:${key}`, text })),
    ),
  ];
  const loose = texts.filter(
    // The two English texts of the specification are no French.
    ({ at, text }) =>
      !/notFoundTitle|unexpectedTitle/.test(at) &&
      /[^\u202F][:;!?»](?:\s|$)|«[^\u202F]|\d (?:kg|g|€|%|°C)(?![\p{L}])/u.test(text),
  );
  expect(loose).toEqual([]);
});

/** How long a voucher holds, wherever it is told. Two years is what gift cards are held to; Germany counts three by law. */
test.each<[MarketCode, RegExp, string]>([
  ['nl', /(\p{L}+) jaar geldig/giu, 'twee'],
  ['fr', /bons?\b[^.]{0,60} valables? (\p{L}+) ans/giu, 'deux'],
  ['uk', /valid for (\p{L}+) years?/giu, 'two'],
  ['de', /(?:Er gilt|Kuhpons gelten) (\p{L}+) Jahre/giu, 'drei'],
])('%s: a voucher is valid for the same time wherever it is told', async (code, told, years) => {
  const { items } = await readMarketFiles(resolve(seedDir, code));
  const said = [...items.coupons, ...items['static-pages'], ...items.questions].flatMap(({ doc }) =>
    textsOf(doc).flatMap(({ text }) => Array.from(plain(text).matchAll(told), ([, word = '']) => word.toLowerCase())),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said)).toEqual(new Set([years]));
});

test('no sub-heading of a farmer stands in two markets', async () => {
  const headings = await Promise.all(
    codes.map(async (code) => {
      const { items } = await readMarketFiles(resolve(seedDir, code));
      return items.farmers.flatMap(({ doc }) =>
        Array.from(textOf(doc.body).matchAll(/<h[23]>(.*?)<\/h[23]>/g), ([, heading = '']) => ({ code, heading })),
      );
    }),
  );
  const shared = [...Map.groupBy(headings.flat(), ({ heading }) => heading)].filter(
    ([, same]) => new Set(same.map(({ code }) => code)).size > 1,
  );
  expect(shared.map(([heading]) => heading)).toEqual([]);
});

function tagsOf(prefix: unknown, number: unknown): string[] {
  return namedAnimals(textOf(number)).map((animal) => `${textOf(prefix)} ${animal}`);
}

function itemsOf(doc: Doc): Doc[] {
  const parts = (doc.packages ?? []) as { cut_packages?: Doc[]; minced_packages?: Doc[] }[];
  return parts.flatMap(({ cut_packages: cuts = [], minced_packages: minced = [] }) => [...cuts, ...minced]);
}

/** Not addresses, names of things in the code, or dates. */
function isForReaders(path: string, text: string): boolean {
  const last = path.split('.').at(-1) ?? '';
  return (
    /\p{L}/u.test(text) &&
    !/^(?:\/|https?:|#|mailto:|now[+-])/.test(text) &&
    !/slug$|_url$|_id$|^(?:url|link|module|place|config|anchor|class|name|type|code)$/.test(last)
  );
}

function plain(html: string): string {
  return withoutTags(html).replaceAll(/[\u00A0\u202F]/g, ' ');
}

function withoutTags(html: string): string {
  return html.replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|td|th|tr|table)\b[^<>]*>/gi, '\n').replaceAll(/<[^<>]*>/g, '');
}

/** Runs of five words, tables of figures left out. */
function runsOf(texts: string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = plain(text.replaceAll(/<table>.*?<\/table>/gs, ' '))
        .toLowerCase()
        .match(/[\p{L}\p{N}’-]+/gu);
      return (words ?? []).flatMap((_, index, all) =>
        index + 5 <= all.length ? [all.slice(index, index + 5).join(' ')] : [],
      );
    }),
  );
}

function interfaceTexts(code: MarketCode) {
  return Object.entries(readCatalogs(codes)[code] ?? {}).flatMap(([name, tree]) =>
    Array.from(flatten(tree), ([key, text]) => ({ at: `${name}:${key}`, text: plain(text) })),
  );
}
