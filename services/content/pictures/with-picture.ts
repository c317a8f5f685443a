import { isRecord } from '#contract/fields/json.ts';
import { withOtherPicture } from '#contract/pictures/picture-name.ts';
import type { Doc } from '../kinds.ts';

/** The document with another picture wherever it shows that one; the same object where it does not. */
export function withPicture(doc: Doc, from: string, to: string): Doc {
  return inside(doc, from, to) as Doc;
}

function inside(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return withOtherPicture(value, from, to);
  if (Array.isArray(value)) {
    const next = value.map((entry: unknown) => inside(entry, from, to));
    return next.every((entry, index) => entry === value[index]) ? value : next;
  }
  if (!isRecord(value)) return value;
  const next = Object.entries(value).map(([field, entry]) => [field, inside(entry, from, to)] as const);
  return next.every(([field, entry]) => entry === value[field]) ? value : Object.fromEntries(next);
}
