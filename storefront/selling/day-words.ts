/** Days as the pages of the shop show them. */
import type { Market } from '#contract/market.ts';
import { dayWords, longDay } from '#rules/time/day-words.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

type DayMarket = Pick<Market, 'langTag'>;

/** A day as the leaf of a calendar shows it. */
export type ShopDay = { date: string; long: string; month: string; day: string; weekday: string };

export function shopDay(date: PlainDate, market: DayMarket): ShopDay {
  return {
    date,
    long: longDay(date, market),
    month: dayWords(date, market, { month: 'long' }),
    day: String(Number(date.slice(8))),
    weekday: dayWords(date, market, { weekday: 'long' }),
  };
}

export function shortMonth(date: PlainDate, market: DayMarket): string {
  return dayWords(date, market, { month: 'short' });
}

/** From Monday to Sunday. */
export function weekdayNames(market: DayMarket): { short: string; long: string }[] {
  // The 5th of January 1970 was a Monday.
  return [5, 6, 7, 8, 9, 10, 11].map((day) => {
    const date = `1970-01-${String(day).padStart(2, '0')}`;
    return { short: dayWords(date, market, { weekday: 'short' }), long: dayWords(date, market, { weekday: 'long' }) };
  });
}
