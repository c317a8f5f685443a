/** Five weeks of deliveries as a table: what can be chosen, and why the rest cannot (D6). */
import type { Market } from '#contract/market.ts';
import { holidayOn, type HolidayName } from '#rules/time/holidays.ts';
import { addDays, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';
import { type CalendarMarket, isOpen } from '#rules/time/open-days.ts';

export type DayOfWeeks =
  | { day: PlainDate; is: 'open' | 'early' | 'late' | 'weekday' }
  | { day: PlainDate; is: 'holiday'; name: HolidayName }
  | { day: PlainDate; is: 'closure'; words: string };

const shownWeeks = 5;

type Bounds = {
  /** The first day that can be chosen. */
  first: PlainDate;
  /** The last one; null where there is no end. */
  last?: PlainDate | null;
};

/** Weeks begin on Monday; the first is the one of the first day. */
export function deliveryWeeks({ first, last = null }: Bounds, market: CalendarMarket): DayOfWeeks[][] {
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => dayOf(addDays(monday, week * 7 + index), { first, last }, market)),
  );
}

function dayOf(day: PlainDate, { first, last = null }: Bounds, market: CalendarMarket): DayOfWeeks {
  const closure = closureOn(day, market.orders);
  if (closure) return { day, is: 'closure', words: closure.words };
  const name = holidayOn(day, market);
  if (name) return { day, is: 'holiday', name };
  if (!isOpen(day, market)) return { day, is: 'weekday' };
  if (day < first) return { day, is: 'early' };
  return { day, is: last !== null && day > last ? 'late' : 'open' };
}

function closureOn(day: PlainDate, { closures = [] }: Market['orders']) {
  return closures.find(({ from, to }) => from <= day && day <= to);
}
