/** Mails that have not left: dropped with what makes them untrue, and put back with what takes that back. With their order locked. */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orderMails } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';
import { type MailKind, putMail } from './outbox.ts';

/** A mail that waited, as a change keeps it; moments are texts in it. */
export type WaitingMail = { kind: MailKind; changeId: number | null; dueAt: string | null; createdAt: string };

/** What waits of these kinds tells of what is no more. Resolves to it, for who takes that back. */
export async function dropWaiting(tx: Database, orderId: string, kinds: MailKind[]): Promise<WaitingMail[]> {
  const waits = and(isNull(orderMails.sentAt), isNull(orderMails.takenAt), isNull(orderMails.failedAt));
  const dropped = await tx
    .delete(orderMails)
    .where(and(eq(orderMails.orderId, orderId), inArray(orderMails.kind, kinds), waits))
    .returning();
  return dropped
    .toSorted((one, other) => one.id - other.id)
    .map(({ kind, changeId, dueAt, createdAt }) => {
      return { kind, changeId, dueAt: dueAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
    });
}

/** Mails that show what the order is. */
const showing: MailKind[] = ['placed', 'reminder', 'paid', 'sent', 'changed'];

/** Whether its buyer was written to what the order is since then, or is just now. */
export async function wasToldSince(tx: Database, orderId: string, since: Date): Promise<boolean> {
  const isOne = and(eq(orderMails.orderId, orderId), inArray(orderMails.kind, showing), gt(orderMails.takenAt, since));
  return (await tx.$count(orderMails, isOne)) > 0;
}

/** Whether one about what one press did is still to leave. */
export async function isMailWaiting(db: Database, batch: string): Promise<boolean> {
  const ofBatch = db.select({ id: orderChanges.id }).from(orderChanges).where(eq(orderChanges.batch, batch));
  const waits = and(isNull(orderMails.sentAt), isNull(orderMails.takenAt), isNull(orderMails.failedAt));
  return (await db.$count(orderMails, and(inArray(orderMails.changeId, ofBatch), waits))) > 0;
}

type Told = { id: string; market: string; email: string | null };

/** They wait again, each for its own time. */
export async function putWaitingAgain(tx: Database, { id, market, email }: Told, mails: WaitingMail[]): Promise<void> {
  if (email === null) return;
  for (const { kind, changeId, dueAt, createdAt } of mails)
    await putMail(
      tx,
      { market, kind, orderId: id, email, changeId, dueAt: dueAt === null ? null : new Date(dueAt) },
      new Date(createdAt),
    );
}
