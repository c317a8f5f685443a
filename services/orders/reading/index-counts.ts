/** The few numbers that stand beside the names of screens: cheap enough to be read with every page. */
import { cents } from '#rules/money/cents.ts';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orders } from '../tables.ts';
import { bankEntries } from '../tables/counter.ts';
import { mayBePacked } from './may-be-packed.ts';

export type IndexCounts = {
  /** Placed, paid or packed: somebody waits for something. */
  open: number;
  toPack: number;
  /** Money that came and is not booked. */
  toBook: number;
};

export async function indexCounts(db: Database, market: string): Promise<IndexCounts> {
  const rows = await db
    .select({ state: orders.state, count: count(), packable: count(sql`case when ${mayBePacked()} then 1 end`) })
    .from(orders)
    .where(and(eq(orders.market, market), inArray(orders.state, ['placed', 'paid', 'packed'])))
    .groupBy(orders.state);
  const toBook = await db.$count(bankEntries, and(eq(bankEntries.state, 'open'), gt(bankEntries.amount, cents(0))));
  return {
    open: rows.reduce((sum, row) => sum + row.count, 0),
    toPack: rows.find(({ state }) => state === 'paid')?.packable ?? 0,
    toBook,
  };
}
