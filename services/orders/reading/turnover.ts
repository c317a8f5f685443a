/** What was ordered in a week, day by day, beside the week before and the same week of last year. */
import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { addDays, localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { orders } from '../tables.ts';

/** With VAT, in the currency's smallest unit; without what was given up. Monday first. */
export type WeekTurnover = { orders: number; sum: number; days: number[] };

export type Turnover = {
  monday: PlainDate;
  week: WeekTurnover;
  lastWeek: WeekTurnover;
  /** As far as this week has come by now. */
  lastWeekSoFar: number;
  lastYear: WeekTurnover;
};

/** The same days of the week, and always a whole number of weeks ago. */
const yearDays = 364;

export async function turnover(db: Database, { code, timeZone }: Market, now: Date): Promise<Turnover> {
  const today = localDate(now, timeZone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  const week = async (first: PlainDate, until: Date | null = null): Promise<WeekTurnover> => {
    const day = sql<string>`(${orders.placedAt} at time zone ${sql.raw(`'${timeZone}'`)})::date`;
    // A day more on both sides, for the clock of the market; the day itself is compared below.
    const [from, to] = [new Date(`${addDays(first, -1)}T00:00:00Z`), new Date(`${addDays(first, 8)}T00:00:00Z`)];
    const rows = await db
      .select({
        day: sql<string>`${day}::text`,
        sum: sql<string>`sum(${orders.total})`,
        count: sql<number>`count(*)::int`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.market, code),
          notInArray(orders.state, ['expired', 'cancelled']),
          gte(orders.placedAt, from),
          lt(orders.placedAt, until ?? to),
        ),
      )
      .groupBy(day);
    const days = Array.from({ length: 7 }, (_, index) => rows.find((row) => row.day === addDays(first, index)));
    return {
      orders: days.reduce((count, row) => count + (row?.count ?? 0), 0),
      sum: days.reduce((sum, row) => sum + Number(row?.sum ?? 0), 0),
      days: days.map((row) => Number(row?.sum ?? 0)),
    };
  };
  const weekMs = 7 * 24 * 3_600_000;
  return {
    monday,
    week: await week(monday),
    lastWeek: await week(addDays(monday, -7)),
    lastWeekSoFar: (await week(addDays(monday, -7), new Date(now.getTime() - weekMs))).sum,
    lastYear: await week(addDays(monday, -yearDays)),
  };
}
