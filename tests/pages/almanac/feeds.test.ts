import { parse } from 'csv-parse/sync';
import { parseDocument, DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { findAll } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;

type Item = Record<string, unknown> & { slug: string };
const pictured = (item: Item): Item => ({ ...item, image_url: '/media/hero-box.webp' });

beforeAll(async () => {
  app = await openTestApp({
    content: (_, files) => {
      const boxes = (files['packages.json'] as Item[]).map(pictured);
      const [first] = boxes;
      const also = (slug: string, more: object) => ({ ...first, related: undefined, slug, title: slug, ...more });
      return {
        ...files,
        'packages.json': [
          ...boxes,
          also('soon', { product_id: 1010, shop_product_stock_status: 'coming_soon' }),
          also('late', {
            product_id: 1011,
            shop_product_stock_status: 'onbackorder',
            product_shop_delivery_date: 'now-1d',
          }),
          also('unpriced', { product_id: 1012, shop_package_price: null, shop_package_price_per_kilo: null }),
          also('wine', { product_id: 1014, shop_brand_slug: 'wine' }),
          also('unseen', { product_id: 1013, image_url: null }),
        ],
        ...('farmshop-products.json' in files && {
          'farmshop-products.json': (files['farmshop-products.json'] as Item[]).map(pictured),
        }),
      };
    },
  });
});
afterAll(async () => {
  await app?.close();
});

/** Rows of an RSS feed as somebody else's parser reads them. */
function itemsOf(xml: string): Record<string, string>[] {
  const document = parseDocument(xml, { xmlMode: true });
  return DomUtils.getElementsByTagName('item', document).map((item) =>
    Object.fromEntries(
      DomUtils.getChildren(item).flatMap((node) => ('name' in node ? [[node.name, DomUtils.textContent(node)]] : [])),
    ),
  );
}

test('C1 every package and piece with id, price and picture is in the feed for Google', async () => {
  const { html, headers, status } = await app.get('/nl/feeds/google.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const rows = new Map(itemsOf(html).map((row) => [row['g:id'], row]));
  expect([...rows.keys()]).toEqual(['1001', '1002', '1003', '1010', '1011', 'piece-1', 'piece-2', 'piece-3']);
  expect(rows.get('1001')).toMatchObject({
    'g:link': 'https://www.kudde.example/nl/ons-vlees/box',
    'g:image_link': 'https://www.kudde.example/media/resize-1200/hero-box.jpg',
    'g:availability': 'in_stock',
    'g:brand': 'Kudde',
    'g:identifier_exists': 'no',
    'g:unit_pricing_base_measure': '1kg',
  });
  expect(rows.get('1001')?.['g:price']).toMatch(/^\d+\.\d{2} EUR$/);
  expect(rows.get('1003')?.['g:availability']).toBe('out_of_stock');
  expect(rows.get('1010')).toMatchObject({ 'g:availability': 'preorder' });
  expect(rows.get('1010')?.['g:availability_date']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:00Z$/);
  expect(rows.get('1011')?.['g:availability']).toBe('out_of_stock');
  expect(rows.get('piece-1')).toMatchObject({ 'g:price': '9.00 EUR', 'g:unit_pricing_measure': '300g' });
});

test('C1, C2, C8 wine is in no feed of a market that keeps alcohol out', async () => {
  expect((await app.get('/nl/ons-vlees/wine')).status).toBe(200);
  for (const file of ['google.xml', 'meta.csv', 'products.json'])
    expect((await app.get(`/nl/feeds/${file}`)).html, file).not.toContain('/ons-vlees/wine');
});

test('C1, C2, C8 the three feeds have the same rows, and none of another market', async () => {
  const google = itemsOf((await app.get('/de/feeds/google.xml')).html).map((row) => row['g:id']);
  const csv = await app.get('/de/feeds/meta.csv');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const meta: Record<string, string>[] = parse(csv.html, { columns: true });
  const { products } = JSON.parse((await app.get('/de/feeds/products.json')).html) as { products: { id: string }[] };
  expect(meta.map(({ id }) => id)).toEqual(google);
  expect(products.map(({ id }) => id)).toEqual(google);
  expect(meta.every(({ link }) => link?.startsWith('https://www.kudde.example/de/'))).toBe(true);
  const british = itemsOf((await app.get('/uk/feeds/google.xml')).html);
  expect(british.every((row) => row['g:price']?.endsWith(' GBP'))).toBe(true);
  expect(british.some((row) => row['g:id']?.startsWith('piece-'))).toBe(false);
});

test('C1 a feed is kept like a page, and there are no others', async () => {
  expect((await app.get('/nl/feeds/google.xml')).headers.get('etag')).not.toBeNull();
  for (const path of ['/nl/feeds/other.xml', '/xx/feeds/google.xml', '/nl/feeds/toString', '/nl/feeds'])
    expect((await app.get(path)).status, path).toBe(404);
});

test('C8 llms.txt names the markets of this host, and each of its addresses answers', async () => {
  const { html, headers } = await app.get('/llms.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  const addresses = Array.from(html.matchAll(/\]\((https:[^)]+)\)/g), ([, address = '']) => new URL(address).pathname);
  for (const { code } of marketList) expect(addresses).toContain(`/${code}/feeds/products.json`);
  for (const address of addresses) expect((await app.get(address)).status, address).toBe(200);
});

test('C4 the site map shows the first picture of a page, and when it last changed', async () => {
  const { html } = await app.get('/sitemaps/nl.xml');
  const urls = findAll(html, 'url').map(({ inside }) => inside);
  const box = urls.find((inside) => inside.includes('/nl/ons-vlees/box<'));
  expect(box).toContain('<image:loc>https://www.kudde.example/media/resize-1200/hero-box.jpg</image:loc>');
  expect(box).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(urls.find((inside) => inside.includes('/nl/recepten/stew<'))).toMatch(/<lastmod>/);
  // A list changes with what stands in it, which no version says.
  expect(urls.find((inside) => inside.includes('/nl/recepten<'))).not.toContain('<lastmod>');
});

type Ld = Record<string, unknown> & { '@type': string };
const ldOf = (html: string): Ld[] =>
  findAll(html, 'script', { type: 'application/ld+json' }).map(({ inside }) => JSON.parse(inside) as Ld);

test('C3 lists name their pages, and a package its weight, country and ear tag', async () => {
  for (const [path, first] of [
    ['/nl/ons-vlees/rundvlees', '/nl/ons-vlees/box'],
    ['/nl/recepten', '/nl/recepten/stew'],
    ['/nl/boerderij-box', '/nl/boerderij-box/steak'],
    ['/nl/rassen', '/nl/rassen/bont'],
    ['/nl/onze-boeren', '/nl/onze-boeren/jan'],
  ] as const) {
    const list = ldOf((await app.get(path)).html).find((data) => data['@type'] === 'ItemList');
    expect(list?.itemListElement, path).toContainEqual(
      expect.objectContaining({ url: `https://www.kudde.example${first}` }),
    );
  }
  const box = ldOf((await app.get('/nl/ons-vlees/box')).html).find((data) => data['@type'] === 'Product');
  expect(box).toMatchObject({ sku: '1001', additionalProperty: { name: 'Oornummer', value: 'NL 5736 2041 8' } });
  const soon = ldOf((await app.get('/nl/ons-vlees/soon')).html).find((data) => data['@type'] === 'Product');
  expect(soon).toMatchObject({ offers: { availabilityStarts: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) } });
  const steak = ldOf((await app.get('/nl/boerderij-box/steak')).html).find((data) => data['@type'] === 'Product');
  expect(steak).toMatchObject({
    sku: 'piece-1',
    weight: { value: 300, unitCode: 'GRM' },
    countryOfOrigin: { name: 'Nederland' },
  });
  expect(JSON.stringify([box, steak])).not.toMatch(/aggregateRating|GroceryStore/);
});
