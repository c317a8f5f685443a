import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [4_300, '4 kB'],
  [84_499, '84 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_441_000, '3,4 MB'],
  [52_000_000, '52 MB'],
])('%i bytes are %s: a small picture never weighs nothing', (bytes, words) => {
  expect(sizeWords(bytes, 'nl')).toBe(words);
});
