import { searchWords } from '#rules/search/search-words.ts';

/** Names a question on the page of questions, by its own words: those around it may change. */
export function questionAnchor(question: string): string {
  return `q-${searchWords(question).join('-')}`;
}
