import { isRecord } from '#contract/json.ts';

/** Every text of a document with its path, however deep. */
export function* eachText(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value) || isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) yield* eachText(entry, path === '' ? name : `${path}.${name}`);
  }
}
