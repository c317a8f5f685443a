/** Reads and writes sign-ups. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { removeTold } from './due-notices.ts';
import { countMail, forgetMails, forgetOldMails, lockMailbox, uncountMail } from './mailbox.ts';
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

/** A mail that is to be sent now, under the number it was counted by. */
type DueMail = { mail: string; id: string };

type Taken =
  /** `token` is for the link of a mail that asks to confirm. */
  | ({ outcome: 'confirm'; token: string } & DueMail)
  /** On the list already: nothing is left to confirm. */
  | ({ outcome: 'already' } & DueMail)
  /** `isNew`: something was stored. */
  | { outcome: 'kept'; isNew: boolean }
  /** The letter box had enough mails that nobody answered. */
  | { outcome: 'enough' };

/** Stores a sign-up, or finds it stored already, and says which mail its owner gets. */
export async function takeSignUp(
  db: Database,
  wish: NewSignUp,
  { now, needsConfirmation }: { now: Date; needsConfirmation: boolean },
): Promise<Taken> {
  return needsConfirmation ? takeByMail(db, wish, now) : keepUnconfirmed(db, wish, now);
}

async function keepUnconfirmed(db: Database, wish: NewSignUp, now: Date): Promise<Taken> {
  const made = await db
    .insert(signUps)
    .values({ ...wish, state: 'stored', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: signUps.id });
  if (made.length > 0) return { outcome: 'kept', isNew: true };
  // A notice that has been given may be asked for again.
  const again = await db
    .update(signUps)
    .set({ backAt: null, notifiedAt: null, takenAt: null, attempts: 0, nextTryAt: null })
    .where(and(sameSignUp(wish), isNotNull(signUps.backAt)))
    .returning({ id: signUps.id });
  return { outcome: 'kept', isNew: again.length > 0 };
}

async function takeByMail(db: Database, wish: NewSignUp, now: Date): Promise<Taken> {
  const token = randomBytes(24).toString('base64url');
  const fresh = { tokenHash: hashOf(token), mailedAt: now };
  return db.transaction(async (tx) => {
    await lockMailbox(tx, wish.email);
    const [known] = await tx.select().from(signUps).where(sameSignUp(wish)).for('update');
    if (known && wasJustMailed(known, now)) return { outcome: 'kept', isNew: false };
    const mail = await countMail(tx, wish.email, now);
    if (mail === null) return { outcome: 'enough' };
    const waitsAgain = { backAt: null, notifiedAt: null, takenAt: null, attempts: 0, nextTryAt: null };
    if (known?.state === 'confirmed') {
      await tx
        .update(signUps)
        .set({ mailedAt: now, ...waitsAgain })
        .where(eq(signUps.id, known.id));
      return { outcome: 'already', mail, id: known.id };
    }
    const [row] = await tx
      .insert(signUps)
      .values({ ...wish, ...fresh, state: 'pending', createdAt: now })
      .onConflictDoUpdate({
        target: [signUps.market, signUps.kind, signUps.email, signUps.slug],
        set: { ...fresh, ...waitsAgain, state: 'pending' },
      })
      .returning({ id: signUps.id });
    if (!row) throw new Error('The sign-up that was just stored is not there');
    return { outcome: 'confirm', mail, id: row.id, token };
  });
}

function sameSignUp({ market, kind, email, slug }: NewSignUp) {
  return and(eq(signUps.market, market), eq(signUps.kind, kind), eq(signUps.email, email), eq(signUps.slug, slug));
}

function wasJustMailed({ mailedAt }: SignUpRow, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() <= mailPauseMs;
}

/** For a mail that could not be sent: the next try may send one at once. */
export async function forgetMail(db: Database, { id, mail }: DueMail): Promise<void> {
  await db.update(signUps).set({ mailedAt: null }).where(eq(signUps.id, id));
  await uncountMail(db, mail);
}

type Link = { token: string; now: Date };

/** A link that works: of this market, not used, not too old. */
function confirmable(market: string, { token, now }: Link) {
  const oldest = new Date(now.getTime() - linkMs);
  return and(
    eq(signUps.market, market),
    eq(signUps.tokenHash, hashOf(token)),
    eq(signUps.state, 'pending'),
    sql`${signUps.mailedAt} > ${oldest.toISOString()}`,
  );
}

export async function isConfirmable(db: Database, market: string, link: Link): Promise<boolean> {
  const found = await db.select({ id: signUps.id }).from(signUps).where(confirmable(market, link));
  return found.length > 0;
}

/** What was signed up for, once for each link; null for one that does not work. */
export async function confirmSignUp(db: Database, market: string, link: Link): Promise<SignUpRow['kind'] | null> {
  const [confirmed] = await db
    .update(signUps)
    .set({ state: 'confirmed', confirmedAt: link.now, tokenHash: null, mailedAt: null })
    .where(confirmable(market, link))
    .returning({ kind: signUps.kind, email: signUps.email });
  if (!confirmed) return null;
  await forgetMails(db, confirmed.email);
  return confirmed.kind;
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
  await forgetOldMails(db, now);
  await removeTold(db, now);
  return gone.length;
}

/** Puts in what another shop of ours has let out, and answers how many were new. */
export async function addSignUps(
  db: Database,
  rows: Omit<SignUpRow, 'id' | 'tokenHash' | 'mailedAt' | 'takenAt' | 'attempts' | 'nextTryAt'>[],
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

/** What somebody asked to be told of in a market. */
export async function signUpsOf(db: Database, { market, email }: { market: string; email: string }) {
  const isTheirs = and(eq(signUps.market, market), eq(signUps.email, email.trim().toLowerCase()));
  const rows = await db.select().from(signUps).where(isTheirs).orderBy(signUps.createdAt);
  return rows.map(({ kind, slug, state, createdAt, confirmedAt }) => ({
    kind,
    slug,
    state,
    at: confirmedAt ?? createdAt,
  }));
}

/** How many were deleted: an address may have signed up for several things, in several markets. */
export async function deleteSignUps(db: Database, email: string): Promise<number> {
  const gone = await db
    .delete(signUps)
    .where(eq(signUps.email, email.trim().toLowerCase()))
    .returning({ id: signUps.id });
  await forgetMails(db, email);
  return gone.length;
}
