/** Reads and writes sign-ups. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { products, signUps } from '#services/shop/tables.ts';

export type SignUpRow = typeof signUps.$inferSelect;
export type NewSignUp = Pick<SignUpRow, 'market' | 'language' | 'kind' | 'email' | 'slug'>;

/** A confirmation link works this long. */
const linkMs = 7 * 24 * 3_600_000;
/** So soon after a mail no second one goes to the same address. */
const mailPauseMs = 10 * 60_000;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Taken =
  /** `token` is for the confirmation link, when one is to be mailed. */
  { isNew: true; id: string; token: string | null } | { isNew: false };

/** Stores a sign-up, or finds it stored already. One that waits for its confirmation may ask for another mail. */
export async function takeSignUp(
  db: Database,
  wish: NewSignUp,
  { now, needsConfirmation }: { now: Date; needsConfirmation: boolean },
): Promise<Taken> {
  const token = needsConfirmation ? randomBytes(24).toString('base64url') : null;
  const state = needsConfirmation ? 'pending' : 'stored';
  const fresh = { state, tokenHash: token && hashOf(token), mailedAt: needsConfirmation ? now : null } as const;
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(signUps)
      .values({ ...wish, ...fresh, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: signUps.id });
    if (made[0]) return { isNew: true, id: made[0].id, token };
    const [known] = await tx.select().from(signUps).where(sameSignUp(wish)).for('update');
    if (!known || !isOpen(known, { now, needsConfirmation })) return { isNew: false };
    const isConfirmed = known.state === 'confirmed';
    const again = isConfirmed ? { backAt: null, notifiedAt: null } : { ...fresh, backAt: null, notifiedAt: null };
    await tx.update(signUps).set(again).where(eq(signUps.id, known.id));
    return { isNew: true, id: known.id, token: isConfirmed ? null : token };
  });
}

function sameSignUp({ market, kind, email, slug }: NewSignUp) {
  return and(eq(signUps.market, market), eq(signUps.kind, kind), eq(signUps.email, email), eq(signUps.slug, slug));
}

/** Whether a second sign-up means something new: a notice that has been given, or a confirmation that never came. */
function isOpen(known: SignUpRow, { now, needsConfirmation }: { now: Date; needsConfirmation: boolean }): boolean {
  if (known.kind === 'soldout' && known.backAt !== null) return true;
  const isWaiting = known.state !== 'confirmed' && needsConfirmation;
  return isWaiting && (known.mailedAt === null || now.getTime() - known.mailedAt.getTime() > mailPauseMs);
}

/** For a confirmation whose mail could not be sent: the next try may send one at once. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.update(signUps).set({ mailedAt: null }).where(eq(signUps.id, id));
}

/** What was signed up for, once for each link; null for one that does not work. */
export async function confirmSignUp(
  db: Database,
  market: string,
  { token, now }: { token: string; now: Date },
): Promise<SignUpRow['kind'] | null> {
  const oldest = new Date(now.getTime() - linkMs);
  const confirmed = await db
    .update(signUps)
    .set({ state: 'confirmed', confirmedAt: now, tokenHash: null })
    .where(
      and(
        eq(signUps.market, market),
        eq(signUps.tokenHash, hashOf(token)),
        eq(signUps.state, 'pending'),
        sql`${signUps.mailedAt} > ${oldest.toISOString()}`,
      ),
    )
    .returning({ kind: signUps.kind });
  return confirmed[0]?.kind ?? null;
}

type Waiting = Pick<SignUpRow, 'id' | 'email' | 'slug'>;

/**
 * Those who wait for a package of this market that can be bought now. Each is named once: run it in the transaction that
 * replaces the goods.
 */
export async function markBackInStock(db: Database, market: string, now: Date): Promise<Waiting[]> {
  const back = db
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(eq(products.market, market), eq(products.stockStatus, 'instock'), sql`coalesce(${products.stock}, 1) > 0`),
    );
  return db
    .update(signUps)
    .set({ backAt: now })
    .where(
      and(
        eq(signUps.market, market),
        eq(signUps.kind, 'soldout'),
        inArray(signUps.state, ['stored', 'confirmed']),
        isNull(signUps.backAt),
        inArray(signUps.slug, back),
      ),
    )
    .returning({ id: signUps.id, email: signUps.email, slug: signUps.slug });
}

/** Takes one sign-up whose package came back and whose mail has not gone out; nobody else gets the same. */
export async function takeDueMail(db: Database, now: Date): Promise<SignUpRow | undefined> {
  const [next] = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(isNotNull(signUps.backAt), isNull(signUps.notifiedAt), eq(signUps.state, 'confirmed')))
    .orderBy(asc(signUps.backAt))
    .limit(1);
  if (!next) return undefined;
  const [taken] = await db
    .update(signUps)
    .set({ notifiedAt: now })
    .where(and(eq(signUps.id, next.id), isNull(signUps.notifiedAt)))
    .returning();
  return taken ?? takeDueMail(db, now);
}

export async function giveBackDueMail(db: Database, id: string): Promise<void> {
  await db.update(signUps).set({ notifiedAt: null }).where(eq(signUps.id, id));
}

export function listSignUps(db: Database): Promise<SignUpRow[]> {
  return db.select().from(signUps).orderBy(asc(signUps.createdAt), asc(signUps.id));
}

export async function endSignUp(db: Database, id: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.id, id));
}

/** Those who did not confirm while their link worked never asked for anything. Answers how many they were. */
export async function removeUnconfirmed(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - linkMs);
  const gone = await db
    .delete(signUps)
    .where(
      and(
        eq(signUps.state, 'pending'),
        sql`coalesce(${signUps.mailedAt}, ${signUps.createdAt}) <= ${oldest.toISOString()}`,
      ),
    )
    .returning({ id: signUps.id });
  return gone.length;
}

/** Puts in what another shop of ours has let out, and answers how many were new. */
export async function addSignUps(
  db: Database,
  rows: Omit<SignUpRow, 'id' | 'tokenHash' | 'mailedAt'>[],
): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0;
    for (let start = 0; start < rows.length; start += 1000) {
      const some = rows.slice(start, start + 1000);
      const added = await tx.insert(signUps).values(some).onConflictDoNothing().returning({ id: signUps.id });
      count += added.length;
    }
    return count;
  });
}

/** Deleted rows stay readable in the files of a database until it uses their place again. This gives the place back at once. */
export async function forgetDeleted(db: Database): Promise<void> {
  await db.execute(sql`vacuum full ${signUps}`);
}

/** How many were deleted: an address may have signed up for several things, in several markets. */
export async function deleteSignUps(db: Database, email: string): Promise<number> {
  const gone = await db
    .delete(signUps)
    .where(eq(signUps.email, email.trim().toLowerCase()))
    .returning({ id: signUps.id });
  return gone.length;
}
