/** Mails that are due. They are written together with what they tell of, so that none is lost and none tells of what did not happen. */
import { and, asc, count, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { mailboxOf } from '#services/kit/email.ts';
import { orderMails } from './tables.ts';

export type DueMail = typeof orderMails.$inferSelect;
export type MailKind = DueMail['kind'];

/** No address gets more of them within an hour. */
const mostPerHour = 5;
const hourMs = 3_600_000;
/** Whoever took a mail and did not send it by then has ended in between. */
const takenForMs = 5 * 60_000;

type NewMail = { market: string; kind: MailKind; orderId?: string; email: string; token?: string };

export async function putMail(tx: Database, mail: NewMail, now: Date): Promise<void> {
  await tx.insert(orderMails).values({ ...mail, mailbox: mailboxOf(mail.email), createdAt: now });
}

/** The oldest mail that may go out now; nobody else gets the same. */
export async function takeMail(db: Database, now: Date): Promise<DueMail | undefined> {
  return db.transaction(async (tx) => {
    const free = or(isNull(orderMails.takenAt), lt(orderMails.takenAt, new Date(now.getTime() - takenForMs)));
    const due = await tx
      .select()
      .from(orderMails)
      .where(and(isNull(orderMails.sentAt), free))
      .orderBy(asc(orderMails.id))
      .limit(100)
      .for('update', { skipLocked: true });
    const full = await fullBoxes(tx, [...new Set(due.map(({ mailbox }) => mailbox))], now);
    const next = due.find(({ mailbox }) => !full.has(mailbox));
    if (next) await tx.update(orderMails).set({ takenAt: now }).where(eq(orderMails.id, next.id));
    return next;
  });
}

/** Addresses that have got all they may get for now: what is due to them waits. */
async function fullBoxes(tx: Database, mailboxes: string[], now: Date): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const rows = await tx
    .select({ mailbox: orderMails.mailbox, sent: count() })
    .from(orderMails)
    .where(and(inArray(orderMails.mailbox, mailboxes), gt(orderMails.sentAt, new Date(now.getTime() - hourMs))))
    .groupBy(orderMails.mailbox);
  return new Set(rows.flatMap(({ mailbox, sent }) => (sent >= mostPerHour ? [mailbox] : [])));
}

/** What was in a link is forgotten with it. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await db.update(orderMails).set({ sentAt: now, token: null }).where(eq(orderMails.id, id));
}

export async function giveMailBack(db: Database, id: number): Promise<void> {
  await db.update(orderMails).set({ takenAt: null }).where(eq(orderMails.id, id));
}

export async function hasDueMails(db: Database): Promise<boolean> {
  const [due] = await db.select({ id: orderMails.id }).from(orderMails).where(isNull(orderMails.sentAt)).limit(1);
  return due !== undefined;
}

/** Mails say whose they were: what went out, or was a link that works no more, is deleted after a day. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * hourMs);
  const isLate = and(eq(orderMails.kind, 'link'), lt(orderMails.createdAt, old));
  await db.delete(orderMails).where(or(lt(orderMails.sentAt, old), isLate));
}
