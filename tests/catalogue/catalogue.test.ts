// The demo catalogue: enough of everything, and all of it true.
import { beforeAll, describe, expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import type { KindName } from '#services/content/kinds.ts';
import { moduleReaders } from '#contract/page-modules.ts';
import { checkDemo, codes } from '../setup/content/demo-catalogue.ts';

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
  let demo: Awaited<ReturnType<typeof checkDemo>>;
  const of = (kind: KindName) => demo.content.documents.filter((document) => document.kind === kind);

  beforeAll(async () => {
    demo = await checkDemo(code);
  });

  test('MKT-1, MKT-2 everything is there, every number agrees, every link leads somewhere', () => {
    expect(demo.issues).toEqual([]);
    for (const [kind, least] of Object.entries(amounts)) {
      expect(of(kind as KindName).length, kind).toBeGreaterThanOrEqual(least[code]);
    }
  });

  test('every box is true to its animal, and nothing we advise makes ill', () => {
    expect(demo.warnings).toEqual([]);
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
    const placed = new Set(demo.content.documents.flatMap(({ detail }) => modulesOf(detail)));
    const { words } = markets[code];
    const needsBlog = new Set(['blog-list', 'blog-highlight']);
    const needsFarmshop = new Set(['popular', 'farmshop-banner']);
    const wanted = Object.keys(moduleReaders).filter(
      (type) => (words.blog || !needsBlog.has(type)) && (words.farmshop || !needsFarmshop.has(type)),
    );
    expect(wanted.filter((type) => !placed.has(type))).toEqual([]);
  });

  test('no film stands in for one that is not made yet', () => {
    const films = demo.content.documents.filter(({ detail }) => JSON.stringify(detail).includes('"video_url"'));
    expect(films.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([]);
  });
});

function modulesOf(detail: Record<string, unknown>): unknown[] {
  return Array.isArray(detail.modules) ? detail.modules.map((module: { module?: unknown }) => module.module) : [];
}
