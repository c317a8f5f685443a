/** The few numbers that stand beside the names of screens: cheap enough to be read with every page. */
import { cents } from '#rules/money/cents.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { orders } from '../tables.ts';
import { bankEntries } from '../tables/counter.ts';
import { daysToPack } from './days-to-pack.ts';

export type IndexCounts = {
  /** Placed, paid or packed: somebody waits for something. */
  open: number;
  /** As the week has them. */
  toPack: number;
  /** Money that came and is not booked. */
  toBook: number;
};

export async function indexCounts(db: Database, market: Market): Promise<IndexCounts> {
  const isOpen = inArray(orders.state, ['placed', 'paid', 'packed']);
  const toBook = await db.$count(bankEntries, and(eq(bankEntries.state, 'open'), gt(bankEntries.amount, cents(0))));
  return {
    open: await db.$count(orders, and(eq(orders.market, market.code), isOpen)),
    toPack: (await daysToPack(db, market)).reduce((sum, day) => sum + day.orders, 0),
    toBook,
  };
}
