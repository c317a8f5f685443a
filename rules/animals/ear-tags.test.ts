import { expect, test } from 'vitest';
import { earTagsIn, isTag } from './ear-tags.ts';

test.each([
  ['nl', 'NL 5134 0288 4 en 5134 0295 1', ['NL 5134 0288 4', 'NL 5134 0295 1']],
  ['nl', 'NL 4872 6618 5, 4872 6630 1 en 4872 6641 9', ['NL 4872 6618 5', 'NL 4872 6630 1', 'NL 4872 6641 9']],
  ['nl', 'NL slagblikken 6610261 en 6610262', ['NL slagblikken 6610261', 'NL slagblikken 6610262']],
  ['nl', 'NL TZ-26-37 en TZ-26-38', ['NL TZ-26-37', 'TZ-26-38']],
  ['nl', 'NL 1000 0441 8021 tot en met 8030', ['NL 1000 0441 8021 tot en met 8030']],
  ['fr', 'FR 71 4402 8831 et 71 4402 8842', ['FR 71 4402 8831', 'FR 71 4402 8842']],
  ['fr', 'FR 51 2306 00417 à 00438', ['FR 51 2306 00417 à 00438']],
  ['uk', 'UK PO4417 0141, 0142 and 0144', ['UK PO4417 0141', 'UK PO4417 0142', 'UK PO4417 0144']],
  ['uk', 'UK 723904 600287, 600291 and 600294', ['UK 723904 600287', 'UK 723904 600291', 'UK 723904 600294']],
  ['de', 'DE 09 412 63187 und 09 412 63204', ['DE 09 412 63187', 'DE 09 412 63204']],
  ['de', 'DE BB 60 1187 bis 1194', ['DE BB 60 1187 bis 1194']],
  ['de', 'DE Elvert, Strecke November', ['DE Elvert, Strecke November']],
  ['de', 'NI 44 0862 bis 0866, 0871', ['NI 44 0862 bis 0866', 'NI 44 0871']],
  ['any', 'NL 5134 0261 7, 6610261; B-2026-31', ['NL 5134 0261 7', '6610261', 'B-2026-31']],
  ['any', '  ', []],
])('O9 ear tags as %s writes them: %s', (_, text, tags) => {
  expect(earTagsIn(text)).toEqual(tags);
});

test.each([
  ['NL 5134 0288 4 en 5134 0295 1', 'nl 51340295-1', true],
  ['NL 5134 0288 4 en 5134 0295 1', '5134 0288 4', true],
  ['NL 5134 0288 4 en 5134 0295 1', 'NL 5134 0296 1', false],
  ['NL 5134 0261 7', '2617', false],
  ['NL slagblikken 4471851 tot en met 4471855', 'slagblik 4471853', true],
  ['NL slagblikken 4471851 tot en met 4471855', '4471856', false],
  ['NL VL-26-1203 tot en met 1225', 'VL-26-1225', true],
  ['NL VL-26-1203 tot en met 1225', 'VL-26-1226', false],
  ['UK PO4417 0141, 0142 and 0144', 'PO4417 0144', true],
  ['UK PO4417 0141, 0142 and 0144', 'PO4417 0143', false],
  ['FR 51 2306 00417 à 00438', 'FR51230600430', true],
  ['DE NI 44 0862 bis 0866', 'NI 44 0867', false],
  ['DE NI 44 0862 bis 0866', 'BB 44 0864', false],
  ['Koppel NH-26-05', 'NH-26-05', true],
  ['NH-26-05', 'Koppel NH-26-05', true],
  ['NL 1', '', false],
])('O9 %s is what was looked for as %s: %s', (written, sought, is) => {
  expect(isTag(written, sought)).toBe(is);
});
