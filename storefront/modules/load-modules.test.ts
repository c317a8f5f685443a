import { expect, test } from 'vitest';
import { contentCalls } from '#contract/content.ts';
import { createClient } from '#contract/client.ts';
import { CallError } from '#contract/errors.ts';
import { Package } from '#contract/entities/package.ts';
import { moduleReaders, type ModuleType, type WireModule } from '#contract/page-modules.ts';
import { type Market, markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import type { VisitorContext } from '#storefront/context.ts';
import { type DataOf, loadModules, type ModulePage } from './load-modules.server.ts';

type Answers = Record<string, unknown>;

/** A content service that answers these paths (without their query) and fails at all others. */
function contentOf(answers: Answers) {
  const asked: string[] = [];
  const content = createClient(contentCalls, (path) => {
    asked.push(path);
    const body = answers[path.split('?')[0] ?? ''];
    if (body === undefined) throw new CallError('unavailable', 'no answer');
    return Response.json(body);
  });
  return { content, asked };
}

type Setting = { market?: Market; page?: ModulePage; now?: Date; complaints?: string[] };

async function load(
  modules: object[],
  answers: Answers,
  { market = markets.nl, page, now = new Date('2026-11-12T12:00:00Z'), complaints }: Setting = {},
) {
  const { content, asked } = contentOf(answers);
  const logged: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => logged.push(message) };
  // The rest of the visitor is not asked for.
  const visitor = { market, content, text: textIn(market), now, log, complaints } as unknown as VisitorContext;
  const read = modules.map((module) => {
    const wire = { module_id: 'm', config: {}, ...module } as WireModule;
    return moduleReaders[wire.module].parse(wire);
  });
  const loaded = await loadModules(read, visitor, page);
  return { loaded, asked, logged };
}

async function dataOf<T extends ModuleType>(
  module: { module: T; [field: string]: unknown },
  answers: Answers,
  setting?: Setting,
) {
  const { loaded } = await load([module], answers, setting);
  // The type of the module asked for decides the type of its data.
  return loaded[0]?.data as DataOf<T> | null;
}

const boxes = (count: number) => Array.from({ length: count }, (_, at) => ({ slug: `box-${at}`, title: `Box ${at}` }));
const slugsOf = (items: readonly { slug: string }[] | null) => items?.map(({ slug }) => slug);
const onFarmer: Setting = { page: { relatedType: 'farmer', slug: 'henk' } };

test.each([
  ['related-products', '/products/farmer/henk', 10, null, 3],
  ['related-products', '/products/farmer/henk', 2, null, 2],
  ['related-products', '/products/farmer/henk', 10, 5, 5],
  ['related-products', '/products/farmer/henk', 0, null, 0],
  ['related-recipes', '/recipes/farmer/henk', 10, null, 3],
  ['recipe-highlight', '/recipes', 10, null, 3],
  ['product-highlight', '/products', 10, null, 3],
  ['highlight', '/products', 10, null, 6],
  ['highlight', '/products', 10, 4, 4],
  ['highlight', '/products', 10, 0, 6],
  ['highlight', '/products', 10, 'many', 6],
  ['blog-highlight', '/blogs', 10, null, 3],
  ['blog-list', '/blogs', 10, null, 3],
  ['breeds-teaser', '/breeds', 10, null, 3],
] as const)(
  'MOD-16 MOD-17 MOD-18 MOD-D1 MOD-D2 BLG-5 BRD-D2 %s of %s: %s items, total_show %s, shows %s',
  async (module, path, count, total, shown) => {
    const data = await dataOf({ module, total_show: total }, { [path]: boxes(count) }, onFarmer);
    expect(data).toHaveLength(shown);
  },
);

test.each([
  [null, 18],
  [5, 5],
  [25, 25],
])('BLG-D5 a blog list of a category with total_show %s shows %s of thirty', async (total, shown) => {
  const module = { module: 'blog-list', config: { category: 'koken' }, total_show: total } as const;
  const { loaded, asked } = await load([module], { '/blogs': boxes(30) });
  expect(loaded[0]?.data).toHaveLength(shown);
  expect(asked).toEqual([`/blogs?per_page=${shown}&category=koken`]);
});

test.each(['highlight', 'product-highlight'] as const)(
  'MOD-4 MOD-7 %s takes the packages its settings name, in that order',
  async (module) => {
    const answers = { '/products/b': { slug: 'b', title: 'B' }, '/products/a': { slug: 'a', title: 'A' } };
    // One that is gone leaves no gap.
    const data = await dataOf({ module, config: { slugs: 'b, gone ,a' } }, answers);
    expect(slugsOf(data)).toEqual(['b', 'a']);
  },
);

test('MOD-7 without slugs the highlight shows an animal’s packages, or the first', async () => {
  const modules = [{ module: 'highlight', config: { animal_type: 'cow' } }, { module: 'highlight' }];
  const { asked } = await load(modules, { '/products': boxes(1) });
  expect(asked).toEqual(['/products?per_page=6&animal_type=cow', '/products?per_page=6']);
});

test('MOD-1 MOD-2 related modules ask for what the settings name, else for the page, else for nothing', async () => {
  const named = { module: 'related-products', config: { related_type: 'breed', related_slug: 'blaarkop' } };
  const { asked } = await load(
    [named, { module: 'related-recipes' }],
    { '/products/breed/blaarkop': [], '/recipes/farmer/henk': [] },
    onFarmer,
  );
  expect(asked).toEqual(['/products/breed/blaarkop', '/recipes/farmer/henk']);
  const nowhere = await load([{ module: 'related-products' }], {});
  expect([nowhere.asked, nowhere.loaded[0]?.data]).toEqual([[], []]);
});

test('MOD-8 popular shows farm shop products, of an animal when the settings name one, where there is a farm shop', async () => {
  const product = { bundled_item_id: 1, bundle_id: 2, slug: 'worst', title: 'Worst', stock_status: 'instock' };
  const answers = {
    '/popular-farmshop-products': { 9: product },
    '/popular-farmshop-products/cow': [product, product],
  };
  expect(await dataOf({ module: 'popular' }, answers)).toHaveLength(1);
  expect(await dataOf({ module: 'popular', config: { animal_type: 'cow' } }, answers)).toHaveLength(2);
  expect(await dataOf({ module: 'popular' }, answers, { market: markets.uk })).toEqual([]);
});

test('API-20, API-D9 of the popular products those in stock are shown, whatever the service sends', async () => {
  const product = (id: number, stock_status: string | null) => ({
    bundled_item_id: id,
    bundle_id: 2,
    slug: `piece-${id}`,
    title: `Piece ${id}`,
    stock_status,
  });
  const statuses = ['outofstock', 'instock', 'coming_soon', null, 'instock', 'sold'];
  const products = statuses.map((status, at) => product(at, status));
  const answers = { '/popular-farmshop-products': products, '/popular-farmshop-products/cow': products };
  expect(slugsOf(await dataOf({ module: 'popular' }, answers))).toEqual(['piece-1', 'piece-4']);
  const ofCow = { module: 'popular', config: { animal_type: 'cow' }, total_show: 1 } as const;
  expect(slugsOf(await dataOf(ofCow, answers))).toEqual(['piece-1']);
});

test('MOD-9 there is no blog module where there is no blog', async () => {
  const { loaded, asked } = await load([{ module: 'blog-highlight' }], {}, { market: markets.fr });
  expect([loaded[0]?.data, asked]).toEqual([[], []]);
});

test('CUT-4 CUT-D2 CUT-D3 the cuts teaser asks for the animal of its settings and shows 3', async () => {
  const answers = { '/meatcuts/animal/cow': boxes(5) };
  expect(await dataOf({ module: 'cuts-teaser', config: { animal_type: 'cow' } }, answers)).toHaveLength(3);
  const wider = { module: 'cuts-teaser', config: { animal_type: 'cow' }, total_show: 4 } as const;
  expect(await dataOf(wider, answers)).toHaveLength(4);
  expect(await dataOf({ module: 'cuts-teaser' }, answers)).toEqual([]);
});

test('MOD-D13 the figures of the reviews come from the settings call', async () => {
  const settings = { reviews_num: '4,8', reviews_desc: 'van 5', reviews_btn: 'Alles' };
  const data = await dataOf({ module: 'reviews', items: [] }, { '/settings/nl': settings });
  expect(data).toEqual({ number: '4,8', description: 'van 5', button: 'Alles' });
});

const box = (fields: object) => Package.parse({ slug: 'box', title: 'Box', ...fields });
const onBox = (fields: object, market: Market = markets.nl): Setting => ({
  market,
  page: { relatedType: 'product', slug: 'box', package: box(fields) },
});

test.each([
  ['nl', '4,1 kg', 'automatic', 'half'],
  ['nl', '4,11 kg', 'automatic', 'threeQuarters'],
  ['nl', '8,09 kg', undefined, 'threeQuarters'],
  ['nl', '8,1 kg', 'huge', 'full'],
  ['fr', '4.1 kg', 'automatic', 'half'],
  ['uk', '4 kg', 'automatic', 'half'],
  ['uk', '4.01 kg', 'automatic', 'threeQuarters'],
  ['uk', '8.1 kg', 'automatic', 'full'],
  ['de', '6,99 kg', 'automatic', 'threeQuarters'],
  ['de', '7 kg', 'automatic', 'full'],
  ['nl', '12 kg', 'small', 'half'],
  ['nl', '2 kg', 'medium', 'threeQuarters'],
  ['nl', '2 kg', 'large', 'full'],
  ['nl', null, 'large', 'full'],
] as const)(
  'MOD-21 MOD-22 MOD-23 MOD-24 MOD-25 MOD-26 MOD-27 MOD-D5 MOD-D6 in %s %s with config %s is %s',
  async (code, size, config, fit) => {
    const module = { module: 'freezer-fit', config: { size: config } } as const;
    const data = await dataOf(module, {}, onBox({ shop_package_frontend_size: size }, markets[code]));
    expect(data).toEqual({ fit, weight: size });
  },
);

test('MOD-D5 without a weight the freezer block is hidden', async () => {
  expect(await dataOf({ module: 'freezer-fit' }, {}, onBox({}))).toBeNull();
  expect(await dataOf({ module: 'freezer-fit' }, {})).toBeNull();
});

test.each([
  [96, 75, 37, 11],
  [45, 20, 20, 25],
  [10, 0, 1, 10],
  [10, 10, 10, 0],
])(
  'CRD-15 CRD-16 CRD-17 CRD-18 CRD-D7 %s packages and %s buyers: %s buyers and %s packages are shown',
  async (total, buyers, shown, left) => {
    const setting = onBox({
      shop_product_total_package_available: total,
      shop_product_buyer_count: buyers,
      shop_product_stock_status: 'instock',
    });
    expect(await dataOf({ module: 'buyers-tooltip' }, {}, setting)).toBe(shown);
    expect(await dataOf({ module: 'packages-remaining-tooltip' }, {}, setting)).toBe(left);
  },
);

test.each(['coming_soon', 'soldout', 'outofstock', 'onbackorder'])(
  'CRD-5 CRD-D5 a package that is %s shows neither buyers nor remains',
  async (status) => {
    const setting = onBox({
      shop_product_total_package_available: 40,
      shop_product_buyer_count: 4,
      shop_product_stock_status: status,
    });
    expect(await dataOf({ module: 'buyers-tooltip' }, {}, setting)).toBeNull();
    expect(await dataOf({ module: 'packages-remaining-tooltip' }, {}, setting)).toBeNull();
  },
);

const ofAnimals = [
  { slug: 'wine-1', title: 'Wijn', shop_brand_slug: 'wine' },
  { slug: 'pig-1', title: 'Varken', shop_brand_slug: 'pig' },
  { slug: 'cow-1', title: 'Koe', shop_brand_slug: 'cow' },
  { slug: 'pig-2', title: 'Varken', shop_brand_slug: 'pig' },
];

test('HOME-6 HOME-D3 groups follow the market, other goods come after, titles come from the menu', async () => {
  const menu = [
    { menu_item_id: 1, title: 'Koeien', animal_type: 'cow' },
    { menu_item_id: 2, title: 'Flessen', animal_type: 'wine' },
  ];
  const groups = await dataOf({ module: 'category-tabs' }, { '/products': ofAnimals, '/menu/animals-nl': menu });
  expect(groups?.map(({ animal, title, packages }) => [animal, title, slugsOf(packages)])).toEqual([
    ['cow', 'Koeien', ['cow-1']],
    ['pig', 'Varken', ['pig-1', 'pig-2']],
    ['wine', 'Flessen', ['wine-1']],
  ]);
});

test('HOME-D3 without the menu the catalogue names the groups, and settings may limit them', async () => {
  const groups = await dataOf(
    { module: 'category-tabs', config: { animals: 'wine, pig' } },
    { '/products': ofAnimals },
  );
  expect(groups?.map(({ animal, title }) => [animal, title])).toEqual([
    ['pig', 'Varken'],
    ['wine', 'Wijn'],
  ]);
});

test('MOD-19 MOD-D7 every delivery promise in a text is filled in, wherever the text stands', async () => {
  const body = '<p>{delivery_promise}, {delivery_promise}.</p>';
  const slider_items = [{ slideritem_id: 1, image_url: '/media/a.webp', body }];
  const modules = [
    { module: 'text', body },
    { module: 'slider', config: { body }, slider_items },
  ];
  const { loaded } = await load(modules, {});
  const promise = 'Wat voor 10:00 uur besteld is, telt dezelfde werkdag nog mee';
  const filled = { html: `<p>${promise}, ${promise}.</p>` };
  expect(loaded[0]?.module.body).toEqual(filled);
  expect(loaded[1]?.module.slides[0]?.body).toEqual(filled);
  expect(loaded[1]?.module.config).toMatchObject({ body: filled });
});

test('PRD-24 a body may name the day of delivery', async () => {
  const { loaded } = await load([{ module: 'html', body: 'Op {estimated_delivery_date}' }], {});
  // Thursday after ten counts for Friday; four days later is Tuesday.
  expect(loaded[0]?.module.body).toEqual({ html: 'Op <span data-dated="">17 november 2026</span>' });
});

test('ERR-10, MOD-D3 popular products that cannot be loaded are logged, and only they are hidden', async () => {
  const modules = [{ module: 'highlight' }, { module: 'popular' }, { module: 'text', title: 'Blijft' }];
  const { loaded, logged } = await load(modules, { '/products': boxes(1) });
  expect(loaded.map(({ data }) => data)).toEqual([[expect.objectContaining({ slug: 'box-0' })], null, null]);
  expect(loaded[2]?.module.title).toBe('Blijft');
  expect(logged).toEqual(['a page module could not be loaded']);
});

test('equal calls of one page are made once', async () => {
  const modules = [
    { module: 'highlight' },
    { module: 'highlight' },
    { module: 'category-tabs' },
    { module: 'category-tabs' },
  ];
  const { asked } = await load(modules, { '/products': boxes(9), '/menu/animals-nl': [] });
  expect(asked.toSorted()).toEqual(['/menu/animals-nl', '/products?per_page=100', '/products?per_page=6']);
});

test('what goes to the browser is what a card shows', async () => {
  const full = {
    slug: 'b',
    title: 'B',
    body: '<p>Long</p>',
    modules: [{ module: 'text', module_id: 1 }],
    checklist: ['x'],
  };
  const data = await dataOf({ module: 'highlight', config: { slugs: 'b' } }, { '/products/b': full });
  expect(Object.keys(data?.[0] ?? {})).not.toEqual(expect.arrayContaining(['body']));
  expect(JSON.stringify(data)).not.toContain('Long');
});

test.each([
  ['soldout', { slug: 'blaarkop', isComingSoon: false }],
  ['coming_soon', { slug: 'blaarkop', isComingSoon: true }],
  ['instock', null],
] as const)('SGN-14 the sold-out form of a package that is %s is offered %o', async (stock, offer) => {
  const setting = onBox({ slug: 'blaarkop', shop_brand_slug: 'cow', shop_product_stock_status: stock });
  expect(await dataOf({ module: 'sold-out-sign-up' }, {}, setting)).toEqual(offer);
});

test('while developing a box says what was left out and why; visitors see none', async () => {
  const modules = [
    { module: 'recipe-highlight', module_id: 'r1' },
    { module: 'breeds-teaser', module_id: 'b1' },
  ];
  const answers = { '/recipes': [] };
  const complaints = ['/pages/home, modules.3: no module is called "<b>"'];
  const { loaded } = await load(modules, answers, { complaints });
  const box = loaded.at(-1)?.module;
  expect(box).toMatchObject({ type: 'html', id: 'left-out' });
  const html = box?.body?.html ?? '';
  expect(html).toContain('no module is called "&lt;b&gt;"');
  expect(html).toContain('recipe-highlight (r1): nothing to show');
  expect(html).toContain('breeds-teaser (b1): CallError');
  expect((await load(modules, answers)).loaded).toHaveLength(2);
});
