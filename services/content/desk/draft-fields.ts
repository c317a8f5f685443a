/** A draft is what shall change, field by field, and not a whole document: what others change meanwhile stays theirs. */
import { isDeepStrictEqual } from 'node:util';
import type { Doc } from '../kinds.ts';

/** `was` when the change began; a missing side says that the field was not there, or shall go. */
export type DraftField = { was?: unknown; now?: unknown };
export type DraftFields = Readonly<Record<string, DraftField>>;

/** The document as it would be. */
export function withDraft(doc: Doc, fields: DraftFields): Doc {
  const gone = new Set(Object.entries(fields).flatMap(([name, { now }]) => (now === undefined ? [name] : [])));
  const kept = Object.entries(doc).filter(([name]) => !gone.has(name));
  const set = Object.entries(fields).flatMap(([name, { now }]) => (now === undefined ? [] : [[name, now] as const]));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(set) };
}

/** What differs between what is published and what is wanted. Where a change of a field is known already, so is what it began from. */
export function draftFields(published: Doc, wanted: Doc, known: DraftFields): DraftFields {
  const names = [...new Set([...Object.keys(published), ...Object.keys(wanted)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [theirs, now] = [published[name], wanted[name]];
      if (isDeepStrictEqual(theirs, now)) return [];
      const before = Object.hasOwn(known, name) ? known[name] : undefined;
      const was = before && isDeepStrictEqual(before.now, now) ? before.was : theirs;
      return [[name, { ...(was !== undefined && { was }), ...(now !== undefined && { now }) }] as const];
    }),
  );
}

/** Fields that somebody else published otherwise since their change began. */
export function overtakenFields(published: Doc, fields: DraftFields): string[] {
  return Object.entries(fields).flatMap(([name, { was, now }]) => {
    const theirs = published[name];
    return isDeepStrictEqual(theirs, was) || isDeepStrictEqual(theirs, now) ? [] : [name];
  });
}

/** Only what still differs from what is published. */
export function openFields(published: Doc, fields: DraftFields): DraftFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { now }]) => !isDeepStrictEqual(published[name], now)),
  );
}
