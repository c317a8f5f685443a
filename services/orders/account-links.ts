/** A mailed link in place of a password: it opens all orders of an address, once, for half an hour. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { noteAddressRead } from './mail/mail-proof.ts';
import { putMail, putNoMail } from './mail/outbox.ts';
import { orders } from './tables.ts';
import { accountLinks } from './tables/account-links.ts';

/** A link works this long, and so does what it opened. */
const linkMs = 30 * 60_000;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

type Whose = { market: string; email: string };

/** Mails a link to an address that has orders. Others get none, and who asked cannot tell the two apart. */
export async function mailAccountLink(db: Database, { market, email }: Whose, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.email, email)))
      .limit(1);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + linkMs);
    // As much is written for a stranger, of whom nothing is kept: the time it takes must not tell who has orders.
    const whose = known ? email : '';
    await tx.insert(accountLinks).values({ tokenHash: hashOf(token), market, email: whose, expiresAt });
    if (known) await putMail(tx, { market, kind: 'link', email, token }, now);
    else await putNoMail(tx, market, now);
  });
}

/** What shows the orders from now on, for half an hour; null for a link that works no more. */
export async function openAccountLink(
  db: Database,
  { market, token }: { market: string; token: string },
  now: Date,
): Promise<string | null> {
  const account = newToken();
  const [opened] = await db
    .update(accountLinks)
    .set({ accountHash: hashOf(account), expiresAt: new Date(now.getTime() + linkMs) })
    .where(
      and(
        eq(accountLinks.tokenHash, hashOf(token)),
        eq(accountLinks.market, market),
        isNull(accountLinks.accountHash),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ email: accountLinks.email });
  if (!opened) return null;
  await noteAddressRead(db, { market, email: opened.email }, now);
  return account;
}

/** Whose orders an opened link shows. */
export async function readAccount(
  db: Database,
  { market, account }: { market: string; account: string },
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.accountHash, hashOf(account)),
        eq(accountLinks.market, market),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return row?.email ?? null;
}

export async function removeOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now));
}
