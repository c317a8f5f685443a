import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import {
  goToPage,
  isBeyondLast,
  listAddress,
  type ListState,
  pageCount,
  pageLinks,
  pageSteps,
  partsOfPage,
  withFilter,
} from './page-links.ts';

test.for<[number | null, number | null, number, string]>([
  [0, 18, 0, 'hidden'],
  [1, 18, 1, 'hidden'],
  [17, 18, 1, 'hidden'],
  [18, 18, 1, 'hidden'],
  [19, 18, 2, '1 to 2'],
  [36, 18, 2, '1 to 2'],
  [37, 18, 3, '1 to 3'],
  [180, 18, 10, '1 to 10'],
  [181, 18, 11, '1 to 11'],
  [100, 1000, 1, 'hidden'],
  [1000, 1000, 1, 'hidden'],
  [1001, 1000, 2, '1 to 2'],
  [5, 1, 5, '1 to 5'],
  [40, 0, 3, '1 to 3'],
  [40, null, 3, '1 to 3'],
  [40, Number.NaN, 3, '1 to 3'],
  [40, -5, 3, '1 to 3'],
  [null, 18, 0, 'hidden'],
  [Number.NaN, 18, 0, 'hidden'],
  [-1, 18, 0, 'hidden'],
])('LST-4, LST-7, LST-8 total %s by %s gives %i pages, pagination %s', ([total, perPage, count, shown]) => {
  expect(pageCount(total, perPage)).toBe(count);
  const steps = pageSteps(count);
  expect(steps.length === 0 ? 'hidden' : `${steps[0]} to ${steps.at(-1)}`).toBe(shown);
  expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
});

test.for<[number, number, number, number | null]>([
  [1, 5, 0, null],
  [1, 5, -1, null],
  [1, 5, 1, null],
  [1, 5, 2, 2],
  [3, 5, 3, null],
  [3, 5, 1, 1],
  [3, 5, 5, 5],
  [3, 5, 6, null],
  [5, 5, 6, null],
  [5, 5, 4, 4],
  [1, 1, 2, null],
  [1, 1, 1, null],
  [1, 5, 2.5, null],
  [1, 5, Number.NaN, null],
])('LST-5 on page %i of %i the wish for page %d leads to %s', ([current, last, requested, result]) => {
  expect(goToPage(requested, { current, last })).toBe(result);
});

const chickenPage3: ListState = { list: 'recipes', filter: 'chicken', page: 3 };

test.each<[string, ListState, string | null]>([
  ['recipes, page 1', { list: 'recipes', filter: null, page: 1 }, '/nl/recepten'],
  ['recipes, page 2', { list: 'recipes', filter: null, page: 2 }, '/nl/recepten/2'],
  ['recipes, chicken, page 1', { list: 'recipes', filter: 'chicken', page: 1 }, '/nl/recepten/kip'],
  ['recipes, chicken, page 2', { list: 'recipes', filter: 'chicken', page: 2 }, '/nl/recepten/kip/2'],
  ['filter changed to cow on page 3', withFilter(chickenPage3, 'cow'), '/nl/recepten/rund'],
  ['filter removed on page 3', withFilter(chickenPage3, null), '/nl/recepten'],
  ['page 1 selected on page 2', { list: 'recipes', filter: null, page: 1 }, '/nl/recepten'],
  ['blog category, page 2', { list: 'blog', category: 'nieuws', page: 2 }, '/nl/blog/nieuws/2'],
  ['blog, page 2', { list: 'blog', category: null, page: 2 }, '/nl/blog/2'],
  ['farmers', { list: 'farmers', filter: 'cow', page: 2 }, '/nl/onze-boeren/rund/2'],
  ['breeds', { list: 'breeds', page: 2 }, '/nl/rassen/2'],
  ['questions', withFilter({ list: 'faq', filter: null }, 'cow'), '/nl/vragen/rund'],
  ['an animal not sold', withFilter(chickenPage3, 'goose'), null],
])('LST-1, LST-2, LST-3 %s', (_title, state, address) => {
  expect(listAddress(markets.nl, state)).toBe(address);
});

test('LST-3 the list a page is chosen in keeps its filter', () => {
  expect(listAddress(markets.nl, { ...chickenPage3, page: goToPage(2, { current: 3, last: 4 }) ?? 3 })).toBe(
    '/nl/recepten/kip/2',
  );
});

test.each<[number, number, boolean]>([
  [1, 0, false],
  [2, 0, true],
  [1, 1, false],
  [2, 1, true],
  [5, 5, false],
  [6, 5, true],
])('LST-5 the typed page %i of %i is beyond the last: %s', (page, count, isBeyond) => {
  expect(isBeyondLast(page, count)).toBe(isBeyond);
});

test.for<[number, number, string]>([
  [1, 1, ''],
  [1, 2, '1 2'],
  [6, 11, '1 2 3 4 5 6 7 8 9 10 11'],
  [1, 12, '1 2 3 4 5 6 7 8 9 10 11 12'],
  [1, 13, '1 2 3 … 13'],
  [4, 13, '1 2 3 4 5 6 … 13'],
  [5, 13, '1 2 3 4 5 6 7 … 13'],
  [6, 13, '1 … 4 5 6 7 8 … 13'],
  [9, 13, '1 … 7 8 9 10 11 12 13'],
  [13, 13, '1 … 11 12 13'],
  [800, 1667, '1 … 798 799 800 801 802 … 1667'],
])('LST-4 on page %i of %i the links run from the first page to the last: %s', ([page, count, shown]) => {
  expect(
    pageLinks(page, count)
      .map((step) => step ?? '…')
      .join(' '),
  ).toBe(shown);
});

test.for<[number[], number, string[]]>([
  [[0], 1, []],
  [[60], 1, ['0:1 0-60']],
  [[61], 1, ['0:1 0-60']],
  [[61], 2, ['0:2 0-1']],
  [[100_000], 1000, ['0:1000 0-60']],
  [[10, 0, 20], 1, ['0:1 0-10', '2:1 0-20']],
  [[70, 100], 2, ['0:2 0-10', '1:1 0-50']],
  [[70, 100], 3, ['1:1 50-60', '1:2 0-40']],
  [[70, 100], 4, []],
  [[59, 1, 1], 1, ['0:1 0-59', '1:1 0-1']],
  [[59, 1, 1], 2, ['2:1 0-1']],
])('LST-8 lists of %j shown as one: page %i reads %j', ([totals, page, parts]) => {
  expect(
    partsOfPage(totals, page, 60).map(({ list, page: number, from, to }) => `${list}:${number} ${from}-${to}`),
  ).toEqual(parts);
});
