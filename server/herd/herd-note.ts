/** A note of an animal and its line in the audit: both are there, or neither; and how both are taken back. */
import type { Database } from '#database/client.ts';
import { type NoteFields, writeNote } from '#services/herd/herd-notes.ts';
import type { Audit } from '#services/people/audit.ts';
import type { HerdAnimal } from './read-herd.ts';

export const herdUndo = 'herd';

type Parts = { db: Database; audit: Pick<Audit, 'record'>; clock: () => Date };

type Noting = {
  market: string;
  animal: HerdAnimal;
  /** As it was shown. */
  version: number;
  changes: Partial<NoteFields>;
  what: string;
  about?: Record<string, string | number>;
  by: { id: string };
  /** What was published with it, and what was laid over it; taken back with the note. */
  alongside?: { change: string | null; stock: string | null };
};

/** What is known of an animal of which nothing was noted. */
export function fieldsOf({ note, ...animal }: HerdAnimal): NoteFields {
  if (note) {
    const {
      market: _market,
      tag: _tag,
      version: _version,
      changedAt: _at,
      changedBy: _by,
      fullAt: _full,
      ...fields
    } = note;
    return fields;
  }
  return {
    prefix: animal.prefix,
    numbers: animal.numbers,
    animal: animal.animal,
    breed: animal.breed,
    farmer: animal.farmer,
    state: animal.state,
    liveGrams: null,
    dressing: null,
    meat: null,
    slaughterDay: null,
    slaughterhouse: '',
    butcher: '',
    carcassGrams: null,
    cutDay: null,
    deliveredWeek: null,
    shares: null,
  };
}

export type Noted = { done: number } | { problem: 'changed' };

export async function noteAnimal({ db, audit, clock }: Parts, noting: Noting): Promise<Noted> {
  const { market, animal, version, changes, what, about = {}, by, alongside } = noting;
  const { tag } = animal;
  return db.transaction(async (tx): Promise<Noted> => {
    const fields = { ...fieldsOf(animal), ...changes };
    const next = await writeNote(tx, { market, tag, version, fields, by: by.id, at: clock() });
    if (next === null) return { problem: 'changed' };
    const undo = {
      kind: herdUndo,
      with: {
        market,
        tag,
        version: next,
        back: JSON.stringify(fieldsOf(animal)),
        change: alongside?.change ?? null,
        stock: alongside?.stock ?? null,
      },
    };
    const entry = { personId: by.id, what, about: { animal: animal.written, market, ...about }, undo };
    return { done: await audit.record(entry, tx) };
  });
}

type With = Record<string, string | number | boolean | null>;

/** Only while nobody noted anything since. */
export async function takeNoteBack(
  tx: Database,
  { market, tag, version, back }: With,
  { by, at }: { by: { id: string }; at: Date },
): Promise<boolean> {
  const key = { market: String(market), tag: String(tag), version: Number(version) };
  const fields = JSON.parse(String(back)) as NoteFields;
  return (await writeNote(tx, { ...key, fields, by: by.id, at })) !== null;
}
