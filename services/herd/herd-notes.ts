/** What is noted of an animal, changed with the version it was read at. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { animals } from './tables.ts';

export type Note = typeof animals.$inferSelect;
type Key = { market: string; tag: string };
/** What may be noted; all else counts, or says when. That the owner was told is said once, and never taken back. */
export type NoteFields = Omit<Note, 'market' | 'tag' | 'version' | 'changedAt' | 'changedBy' | 'fullAt'>;
type Writing = Key & { version: number; fields: NoteFields; by: string | null; at: Date };

export function listNotes(db: Database, market: string): Promise<Note[]> {
  return db.select().from(animals).where(eq(animals.market, market));
}

const mostListed = 5;

/** All of them is sold, the owner was told, and nobody has named their day. */
export async function listFull(
  db: Database,
  market: string,
): Promise<{ count: number; first: Pick<Note, 'tag' | 'prefix' | 'numbers'>[] }> {
  const isFull = and(eq(animals.market, market), eq(animals.state, 'full'), isNotNull(animals.fullAt));
  const first = await db
    .select({ tag: animals.tag, prefix: animals.prefix, numbers: animals.numbers })
    .from(animals)
    .where(isFull)
    .orderBy(asc(animals.fullAt), asc(animals.tag))
    .limit(mostListed);
  return { count: first.length < mostListed ? first.length : await db.$count(animals, isFull), first };
}

/** `version` as it was read, 0 where nothing was noted. Answers the next one; null where somebody else was first. */
export async function writeNote(db: Database, { version, fields, by, at, ...key }: Writing): Promise<number | null> {
  const next = { ...fields, version: version + 1, changedAt: at, changedBy: by };
  const written =
    version === 0
      ? await db
          .insert(animals)
          .values({ ...key, ...next })
          .onConflictDoNothing()
          .returning({ is: animals.version })
      : await db
          .update(animals)
          .set(next)
          .where(and(keyed(key), eq(animals.version, version)))
          .returning({ is: animals.version });
  return written[0]?.is ?? null;
}

/** As if nothing had ever been noted. */
export async function dropNote(db: Database, key: Key): Promise<void> {
  await db.delete(animals).where(keyed(key));
}

function keyed({ market, tag }: Key) {
  return and(eq(animals.market, market), eq(animals.tag, tag));
}
