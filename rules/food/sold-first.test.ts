import { expect, test } from 'vitest';
import { daysOfHanging, isSoldFirst, promisesTooSoon } from './sold-first.ts';

const offer = { animal: 'cow', status: 'instock', isExpress: false, hasDate: false };

test.each<[string, Partial<typeof offer>, boolean]>([
  ['a cow that is alive', {}, true],
  ['with its day', { hasDate: true }, false],
  ['express', { isExpress: true }, false],
  ['sold out', { status: 'soldout' }, false],
  ['out of stock', { status: 'outofstock' }, false],
  ['a chicken from the freezer', { animal: 'chicken' }, false],
  ['a chicken that is not there yet', { animal: 'chicken', status: 'onbackorder' }, true],
  ['a turkey that is coming soon', { animal: 'turkey', status: 'coming_soon' }, true],
])('a box without a date promises too soon: %s', (_case, change, expected) => {
  expect(promisesTooSoon({ ...offer, ...change })).toBe(expected);
});

test.each<[animal: string, days: number]>([
  ['cow', 14],
  ['pig', 0],
  ['sheep', 0],
  ['chicken', 0],
])('%s hangs %s days before it is cut', (animal, days) => {
  expect(daysOfHanging(animal)).toBe(days);
});

test.each<[string, Parameters<typeof isSoldFirst>[0], boolean]>([
  ['a cow that is alive', { animal: 'cow', isExpress: false }, true],
  ['a cow that is in the freezer', { animal: 'cow', isExpress: true }, false],
  ['a chicken', { animal: 'chicken', isExpress: false }, false],
  ['nobody says which animal', { animal: null, isExpress: false }, false],
])('F55 waits until all of it has a buyer: %s', (_case, box, expected) => {
  expect(isSoldFirst(box)).toBe(expected);
});
