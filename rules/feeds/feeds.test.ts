import { Parser } from 'htmlparser2';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type FeedItem, feedAvailability, feedPrices, isInFeeds, pieceFeedId } from './feed-item.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';
import { productsFeed } from './products-feed.ts';

const today = '2026-11-18';

test.each([
  ['instock', null, { is: 'in_stock' }],
  ['instock', '2026-11-19', { is: 'in_stock' }],
  ['soldout', '2026-11-19', { is: 'out_of_stock' }],
  ['outofstock', null, { is: 'out_of_stock' }],
  ['onbackorder', '2026-11-19', { is: 'backorder', from: '2026-11-19' }],
  ['onbackorder', '2026-11-18', { is: 'out_of_stock' }],
  ['onbackorder', null, { is: 'out_of_stock' }],
  ['coming_soon', '2026-12-01', { is: 'preorder', from: '2026-12-01' }],
  ['coming_soon', '2026-11-17', { is: 'out_of_stock' }],
  ['coming_soon', null, { is: 'out_of_stock' }],
] as const)('C1 availability of %s with the day %s', (status, from, expected) => {
  expect(feedAvailability(status, { from, today })).toEqual(expected);
});

test.each([
  [false, false, true],
  [false, true, true],
  [true, false, false],
  [true, true, true],
])('C1 alcohol: %s, and the market has it in its feeds: %s; stands in them: %s', (isAlcohol, alcohol, expected) => {
  expect(isInFeeds({ isAlcohol }, { alcohol })).toBe(expected);
});

const item: FeedItem = {
  id: '1001',
  title: 'Blaarkop & co "proef"',
  description: 'Vier kilo,\nmet <b>bot</b>;\u0007 of zonder',
  link: 'https://www.kudde.example/nl/ons-vlees/blaarkop',
  image: 'https://www.kudde.example/media/resize-1200/blaarkop.jpg',
  price: 89.95,
  oldPrice: null,
  currency: 'EUR',
  brand: 'Kudde',
  type: 'Rund',
  amount: { value: 4100, unit: 'g' },
  availability: { is: 'in_stock' },
  isAlcohol: false,
};
const wine: FeedItem = {
  ...item,
  id: '7',
  amount: { value: 750, unit: 'ml' },
  isAlcohol: true,
  availability: { is: 'preorder', from: '2026-12-01' },
};
const cheaper: FeedItem = { ...item, id: pieceFeedId('55'), oldPrice: 99, price: 89.9, currency: 'GBP', amount: null };
const channel = {
  title: 'Kudde',
  link: 'https://www.kudde.example/nl',
  description: 'x',
  timeZone: 'Europe/Amsterdam',
};

/** As somebody else's parser reads it. */
function itemsOf(xml: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let name = '';
  const parser = new Parser(
    {
      onopentag(tag) {
        if (tag === 'item') rows.push({});
        name = tag;
      },
      ontext(text) {
        const row = rows.at(-1);
        if (row && name !== '') row[name] = (row[name] ?? '') + text;
      },
      onclosetag: () => (name = ''),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rows;
}

test('C1 the Google feed, read by a foreign parser', () => {
  const [first, second, third] = itemsOf(googleFeed([item, wine, cheaper], channel));
  expect(first).toEqual({
    'g:id': '1001',
    'g:title': 'Blaarkop & co "proef"',
    'g:description': 'Vier kilo,\nmet <b>bot</b>; of zonder',
    'g:link': item.link,
    'g:image_link': item.image,
    'g:price': '89.95 EUR',
    'g:unit_pricing_measure': '4100g',
    'g:unit_pricing_base_measure': '1kg',
    'g:availability': 'in_stock',
    'g:brand': 'Kudde',
    'g:product_type': 'Rund',
    'g:condition': 'new',
    'g:identifier_exists': 'no',
  });
  expect(second).toMatchObject({
    'g:unit_pricing_measure': '750ml',
    'g:unit_pricing_base_measure': '1l',
    'g:availability': 'preorder',
    'g:availability_date': '2026-11-30T23:00Z',
  });
  expect(third).toMatchObject({ 'g:id': 'piece-55', 'g:price': '99.00 GBP', 'g:sale_price': '89.90 GBP' });
  expect(third).not.toHaveProperty('g:unit_pricing_measure');
});

test('C1 titles and texts are no longer than Google takes', () => {
  const [only] = itemsOf(googleFeed([{ ...item, title: 'a'.repeat(200), description: 'b'.repeat(6000) }], channel));
  expect(only?.['g:title']).toHaveLength(150);
  expect(only?.['g:description']).toHaveLength(5000);
});

test('C2 the Meta feed, read by a foreign parser; wine is never in it', () => {
  const rows: Record<string, string>[] = parse(metaFeed([item, wine, cheaper]), { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(['1001', 'piece-55']);
  expect(rows[0]).toMatchObject({ title: item.title, availability: 'in stock', price: '89.95 EUR', sale_price: '' });
  expect(rows[0]?.description).toContain('\n');
  expect(rows[1]).toMatchObject({ price: '99.00 GBP', sale_price: '89.90 GBP' });
  expect(parse(metaFeed([]))).toHaveLength(1);
});

test.each([
  ['in_stock', 'in stock'],
  ['out_of_stock', 'out of stock'],
] as const)('C2 %s is %s', (is, word) => {
  const [row]: Record<string, string>[] = parse(metaFeed([{ ...item, availability: { is } }]), { columns: true });
  expect(row?.availability).toBe(word);
});

test.each([
  ['backorder', 'available for order'],
  ['preorder', 'preorder'],
] as const)('C2 %s is %s', (is, word) => {
  const [row]: Record<string, string>[] = parse(metaFeed([{ ...item, availability: { is, from: '2026-12-01' } }]), {
    columns: true,
  });
  expect(row?.availability).toBe(word);
});

test('C8 the same rows as plain JSON', () => {
  const { products } = productsFeed([item, wine, cheaper], { brand: 'Kudde', language: 'nl-NL', page: channel.link });
  expect(products[0]).toEqual({
    id: '1001',
    title: item.title,
    description: item.description,
    link: item.link,
    image: item.image,
    type: 'Rund',
    price: '89.95 EUR',
    amount: '4100 g',
    availability: 'in_stock',
  });
  expect(products[1]).toMatchObject({ availability: 'preorder', available_from: '2026-12-01', alcohol: true });
  expect(products[2]).toMatchObject({ price: '89.90 GBP', price_before: '99.00 GBP' });
});

test('C1 a price with a cut is the sale price, and the one before it the price', () => {
  expect(feedPrices(item)).toEqual({ price: '89.95 EUR', salePrice: null });
  expect(feedPrices(cheaper)).toEqual({ price: '99.00 GBP', salePrice: '89.90 GBP' });
});
