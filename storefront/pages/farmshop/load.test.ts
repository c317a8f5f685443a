import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { markets } from '#markets/index.ts';
import { searchItems } from '#rules/search/search.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { loadFarmshopList, loadFarmshopProduct } from './load.server.ts';

const now = new Date('2024-03-31T12:00:00Z');
const steak = { slug: 'steak', title: 'Steak', bundled_item_id: 1, bundle_id: 501, stock_status: 'instock' };

/** A farm shop with these products and nothing else. */
function visitorOf(...products: object[]): RequestContext {
  const content = createClient(contentCalls, (path) => {
    const [, list, slug] = path.split('/');
    if (list !== 'farmshop-products') return new Response('', { status: 404 });
    return Response.json(slug ? products[0] : products);
  });
  const log = { warn: () => {}, error: () => {} };
  // The rest of the visitor is not asked for.
  return { market: markets.nl, content, text: textIn(markets.nl), now, log } as unknown as RequestContext;
}

test.each([
  ['ste ak', ['steak']],
  ['CRÈME', ['cream']],
  ['uit de rug', ['steak']],
  ['strong', []],
])('SRC-12 the list a visitor searches for "%s" holds titles and plain summaries', async (query, slugs) => {
  const { products } = await loadFarmshopList(
    visitorOf(
      { ...steak, summary: '<p>Uit de <strong>rug</strong>.</p>' },
      { ...steak, slug: 'cream', title: 'Creme', bundled_item_id: 2 },
    ),
  );
  expect(searchItems(products, query).map(({ slug }) => slug)).toEqual(slugs);
});

test.each([
  ['2024-03-31T12:00:00Z', true],
  ['2024-03-01T12:00:00Z', true],
  ['2024-03-01T11:59:59Z', false],
  ['2024-04-01T12:00:00Z', false],
  [null, false],
])('FSH-37, FSH-D7 published %s, a product is new in the list and on its page: %s', async (published_at, isNew) => {
  const visitor = visitorOf({ ...steak, published_at });
  expect((await loadFarmshopList(visitor)).products.map((product) => product.isNew)).toEqual([isNew]);
  expect((await loadFarmshopProduct(visitor, 'steak')).product.isNew).toBe(isNew);
});

/** A farm shop with one piece and a recipe that is related to it. */
function cookOf(piece: object, recipe: object): RequestContext {
  const related = { slug: 'roast', title: 'Roast', method: 'oven', cuts: 'roast', ...recipe };
  const content = createClient(contentCalls, (path) => {
    const [, list, slug, relatedSlug] = path.split('/');
    if (list === 'farmshop-products') return Response.json(slug ? piece : [piece]);
    if (list !== 'recipes') return new Response('', { status: 404 });
    return Response.json(relatedSlug ? [related] : related);
  });
  const log = { warn: () => {}, error: () => {} };
  return { market: markets.nl, content, text: textIn(markets.nl), now, log } as unknown as RequestContext;
}

const topside = { ...steak, slug: 'rosbief', title: 'Rosbief', animal_type: 'cow', weight: 1400 };
const ofTopside = { ingredients: [{ amount: '1,4 kg', title: 'rosbief' }] };

test.each([
  ['of the table', topside, ofTopside, '1,4 kilo: 2 uur 10 min op 140 °C, eruit bij 58 °C.'],
  ['too small to roast', { ...topside, weight: 599 }, ofTopside, null],
  ['without a weight', { ...topside, weight: null }, ofTopside, null],
  ['of a recipe that names another piece', topside, { ingredients: [{ title: 'klapstuk' }] }, null],
  ['that is stewed', topside, { ...ofTopside, method: 'stew' }, null],
] as const)('item 4 the time by weight of a roast %s', async (_, piece, recipe, expected) => {
  const { cooking } = await loadFarmshopProduct(cookOf(piece, recipe), 'rosbief');
  expect(cooking.dish?.roast?.replaceAll('\u00A0', ' ') ?? null).toBe(expected);
});
