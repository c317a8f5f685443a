import { expect, test } from 'vitest';
import {
  type CountedBlock,
  hasCategoryBar,
  hasSpecialBlogLayout,
  isBlogNotFound,
  itemLimit,
  relatedArticles,
  shownItems,
} from './item-counts.ts';

test.for<[CountedBlock, number, number | string | null | undefined, number]>([
  ['related', 10, undefined, 3],
  ['related', 2, undefined, 2],
  ['related', 10, 5, 5],
  ['related', 0, undefined, 0],
  ['recipeHighlight', 10, null, 3],
  ['productHighlight', 10, null, 3],
  ['highlightModule', 10, undefined, 6],
  ['highlightModule', 10, 4, 4],
  ['highlightModule', 10, 0, 6],
  ['highlightModule', 10, -1, 6],
  ['highlightModule', 10, 2.5, 6],
  ['highlightModule', 10, '', 6],
  ['highlightModule', 10, 'many', 6],
  ['highlightModule', 10, '4', 4],
  ['highlightModule', 10, 9, 9],
  ['highlightModule', 10, 1, 1],
  ['blogHighlight', 10, undefined, 3],
  ['blogHighlight', 10, 4, 4],
  ['blog', 10, undefined, 3],
  ['blog', 10, 5, 3],
  ['blog', 10, 2, 2],
  ['blogOfCategory', 30, undefined, 18],
  ['blogOfCategory', 30, 5, 5],
])(
  'MOD-16, MOD-17, MOD-18, BLG-5 block %s with %i items and total_show %j shows %i',
  ([block, available, totalShow, shown]) => {
    const items = Array.from({ length: available }, (_, index) => index);
    expect(shownItems(items, block, totalShow)).toEqual(items.slice(0, shown));
    expect(Math.min(available, itemLimit(block, totalShow))).toBe(shown);
  },
);

test.each<[number, boolean]>([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('BLG-1 %i categories have a filter bar: %s', (count, hasBar) => {
  expect(hasCategoryBar(count)).toBe(hasBar);
});

test.each<[number, boolean, boolean]>([
  [0, false, true],
  [0, true, false],
  [1, false, false],
])('BLG-16 a blog list of total %i (search: %s) is not found: %s', (total, isSearch, expected) => {
  expect(isBlogNotFound({ total, isSearch })).toBe(expected);
});

test.each<[number, boolean]>([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [18, false],
])('BLG-6 %i articles have the special layout: %s', (count, isSpecial) => {
  expect(hasSpecialBlogLayout(count)).toBe(isSpecial);
});

test.each<[string[], string[]]>([
  [
    ['a', 'b', 'c', 'd'],
    ['c', 'b', 'a'],
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [[], []],
])('BLG-13, BLG-14 of the related articles %j show %j', (related, shown) => {
  expect(relatedArticles(related)).toEqual(shown);
});
