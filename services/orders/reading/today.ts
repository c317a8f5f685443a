/** What there is to do in a market now. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Market } from '#contract/market.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { addDays, localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { undoMs } from '../changes/who.ts';
import type { ChangeRow } from '../changes/write-change.ts';
import { findRows, orderPaid, type OrderRow } from '../order-store.ts';
import { orders } from '../tables.ts';
import { bankEntries, orderChanges, statements } from '../tables/counter.ts';
import { daysToPack } from './days-to-pack.ts';
import { isOwedBack } from './owed-back.ts';
import { isStillOwed } from './still-owed.ts';
import { cents } from '#rules/money/cents.ts';

const dayMs = 24 * 3_600_000;
/** The law gives so long to pay back what somebody went back on. */
const answerDays = 14;
/** Until when the money of a withdrawal has to be back. */
export function answerBy(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + answerDays * dayMs);
}
/** Older than this a statement may hide money. */
const statementDays = 3;

export type Today = {
  /** The most urgent first; money has to be back by `answerBy`. */
  withdrawals: { order: OrderRow; withdrawnAt: Date; answerBy: Date }[];
  refundsDue: { order: OrderRow; amount: number }[];
  /** How many there are of each; lists have the first few. */
  counts: Record<'withdrawals' | 'refundsDue' | 'overdue' | 'unpaid' | 'callBacks' | 'waiting', number>;
  /** What those that wait for money owe together. */
  waitingSum: number;
  toPack: { day: PlainDate; orders: number }[];
  /** Money that came and is not booked. */
  paymentsToBook: number;
  /** Null where none was ever read. */
  statement: { until: PlainDate; isOld: boolean } | null;
  /** They would have expired, but their money may lie in a statement that nobody read. */
  overdue: OrderRow[];
  /** Packed, sent or delivered, and not all of it is paid. */
  unpaid: OrderRow[];
  callBacks: OrderRow[];
  /** The last ones of the owner, the newest first, that can be taken back. */
  undoable: (ChangeRow & { number: string })[];
};

export async function today(db: Database, market: Market, now: Date): Promise<Today> {
  const { code, timeZone } = market;
  const ofMarket = eq(orders.market, code);
  const paid = orderPaid;
  const until = await statementUntil(db, code);
  const isGone = inArray(orders.state, ['packed', 'sent', 'delivered']);
  const isWithdrawn = and(ofMarket, isNotNull(orders.withdrawnAt), isNull(orders.withdrawalDoneAt));
  const withdrawals = await few(db, isWithdrawn, orders.withdrawnAt);
  const refunds = await few(db, and(ofMarket, isOwedBack(code)));
  const overdue = await few(db, and(ofMarket, eq(orders.state, 'placed'), lte(orders.expiresAt, now)));
  const unpaid = await few(db, and(ofMarket, isGone, isStillOwed(code)));
  const callBacks = await few(db, and(ofMarket, eq(orders.isCallBack, true)));
  const [waiting] = await db
    .select({ count: count(), sum: sql<string>`coalesce(sum(${orders.total} - ${paid}), 0)` })
    .from(orders)
    .where(and(ofMarket, eq(orders.state, 'placed')));
  return {
    withdrawals: withdrawals.rows.flatMap((order) => {
      const { withdrawnAt } = order;
      if (withdrawnAt === null) return [];
      return [{ order, withdrawnAt, answerBy: answerBy(withdrawnAt) }];
    }),
    refundsDue: refunds.rows.map((order) => ({ order, amount: standingOf(order).refundDue })),
    counts: {
      withdrawals: withdrawals.count,
      refundsDue: refunds.count,
      overdue: overdue.count,
      unpaid: unpaid.count,
      callBacks: callBacks.count,
      waiting: waiting?.count ?? 0,
    },
    waitingSum: Number(waiting?.sum ?? 0),
    toPack: (await daysToPack(db, market)).flatMap(({ day, orders: number }) =>
      day === null ? [] : [{ day, orders: number }],
    ),
    paymentsToBook: await db.$count(bankEntries, and(eq(bankEntries.state, 'open'), gt(bankEntries.amount, cents(0)))),
    statement: until === null ? null : { until, isOld: until < addDays(localDate(now, timeZone), -statementDays) },
    overdue: overdue.rows,
    unpaid: unpaid.rows,
    callBacks: callBacks.rows,
    undoable: await undoableChanges(db, code, now),
  };
}

/** So many of each are listed; on a bad day there may be thousands. */
const mostListed = 5;

/** The first of them, the oldest first, and how many there are. */
async function few(
  db: Database,
  where: SQL | undefined,
  by: AnyPgColumn = orders.placedAt,
): Promise<{ count: number; rows: OrderRow[] }> {
  // Counted by the same look through them: what is owed back is a sum for every order there is.
  const found = await db
    .select({ id: orders.id, all: sql<number>`count(*) over ()::int` })
    .from(orders)
    .where(where)
    .orderBy(asc(by))
    .limit(mostListed);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, rows: [] };
  const rows = await findRows(db, inArray(orders.id, ids));
  return {
    count: found[0]?.all ?? 0,
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  };
}

/** The last day of which the owner has read what the bank says. */
export async function statementUntil(db: Database, market: string): Promise<PlainDate | null> {
  const [read] = await db
    .select({ until: max(statements.until) })
    .from(statements)
    .where(eq(statements.market, market));
  return read?.until ?? null;
}

const undoing = alias(orderChanges, 'undoing');

async function undoableChanges(db: Database, market: string, now: Date): Promise<Today['undoable']> {
  const isUndone = db
    .select({ is: sql`1` })
    .from(undoing)
    .where(eq(undoing.undoes, orderChanges.id));
  const rows = await db
    .select({ change: orderChanges, number: orders.number })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(
      and(
        eq(orders.market, market),
        eq(orderChanges.side, 'owner'),
        ne(orderChanges.what, 'undo'),
        gte(orderChanges.at, new Date(now.getTime() - undoMs)),
        notExists(isUndone),
      ),
    )
    .orderBy(desc(orderChanges.id), asc(orders.number))
    .limit(50);
  return rows.map(({ change, number }) => ({ ...change, number }));
}
