import { expect, test } from 'vitest';
import { isMadeOf } from './made-of.ts';

test.each([
  ['sukadelappen', 'sukadelappen', 'Sukade- en schouderlappen', true],
  ['riblappen, in blokjes', 'riblappen', 'Riblappen', true],
  ['rundergehakt', 'rundergehakt', 'Rundergehakt', true],
  ['runderbouillon', 'rundergehakt', 'Rundergehakt', false],
  ['bavette', 'biefstuk', 'Biefstuk', false],
  ['Rinderrouladen (je 125 bis 140 g)', 'rouladen', 'Rinderrouladen', true],
  ['schenkel met been', 'schenkel', 'Schenkel met been', true],
  ['zout', 'biefstuk', 'Biefstuk', false],
])('raw and done: a dish with %s is made of %s (%s): %s', (ingredient, name, shortTitle, isSo) => {
  expect(isMadeOf(ingredient, { name, shortTitle })).toBe(isSo);
});
