import { plainText } from '#contract/fields/plain-text.ts';

const wordsPerMinute = 200;

/** Minutes it takes to read a text; 0 hides the line. */
export function readingMinutes(html: string | null | undefined): number {
  // A dash or an ampersand between spaces is no word.
  const words = plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.ceil(words.length / wordsPerMinute);
}
