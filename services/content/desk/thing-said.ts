/** Which thing somebody means by what they typed: its name in any case, or as much of its beginning as no other shares. */
import { thingName } from './form-view.ts';

const plain = (words: string) => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** `isWhole`: a button was pressed, and nobody is in the middle of a word. Null where it is nobody's name, or that of several. */
export function thingSaid(said: string, titles: ReadonlyMap<string, string>, isWhole: boolean): string | null {
  if (titles.has(said)) return said;
  const names = [...titles.keys()].map((slug) => ({ slug, name: thingName(slug, titles) }));
  const exact = names.find(({ name }) => name === said);
  if (exact) return exact.slug;
  const words = plain(said);
  const only = (found: { slug: string }[]) => (found.length === 1 ? (found[0]?.slug ?? null) : null);
  const same = names.filter(({ name }) => plain(name) === words);
  if (same.length > 0) return only(same);
  return isWhole && words !== '' ? only(names.filter(({ name }) => plain(name).startsWith(words))) : null;
}
