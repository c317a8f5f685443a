/** Notices that a package is back, which have not gone out yet. A sign-up is deleted with its notice, so that a crash loses none. */
import { and, asc, eq, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { nextTry } from '#services/kit/mail/next-try.ts';
import { signUps } from '#services/shop/tables.ts';

type SignUpRow = typeof signUps.$inferSelect;

/** A process that took a notice and did not send it by then has ended in between. */
const takenForMs = 5 * 60_000;
/** A notice that nobody took for so long is given up. */
const longestMs = 7 * 24 * 3_600_000;

const isDue = and(
  eq(signUps.kind, 'soldout'),
  eq(signUps.state, 'confirmed'),
  isNotNull(signUps.backAt),
  isNull(signUps.notifiedAt),
);

/** Takes one; nobody else gets the same. `tried` are those of this round. */
export async function takeNotice(db: Database, now: Date, tried: string[] = []): Promise<SignUpRow | undefined> {
  const isFree = or(isNull(signUps.takenAt), lte(signUps.takenAt, new Date(now.getTime() - takenForMs)));
  const isItsTime = or(isNull(signUps.nextTryAt), lte(signUps.nextTryAt, now));
  const isNew = tried.length === 0 ? undefined : notInArray(signUps.id, tried);
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: signUps.id })
      .from(signUps)
      .where(and(isDue, isFree, isItsTime, isNew))
      .orderBy(asc(signUps.attempts), asc(signUps.backAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [taken] = await tx.update(signUps).set({ takenAt: now }).where(eq(signUps.id, next.id)).returning();
    return taken;
  });
}

/** It is tried again: in the next round, or when its own time has come. */
export async function giveNoticeBack(
  db: Database,
  { id, attempts }: SignUpRow,
  { now, isPutOff }: { now: Date; isPutOff: boolean },
): Promise<void> {
  const failed = attempts + 1;
  const nextTryAt = isPutOff ? nextTry(failed, now) : null;
  await db.update(signUps).set({ takenAt: null, attempts: failed, nextTryAt }).where(eq(signUps.id, id));
}

/** The package is gone again: its sign-up waits as before. */
export async function waitAgain(db: Database, id: string): Promise<void> {
  await db.update(signUps).set({ backAt: null, takenAt: null, attempts: 0, nextTryAt: null }).where(eq(signUps.id, id));
}

export async function hasNotices(db: Database): Promise<boolean> {
  return (await db.$count(signUps, isDue)) > 0;
}

/** Those who were told, by whatever version, and those whose mail server takes nothing. */
export async function removeTold(db: Database, now: Date): Promise<void> {
  const wasTold = and(eq(signUps.kind, 'soldout'), eq(signUps.state, 'confirmed'), isNotNull(signUps.notifiedAt));
  const isLate = and(isDue, lte(signUps.backAt, new Date(now.getTime() - longestMs)));
  await db.delete(signUps).where(or(wasTold, isLate));
}
