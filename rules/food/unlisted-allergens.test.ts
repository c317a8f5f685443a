import { expect, test } from 'vitest';
import { isMadeOfSeveral, plainAllergens, unnamedAllergens } from './unlisted-allergens.ts';

test.each([
  ['Runderworst, 3 × 100 gram', true],
  ['Hamburgers', true],
  ['Merguez', true],
  ['Back bacon, dry cured', true],
  ['Grobe Bratwurst', true],
  ['Boulettes', true],
  ['Biefstuk', false],
  ['Rundergehakt', false],
  ['Mergpijpen voor bouillon', false],
  ['Carcasses, for stock', false],
])('%j is made of several things: %s', (name, expected) => {
  expect(isMadeOfSeveral(name)).toBe(expected);
});

test('D8.5 an allergen word that is emphasised but not among the codes is named', () => {
  const list = '<p>Paneermeel (<strong>tarwe</strong>), <strong>ei</strong>, zout.</p>';
  expect(unnamedAllergens(list, ['eggs'])).toEqual(['gluten']);
  expect(unnamedAllergens(list, ['eggs', 'gluten'])).toEqual([]);
});

test('an allergen that is not emphasised is named', () => {
  expect(plainAllergens('<p>Paneermeel (tarwe), <strong>ei</strong>, mosterd.</p>')).toEqual(['tarwe', 'mosterd']);
  expect(plainAllergens('<p>Gerookte zalm: <strong>zalm</strong> 97%, zout. Boulettes : bœuf 94 %, sel.</p>')).toEqual(
    [],
  );
  expect(plainAllergens('<p>Rundvlees 98%, zout, peper.</p>')).toEqual([]);
});
