/** One order with all an owner wants to see of it. */
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { type Allowance, mayAct, type OrderAction } from '#rules/orders/actions.ts';
import { type Standing, standingOf } from '#rules/orders/money/standing.ts';
import type { Database } from '#services/kit/database.ts';
import { undoMs } from '../changes/who.ts';
import type { ChangeRow } from '../changes/write-change.ts';
import type { Customer } from '../customers/customers.ts';
import type { DueMail } from '../mail/outbox.ts';
import { findByNumber, findRows, type Order, type OrderEvent, type OrderRow } from '../order-store.ts';
import type { PaymentRow } from '../payments/write-payment.ts';
import { customers, orderMails, orders } from '../tables.ts';
import { mailLog, orderChanges, payments } from '../tables/counter.ts';

export type TimelineEntry = {
  at: Date;
  /** A kind of change, or an event of the history. */
  what: ChangeRow['what'] | OrderEvent['what'];
  side: OrderEvent['by'];
  by: { id: string | null; name: string };
  amount: number | null;
  isTold: boolean;
  /** Null for what was written down before changes were. */
  change: ChangeRow | null;
  /** Until then it can be taken back; null where it cannot. */
  undoUntil: Date | null;
};

export type OrderPage = {
  order: Order;
  money: Standing;
  payments: (PaymentRow & { isTakenBack: boolean })[];
  /** The oldest first. */
  timeline: TimelineEntry[];
  customer: Customer | null;
  /** Other orders of the customer, the newest first. */
  earlier: OrderRow[];
  mails: (typeof mailLog.$inferSelect)[];
  /** Mails that have not left; until `dueAt` what they tell of can be taken back. */
  waiting: DueMail[];
  actions: Record<OrderAction, Allowance>;
};

const actionNames: OrderAction[] = [
  'pay',
  'address',
  'day',
  'lessen',
  'add',
  'discount',
  'cancel',
  'takeUp',
  'invoice',
];
const mostEarlier = 20;

export async function orderPage(db: Database, number: string, now: Date): Promise<OrderPage | null> {
  const order = await findByNumber(db, number);
  if (!order) return null;
  const { id, customerId, state } = order;
  const paid = await db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
  const changes = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, id))
    .orderBy(asc(orderChanges.id));
  const [customer] =
    customerId === null ? [] : await db.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  const others =
    customerId === null ? [] : await findRows(db, and(eq(orders.customerId, customerId), ne(orders.id, id)));
  const backs = new Set(paid.map(({ takesBack }) => takesBack));
  const mails = await db.select().from(orderMails).where(eq(orderMails.orderId, id)).orderBy(asc(orderMails.id));
  return {
    order,
    money: standingOf(order),
    payments: paid.map((payment) => ({ ...payment, isTakenBack: backs.has(payment.id) })),
    timeline: timelineOf(order, { changes, mails, now }),
    customer: customer ?? null,
    earlier: others.toReversed().slice(0, mostEarlier),
    mails: await db.select().from(mailLog).where(eq(mailLog.orderId, id)).orderBy(desc(mailLog.id)),
    waiting: mails.filter(({ sentAt, failedAt }) => sentAt === null && failedAt === null),
    actions: Object.fromEntries(actionNames.map((name) => [name, mayAct(name, state)])) as Record<
      OrderAction,
      Allowance
    >,
  };
}

type Told = { changes: ChangeRow[]; mails: (typeof orderMails.$inferSelect)[]; now: Date };

/** Changes, and what is no change: that it was placed, or a mail that did not arrive. */
function timelineOf({ history }: Order, { changes, mails, now }: Told): TimelineEntry[] {
  const undone = new Set(changes.map(({ undoes }) => undoes));
  const last = changes.findLast(({ id, what }) => what !== 'undo' && !undone.has(id));
  const events = history
    .filter(({ changeId }) => changeId === null)
    .map(({ at, what, by, amount, isMailed }): TimelineEntry => {
      return {
        at,
        what,
        side: by,
        by: { id: null, name: by },
        amount,
        isTold: isMailed,
        change: null,
        undoUntil: null,
      };
    });
  const entries = changes.map((change): TimelineEntry => {
    const { at, what, side, byId, byName, isTold, after } = change;
    const until = new Date(at.getTime() + undoMs);
    const about = mails.filter(({ changeId }) => changeId === change.id);
    const isOut = about.some(({ sentAt, takenAt }) => sentAt !== null || takenAt !== null);
    const isUndoable = change === last && side === 'owner' && until >= now && !isOut;
    const amount = (after as { amount?: number } | null)?.amount ?? null;
    return {
      at,
      what,
      side,
      by: { id: byId, name: byName },
      amount,
      // A mail that waits, failed or was taken back with the act told nobody.
      isTold: isTold && !undone.has(change.id) && about.every(({ sentAt }) => sentAt !== null),
      change,
      undoUntil: isUndoable ? until : null,
    };
  });
  return [...events, ...entries].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
