import { expect } from 'vitest';
import type { z } from 'zod';
import { readLeniently, readStrictly } from '#contract/fields/read.ts';

export type Doc = Record<string, unknown>;
type Described = {
  schema: z.ZodType;
  /** As the specification lists them. */
  fields: string;
  required: string;
  /** Values of the fields that are not text. */
  values?: Doc;
  /** Fields with no effect, on purpose. */
  unused?: string[];
  /** The document around the described one, when that never travels alone. */
  within?: (doc: Doc) => Doc;
};

function without(doc: Doc, field: string): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => name !== field));
}

/**
 * A document with all fields is read without complaint, each of them shows in what code sees, and garbage in any of them
 * is refused in our own content.
 */
export function expectEveryFieldRead({
  schema,
  fields,
  required,
  values = {},
  unused = [],
  within = (doc) => doc,
}: Described) {
  const names = fields.split(/\s+/);
  const full: Doc = Object.fromEntries(names.map((name) => [name, values[name] ?? `a ${name}`]));
  const minimal: Doc = Object.fromEntries(required.split(/\s+/).map((name) => [name, full[name]]));

  expect(readStrictly(schema, within(full)), 'all fields are known').toMatchObject({ ok: true });
  expect(readStrictly(schema, within(minimal)), 'the others may be missing').toMatchObject({ ok: true });

  const read = (doc: Doc) => {
    try {
      return JSON.stringify(readLeniently(schema, within(doc)).data);
    } catch {
      return 'refused';
    }
  };
  const silent = names.filter((name) => {
    const alone = { ...minimal, [name]: full[name] };
    return read(alone) === read(without(alone, name)) && read(full) === read(without(full, name));
  });
  expect(silent, 'fields without an effect').toEqual(unused);

  const unguarded = names.filter((name) => readStrictly(schema, within({ ...full, [name]: [[]] })).ok);
  expect(
    unguarded.filter((name) => !unused.includes(name)),
    'fields in which garbage goes unnoticed',
  ).toEqual([]);
}
