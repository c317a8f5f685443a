import { expect, test } from 'vitest';
import { markedParts, snippetOf } from './marked-text.ts';

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Épaule d’agneau', ['epaule'], '[Épaule] d’agneau'],
  ['Schouderstuk met pees', ['schouder'], '[Schouderstuk] met pees'],
  ['Op een bord', ['op'], '[Op] een bord'],
  ['Soepkip', ['op'], 'Soepkip'],
  ['Niets', [], 'Niets'],
  ['', ['x'], ''],
])('D9 in %j the words %j are marked', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

test.each([
  ['Kort.', ['x'], 40, 'Kort.'],
  ['Eerst dit. Dan de schouder. En meer.', ['schouder'], 40, 'Dan de schouder. En meer.'],
  ['Eerst dit en dat en nog veel meer woorden.', ['niets'], 20, 'Eerst dit en dat en\u00A0…'],
  ['', ['x'], 20, ''],
])('D9 of %j with %j at most %i letters: %j', (text, words, longest, expected) => {
  expect(snippetOf(text, words, longest)).toBe(expected);
});
