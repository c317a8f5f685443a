import { z } from 'zod';

const Shows = z.object({
  state: z.enum(['raw', 'cooked', 'kitchen']),
  /** Whose meat it may be; none where no meat is in sight. */
  species: z.array(z.string()),
  /** Words of which a title has one if it names this piece, by language. */
  cut: z.record(z.string(), z.array(z.string())).optional(),
});

const Entry = z.object({
  kind: z.string(),
  subject: z.string().optional(),
  breed: z.string().optional(),
  shows: Shows.optional(),
  alt: z.record(z.string(), z.string()).optional(),
});

export type PictureFacts = {
  /** The drawing, whatever its inks or its ground; null where telling prints apart is not our business. */
  motif: string | null;
  /** Of a picture of an animal: its breed; null where it is of no breed in particular. */
  breed?: string | null | undefined;
  shows?: z.infer<typeof Shows> | undefined;
  /** Its words for those who cannot see it, by language. */
  alt?: Record<string, string> | undefined;
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
      return [[name, { motif, breed, shows: data.shows, alt: data.alt }] as const];
    }),
  );
}
