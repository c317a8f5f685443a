/** Which goods are of an animal of the herd, and what such an animal is called. */
import { animalFamily } from '#rules/animals/animal-family.ts';
import { earTagsIn, plainTag } from '#rules/animals/ear-tags.ts';

export type Marked = { prefix: string; numbers: string };

/** As it stands on packages and on orders: "NL 5134 0288 4 en 5134 0295 1". */
export function writtenMark({ prefix, numbers }: Marked): string {
  return [prefix, numbers].filter((part) => part !== '').join(' ');
}

/** The one name of an animal or flock, however its number is grouped; empty where it has none. For addresses. */
export function herdTag(marked: Marked): string {
  return plainTag(writtenMark(marked)).slice(0, 100);
}

/** One by one, as lines of orders have them. */
export function tagsOfHerd(marked: Marked): string[] {
  return earTagsIn(writtenMark(marked));
}

/** Kept by a farmer, who waits until all of it is sold: what is caught, hunted or pressed is not. */
export function isKept(animal: string): boolean {
  if (animal === '' || animal === 'wine') return false;
  const family = animalFamily(animal);
  return family === null || family === 'bird' || animal === 'deer';
}
