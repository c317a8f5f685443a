/** What stands between the groups of a number. */
const between = /[\s./_·-]/g;
const shape = /^[A-Z0-9]{4,20}$/;

/** The one spelling of the number of an animal, a flock or a catch, whoever wrote it; null for what can be none. Browsers load it. */
export function normalTag(text: string): string | null {
  const tag = text.normalize('NFKC').toUpperCase().replace(between, '');
  return shape.test(tag) ? tag : null;
}
