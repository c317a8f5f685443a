/** States that an animal enters by itself: noted by the process that sees it first, and once. */
import { and, eq, isNull } from 'drizzle-orm';
import type { AnimalState } from '#rules/herd/animal-state.ts';
import type { Database } from '#services/kit/database.ts';
import { animals } from './tables.ts';

type Seen = { market: string; tag: string; before: AnimalState; now: AnimalState };

/** False where another process saw it. The version stays: no form is out of date for it. */
export async function enterState(db: Database, { market, tag, before, now }: Seen): Promise<boolean> {
  const is = and(eq(animals.market, market), eq(animals.tag, tag), eq(animals.state, before));
  const moved = await db.update(animals).set({ state: now }).where(is).returning({ is: animals.tag });
  return moved.length > 0;
}

/** True once in the life of an animal: then its owner is told. */
export async function markFull(db: Database, { market, tag, at }: { market: string; tag: string; at: Date }) {
  const is = and(eq(animals.market, market), eq(animals.tag, tag), isNull(animals.fullAt));
  const marked = await db.update(animals).set({ fullAt: at }).where(is).returning({ is: animals.tag });
  return marked.length > 0;
}
