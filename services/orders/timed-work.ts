/** What happens to orders by itself: those nobody pays are given up, and those the law no longer has kept become nobody's. */
import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { removeOldLinks } from './account-links.ts';
import { anonymiseOrder } from './anonymise.ts';
import { changeState, type Desk } from './change-state.ts';
import type { OrderRow } from './order-store.ts';
import { removeOldMails } from './outbox.ts';
import { orders } from './tables.ts';
import { paidByVouchers } from './vouchers.ts';

/** An order for which some money came waits for its owner; what a voucher paid is no money. Answers the numbers of those given up. */
async function expireUnpaid(desk: Desk): Promise<string[]> {
  const now = desk.clock();
  const isDue = and(eq(orders.state, 'placed'), lte(orders.expiresAt, now));
  const due = await desk.db.select({ number: orders.number }).from(orders).where(isDue).orderBy(orders.expiresAt);
  const expired: string[] = [];
  for (const { number } of due) {
    // Somebody may have paid, or another process done it, since.
    const changed = await changeState(desk, { number, to: 'expired', by: 'shop' }, isPartlyPaid);
    if (changed.outcome === 'done') expired.push(number);
  }
  return expired;
}

async function isPartlyPaid({ id, paid }: OrderRow, tx: Database): Promise<boolean> {
  return paid > (await paidByVouchers(tx, id));
}

/** Years count from the end of the one an order was placed in. */
async function anonymiseOld(desk: Desk, market: Market): Promise<number> {
  const now = desk.clock();
  const oldest = new Date(Date.UTC(now.getUTCFullYear() - market.orders.keepYears, 0, 1));
  const due = await desk.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.market, market.code), isNull(orders.anonymisedAt), lt(orders.placedAt, oldest)));
  for (const { number } of due) await anonymiseOrder(desk, { number, by: 'shop' });
  return due.length;
}

export type TimedWork = { expired: string[]; anonymised: number };

/** Safe to run in several processes, and as often as one likes. */
export async function doTimedWork(desk: Desk, markets: readonly Market[]): Promise<TimedWork> {
  const expired = await expireUnpaid(desk);
  let anonymised = 0;
  for (const market of markets) anonymised += await anonymiseOld(desk, market);
  await removeOldLinks(desk.db, desk.clock());
  await removeOldMails(desk.db, desk.clock());
  return { expired, anonymised };
}
