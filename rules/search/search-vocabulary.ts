import type { SearchVocabulary } from './search-index.ts';
import { searchWords } from './search-words.ts';

/** What a market writes down about its words. */
type SearchData = { ignored: string; same: readonly string[]; means: Readonly<Record<string, string>> };

/** The words of one line of `same` mean each other; those of `means` stand for more, and not the other way round. */
export function searchVocabulary({ ignored, same, means }: SearchData): SearchVocabulary {
  const meanings = new Map<string, string[]>();
  const add = (word: string, others: string[]) =>
    meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...others.filter((other) => other !== word)])]);
  for (const line of same) {
    const words = searchWords(line);
    for (const word of words) add(word, words);
  }
  for (const [said, line] of Object.entries(means)) for (const word of searchWords(said)) add(word, searchWords(line));
  return { ignored: new Set(searchWords(ignored)), meanings };
}
