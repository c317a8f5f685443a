/** Who is signed in. The cookie holds 256 random bits, the database their hash. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { hashOf, randomText } from './random-text.ts';
import { type Carried, people, sessions } from './tables.ts';

const hour = 3_600_000;
export const sessionLimits = { idleMs: 12 * hour, longestMs: 14 * 24 * hour } as const;
/** However often somebody clicks, it is noted once in so long. */
const seenEveryMs = 60_000;

type Parts = { db: Database; clock: () => Date };

export function createSessions({ db, clock }: Parts) {
  const isOver = ({ createdAt, seenAt, endedAt }: typeof sessions.$inferSelect) => {
    const now = clock().getTime();
    const { idleMs, longestMs } = sessionLimits;
    return endedAt !== null || now - seenAt.getTime() > idleMs || now - createdAt.getTime() > longestMs;
  };
  async function rowOf(token: string) {
    const rows = await db
      .select({ session: sessions, person: people })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.personId))
      .where(eq(sessions.hash, hashOf(token)));
    return rows[0] ?? null;
  }
  return {
    /** Ended ones too: what was typed in them is not lost. */
    async find(token: string) {
      const row = await rowOf(token);
      if (!row) return null;
      const { session, person } = row;
      const isEnded = isOver(session) || person.closedAt !== null;
      const now = clock();
      if (!isEnded && now.getTime() - session.seenAt.getTime() > seenEveryMs)
        await db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
      return { session, person, isEnded };
    },
    /** A new id each time. What an ended session of the same person carried is handed on. */
    async begin(person: { id: string }, { device, before }: { device: string; before: string | null }, by = db) {
      const token = randomText(256);
      const old = before === null ? null : await rowOf(before);
      const carried = old?.person.id === person.id ? old.session.carried : null;
      const [at, id] = [clock(), randomUUID()];
      await by
        .insert(sessions)
        .values({ id, hash: hashOf(token), personId: person.id, device, createdAt: at, seenAt: at, carried });
      if (old) await by.update(sessions).set({ endedAt: at, carried: null }).where(eq(sessions.id, old.session.id));
      return { token, carried };
    },
    async carry(id: string, carried: Carried | null): Promise<void> {
      await db.update(sessions).set({ carried }).where(eq(sessions.id, id));
    },
    async end(id: string, personId: string): Promise<boolean> {
      const ended = await db
        .update(sessions)
        .set({ endedAt: clock() })
        .where(and(eq(sessions.id, id), eq(sessions.personId, personId), isNull(sessions.endedAt)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    async endAll(personId: string, { but = null, by = db }: { but?: string | null; by?: Database } = {}) {
      const own = and(eq(sessions.personId, personId), isNull(sessions.endedAt));
      await by
        .update(sessions)
        .set({ endedAt: clock() })
        .where(but === null ? own : and(own, ne(sessions.id, but)));
    },
    async list() {
      const since = new Date(clock().getTime() - sessionLimits.idleMs);
      const rows = await db
        .select()
        .from(sessions)
        .where(and(isNull(sessions.endedAt), gt(sessions.seenAt, since)))
        .orderBy(desc(sessions.seenAt));
      return rows.map(({ id, personId, device, createdAt, seenAt }) => ({ id, personId, device, createdAt, seenAt }));
    },
    async forgetOld(): Promise<void> {
      const longAgo = new Date(clock().getTime() - 2 * sessionLimits.longestMs);
      await db.delete(sessions).where(lt(sessions.createdAt, longAgo));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
