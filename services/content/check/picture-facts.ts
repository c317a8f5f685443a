import { z } from 'zod';
import { PictureEntry } from '#contract/pictures/picture-entry.ts';

/** An owner's list may say less of a picture than ours does, and call its kind as it likes. */
const Entry = z.object({
  ...PictureEntry.pick({ subject: true, breed: true, shows: true, alt: true }).partial().shape,
  kind: z.string(),
});

export type PictureFacts = {
  /** The drawing, whatever its inks or its ground; null where telling prints apart is not our business. */
  motif: string | null;
  /** Of a picture of an animal: its breed; null where it is of no breed in particular. */
  breed?: string | null | undefined;
  shows?: z.infer<typeof Entry>['shows'];
  /** Its alternative text, by language. */
  alt?: Record<string, string> | undefined;
  /** The same as the owner wrote them, by market: they win. */
  words?: Readonly<Record<string, string>> | undefined;
};

const animalKinds = new Set(['animal', 'plate']);
/** Pictures of food and of its packing; animals, farms and people may come back. */
const foodKinds = new Set(['food', 'dish']);

/** What the list beside the pictures says of each; a picture that is not in it may show anything. */
export function readPictureFacts(manifest: unknown): ReadonlyMap<string, PictureFacts> {
  const entries = z.record(z.string(), z.unknown()).safeParse(manifest);
  return new Map(
    Object.entries(entries.data ?? {}).flatMap(([name, value]) => {
      const { data } = Entry.safeParse(value);
      if (!data) return [];
      const motif = foodKinds.has(data.kind) ? (data.subject ?? null) : null;
      const breed = animalKinds.has(data.kind) ? (data.breed ?? null) : undefined;
      return [[name.normalize('NFC'), { motif, breed, shows: data.shows, alt: data.alt }] as const];
    }),
  );
}

/** With the words an owner wrote for pictures, by name and market. */
export function withOwnersWords(
  facts: ReadonlyMap<string, PictureFacts>,
  written: ReadonlyMap<string, Readonly<Record<string, string>>>,
): ReadonlyMap<string, PictureFacts> {
  const own = Array.from(written, ([name, words]) => [name, { motif: null, ...facts.get(name), words }] as const);
  return new Map([...facts, ...own]);
}
