import { expect, test } from 'vitest';
import { backAgain, boxesInstead } from './back-again.ts';

const today = '2026-11-18';
const [yesterday, tomorrow] = ['2026-11-17', '2026-11-19'];

test.each([
  [tomorrow, 'soldout', { is: 'date', day: tomorrow }],
  [tomorrow, 'outofstock', { is: 'date', day: tomorrow }],
  [tomorrow, 'onbackorder', { is: 'date', day: tomorrow }],
  [tomorrow, 'coming_soon', { is: 'date', day: tomorrow }],
  [today, 'soldout', null],
  [yesterday, 'coming_soon', { is: 'soon' }],
  [null, 'coming_soon', { is: 'soon' }],
  [null, 'outofstock', null],
  [tomorrow, 'instock', null],
] as const)('D7 %s, %s', (day, status, expected) => {
  expect(backAgain(status, { day, today })).toEqual(expected);
});

const gone = { slug: 'gone', animal: 'cow', stockStatus: 'soldout', price: 89.95, grams: 4100 };
const box = (slug: string, grams: number | null, price: number | null, more: object = {}) => ({
  ...gone,
  slug,
  grams,
  price,
  stockStatus: 'instock',
  ...more,
});
const namesOf = (boxes: { slug: string }[]) => boxes.map(({ slug }) => slug);

test('D7 instead: the nearest in grams, then in price, then in our order; three at most', () => {
  const boxes = [
    box('eight', 8100, 169),
    box('five-more', 4000, 94.95),
    box('three-less', 4200, 86.95),
    box('as-heavy', 4100, 200),
    box('two', 2100, 49.95),
  ];
  expect(namesOf(boxesInstead(gone, boxes))).toEqual(['as-heavy', 'three-less', 'five-more']);
  expect(namesOf(boxesInstead(gone, [box('b', 4000, 90), box('a', 4000, 90)]))).toEqual(['b', 'a']);
});

test('D7 instead: nothing of another animal, nothing that is gone too, and never itself', () => {
  const boxes = [
    { ...gone, stockStatus: 'instock' },
    box('pig', 4100, 89.95, { animal: 'pig' }),
    box('sold', 4100, 89.95, { stockStatus: 'soldout' }),
    box('unweighed', null, null),
  ];
  expect(namesOf(boxesInstead(gone, boxes))).toEqual(['unweighed']);
});
