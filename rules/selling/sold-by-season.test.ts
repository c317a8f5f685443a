import { expect, test } from 'vitest';
import { soldBySeason } from './sold-by-season.ts';

const today = '2026-11-18';
const animals = ['cow', 'sheep', 'goose'];
const box = (animal: string, stockStatus: string, day: string | null = null) => ({ animal, stockStatus, day });

test('item 9 now: animals of which anything can be bought, in the order of the market', () => {
  const boxes = [box('goose', 'instock'), box('cow', 'soldout'), box('cow', 'instock'), box('sheep', 'soldout')];
  expect(soldBySeason(boxes, { today, animals }).now).toEqual(['cow', 'goose']);
});

test.each([
  ['soldout', '2026-11-19', true],
  ['coming_soon', '2027-08-25', true],
  ['soldout', today, false],
  ['soldout', null, false],
  ['coming_soon', null, false],
  ['instock', '2026-12-24', false],
])('D7, item 9 next: %s with the day %s is told: %s', (status, day, isTold) => {
  const { next } = soldBySeason([box('sheep', status, day)], { today, animals });
  expect(next.map((each) => each.day)).toEqual(isTold ? [day] : []);
});

test('item 9 next: the first day first, six at most', () => {
  const days = ['2027-09-01', '2027-01-07', '2027-08-25', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'];
  const { next } = soldBySeason(
    days.map((day) => box('sheep', 'soldout', day)),
    { today, animals },
  );
  expect(next.map(({ day }) => day)).toEqual(days.toSorted().slice(0, 6));
});
