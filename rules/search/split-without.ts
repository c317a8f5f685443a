import { searchWords } from './search-words.ts';

/** "Sausage without pork": what is wanted, and what must not be in it. */
export function splitWithout(query: string, without: ReadonlySet<string>): { wanted: string; unwanted: string[] } {
  const words = searchWords(query);
  const isWithout = (at: number) => without.has(words[at] ?? '');
  const unwanted = words.filter((_, at) => !isWithout(at) && isWithout(at - 1));
  if (unwanted.length === 0) return { wanted: query, unwanted };
  const wanted = words.filter((_, at) => !isWithout(at) && !isWithout(at - 1)).join(' ');
  return { wanted, unwanted };
}
