import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test.each([
  ['En réapprovisionnement', 19],
  ['En réapprovi\u00ADsionnement', 10],
  ['Uitverkocht', 11],
  ['Hereford-Salzwiesenkiste', 15],
  ['', 1],
])('the longest word of "%s" has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
