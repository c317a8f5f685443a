// The demo catalogue and the texts of the interface: enough of everything, and each market in its own language.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { checkContent } from '#services/content/check/check.ts';
import { readPictureFacts } from '#services/content/check/picture-facts.ts';
import type { Composed } from '#services/content/composed.ts';
import { type ContentIssue, readMarketFiles } from '#services/content/content-files.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { type KindName, textOf } from '#services/content/kinds.ts';
import { flatten, readCatalogs } from '#services/locales/catalogs.ts';
import { isRecord } from '#contract/fields/json.ts';
import { moduleReaders } from '#contract/page-modules.ts';

const seedDir = resolve(import.meta.dirname, '../database/seed');
const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies MarketCode[];

/** What each picture of the demo shows. */
const manifest: unknown = JSON.parse(readFileSync(resolve(seedDir, 'media/manifest.json'), 'utf8'));
const pictures = manifest as Partial<
  Record<string, { kind: string; subject: string; sex?: string; scene?: string; palette: string }>
>;
/** A box of game holds whatever was shot. */
const wild = ['game', 'deer', 'roe', 'boar'];

/** What the text of a box says it is made of, where that is not a cow or a hen. */
const sexesOfBoxes: Partial<Record<string, string>> = {
  'nl/angus-natuurpakket': 'castrated',
  'nl/hollands-hoen-klein': 'male',
  'fr/colis-aubrac-bio': 'castrated',
  'fr/colis-veau-sous-la-mere': 'young',
  'fr/colis-de-fetes-chapon': 'castrated',
  'uk/hereford-beef-box-small': 'castrated',
  'uk/highland-beef-box': 'castrated',
  'uk/belted-galloway-slow-cook-box': 'castrated',
  'de/fleckvieh-weidekiste-klein': 'castrated',
  'de/fleckvieh-weidekiste-mittel': 'castrated',
  'de/fleckvieh-weidekiste-gross': 'castrated',
  'de/murnau-werdenfelser-kiste': 'castrated',
  'de/hereford-salzwiesenkiste': 'castrated',
  'de/vorwerkhuhn-kiste': 'male',
  'de/les-bleues-kiste-klein': 'male',
  'de/ganze-bronzepute': 'female',
};

/** What cattle of either kind are called in the text of a picture. */
const cattleWords: Record<MarketCode, { cow: RegExp; ox: RegExp }> = {
  nl: { cow: /\b(koe|koeien)\b|-koe\b/i, ox: /\b(os|ossen)\b|-os\b/i },
  fr: { cow: /\bvaches?\b/i, ox: /\bbœufs?\b/i },
  uk: { cow: /\bcows?\b/i, ox: /\b(steers?|ox|oxen)\b/i },
  de: { cow: /kuh\b|kühe\b/i, ox: /ochsen?\b/i },
};

const amounts: Partial<Record<KindName, Record<MarketCode, number>>> = {
  packages: { nl: 26, de: 26, fr: 10, uk: 10 },
  farmers: { nl: 24, de: 24, fr: 8, uk: 8 },
  breeds: { nl: 20, de: 20, fr: 8, uk: 8 },
  recipes: { nl: 40, de: 30, fr: 20, uk: 20 },
  articles: { nl: 24, de: 20, fr: 0, uk: 0 },
  'article-categories': { nl: 3, de: 3, fr: 0, uk: 0 },
  questions: { nl: 30, de: 30, fr: 20, uk: 20 },
  cuts: { nl: 24, de: 24, fr: 12, uk: 12 },
  'farmshop-products': { nl: 48, de: 48, fr: 0, uk: 0 },
  coupons: { nl: 4, de: 4, fr: 3, uk: 3 },
  menus: { nl: 3, de: 3, fr: 3, uk: 3 },
};

describe.each(codes)('the demo catalogue of %s', (code) => {
  let content: Composed;
  let issues: string[];
  let warnings: string[];
  const of = (kind: KindName) => content.documents.filter((document) => document.kind === kind);

  beforeAll(async () => {
    const drawn = new Set(readdirSync(resolve(seedDir, 'media')).map((file) => parse(file).name));
    const files = await readMarketFiles(resolve(seedDir, code));
    const checked = checkContent({
      market: markets[code],
      files,
      now: new Date(),
      hasPicture: (name) => drawn.has(name),
      pictures: readPictureFacts(manifest),
    });
    content = checked.content;
    const said = ({ file, field, reason }: ContentIssue) => `${file} ${field}: ${reason}`;
    issues = checked.issues.map(said);
    warnings = checked.warnings.map(said);
  });

  test('MKT-1, MKT-2 everything is there, every number agrees, every link leads somewhere', () => {
    expect(issues).toEqual([]);
    for (const [kind, least] of Object.entries(amounts)) {
      expect(of(kind as KindName).length, kind).toBeGreaterThanOrEqual(least[code]);
    }
  });

  test('every box is true to its animal, and nothing we advise makes ill', () => {
    expect(warnings).toEqual([]);
  });

  test('D8 every box and piece has a whole table of nutrition, and names who answers for it', () => {
    const food = (['packages', 'farmshop-products'] as const).flatMap(of);
    const missing = food.filter(({ detail }) =>
      ['energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'].some(
        (name) => typeof detail[name] !== 'number',
      ),
    );
    expect(missing.map(({ slug }) => slug)).toEqual([]);
    expect(of('settings')[0]?.detail).toMatchObject({
      operator_name: expect.any(String) as string,
      operator_address: expect.any(String) as string,
    });
  });

  test('no sub-heading stands in more than two stories of farmers', () => {
    const headings = of('farmers').flatMap(({ detail }) =>
      Array.from(String(detail.body).matchAll(/<h[23]>(.*?)<\/h[23]>/g), ([, heading]) => heading),
    );
    const counts = Map.groupBy(headings, (heading) => heading);
    expect([...counts].filter(([, same]) => same.length > 2).map(([heading]) => heading)).toEqual([]);
  });

  test('MKT-19, MKT-20, MKT-21, MKT-22 every animal of the market is for sale', () => {
    const sold = new Set(of('packages').flatMap(({ animals }) => animals));
    for (const animal of markets[code].animalTypes) expect(sold, animal).toContain(animal);
  });

  test('CRD-4 every stock state stands in the window', () => {
    const states = new Set(of('packages').map(({ detail }) => detail.shop_product_stock_status));
    expect(states).toEqual(new Set(['instock', 'soldout', 'outofstock', 'onbackorder', 'coming_soon']));
  });

  test('HOME-1, FSH-18 the pages the screens ask for by name exist, banners included', () => {
    const { words, productWords, farmshop } = markets[code];
    const slugs = new Set(of('static-pages').map(({ slug }) => slug));
    const wanted = [
      'home',
      'mission',
      'animals',
      'faq',
      'farmers',
      'new-farmers',
      'recipes',
      'breeds',
      ...(words.blog ? ['blog'] : []),
      ...(words.farmshop ? ['farmshop', 'feedback'] : []),
      ...words.coupons,
      ...productWords.map(({ word }) => word),
      ...(farmshop?.bannerSlugs ?? []),
      words.products,
      words.cuts,
    ];
    expect(wanted.filter((slug) => slug !== null && !slugs.has(slug))).toEqual([]);
  });

  test('MOD-D3 every module type that makes sense here is placed somewhere', () => {
    const placed = new Set(content.documents.flatMap(({ detail }) => modulesOf(detail)));
    const { words } = markets[code];
    const needsBlog = new Set(['blog-list', 'blog-highlight']);
    const needsFarmshop = new Set(['popular', 'farmshop-banner']);
    const wanted = Object.keys(moduleReaders).filter(
      (type) => (words.blog || !needsBlog.has(type)) && (words.farmshop || !needsFarmshop.has(type)),
    );
    expect(wanted.filter((type) => !placed.has(type))).toEqual([]);
  });

  test('a box, a piece or a dish shows no other animal than its own', () => {
    const shown = (['packages', 'farmshop-products', 'recipes', 'cuts'] as const).flatMap(of).flatMap((document) =>
      textsOf(document.source).flatMap(({ text }) => {
        const picture = pictures[/^\/media\/(.+)\.webp$/.exec(text)?.[1] ?? ''];
        const own = document.animals.flatMap((animal) => (animal === 'game' ? wild : [animal]));
        return picture?.kind === 'animal' && !own.includes(picture.subject) ? [`${document.slug} shows ${text}`] : [];
      }),
    );
    expect(shown).toEqual([]);
  });

  test('every farm has a cover of its own, and a house of its own land', () => {
    const farmers = of('farmers');
    const covers = farmers.map(({ detail }) => String(detail.header_image_url));
    expect(new Set(covers).size).toBe(farmers.length);
    expect(farmers.map(({ slug }) => `/media/farm-${slug}.webp`).toSorted()).toEqual(covers.toSorted());
  });

  test('no list shows one picture twice among twelve cards, animals and stories included', () => {
    const lists = ['packages', 'farmshop-products', 'cuts', 'recipes', 'breeds', 'articles', 'coupons'] as const;
    const repeated = lists.flatMap((kind) => {
      const cards = of(kind);
      const animals = [...new Set(cards.flatMap((card) => card.animals))];
      const views = [cards, ...animals.map((animal) => cards.filter((card) => card.animals.includes(animal)))];
      return views.flatMap((view) =>
        view.flatMap(({ slug, detail: { image_url: image } }, index) => {
          const before = view.slice(Math.max(0, index - 11), index);
          return image && before.some(({ detail }) => detail.image_url === image)
            ? [`${kind}/${slug} ${textOf(image)}`]
            : [];
        }),
      );
    });
    expect(repeated).toEqual([]);
  });

  test('a box shows the sex it is made of: no ox with an udder, no hen for a cock', () => {
    const wrong = of('packages').flatMap(({ slug, source }) => {
      const wanted = sexesOfBoxes[`${code}/${slug}`];
      return picturesIn(source)
        .filter(({ kind }) => wanted !== undefined && (kind === 'animal' || kind === 'plate'))
        .flatMap(({ name, sex }) => (sex === wanted ? [] : [`${slug} shows ${name}`]));
    });
    expect(wrong).toEqual([]);
  });

  test('the words of a picture name the sex it shows: no cow for an ox', () => {
    const { cow, ox } = cattleWords[code];
    const wrong = content.documents.flatMap(({ slug, source }) =>
      slidesIn(source).flatMap(({ image_url: image, image_alt_text: alt }) => {
        const picture = pictures[/^\/media\/(.+)\.webp$/.exec(String(image))?.[1] ?? ''];
        if (picture?.subject !== 'cow') return [];
        const strange = picture.sex === 'castrated' ? cow : ox;
        return strange.test(String(alt)) ? [`${slug}: "${String(alt)}" on ${String(image)}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every picture is printed in the inks of the house, and no Dutch mill stands abroad', () => {
    const house = code === 'de' ? 'weide' : 'kudde';
    const printed = content.documents.flatMap(({ slug, source }) =>
      picturesIn(source).map((picture) => ({ ...picture, slug })),
    );
    expect(printed.filter(({ palette }) => palette !== house).map(({ slug, name }) => `${slug} shows ${name}`)).toEqual(
      [],
    );
    const isPolder = ({ kind, subject, scene }: Printed) =>
      (kind === 'scene' && subject === 'polder') || scene === 'polder';
    const mills = code === 'nl' ? [] : printed.filter(isPolder);
    expect(mills.map(({ slug, name }) => `${slug} shows ${name}`)).toEqual([]);
  });

  test('no film stands in for one that is not made yet', () => {
    const films = content.documents.filter(({ detail }) => JSON.stringify(detail).includes('"video_url"'));
    expect(films.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([]);
  });

  test('I18N-2 no words of another language were left behind', () => {
    const found = content.documents.flatMap(({ kind, slug, source }) =>
      textsOf(source).flatMap(({ path, text }) =>
        strangersIn(code, text).map((word) => `${kind}/${slug} ${path}: ${word}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

type Printed = NonNullable<(typeof pictures)[string]> & { name: string };

function picturesIn(source: Parameters<typeof textsOf>[0]): Printed[] {
  return textsOf(source).flatMap(({ text }) => {
    const name = /^\/media\/(.+)\.webp$/.exec(text)?.[1] ?? '';
    const picture = pictures[name];
    return picture ? [{ ...picture, name }] : [];
  });
}

function slidesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(slidesIn);
  if (!isRecord(value)) return [];
  return [...('slideritem_id' in value ? [value] : []), ...Object.values(value).flatMap(slidesIn)];
}

function modulesOf(detail: Record<string, unknown>): unknown[] {
  return Array.isArray(detail.modules) ? detail.modules.map((module: { module?: unknown }) => module.module) : [];
}

/** Small words nobody can write a sentence without, and that mean nothing in the other languages. */
const tellTales: Record<MarketCode, string[]> = {
  nl: ['het', 'een', 'niet', 'voor', 'zijn', 'wordt', 'boeren', 'maaltijden'],
  fr: ['avec', 'une', 'vous', 'votre', 'nos'],
  uk: ['the', 'with', 'your', 'and'],
  de: ['und', 'nicht', 'eine', 'wird', 'dein'],
};

function strangersIn(code: MarketCode, text: string): string[] {
  const words =
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[a-zà-ÿß]+/g) ?? [];
  // One such word may be part of a name; two are a sentence.
  if (/^(\/|https?:|#)/.test(text)) return [];
  return codes.flatMap((other) => {
    if (other === code) return [];
    const hits = words.filter((word) => tellTales[other].includes(word));
    return hits.length > 1 ? [`${other}: ${hits.join(', ')}`] : [];
  });
}

/** Texts that two markets have in common on purpose: names, signs, and words the languages share. */
const shared = new Set([
  'IBAN',
  'Sort code',
  'Cadeau',
  'Etiketten',
  'Animal',
  'Menu',
  'Cookies',
  'E-mail',
  'Blog',
  'Account',
  'Home',
  'Tip',
  'Print',
  'Wild',
  'Gans',
  'Gewicht',
  'Geboren in',
  'Per kilo',
  'Postcode',
  'week',
  'Alle {{count}}',
  'Bestellen',
  'Land',
  'Questions',
  'kilos',
  'Rassen',
  'iDEAL',
  'Mastercard',
  'Visa',
  'American Express',
  'PayPal',
  'Klarna',
  'Google Pay',
  'Apple Pay',
  'DPD',
  'SOFORT',
  'giropay',
  'Kadeos',
  'Facebook',
  'Instagram',
  'Pinterest',
  'Bio',
  'Demeter',
  'Express',
  'Premium',
  'MSC',
  'Label Rouge',
  'carrousel',
  'Oops! Page not found',
  'Unexpected Application Error!',
  'Video: {{title}}',
  '{{price}} per kilo',
  'Foto {{number}}',
  'Gewicht: {{weight}}',
  'Rassen: {{breeds}}',
  'Personen',
  'Artikel',
  '{{title}}, page {{page}}',
  'Total',
  'Labels',
  'Pages',
  '{{count}} minute',
  '{{count}} minutes',
  'Page {{page}}',
  'Photo {{number}}',
  'Animal {{number}}',
  '{{count}} question',
  '{{count}} questions',
  'Adresse',
  '{{amount}} min',
  'Was {{price}}',
  'gluten',
  'soja',
  'lupin',
  'Alcohol',
]);

test('I18N-1 no text of the interface is the same in two markets, except on purpose', () => {
  const catalogs = readCatalogs(codes);
  const texts = new Map(
    codes.map((code) => [
      code,
      new Map(
        Object.entries(catalogs[code] ?? {}).flatMap(([name, tree]) =>
          Array.from(flatten(tree), ([key, text]) => [`${name}:${key}`, text]),
        ),
      ),
    ]),
  );
  const same = codes.flatMap((one, index) =>
    codes.slice(index + 1).flatMap((other) =>
      Array.from(texts.get(one) ?? []).flatMap(([key, text]) => {
        // Texts of variables, signs and units are alike everywhere.
        const hasWords = /\p{L}{3}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll(/kcal/g, ''));
        return hasWords && !shared.has(text) && texts.get(other)?.get(key) === text
          ? [`${one} = ${other} ${key}: ${text}`]
          : [];
      }),
    ),
  );
  expect(same).toEqual([]);
});
