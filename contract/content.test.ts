import { expect, test } from 'vitest';
import type { Client } from './call.ts';
import { createClient } from './client.ts';
import { type ContentCalls, contentCalls, relatedTypes } from './content.ts';
import { Redirects } from './entities/redirects.ts';
import { readLeniently, readStrictly } from './fields/read.ts';

type Ask = (content: Client<ContentCalls>) => Promise<unknown>;

async function asked(ask: Ask): Promise<string> {
  let seen = '';
  const content = createClient(contentCalls, (path, init) => {
    seen = `${init.method} ${path}`;
    return Response.json([]);
  });
  // An empty list is no answer to the calls for one thing; only what was asked matters here.
  await ask(content).catch(() => null);
  return seen;
}

const asks: [id: string, ask: Ask, expected: string][] = [
  ['API-6', (c) => c.getMenu({ params: { menu: 'animals-nl' } }), 'GET /menu/animals-nl'],
  ['API-6', (c) => c.getMenu({ params: { menu: 'main-menu-de' } }), 'GET /menu/main-menu-de'],
  ['API-7', (c) => c.listPackages({ query: {} }), 'GET /products'],
  ['API-8', (c) => c.getPackage({ params: { slug: 'beef-box' } }), 'GET /products/beef-box'],
  [
    'API-9',
    (c) => c.listRelatedPackages({ params: { relatedType: 'recipe', relatedSlug: 'stew' } }),
    'GET /products/recipe/stew',
  ],
  [
    'API-10',
    (c) => c.listRelatedRecipes({ params: { relatedType: 'product', relatedSlug: 'beef-box' } }),
    'GET /recipes/product/beef-box',
  ],
  ['API-11', (c) => c.listTraceabilityOfProduct({ params: { productId: '4711' } }), 'GET /products/product-id/4711'],
  [
    'API-12',
    (c) => c.listTraceabilityOfWeek({ params: { category: 'beef', cut: 'ribeye', year: 2026, week: 9, organic: '1' } }),
    'GET /products/category/beef/ribeye/2026/9/1',
  ],
  ['API-13', (c) => c.listCutsOfAnimal({ params: { animal: 'cow' } }), 'GET /meatcuts/animal/cow'],
  ['API-14', (c) => c.getCut({ params: { slug: 'ribeye' } }), 'GET /meatcuts/ribeye'],
  ['API-15', (c) => c.getStaticPage({ params: { slug: 'home' } }), 'GET /statics/home'],
  ['API-16', (c) => c.listFarmshopProducts({ query: {} }), 'GET /farmshop-products'],
  ['API-17', (c) => c.getFarmshopProduct({ params: { slug: 'gehakt' } }), 'GET /farmshop-products/gehakt'],
  ['API-18', (c) => c.listPopularFarmshopProducts({}), 'GET /popular-farmshop-products'],
  [
    'API-19',
    (c) => c.listPopularFarmshopProductsOfAnimal({ params: { animal: 'cow' } }),
    'GET /popular-farmshop-products/cow',
  ],
  ['API-21', (c) => c.listRecipes({ query: { page: 2, per_page: 18 } }), 'GET /recipes?page=2&per_page=18'],
  ['API-22', (c) => c.getRecipe({ params: { slug: 'stew' } }), 'GET /recipes/stew'],
  ['API-23', (c) => c.listQuestions({ query: {} }), 'GET /faq'],
  ['API-24', (c) => c.listFarmers({ query: { animal_type: 'cow' } }), 'GET /farmers?animal_type=cow'],
  ['API-25', (c) => c.getFarmer({ params: { slug: 'jan' } }), 'GET /farmers/jan'],
  ['API-26', (c) => c.listBreeds({ query: {} }), 'GET /breeds'],
  ['API-27', (c) => c.getBreed({ params: { slug: 'limousin' } }), 'GET /breeds/limousin'],
  ['API-28', (c) => c.listCoupons({}), 'GET /coupons'],
  [
    'API-29',
    (c) => c.listArticles({ query: { category: 'farm', search: 'a b' } }),
    'GET /blogs?category=farm&search=a+b',
  ],
  ['API-30', (c) => c.listArticleCategories({}), 'GET /blogs/categories'],
  ['API-31', (c) => c.getArticle({ params: { slug: 'spring' } }), 'GET /blogs/spring'],
  ['API-32', (c) => c.getSettings({ params: { market: 'uk' } }), 'GET /settings/uk'],
  ['C4', (c) => c.listChangeDates({}), 'GET /changes'],
  ['D3', (c) => c.listAnimalsOfTag({ params: { tag: 'NL513402617' } }), 'GET /traceability/NL513402617'],
  ['D9', (c) => c.search({ query: { q: 'pork shoulder', per_kind: 6 } }), 'GET /search?q=pork+shoulder&per_kind=6'],
];

test.each(asks)('%s is asked with the method and path of the specification (%#)', async (_, ask, expected) => {
  expect(await asked(ask)).toBe(expected);
});

test('API-7 every content call stands in the table above', async () => {
  const paths = Object.values(contentCalls).map((call) => `${call.method} ${call.path.replace(/:\w+/g, '*')}`);
  const expected = new Set(asks.map(([, , line]) => line.replace(/\?.*/, '')));
  const covers = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
    return [...expected].some((line) => pattern.test(line));
  };
  expect(paths.filter((path) => !covers(path))).toEqual([]);
  expect(paths).toHaveLength(new Set(asks.map(([id]) => id)).size);
});

test('API-9, API-10 what things can be related to never looks like another call below /products', () => {
  expect(relatedTypes).toEqual(['recipe', 'farmer', 'breed', 'meatcut', 'product', 'blog']);
});

test('API-11, API-12 come before the calls whose pattern their paths fit too', () => {
  const paths = Object.values(contentCalls).map((call) => call.path);
  expect(paths.indexOf('/products/product-id/:productId')).toBeLessThan(
    paths.indexOf('/products/:relatedType/:relatedSlug'),
  );
  expect(paths.indexOf('/blogs/categories')).toBeLessThan(paths.indexOf('/blogs/:slug'));
});

test('API-18 popular products are an object read in the order of its keys, or a list', () => {
  const card = (id: number) => ({ bundled_item_id: id, bundle_id: 22, title: `Piece ${id}`, slug: `piece-${id}` });
  const { response } = contentCalls.listPopularFarmshopProducts;
  const idsOf = (wire: unknown) => readLeniently(response, wire).data.map((product) => product.bundledItemId);
  expect(idsOf({ first: card(7), second: card(3) })).toEqual(['7', '3']);
  expect(idsOf({ 1: card(7), 2: card(3) })).toEqual(['7', '3']);
  expect(idsOf([card(7), card(3)])).toEqual(['7', '3']);
  expect(idsOf('none')).toEqual([]);
});

test('API-33 redirects are a map of path to {to}; what cannot be read is left out', () => {
  const { data, issues } = readLeniently(Redirects, {
    '/nl/oud': { to: '/nl/nieuw', code: 301 },
    '/nl/a': '/nl/b',
    '/nl/c': { to: '' },
    '/nl/d': null,
  });
  expect(data).toEqual({ '/nl/oud': { to: '/nl/nieuw' } });
  expect(issues).toHaveLength(3);
  expect(readStrictly(Redirects, { '/nl/oud': { to: '/nl/nieuw' } })).toMatchObject({ ok: true });
  for (const wire of [[], null, 'x', 5]) expect(readLeniently(Redirects, wire).data).toEqual({});
});
