import { expect, test } from 'vitest';
import { longestText, ownTextForm, ownTextProblem, readOwnTexts, sellerTexts } from './own-texts.ts';

const ours = 'Bestelling {{number}} is betaald vóór {{day}}. {{brand}}';

test.each([
  ['the same names in another order', 'Vóór {{day}}: {{ number }}', null],
  ['a name of the shop where ours has none', 'Bel {{phone}} over {{number}} op {{day}}', null],
  ['one left out', 'Bestelling {{number}}', { kind: 'missing', names: ['day'] }],
  ['one nobody fills in', '{{number}} {{day}} {{klant}}', { kind: 'unknown', names: ['klant'] }],
  ['a name of every object', '{{number}} {{day}} {{constructor}}', { kind: 'unknown', names: ['constructor'] }],
  ['nothing', ' \n ', { kind: 'empty' }],
  ['too much', 'x'.repeat(longestText + 1), { kind: 'long' }],
  ['half a sign', '{{number}} {{day}} \ud83d', { kind: 'long' }],
])('studio 43.8 a text of one’s own with %s', (_, own, problem) => {
  expect(ownTextProblem(ours, own)).toEqual(problem);
});

test('studio 43.8 what a form sends becomes one line, with the spaces that hold words together', () => {
  expect(ownTextForm(' Nu\r\n kopen\tvoor 10\u00a0euro ')).toBe('Nu kopen voor 10\u00a0euro');
});

test.each([
  ['texts by their keys', { 'shop:orders.placed.subject': 'Dank', 'translation:units.kilo_one': 'een kilo' }, true],
  ['none', {}, true],
  ['a list', ['x'], false],
  ['a number', { 'shop:title': 1 }, false],
  ['an empty text', { 'shop:title': '' }, false],
  ['a key that is none', { 'shop title': 'x' }, false],
  ['two lines', { 'shop:title': 'a\nb' }, false],
  ['too many', Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`shop:t${index}`, 'x'])), false],
])('studio 43.8 %s can be kept or not', (_, value, isKept) => {
  expect(readOwnTexts(value)).toEqual(isKept ? value : null);
});

test('FTR-3 FTR-D3 the footer names the seller of the settings, in one line, and ours where they say nothing', () => {
  expect(sellerTexts({})).toEqual({});
  expect(sellerTexts({ 'shop.name': 'Loes', 'shop.address': 'Dorpsstraat 1\n 1234 AB Ergens \n' })).toEqual({
    'translation:company.name': 'Loes',
    'translation:company.address': 'Dorpsstraat 1, 1234 AB Ergens',
  });
  expect(sellerTexts({ 'shop.name': 'Loes', 'shop.company': 'Loes V.O.F.' })).toEqual({
    'translation:company.name': 'Loes V.O.F.',
  });
});
