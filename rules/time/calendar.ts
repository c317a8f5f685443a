/** Weeks to choose a day of delivery in, as a wall calendar shows them. Pure. */
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { addDays, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';

export type DayOfWeek = { date: PlainDate; is: 'open' | 'closed' | 'early' };

/** From Monday to Sunday, from the week of the first open day to that of the last one, and no more than `mostWeeks`. */
export function calendarWeeks(days: readonly PlainDate[], mostWeeks = 6): { week: number; days: DayOfWeek[] }[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const open = new Set(days);
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  return Array.from({ length: mostWeeks }, (_, index) => addDays(monday, index * 7))
    .filter((begin) => begin <= last)
    .map((begin) => ({
      week: isoWeekOf(begin).week,
      days: Array.from({ length: 7 }, (_, index) => addDays(begin, index)).map((date) => ({
        date,
        is: open.has(date) ? 'open' : date < first ? 'early' : 'closed',
      })),
    }));
}
