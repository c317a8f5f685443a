import { isRecord } from '#contract/fields/json.ts';

export type TextAt = { path: string; text: string };

/** Every text of a document with its path, however deep. */
export function textsOf(doc: unknown): TextAt[] {
  const found: TextAt[] = [];
  collect(doc, '', found);
  return found;
}

/** Into one list, and not as a generator: a large catalogue has millions of texts. */
function collect(value: unknown, path: string, found: TextAt[]): void {
  if (typeof value === 'string') found.push({ path, text: value });
  else if (Array.isArray(value) || isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) collect(entry, path === '' ? name : `${path}.${name}`, found);
  }
}
