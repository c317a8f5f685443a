import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { markets } from '#markets/index.ts';
import { dataOf, load, type Setting } from '#tests/setup/load-modules.ts';

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

test('review 28 related packages that can be bought come before those that cannot', async () => {
  const box = (slug: string, status: string) => ({ slug, title: slug, shop_product_stock_status: status });
  const answer = [
    box('gone', 'soldout'),
    box('first', 'instock'),
    box('later', 'coming_soon'),
    box('second', 'instock'),
  ];
  const data = await dataOf({ module: 'related-products' }, { '/products/farmer/henk': answer }, onFarmer);
  expect(slugsOf(data)).toEqual(['first', 'second', 'gone']);
});

const cutPage: Setting = { page: { relatedType: 'meatcut', slug: 'staart' } };
const cut = { slug: 'staart', title: 'Staart', animal_types: 'cow' };

test('MOD-2 what is cooked with a cut stands there; where nothing is, recipes of its animal, marked as such', async () => {
  const recipes = [{ slug: 'soep', title: 'Soep' }];
  const using = await dataOf({ module: 'related-recipes' }, { '/recipes/meatcut/staart': recipes }, cutPage);
  expect(using).toEqual([expect.not.objectContaining({ ofAnimal: 'cow' })]);
  const answers = { '/recipes/meatcut/staart': [], '/meatcuts/staart': cut, '/recipes': boxes(10) };
  const { loaded, asked } = await load([{ module: 'related-recipes' }], answers, cutPage);
  expect(loaded[0]?.data).toHaveLength(3);
  expect(loaded[0]?.data).toContainEqual(expect.objectContaining({ slug: 'box-0', ofAnimal: 'cow' }));
  expect(asked.at(-1)).toBe('/recipes?animal_type=cow&per_page=3');
});

test('the cuts of a package are those in it, and no others of its animal', async () => {
  const box = Package.parse({
    slug: 'box',
    title: 'Box',
    packages: [{ shop_packageproduct_type: 'cut', cut_packages: [{ name: 'staart' }, { name: 'wang' }] }],
  });
  const answers = {
    '/meatcuts/animal/cow': [{ slug: 'ribeye', title: 'Ribeye' }, cut, { slug: 'wang', title: 'Wang' }],
  };
  const module = { module: 'cuts-teaser', config: { animal_type: 'cow' } } as const;
  const inBox = await dataOf(module, answers, { page: { relatedType: 'product', slug: 'box', package: box } });
  expect(slugsOf(inBox)).toEqual(['staart', 'wang']);
  expect(slugsOf(await dataOf(module, answers))).toEqual(['ribeye', 'staart', 'wang']);
});

test('a slide whose first link leads to a package says what it costs; others and sold ones say nothing', async () => {
  const slide = (id: string, href: string) => ({
    slideritem_id: id,
    image_url: '/media/a.webp',
    body: `<h2>x</h2><p><a href="${href}">Kijk</a></p><p><a href="/nl/ons-vlees/tweede">En</a></p>`,
  });
  const box = { slug: 'box', title: 'Box', shop_package_price: 89.95, shop_product_stock_status: 'instock' };
  const answers = {
    '/products/box': { ...box, shop_product_total_package_available: 96, shop_product_buyer_count: 75 },
    '/products/gone': { ...box, slug: 'gone', shop_product_stock_status: 'soldout' },
  };
  const links = [
    '/nl/ons-vlees/box',
    '/nl/ons-vlees/gone',
    '/nl/ons-vlees/unknown',
    '/nl/missie',
    'https://x.example/',
  ];
  const slider_items = links.map((href, at) => slide(`s${at}`, href));
  const { loaded } = await load([{ module: 'slider', slider_items }], answers);
  // CRD-17: 96 and 75 are shown as 48 and 37.
  expect(loaded[0]?.data).toEqual({ s0: expect.objectContaining({ price: 89.95, left: 11 }) });
});

test.each([
  [
    { total: 96, buyers: 75, status: 'instock' },
    { total: 48, left: 11, percentage: 78 },
  ],
  [
    { total: 10, buyers: 12, status: 'instock' },
    { total: 10, left: 0, percentage: 78 },
  ],
  [{ total: 96, buyers: 75, status: 'soldout' }, null],
  [{ total: null, buyers: 75, status: 'instock' }, null],
  [{ total: 5000, buyers: 75, status: 'instock' }, null],
])('the herd of %o is %o', async ({ total, buyers, status }, herd) => {
  const box = {
    slug: 'box',
    title: 'Box',
    shop_brand_slug: 'cow',
    shop_product_percentage_sold: 78,
    shop_product_total_package_available: total,
    shop_product_buyer_count: buyers,
    shop_product_stock_status: status,
  };
  const data = await dataOf({ module: 'herd-counter', config: { slug: 'box' } }, { '/products/box': box });
  expect(data).toEqual(herd && { animal: 'cow', ...herd });
});

test('HOME-6 the panels: the first six of an animal, what can be bought first, and how many there are', async () => {
  const box = (at: number) => ({
    slug: `box-${at}`,
    title: `Box ${at}`,
    shop_brand_slug: 'cow',
    shop_product_stock_status: at < 2 ? 'soldout' : 'instock',
  });
  const products = Array.from({ length: 8 }, (_, at) => box(at));
  const [panel] = (await dataOf({ module: 'category-tabs' }, { '/products': products, '/menus/animals-nl': [] })) ?? [];
  expect(panel).toMatchObject({ animal: 'cow', total: 8, to: '/nl/ons-vlees/rundvlees' });
  expect(slugsOf(panel?.groups[0]?.packages ?? null)).toEqual(['box-2', 'box-3', 'box-4', 'box-5', 'box-6', 'box-7']);
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
  expect(
    groups?.map(({ animal, title, groups: [group] }) => [animal, title, slugsOf(group?.packages ?? null)]),
  ).toEqual([
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
  expect(asked.toSorted()).toEqual([
    '/menu/animals-nl',
    '/products?per_page=1',
    '/products?per_page=100',
    '/products?per_page=6',
  ]);
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
  expect(slugsOf(data)).toEqual(['b']);
  expect(JSON.stringify(data)).not.toContain('Long');
});

test('while developing a box says what was left out and why; visitors see none', async () => {
  const modules = [
    { module: 'recipe-highlight', module_id: 'r1' },
    { module: 'breeds-teaser', module_id: 'b1' },
  ];
  const answers = { '/recipes': [] };
  const devWarnings = ['/pages/home, modules.3: no module is called "<b>"'];
  const { loaded } = await load(modules, answers, { devWarnings });
  const box = loaded.at(-1)?.module;
  expect(box).toMatchObject({ type: 'html', id: 'left-out' });
  const html = box?.body?.html ?? '';
  expect(html).toContain('no module is called &quot;&lt;b&gt;&quot;');
  expect(html).toContain('recipe-highlight (r1): nothing to show');
  expect(html).toContain('breeds-teaser (b1): CallError');
  expect((await load(modules, answers)).loaded).toHaveLength(2);
});
