/** What differs between two versions of a thing, field by field, in an owner's words. */
import { isDeepStrictEqual } from 'node:util';
import { plainText } from '#contract/fields/plain-text.ts';
import type { Market } from '#contract/market.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { FieldShape } from '../forms/field-shape.ts';
import { placesIn } from '../forms/form-of.ts';
import { valueAt } from '../forms/value-at.ts';
import { typedText } from '../forms/typed-value.ts';
import { fieldWords, valueWords } from '../forms/words.ts';
import type { Doc } from '../kinds.ts';
import type { ItemKind } from '../editing/sources.ts';

export type ChangedField = { label: string; before: string; after: string };
type Around = { kind: ItemKind; market: Market; language: StudioLanguage };

const [mostFields, mostSigns] = [80, 400];

export function changedFields(before: Doc, after: Doc, around: Around): ChangedField[] {
  const shapes = new Map(
    [before, after].flatMap((doc) =>
      placesIn(around.kind, doc, { isNew: true }).leaves.map(({ path, shape }) => [path, shape] as const),
    ),
  );
  const changed = [...shapes].flatMap(([path, shape]): (ChangedField & { path: string })[] => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)];
    if (isDeepStrictEqual(was, is)) return [];
    const words = (value: unknown) => wordsOf(shape, value, around);
    return [{ path, label: labelOf(path, around.language), before: words(was), after: words(is) }];
  });
  const shown = new Set([...shapes.keys()].map((path) => path.split('.')[0]));
  // What no form shows, such as what the shop counts.
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !shown.has(name) && around.kind !== 'redirects' && !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({
      label: fieldWords(name, around.language),
      before: short(before[name]),
      after: short(after[name]),
    }));
  return [...changed.map(({ label, before: was, after: is }) => ({ label, before: was, after: is })), ...others].slice(
    0,
    mostFields,
  );
}

/** "Ingrediënten 2, hoeveel" for `ingredients.1.amount`. */
export function labelOf(path: string, language: StudioLanguage): string {
  const parts = path.split('.');
  const [first = ''] = parts;
  const rows = parts.flatMap((part) => (/^\d+$/.test(part) ? [String(Number(part) + 1)] : []));
  if (rows.length === 0) return fieldWords(path, language);
  return `${fieldWords(first, language)} ${rows.join('.')}, ${fieldWords(path, language).toLowerCase()}`;
}

function wordsOf(shape: FieldShape, value: unknown, { market, language }: Around): string {
  const text = typedText(shape, value, market);
  const isNamed = shape.is === 'choice' || shape.is === 'choices';
  const plain = shape.is === 'html' ? plainText(text) : text;
  if (shape.is === 'flag') return text === 'on' ? '✓' : '–';
  return short(
    isNamed
      ? text
          .split('\n')
          .map((word) => valueWords(word, language))
          .join(', ')
      : plain,
  );
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text.length > mostSigns ? `${text.slice(0, mostSigns)} …` : text;
}
