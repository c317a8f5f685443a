import { expect, test } from 'vitest';
import { normalTag } from './normal-tag.ts';
import { tagsOf, writtenTag } from './tag.ts';

test.each([
  ['NL 5134 0261 7', 'NL513402617'],
  ['nl-5134-0261-7', 'NL513402617'],
  [' NL 5134.0261/7', 'NL513402617'],
  ['NL５１３４０２６１７', 'NL513402617'],
  ['NL·5134_0261·7', 'NL513402617'],
  ['513402617', '513402617'],
  ['5134 0261 7', '513402617'],
  ['1234', '1234'],
  ['FR 29 KRB', 'FR29KRB'],
  ['NL5134O2617', 'NL5134O2617'],
  ['123', null],
  ['', null],
  ['   ', null],
  ['<script>', null],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['A'.repeat(21), null],
  ['Revier Elvert, Strecke', null],
])('D3 %j is the number %j', (typed, normal) => {
  expect(normalTag(typed)).toBe(normal);
});

test.each([
  ['NL', '5134 0261 7', ['NL513402617', '513402617']],
  ['NL', '5134 0288 4 en 5134 0295 1', ['NL513402884', '513402884', 'NL513402951', '513402951']],
  ['NL', 'slagblikken 4471851 tot en met 4471852', ['NL4471851', '4471851', 'NL4471852', '4471852']],
  ['UK', 'PO4417 0141, 0142 and 0144', ['UKPO44170141', 'UKPO44170142', 'UKPO44170144']],
  ['Koppel', 'B-2026-31', ['KOPPELB202631']],
  ['Revier', 'Elvert, Strecke November', ['REVIERELVERT']],
])('D3 animals of %s %s are found by %j', (prefix, numbers, tags) => {
  expect(tagsOf({ prefix, numbers })).toEqual(expect.arrayContaining(tags));
});

test.each([
  ['513402884', 'NL', '5134 0288 4 en 5134 0295 1', 'NL 5134 0288 4'],
  ['NL513402951', 'NL', '5134 0288 4 en 5134 0295 1', 'NL 5134 0295 1'],
  ['NL100004418025', 'NL', '1000 0441 8021 tot en met 8030', 'NL 1000 0441 8025'],
  ['NL4471853', 'NL', 'slagblikken 4471851 tot en met 4471855', 'NL 4471853'],
  ['UKPO44170144', 'UK', 'PO4417 0141, 0142 and 0144', 'UK PO4417 0144'],
  ['DE0537820479', 'DE', '05 378 20477, 05 378 20479 und 05 378 20480', 'DE 05 378 20479'],
  ['KOPPELB202631', 'Koppel', 'B-2026-31', 'Koppel B-2026-31'],
  ['NL513402617', 'NL', '5134 0288 4', null],
])('D3 %s is printed in the groups it is stored in', (tag, prefix, numbers, written) => {
  expect(writtenTag(tag, { prefix, numbers })).toBe(written);
});

test('D3 what has no number is found by none', () => {
  expect(tagsOf({ prefix: '', numbers: '' })).toEqual([]);
});
