import { expect, test } from 'vitest';
import { thingSaid } from './thing-said.ts';

const farmers = new Map([
  ['loes-verhoeven', 'Loes Verhoeven'],
  ['jan-smit', 'Jan Smit'],
  ['jan-de-boer', 'Jan de Boer'],
]);

test.each([
  ['loes-verhoeven', true, 'loes-verhoeven'],
  ['Loes Verhoeven', true, 'loes-verhoeven'],
  [' loes  verhoeven ', true, 'loes-verhoeven'],
  ['loes verhoeven', false, 'loes-verhoeven'],
  ['Loes', true, 'loes-verhoeven'],
  // While somebody types, the beginning of a name is not a name yet.
  ['Loes', false, null],
  ['Jan', true, null],
  ['jan s', true, 'jan-smit'],
  ['Niemand', true, null],
  ['', true, null],
])('%j typed (button pressed: %s) means %s', (said, isWhole, slug) => {
  expect(thingSaid(said, farmers, isWhole)).toBe(slug);
});
