/** Numbers as content has them, several in a text: what the page of an animal is found by, and how a number is printed. */
import { namedAnimals } from './animal-number.ts';
import { normalTag } from './normal-tag.ts';

type Marked = { prefix: string; numbers: string };

/** What each animal is found by: its whole number, and where that is digits the number without its country. */
export function tagsOf({ prefix, numbers }: Marked): string[] {
  const found = namedAnimals(numbers).flatMap((number) => [
    normalTag(`${prefix}${number}`),
    /^\d+$/.test(number) ? normalTag(number) : null,
  ]);
  return [...new Set(found.filter((tag) => tag !== null))];
}

/** The number with its groups, as it is printed: those of a row have the groups of its first. Null where it is not among them. */
export function writtenTag(tag: string, { prefix, numbers }: Marked): string | null {
  const number = namedAnimals(numbers).find((each) => tag === normalTag(each) || tag === normalTag(`${prefix}${each}`));
  if (number === undefined) return null;
  return [prefix, grouped(number, groupsIn(numbers, number))].filter((part) => part !== '').join(' ');
}

/** The group of signs that is as long as the number: numbers of one farm are written alike. */
function groupsIn(numbers: string, { length }: string): string {
  const words = numbers.split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const part = words.slice(from, to).join(' ').replace(/,$/, '');
      if (/^[\dA-Z .-]+$/.test(part) && part.replace(/[ .-]/g, '').length === length) return part;
    }
  }
  return '';
}

function grouped(number: string, pattern: string): string {
  if (pattern === '') return number;
  let at = 0;
  return pattern.replace(/[\dA-Z]/g, () => number[at++] ?? '');
}
