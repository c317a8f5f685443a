import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { markets } from '#markets/index.ts';
import { searchItems } from '#rules/lists/search.ts';
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
