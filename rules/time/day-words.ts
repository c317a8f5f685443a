/** Days and moments in the words of a market. For servers only: browsers know the names of days, but not all the same ones. */
import type { Market } from '#contract/market.ts';
import { localDate, localTime, type PlainDate } from './local-time.ts';

type DayMarket = Pick<Market, 'langTag'>;
type ClockMarket = Pick<Market, 'langTag' | 'timeZone' | 'orders'>;

// The day is settled before it is written, hence UTC.
export function dayWords(date: PlainDate, { langTag }: DayMarket, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(langTag, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** "donderdag 26 november" */
export function longDay(date: PlainDate, market: DayMarket): string {
  return dayWords(date, market, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "10:00 uur", "10 h", "10am" */
export function timeWords(
  { hour, minute }: { hour: number; minute: number },
  { orders }: Pick<Market, 'orders'>,
): string {
  const { whole, exact } = orders.clock;
  return (minute === 0 ? whole : exact)
    .replace('{h}', String(hour))
    .replace('{h12}', String(hour % 12 === 0 ? 12 : hour % 12))
    .replace('{mm}', String(minute).padStart(2, '0'))
    .replace('{ampm}', hour < 12 ? 'am' : 'pm');
}

/** "maandag 16 november, 14:12 uur" */
export function momentWords(moment: Date, market: ClockMarket): string {
  return market.orders.clock.moment
    .replace('{day}', longDay(localDate(moment, market.timeZone), market))
    .replace('{time}', timeWords(localTime(moment, market.timeZone), market));
}
