import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { queryNames } from './query-names.ts';
import { readableQuery } from './readable-query.ts';

const delivery = ['product_id', 'delivery_week', 'delivery_year'];

test.each([
  ['/nl/blog', ['search']],
  ['/nl/blog/categorie/nieuws', ['search']],
  [
    '/nl/ons-vlees/rundvlees',
    [...delivery, 'packs', 'chosen', 'plus', 'minus', 'animal', 'only', 'sort', 'with', 'plan'],
  ],
  ['/nl/zoeken', ['q', 'kind']],
  ['/nl/herkomst', ['nr']],
  ['/nl/suggestions.json', ['q']],
  ['/nl', []],
  ['/nl/over-ons', []],
  ['/de/blog', []],
])('C15 the page at %s may read %j', (path, names) => {
  expect(queryNames(path, markets.nl)).toEqual(names);
});

test('C15 a loader that reads what its page does not declare throws while developing, and reads nothing in production', () => {
  const params = new URLSearchParams('sort=kilo&search=koe&search=os');
  const strict = readableQuery(params, ['search'], { isStrict: true });
  expect([strict.get('search'), strict.getAll('search')]).toEqual(['koe', ['koe', 'os']]);
  expect(() => strict.get('sort')).toThrow('?sort=');
  expect(() => strict.getAll('sort')).toThrow('site-map.ts');
  const loose = readableQuery(params, ['search'], { isStrict: false });
  expect([loose.get('sort'), loose.getAll('sort')]).toEqual([null, []]);
});

test('C15 pages read their query by the request context alone', () => {
  const root = resolve(import.meta.dirname, '../../storefront');
  const readers = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && readFileSync(resolve(root, file), 'utf8').includes('searchParams'),
  );
  // What is typed is put into an address there, by the browser; pages of the shop area are never kept, so no key has to name their query.
  expect(readers.toSorted()).toEqual([
    'browser/suggest-in.ts',
    'pages/account/page.tsx',
    'pages/order/load.server.ts',
    'pages/order/pay-file.ts',
    // For how many a recipe is told is worked out in the browser: the page is the same for all.
    'pages/recipes/portions.tsx',
  ]);
});
