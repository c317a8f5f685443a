import { expect, test } from 'vitest';
import { problemPlace, problemWords } from './content-problems.ts';

test.each([
  [
    'packages/runder-box.json image_url: there is no picture x.webp',
    'runder box: een beeld ontbreekt of laat iets anders zien',
  ],
  ['recipes/soep: there is no "x" among the meat-cuts', 'soep: verwijst naar iets dat er niet meer is'],
  ['packages/lam.json: lamb is under twelve months old', 'lam: een verplichte vermelding ontbreekt of klopt niet'],
  ['packages/gans.json: says "x", but its season is 10-01 to 12-20', 'gans: een dag of seizoen klopt niet'],
  ['packages/a.json price: 12 is not above the price 14', 'a: getallen kloppen niet met elkaar'],
  ['faq.json 3: something else', 'faq: iets klopt niet in de tekst'],
])('screen 3: %s is said in an owner’s words', (line, words) => {
  expect(problemWords(line, 'nl')).toBe(words);
});

test.each([
  ['recipes/soep: there is no "x" among the meat-cuts', '/content/recipes/soep'],
  ['packages/box shop_package_price: must be more', '/content/packages/box'],
  ['packages/lam.json: lamb is under twelve months old', null],
  ['popular.json : there is no farm shop product x', null],
  ['nothing/x: y', null],
])('screen 3: %s leads to %s', (line, to) => {
  expect(problemPlace(line)).toBe(to);
});
