/** Mails that are due. They are written together with what they tell of, so that none is lost and none tells of what did not happen. */
import { createHash } from 'node:crypto';
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#services/kit/database.ts';
import { mailboxOf } from '#services/kit/email.ts';
import { nextTry } from '#services/kit/mail/next-try.ts';
import { orderHistory, orderMails, orders, sentMails } from '#services/orders/tables.ts';
import { mailLog, ownerNews } from '#services/orders/tables/counter.ts';

export type DueMail = typeof orderMails.$inferSelect;
export type MailKind = DueMail['kind'];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** No address gets more of them within an hour. */
const mostPerHour = 5;
/** Nor within a week one whose owner never answered: anybody can order in anybody's name. */
const mostUnanswered = 2;
/** What only the shop's owner can cause is no way to bother somebody. */
const byOwner: MailKind[] = ['paid', 'sent', 'changed', 'recall', 'credit'];
/** A process that took a mail and did not send it by then has ended in between. */
const takenForMs = 5 * 60_000;
/** A link works no longer than this after it was asked for. */
const linkMs = 30 * 60_000;
/** The owner gets one mail in so long a time; what happens in between joins the next. */
const ownerPauseMs = 5 * 60_000;
/** So long the owner can see which mail did not arrive. */
const failedForMs = 30 * dayMs;

type NewMail = {
  market: string;
  kind: MailKind;
  orderId?: string;
  email: string;
  token?: string;
  words?: string;
  /** What it tells of, and until when that can be taken back. */
  changeId?: number | null;
  dueAt?: Date | null;
};

function hashOfMailbox(email: string): string {
  return createHash('sha256')
    .update(`order mail ${mailboxOf(email)}`)
    .digest('hex');
}

const due = alias(orderMails, 'due');

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function putMail(tx: Database, mail: NewMail, now: Date): Promise<void> {
  await tx.insert(orderMails).values({ ...mail, mailbox: hashOfMailbox(mail.email), createdAt: now });
}

/** A row as long as that of a link, of a mail that nobody gets. */
export async function putNoMail(tx: Database, market: string, now: Date): Promise<void> {
  const mailbox = hashOfMailbox('');
  await tx.insert(orderMails).values({ market, kind: 'link', email: '', mailbox, createdAt: now, sentAt: now });
}

const isWaiting = and(isNull(orderMails.sentAt), isNull(orderMails.failedAt));

/** How much each letter box was written to, what is being sent now included. */
function writtenTo(now: Date): SQL {
  const [hour, week, taken] = [hourMs, weekMs, takenForMs].map((ms) => before(now, ms).toISOString());
  return sql`(
    select mailbox, count(*) filter (where at > ${hour}) as hourly, count(*) as weekly
    from (
      select mailbox, sent_at as at from ${sentMails} where sent_at > ${week}
      union all
      select mailbox, taken_at as at from ${orderMails}
      where sent_at is null and failed_at is null and taken_at > ${taken} and kind <> 'owner'
    ) as mails
    group by mailbox
  )`;
}

/** Its owner opened a link that only a mail told them, or paid for an order. */
const isAnswered = sql`exists (
  select from ${orders} as o
  where o.market = due.market and o.email = due.email and (o.answered_at is not null
    or (select sum(amount) from orders.payments where order_id = o.id) > 0)
)`;

/** Of this market the owner was written to a moment ago, or is just now. */
function isSoonForOwner(now: Date): SQL {
  const [paused, taken] = [ownerPauseMs, takenForMs].map((ms) => before(now, ms).toISOString());
  return sql`(due.kind = 'owner' and exists (
    select from ${orderMails} as other
    where other.kind = 'owner' and other.market = due.market and other.id <> due.id
      and (other.sent_at > ${paused} or (other.sent_at is null and other.failed_at is null and other.taken_at > ${taken}))
  ))`;
}

/** What the shop tells its owner is counted by nobody's letter box. */
const isOverShare = sql`(due.kind <> 'owner' and coalesce(written.hourly, 0) >= ${mostPerHour})`;

const isHeld = sql`(due.kind <> 'owner' and due.kind not in ${byOwner} and coalesce(written.weekly, 0) >= ${mostUnanswered} and not ${isAnswered})`;

/**
 * The next mail that may go out now; nobody else gets the same. What failed less often comes first, then the oldest. `tried` are
 * those of this round.
 */
export async function takeMail(db: Database, now: Date, tried: number[] = []): Promise<DueMail | undefined> {
  const at = now.toISOString();
  return db.transaction(async (tx) => {
    // One after the other: two at once would both find room for the last mail of a letter box.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.mails', 0))`);
    const next = sql`(
      select ${due.id} from ${orderMails} as due left join ${writtenTo(now)} as written on written.mailbox = due.mailbox
      where due.sent_at is null and due.failed_at is null
        and (due.taken_at is null or due.taken_at <= ${before(now, takenForMs).toISOString()})
        and (due.next_try_at is null or due.next_try_at <= ${at})
        and (due.due_at is null or due.due_at <= ${at})
        and not (due.kind = 'link' and ${due.createdAt} <= ${before(now, linkMs).toISOString()})
        and not ${isOverShare}
        and not ${isHeld}
        and not ${isSoonForOwner(now)}
        ${tried.length === 0 ? sql`` : sql`and due.id not in ${tried}`}
      order by due.attempts, due.id
      limit 1
    )`;
    const [taken] = await tx.update(orderMails).set({ takenAt: now }).where(eq(orderMails.id, next)).returning();
    return taken;
  });
}

/** What was in a link is forgotten with it. */
export async function markSent(db: Database, mail: DueMail, { now, subject }: { now: Date; subject: string }) {
  await db.transaction(async (tx) => {
    await tx.update(orderMails).set({ sentAt: now, token: null }).where(eq(orderMails.id, mail.id));
    if (mail.kind !== 'owner') await tx.insert(sentMails).values({ mailbox: mail.mailbox, sentAt: now });
    await logMail(tx, mail, { now, subject, result: 'sent' });
  });
}

type Outcome = { now: Date; subject: string; result: string };

/** For the owner to look at, as long as the order has a buyer. */
async function logMail(tx: Database, { orderId, kind, email }: DueMail, { now, subject, result }: Outcome) {
  if (orderId !== null) await tx.insert(mailLog).values({ orderId, kind, to: email, subject, at: now, result });
}

/** Nothing is left to tell. */
export async function dropMail(db: Database, { id }: DueMail): Promise<void> {
  await db.delete(orderMails).where(eq(orderMails.id, id));
}

/** It is tried again: in the next round, or when its own time has come. */
export async function giveMailBack(
  db: Database,
  { id, attempts }: DueMail,
  { now, isPutOff }: { now: Date; isPutOff: boolean },
): Promise<void> {
  const failed = attempts + 1;
  const nextTryAt = isPutOff ? nextTry(failed, now) : null;
  await db.update(orderMails).set({ takenAt: null, attempts: failed, nextTryAt }).where(eq(orderMails.id, id));
}

type Ended = { now: Date; failure: string; subject?: string };
/** Hears of it in the transaction in which a mail is given up. */
export type OnEnded = (tx: Database, mail: DueMail, now: Date) => Promise<void>;

/** It is not tried any more, and its order says so. */
export async function endMail(
  db: Database,
  mail: DueMail,
  { now, failure, subject = '', onEnded = async () => {} }: Ended & { onEnded?: OnEnded | undefined },
): Promise<void> {
  const { id, orderId } = mail;
  await db.transaction(async (tx) => {
    await logMail(tx, mail, { now, subject, result: failure });
    await tx.update(orderMails).set({ failedAt: now, failure, token: null }).where(eq(orderMails.id, id));
    if (orderId !== null)
      await tx.insert(orderHistory).values({ orderId, at: now, by: 'shop', what: 'mailFailed', isMailed: false });
    await onEnded(tx, mail, now);
  });
}

/** A mail that is a week old is given up: one that was `held` has nothing to tell any more, one that was `tried` nobody takes. */
export async function endLateMails(
  db: Database,
  which: 'held' | 'tried',
  { now, onEnded }: { now: Date; onEnded?: OnEnded },
): Promise<void> {
  const isOne =
    which === 'tried'
      ? gt(orderMails.attempts, 0)
      : and(eq(orderMails.attempts, 0), notInArray(orderMails.kind, byOwner));
  const isLate = lte(orderMails.createdAt, before(now, weekMs));
  const late = await db
    .select()
    .from(orderMails)
    .where(and(isWaiting, isLate, isOne));
  for (const mail of late) await endMail(db, mail, { now, failure: `${which} for a week`, onEnded });
}

export async function hasDueMails(db: Database): Promise<boolean> {
  const [due] = await db.select({ id: orderMails.id }).from(orderMails).where(isWaiting).limit(1);
  return due !== undefined;
}

export type OutboxFigures = {
  /** That may go out now. */
  waiting: number;
  /** Of those, since the oldest was written. */
  oldestSeconds: number;
  /** To letter boxes that had their share, or whose owner has not answered. */
  held: number;
  /** That a mail server wants later. */
  putOff: number;
  /** That were given up within the last days. */
  failed: number;
};

export async function countMails(db: Database, now: Date): Promise<OutboxFigures> {
  const heldIds = sql`(
    select ${due.id} from ${orderMails} as due left join ${writtenTo(now)} as written on written.mailbox = due.mailbox
    where due.sent_at is null and due.failed_at is null
      and (${isHeld} or ${isOverShare})
  )`;
  const isFree = and(isWaiting, notInArray(orderMails.id, heldIds));
  const isItsTime = and(
    or(isNull(orderMails.nextTryAt), lte(orderMails.nextTryAt, now)),
    or(isNull(orderMails.dueAt), lte(orderMails.dueAt, now)),
  );
  const [waiting] = await db
    .select({ mails: count(), oldest: min(orderMails.createdAt) })
    .from(orderMails)
    .where(and(isFree, isItsTime));
  const oldest = waiting?.oldest?.getTime() ?? now.getTime();
  return {
    waiting: waiting?.mails ?? 0,
    oldestSeconds: Math.max(0, now.getTime() - oldest) / 1000,
    held: await db.$count(orderMails, and(isWaiting, inArray(orderMails.id, heldIds))),
    putOff: await db.$count(orderMails, and(isFree, gt(orderMails.nextTryAt, now))),
    failed: await db.$count(orderMails, isNotNull(orderMails.failedAt)),
  };
}

/** How long a mail waits before the owner is told of it. */
const lateMs = 10 * 60_000;

/** Mails about orders that did not go out: those that wait for long, and those that were given up. */
export async function findTroubledMails(db: Database, orderIds: string[], now: Date): Promise<DueMail[]> {
  if (orderIds.length === 0) return [];
  const since = sql`coalesce(${orderMails.dueAt}, ${orderMails.createdAt})`;
  const isLate = and(isWaiting, lt(since, before(now, lateMs)));
  return db
    .select()
    .from(orderMails)
    .where(and(inArray(orderMails.orderId, orderIds), or(isLate, isNotNull(orderMails.failedAt))))
    .orderBy(orderMails.id);
}

/** Mails say whose they were: what went out, or was a link that works no more, is deleted after a day. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  const old = before(now, dayMs);
  const isLate = and(eq(orderMails.kind, 'link'), lt(orderMails.createdAt, old));
  const isGivenUp = lt(orderMails.failedAt, before(now, failedForMs));
  await db.delete(orderMails).where(or(lt(orderMails.sentAt, old), isLate, isGivenUp));
  await db.delete(sentMails).where(lte(sentMails.sentAt, before(now, weekMs)));
  await db.delete(ownerNews).where(lt(ownerNews.at, before(now, failedForMs)));
}
