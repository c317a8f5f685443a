/** Days and moments in the words of a market. Written on the server only: browsers know the names of days, but not all the same ones. */
import type { Market } from '#contract/market.ts';
import type { ShopDay } from '#contract/selling/shop-page.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';

type DayMarket = Pick<Market, 'langTag' | 'timeZone'>;

// The day is settled before it is written, hence UTC.
function write(date: PlainDate, { langTag }: DayMarket, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(langTag, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** "donderdag 26 november" */
export function longDay(date: PlainDate, market: DayMarket): string {
  return write(date, market, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function shopDay(date: PlainDate, market: DayMarket): ShopDay {
  return {
    date,
    long: longDay(date, market),
    month: write(date, market, { month: 'long' }),
    day: String(Number(date.slice(8))),
    weekday: write(date, market, { weekday: 'long' }),
  };
}

export function shortMonth(date: PlainDate, market: DayMarket): string {
  return write(date, market, { month: 'short' });
}

/** "maandag 16 november, 14:12" */
export function momentWords(moment: Date, market: DayMarket): string {
  const { langTag, timeZone } = market;
  const time = new Intl.DateTimeFormat(langTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${longDay(localDate(moment, timeZone), market)}, ${time.format(moment)}`;
}

/** From Monday to Sunday. */
export function weekdayNames(market: DayMarket): { short: string; long: string }[] {
  // The 5th of January 1970 was a Monday.
  return [5, 6, 7, 8, 9, 10, 11].map((day) => {
    const date = `1970-01-${String(day).padStart(2, '0')}`;
    return { short: write(date, market, { weekday: 'short' }), long: write(date, market, { weekday: 'long' }) };
  });
}
