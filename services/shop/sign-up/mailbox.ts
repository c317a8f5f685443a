/** How often a letter box is written to whose owner does not answer, whoever asks for it and under which spelling. */
import { createHmac } from 'node:crypto';
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { mailboxOf } from '#services/kit/email.ts';
import { readSecret } from '#services/shop/cart/cart-session.ts';
import { unansweredMails } from '#services/shop/tables.ts';

/** The second is for whoever lost the first; a third would be a nuisance. */
const mostUnanswered = 2;
const quietMs = 7 * 24 * 3_600_000;

async function keyOf(db: Database, email: string): Promise<string> {
  const secret = await readSecret(db);
  return createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest('hex');
}

const quietSince = (now: Date) => new Date(now.getTime() - quietMs);

/** Until the transaction ends nobody else looks at this letter box: two at once would both find room for the last mail. */
export async function lockMailbox(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${await keyOf(tx, email)}, 0))`);
}

/** Counts a mail before it is sent, and answers the number of that count; null when the letter box has had enough. Lock it first. */
export async function countMail(tx: Database, email: string, now: Date): Promise<string | null> {
  const mailbox = await keyOf(tx, email);
  const recent = and(eq(unansweredMails.mailbox, mailbox), gt(unansweredMails.mailedAt, quietSince(now)));
  const [found] = await tx.select({ mails: count() }).from(unansweredMails).where(recent);
  if ((found?.mails ?? 0) >= mostUnanswered) return null;
  const [made] = await tx
    .insert(unansweredMails)
    .values({ mailbox, mailedAt: now })
    .returning({ id: unansweredMails.id });
  return made?.id ?? null;
}

/** For a mail that could not be sent. */
export async function uncountMail(db: Database, id: string): Promise<void> {
  await db.delete(unansweredMails).where(eq(unansweredMails.id, id));
}

/** Its owner has answered, or wants nothing of theirs to be kept. */
export async function forgetMails(db: Database, email: string): Promise<void> {
  await db.delete(unansweredMails).where(eq(unansweredMails.mailbox, await keyOf(db, email)));
}

export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(unansweredMails).where(lte(unansweredMails.mailedAt, quietSince(now)));
}
