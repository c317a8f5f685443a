import { namedIn } from './match-entries.ts';

type Printed = { account: string; day: string; amount: number; currency: string | null; name: string; text: string };

/**
 * What is the same of an entry in every kind of file: banks write texts differently, so orders that are named count before words.
 * Entries that are alike are numbered by the caller.
 */
export function fingerprint({ account, day, amount, name, text }: Printed): string {
  const named = namedIn(text).toSorted();
  const words = (of: string) => of.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const about = named.length > 0 ? named.join(' ') : `${words(name)} ${words(text)}`;
  // The index of the database takes no longer texts.
  const most = 300;
  return [account, day, amount, about.slice(0, most)].join('|');
}
