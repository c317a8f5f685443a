/** What the owner hears by mail: noted in the transaction of what happened, and told together with all else that waits. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { nextHour } from '#rules/time/next-hour.ts';
import type { Database } from '#services/kit/database.ts';
import { ownerNews } from '#services/orders/tables/counter.ts';
import { putMail } from './outbox.ts';

export type News = typeof ownerNews.$inferSelect;

/** Null: the owner wants no mails, or nobody knows where to. */
export type OwnerWishes = (db: Database, market: string) => Promise<{ email: string; time: 'atOnce' | 'daily' } | null>;

export type TellOwner = {
  market: Market;
  kind: News['kind'];
  facts: News['facts'];
  now: Date;
};

/** The hour of the list of a day. */
const listHour = 7;

/**
 * Every piece of news puts a mail of its own into the queue: one that is being sent cannot see what is not committed yet. The first
 * that goes out tells all there is, and those that find nothing left to tell are dropped.
 */
export async function tellOwner(
  { hasMail, owner }: { hasMail: boolean; owner?: OwnerWishes | undefined },
  tx: Database,
  { market, kind, facts, now }: TellOwner,
): Promise<boolean> {
  const wish = hasMail && owner ? await owner(tx, market.code) : null;
  if (!wish) return false;
  await tx.insert(ownerNews).values({ market: market.code, kind, facts, at: now });
  const dueAt = wish.time === 'daily' ? nextHour(now, listHour, market.timeZone) : null;
  await putMail(tx, { market: market.code, kind: 'owner', email: wish.email, dueAt }, now);
  return true;
}

/** All that waits is this mail's now, and what was its before: it may be tried again. */
export async function takeNews(db: Database, { market, mailId }: { market: string; mailId: number }): Promise<News[]> {
  await db
    .update(ownerNews)
    .set({ mailId })
    .where(and(eq(ownerNews.market, market), isNull(ownerNews.mailId)));
  return db.select().from(ownerNews).where(eq(ownerNews.mailId, mailId)).orderBy(asc(ownerNews.id));
}
