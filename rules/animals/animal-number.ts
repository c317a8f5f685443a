import { type AnimalFamily, animalFamily } from '#rules/animals/animal-family.ts';
import { withoutTrailing } from '#rules/text/without-trailing.ts';

/** What is written on an ear tag, slaughter tag or game tag. */
export type Mark = {
  /** The number without spaces. */
  form: RegExp;
  /** Whether every animal has its own, or all of a farm the same. */
  marks: 'animal' | 'farm';
};

const own = (form: RegExp): Mark => ({ form, marks: 'animal' });
const farm = (form: RegExp): Mark => ({ form, marks: 'farm' });

/** Regulation (EU) 2021/520 and what the countries made of it; game carries the tag of its hunting ground. */
const marks: Record<string, Record<string, Mark>> = {
  NL: { cow: own(/^\d{9}$/), sheep: own(/^\d{12}$/), deer: own(/^\d{12}$/), pig: own(/^\d{7}$/) },
  FR: { cow: own(/^\d{10}$/), sheep: own(/^\d{11}$/), pig: farm(/^\d{2}[A-Z0-9]{3}$/) },
  UK: { cow: own(/^\d{12}$/), sheep: own(/^\d{11,12}$/), pig: own(/^[A-Z]{1,2}\d{8}$/) },
  DE: { cow: own(/^\d{10}$/), sheep: own(/^01\d{10}$/), pig: farm(/^[A-Z]{1,3}\d{7}$/) },
  Wildmerk: { deer: own(/^[A-Z]{2}\d{6}$/), roe: own(/^[A-Z]{2}\d{6}$/), boar: own(/^[A-Z]{2}\d{6}$/) },
  Wildmarke: { deer: own(/^[A-Z]{2}\d{6}$/), roe: own(/^[A-Z]{2}\d{6}$/), boar: own(/^[A-Z]{2}\d{6}$/) },
};

/** Flocks, catches and batches are marked as a whole; none of these words goes with a single animal's tag. */
const groupMarks: Record<AnimalFamily, readonly string[]> = {
  bird: ['Koppel', 'Lot', 'Flock', 'Herde'],
  fish: ['Reis', 'Vangst', 'Lot', 'Catch', 'Fang'],
  game: ['Wildmerk', 'Wildmarke', 'Partij', 'Lot', 'Revier'],
};
const countries = ['NL', 'FR', 'UK', 'DE'];
const markNames = { bird: 'a flock', fish: 'a catch', game: 'a game tag or a bag' };

/** Why an animal cannot carry that kind of mark: a fish has no ear tag, and a cow is no flock. */
export function markProblem({ prefix, animal }: { prefix: string; animal: string }): string | undefined {
  if (prefix === '') return undefined;
  // Deer of a farm carry ear tags.
  const family = animal === 'deer' ? null : animalFamily(animal);
  if (family) {
    const known = groupMarks[family];
    return known.includes(prefix)
      ? undefined
      : `${animal} is marked as ${markNames[family]} (${known.join(', ')}), not with ${JSON.stringify(prefix)}`;
  }
  const isTagged = ['cow', 'pig', 'sheep'].includes(animal);
  return isTagged && !countries.includes(prefix)
    ? `${animal} carries a tag of its country (${countries.join(', ')}), not ${JSON.stringify(prefix)}`
    : undefined;
}

/** How an animal is marked; undefined where we do not know. */
export function markOf({ prefix, animal }: { prefix: string; animal: string }): Mark | undefined {
  return marks[prefix]?.[animal];
}

const lists = / ?, ?| (?:en|et|and|und) /;
const ranges = / (?:tot en met|t\/m|à|to|bis) /;
/** Nobody divides more animals over one box. */
const longestRange = 500;

/** Every animal a text of numbers names: lists, and ranges whose later numbers are cut short. */
export function namedAnimals(text: string): string[] {
  const spaced = text.replaceAll(/\s+/g, ' ');
  // "slagblik 4471820": a word of small letters is no part of the number. Bounded: it is tried once a word.
  const numbers = spaced.replaceAll(/(?<!\p{Ll})\p{Ll}{4,} /gu, '').trim();
  if (numbers === '') return [];
  let head = '';
  return numbers
    .replace(/tot en met/g, 't/m')
    .split(lists)
    .flatMap((part) => {
      const [first = '', last] = part.split(ranges).map((number) => number.replaceAll(/[\s.-]/g, ''));
      const from = complete(head, first);
      head = from;
      return last === undefined ? [from] : rangeOf(from, complete(from, last));
    });
}

function complete(head: string, number: string): string {
  return number.length < head.length ? head.slice(0, head.length - number.length) + number : number;
}

function rangeOf(from: string, to: string): string[] {
  const head = withoutTrailing(from, '0123456789');
  const digits = from.slice(head.length);
  const count = Number(to.slice(head.length)) - Number(digits) + 1;
  if (!to.startsWith(head) || !(count >= 1 && count <= longestRange)) return [from];
  return Array.from(
    { length: count },
    (_, index) => head + String(Number(digits) + index).padStart(digits.length, '0'),
  );
}
