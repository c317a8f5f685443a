import { expect, test } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

test.each([
  ['Een. Twee twee. Drie.', 15, 'Een. Twee twee.'],
  ['Een. Twee twee. Drie.', 14, 'Een.'],
  ['Een lange zin zonder einde', 5, 'Een lange zin zonder einde'],
  ['Een lange eerste zin. Nog een.', 5, 'Een lange eerste zin.'],
  ['Weegt 4.1 kg en meer. Ja.', 21, 'Weegt 4.1 kg en meer.'],
  ['', 10, ''],
])('of %j in %i signs is said %j', (text, most, said) => {
  expect(wholeSentences(text, most)).toBe(said);
});
