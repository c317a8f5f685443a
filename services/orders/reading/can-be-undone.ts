/** Whether what was done a moment ago would still be taken back: nothing came after it, it stands, and no mail has told of it. */
import { and, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orderMails } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';

/** All of one press by its batch, or changes by their ids. */
export type Undoing = { batch: string } | { changeIds: readonly number[] };

export async function canBeUndone(db: Database, undoing: Undoing): Promise<boolean> {
  const isMeant =
    'batch' in undoing ? eq(orderChanges.batch, undoing.batch) : inArray(orderChanges.id, [...undoing.changeIds]);
  const meant = await db
    .select({ id: orderChanges.id, orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(isMeant);
  if (meant.length === 0) return false;
  const ids = new Set(meant.map(({ id }) => id));
  const ofOrders = inArray(orderChanges.orderId, [...new Set(meant.map(({ orderId }) => orderId))]);
  const { id, orderId, what, undoes } = orderChanges;
  const all = await db.select({ id, orderId, what, undoes }).from(orderChanges).where(ofOrders);
  const undone = new Set(all.map((change) => change.undoes));
  const isFollowed = (one: (typeof meant)[number]) =>
    all.some(
      (later) =>
        later.orderId === one.orderId &&
        later.id > one.id &&
        later.what !== 'undo' &&
        !undone.has(later.id) &&
        !ids.has(later.id),
    );
  if (meant.some((one) => undone.has(one.id) || isFollowed(one))) return false;
  const isOut = or(isNotNull(orderMails.sentAt), isNotNull(orderMails.takenAt));
  const [left] = await db
    .select({ count: count() })
    .from(orderMails)
    .where(and(inArray(orderMails.changeId, [...ids]), isOut));
  return left?.count === 0;
}
