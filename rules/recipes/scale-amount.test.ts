import { expect, test } from 'vitest';
import { isFarFrom, mostPortions, readPortions, scaleAmount } from './scale-amount.ts';

const comma = { decimal: ',' };

test.each<[string | null, number, number, string | null]>([
  ['200 g', 4, 6, '300 g'],
  ['200 g', 4, 4, '200 g'],
  ['25 g', 4, 2, '15 g'],
  ['25 g', 4, 6, '40 g'],
  ['940 g', 4, 6, '1400 g'],
  ['1,2 kg', 4, 6, '1,8 kg'],
  ['1,7 kg', 6, 4, '1,15 kg'],
  ['75 ml', 4, 2, '40 ml'],
  ['½ tl', 4, 1, '¼ tl'],
  ['1 ½ el', 4, 8, '3 el'],
  ['3 tenen', 4, 6, '4 ½ tenen'],
  ['2-3 takjes', 4, 8, '4–6 takjes'],
  ['1/2 bosje', 4, 8, '1 bosje'],
  ['10', 4, 5, '12 ½'],
  ['1', 4, 1, '¼'],
  ['naar smaak', 4, 8, 'naar smaak'],
  ['', 4, 8, ''],
  [null, 4, 8, null],
  // What is written another way, and the smallest amounts.
  ['1.5 l', 4, 8, '3 l'],
  ['2–3 takjes', 4, 2, '1–1 ½ takjes'],
  ['1\u00A0kg', 4, 2, '0,5\u00A0kg'],
  ['150\u00A0g', 6, 3, '75\u00A0g'],
  ['1 g', 24, 1, '1 g'],
  ['0,1 kg', 24, 1, '0,05 kg'],
  ['¾', 4, 8, '1 ½'],
  ['30', 4, 5, '38'],
  ['2,5 dl', 4, 8, '5 dl'],
  ['1 e-mail 2', 4, 8, '2 e-mail 2'],
])('D4 %j for %i is for %i %j', (written, from, to, shown) => {
  expect(scaleAmount(written, { from, to, numbers: comma })).toBe(shown);
});

test('D4 the decimal sign is that of the market', () => {
  expect(scaleAmount('1.2 kg', { from: 4, to: 6, numbers: { decimal: '.' } })).toBe('1.8 kg');
});

test.each([
  ['6', 4, 6],
  ['1', 4, 1],
  ['24', 4, 24],
  ['25', 4, 4],
  ['0', 4, 4],
  ['-2', 4, 4],
  ['2.5', 4, 4],
  ['x', 4, 4],
  [null, 4, 4],
  ['30', 30, 30],
  ['31', 30, 30],
])('D4 ?for=%s of a recipe for %i is for %i', (asked, written, portions) => {
  expect(readPortions(asked, written)).toBe(portions);
});

test('D4 up to 24, or to as many as it is written for', () => {
  expect([mostPortions(4), mostPortions(24), mostPortions(30)]).toEqual([24, 24, 30]);
});

test.each([
  [8, false],
  [9, true],
  [2, false],
  [1, true],
])('D4 that times stay is said of a recipe for 4 that is cooked for %i: %s', (portions, isSaid) => {
  expect(isFarFrom(4, portions)).toBe(isSaid);
});
