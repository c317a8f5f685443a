/**
 * What happens to orders by itself: buyers who have not paid are reminded, orders nobody pays are given up, and those the law no
 * longer has kept become nobody's.
 */
import { and, eq, gt, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import { instantAt, localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { removeOldLinks } from './account-links.ts';
import { anonymiseOrder, endedAndForgotten, forgetOrder, yearIn } from './anonymise.ts';
import { changeState, type OrderDeps, marketOf } from './change-state.ts';
import { putMail, removeOldMails } from './mail/outbox.ts';
import { settleDue } from './order-books.ts';
import { findById, lockOrder, type OrderRow } from './order-store.ts';
import { statementUntil } from './reading/today.ts';
import { orderHistory, orders } from './tables.ts';
import { paidByVouchers } from './money/vouchers.ts';

export type TimedWork = {
  /** Numbers of those given up. */
  expired: string[];
  anonymised: number;
  reminded: number;
  /** What could not be done: it is tried again the next time, and kept nothing else from being done. */
  problems: { job: string; err: unknown }[];
};

type Attempt = <T>(job: string, work: () => Promise<T>) => Promise<T | null>;
type Work = { deps: OrderDeps; attempt: Attempt };

/** An order for which some money came waits for its owner; what a voucher paid is no money, unless it is as much as may be asked for before. */
async function expireUnpaid({ deps, attempt }: Work): Promise<string[]> {
  const isDue = and(eq(orders.state, 'placed'), lte(orders.expiresAt, deps.clock()));
  const due = await deps.db.select({ number: orders.number }).from(orders).where(isDue).orderBy(orders.expiresAt);
  const expired: string[] = [];
  for (const { number } of due) {
    // Somebody may have paid, or another process done it, since.
    const changed = await attempt(`give up ${number}`, () =>
      changeState(deps, { number, to: 'expired', by: 'shop' }, mayBePaid(deps)),
    );
    if (changed?.outcome === 'done') expired.push(number);
  }
  return expired;
}

/** Money came, or may lie in a statement the owner has not read; where none was ever read nobody waits for one. */
function mayBePaid(deps: OrderDeps) {
  return async (row: OrderRow, tx: Database): Promise<boolean> => {
    if (await isPartlyPaid(deps)(row, tx)) return true;
    if (await deps.isBeingPaid?.(tx, row.number)) return true;
    const until = await statementUntil(tx, row.market);
    const lastDay = localDate(new Date(row.expiresAt.getTime() - 1), marketOf(deps, row).timeZone);
    return until !== null && until < lastDay;
  };
}

function isPartlyPaid(deps: OrderDeps) {
  return async (row: OrderRow, tx: Database): Promise<boolean> => {
    if (row.paid > (await paidByVouchers(tx, row.id))) return true;
    const order = await findById(tx, row.id);
    return order !== null && missingPrepayment(order, marketOf(deps, row)) === 0;
  };
}

const dayMs = 24 * 3_600_000;

/** Two days before their order is given up, once; who has less time than that, a day after they ordered. */
async function remindUnpaid({ deps, attempt }: Work, market: Market): Promise<number> {
  if (!deps.hasMail) return 0;
  const now = deps.clock();
  const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs);
  const isAlmostOver = and(
    lte(orders.placedAt, daysFromNow(-1)),
    lte(orders.expiresAt, daysFromNow(market.orders.remindDaysBefore)),
  );
  const isOpen = and(eq(orders.market, market.code), eq(orders.state, 'placed'), gt(orders.expiresAt, now));
  const due = await deps.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isOpen, isAlmostOver, notExists(remindersIn(deps.db))));
  let reminded = 0;
  for (const { number } of due)
    if (await attempt(`remind of ${number}`, () => remind(deps, number, now))) reminded += 1;
  return reminded;
}

function remindersIn(db: Database) {
  const isOne = and(eq(orderHistory.orderId, orders.id), eq(orderHistory.what, 'reminded'));
  return db
    .select({ is: sql`1` })
    .from(orderHistory)
    .where(isOne);
}

async function remind(deps: OrderDeps, number: string, at: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.email === null || row.state !== 'placed' || (await isPartlyPaid(deps)(row, tx))) return false;
    // Whose money is on its way is not asked for it once more.
    if (await deps.isBeingPaid?.(tx, row.number)) return false;
    const before = and(eq(orderHistory.orderId, row.id), eq(orderHistory.what, 'reminded'));
    if ((await tx.$count(orderHistory, before)) > 0) return false;
    await tx.insert(orderHistory).values({ orderId: row.id, at, by: 'shop', what: 'reminded', isMailed: true });
    await putMail(tx, { market: row.market, kind: 'reminder', orderId: row.id, email: row.email }, at);
    return true;
  });
}

/** Years count from the end of the one an order was placed in, by the clock of its market. */
async function anonymiseOld({ deps, attempt }: Work, market: Market): Promise<number> {
  const { timeZone, orders: settings } = market;
  const firstYear = yearIn(market, deps.clock()) - settings.keepYears;
  const oldest = instantAt(`${firstYear}-01-01`, 0, timeZone);
  const due = await deps.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.market, market.code), isNull(orders.anonymisedAt), lt(orders.placedAt, oldest)));
  let anonymised = 0;
  for (const { number } of due)
    if (await attempt(`anonymise ${number}`, () => anonymiseOrder(deps, { number, by: 'shop' }))) anonymised += 1;
  return anonymised;
}

type Where = {
  markets: readonly Market[];
  /** Those in which something has to be paid. */
  remindable: readonly Market[];
};

/** Safe to run in several processes, and as often as one likes. */
export async function doTimedWork(deps: OrderDeps, { markets, remindable }: Where): Promise<TimedWork> {
  const problems: TimedWork['problems'] = [];
  async function attempt<T>(job: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (err) {
      problems.push({ job, err });
      return null;
    }
  }
  const work = { deps, attempt };
  const expired = (await attempt('give up unpaid orders', () => expireUnpaid(work))) ?? [];
  let [anonymised, reminded] = [0, 0];
  for (const market of remindable)
    reminded += (await attempt(`remind in ${market.code}`, () => remindUnpaid(work, market))) ?? 0;
  for (const market of markets)
    anonymised += (await attempt(`anonymise in ${market.code}`, () => anonymiseOld(work, market))) ?? 0;
  const toForget = (await attempt('find buyers to forget', () => endedAndForgotten(deps))) ?? [];
  for (const number of toForget) await attempt(`forget ${number}`, () => forgetOrder(deps, { number, by: 'shop' }));
  await attempt('bring invoices up to orders', () => settleDue(deps, attempt));
  await attempt('forget old buyers of invoices', async () => deps.books?.forgetOld());
  await attempt('remove old links', () => removeOldLinks(deps.db, deps.clock()));
  await attempt('remove old mails', () => removeOldMails(deps.db, deps.clock()));
  return { expired, anonymised, reminded, problems };
}
