import { expect, test } from 'vitest';
import { markOf, markProblem, namedAnimals } from './animal-number.ts';

test.each<[string, string[]]>([
  ['5134 0288 4', ['513402884']],
  ['5134 0288 4 en 5134 0295 1', ['513402884', '513402951']],
  ['09 412 63187 und 09 412 63204', ['0941263187', '0941263204']],
  ['PO4417 0128, 0129 and 0131', ['PO44170128', 'PO44170129', 'PO44170131']],
  ['slagblikken 4471851 tot en met 4471853', ['4471851', '4471852', '4471853']],
  ['1000 0441 8029 tot en met 8031', ['100004418029', '100004418030', '100004418031']],
  ['51 2306 00417 à 00419', ['51230600417', '51230600418', '51230600419']],
  ['NI 44 0862 bis 0863', ['NI440862', 'NI440863']],
  ['VL-26-1203 tot en met 1204', ['VL261203', 'VL261204']],
  ['', []],
])('the number %j names the animals %j', (number, animals) => {
  expect(namedAnimals(number)).toEqual(animals);
});

test('a range that runs backwards or names a whole country is one number', () => {
  expect(namedAnimals('4471855 tot en met 4471851')).toEqual(['4471855']);
  expect(namedAnimals('0000001 tot en met 9999999')).toEqual(['0000001']);
});

test.each<[string, string, string, boolean]>([
  ['NL', 'cow', '5134 0288 4', true],
  ['NL', 'cow', '5134 0288 42', false],
  ['NL', 'sheep', '1000 4418 27', false],
  ['NL', 'sheep', '1000 0441 8027', true],
  ['NL', 'pig', 'slagblik 4471820', true],
  ['NL', 'pig', 'slagblik 447182', false],
  ['FR', 'cow', '71 4402 8813', true],
  ['FR', 'sheep', '51 2306 0417', false],
  ['FR', 'sheep', '51 2306 00417', true],
  ['FR', 'cow', '71 4402 881', false],
  ['FR', 'pig', '29 KRB', true],
  ['FR', 'pig', 'KRB 29', false],
  ['UK', 'cow', '164207 300418', true],
  ['UK', 'cow', '164207 30041', false],
  ['UK', 'sheep', '164207 00417', true],
  ['UK', 'sheep', '164207 0417', false],
  ['UK', 'pig', 'PO4417 0128', true],
  ['UK', 'pig', '4417 0128', false],
  ['DE', 'cow', '09 412 63187', true],
  ['DE', 'cow', '09 412 6318', false],
  ['DE', 'sheep', '01 054 00618', false],
  ['DE', 'sheep', '01 01 0540 0618', true],
  ['DE', 'pig', 'UM 073 0108', true],
  ['DE', 'pig', '0730108', false],
  ['Wildmerk', 'boar', 'VL-26-1203', true],
  ['Wildmerk', 'boar', '26-1203', false],
  ['Wildmarke', 'roe', 'HE 19 2214', true],
  ['Wildmarke', 'roe', 'HE 19 221', false],
])('%s marks a %s as %j: %j', (prefix, animal, number, isRight) => {
  const form = markOf({ prefix, animal })?.form;
  expect(namedAnimals(number).every((one) => form?.test(one))).toBe(isRight);
});

test('a country or an animal we know nothing of has no form', () => {
  expect(markOf({ prefix: 'IE', animal: 'cow' })).toBeUndefined();
  expect(markOf({ prefix: 'Koppel', animal: 'chicken' })).toBeUndefined();
});

test('pigs of France and Germany carry the mark of their farm, all others their own', () => {
  expect(markOf({ prefix: 'DE', animal: 'pig' })?.marks).toBe('farm');
  expect(markOf({ prefix: 'FR', animal: 'pig' })?.marks).toBe('farm');
  expect(markOf({ prefix: 'DE', animal: 'cow' })?.marks).toBe('animal');
  expect(markOf({ prefix: 'Wildmarke', animal: 'roe' })?.marks).toBe('animal');
});

test.each<[prefix: string, animal: string, isFine: boolean]>([
  ['NL', 'cow', true],
  ['Koppel', 'cow', false],
  ['Koppel', 'chicken', true],
  ['Lot', 'chicken', true],
  ['Flock', 'turkey', true],
  ['Herde', 'goose', true],
  ['DE', 'goose', false],
  ['Reis', 'fish', true],
  ['Vangst', 'salmon', true],
  ['Fang', 'codfish', true],
  ['NL', 'codfish', false],
  ['Wildmarke', 'roe', true],
  ['Wildmerk', 'boar', true],
  ['DE', 'boar', false],
  ['NL', 'deer', true],
  ['Wildmarke', 'deer', true],
  ['', 'fish', true],
])('a mark %j on %s: %s', (prefix, animal, isFine) => {
  expect(markProblem({ prefix, animal }) === undefined).toBe(isFine);
});
