import { normalTag } from '#rules/animals/normal-tag.ts';

/** A number among words: four digits in a row tell it from them. Null for what can be none. */
export function normalEarTag(text: string): string | null {
  const tag = normalTag(text);
  return tag !== null && /\d{4}/.test(tag) ? tag : null;
}

/** Whether a tag is the one asked for: with the letters before it, or by its number alone. */
export function isEarTag(asked: string, { prefix, number }: { prefix: string; number: string }): boolean {
  return asked === `${prefix.toUpperCase()}${number}` || asked === number;
}

/** So much of a number is asked for on purpose: fewer digits stand in too many tags. */
const shortestPart = 6;

/** Whether what is asked for is a part of the tag. */
export function isPartOfEarTag(asked: string, { prefix, number }: { prefix: string; number: string }): boolean {
  return asked.length >= shortestPart && `${prefix.toUpperCase()}${number}`.includes(asked);
}
