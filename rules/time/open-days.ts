/** The days on which orders are processed and delivered: what pages promise, the checkout offers and an order waits for. */
import type { Market } from '#contract/market.ts';
import { isHoliday } from './holidays.ts';
import { addDays, type PlainDate, weekdayOf } from './local-time.ts';

export type CalendarMarket = Pick<Market, 'timeZone' | 'delivery' | 'orders'>;

export function isOpen(date: PlainDate, market: CalendarMarket): boolean {
  return !market.delivery.closedDays.includes(weekdayOf(date)) && !isHoliday(date, market);
}

/** A market that never opens must not hang the page; a closure may last a year. */
const longestWait = 400;

function nearestOpenDay(date: PlainDate, market: CalendarMarket, step: 1 | -1): PlainDate {
  for (let days = 0; days < longestWait; days += 1) {
    const day = addDays(date, days * step);
    if (isOpen(day, market)) return day;
  }
  return date;
}

/** That day, or the first open one after it. */
export function openDayFrom(date: PlainDate, market: CalendarMarket): PlainDate {
  return nearestOpenDay(date, market, 1);
}

/** That day, or the last open one before it. */
export function openDayUntil(date: PlainDate, market: CalendarMarket): PlainDate {
  return nearestOpenDay(date, market, -1);
}
