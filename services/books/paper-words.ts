import type { Text } from '#contract/locales.ts';
import { type PaperWord, type PaperWords, paperWordKeys } from '#rules/books/paper.ts';

/** All words of a paper in the language of its market, to be kept with it. */
export function paperWords(t: Text): PaperWords {
  const entries = paperWordKeys.map((key): [PaperWord, string] => [key, t(`books:${key}`)]);
  return Object.fromEntries(entries) as PaperWords;
}
