import { searchWords } from './search-words.ts';

/** What people ask a shop rather than a butcher, and the words by which its pages and questions answer it. */
export type ServiceWords = {
  /** Words or short phrases, with commas between them. */
  asked: string;
  /** Each is looked for in titles of pages and questions; the first one found stands first. */
  finds: readonly string[];
};

/** By which words a query is answered, in their order; none when it asks for nothing of the kind. */
export function serviceAnswers(query: string, services: readonly ServiceWords[]): string[] {
  const words = new Set(searchWords(query));
  const isAsked = (phrase: string) => {
    const parts = searchWords(phrase);
    return parts.length > 0 && parts.every((part) => words.has(part));
  };
  const found = services.filter(({ asked }) => asked.split(',').some(isAsked)).flatMap(({ finds }) => finds);
  return [...new Set(found)];
}
