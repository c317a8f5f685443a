/** What stands between the groups of a number. */
const between = /[\s.\-/_·]/g;

/** An ear tag as it is looked up, whoever wrote it; null for what can be none. */
export function normalEarTag(text: string): string | null {
  const tag = text.normalize('NFKC').toUpperCase().replace(between, '');
  return /^[A-Z0-9]{4,20}$/.test(tag) && /\d{4}/.test(tag) ? tag : null;
}

/** Whether a tag is the one asked for: with the letters before it, or by its number alone. */
export function isEarTag(asked: string, { prefix, number }: { prefix: string; number: string }): boolean {
  return asked === `${prefix.toUpperCase()}${number}` || asked === number;
}
