import { isoWeekCount } from '#rules/time/iso-week.ts';
import { addDays, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';

export type Week = { name: string; first: PlainDate; last: PlainDate };

/** `2026-W10`, `2026-10` or, of this year, `10`: Monday to Sunday. Null for what is no week. */
export function readWeek(text: string, today: PlainDate): Week | null {
  const [, yearText, weekText] = /^(?:(\d{4})-?)?W?(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (weekText === undefined) return null;
  const year = yearText === undefined ? Number(today.slice(0, 4)) : Number(yearText);
  const week = Number(weekText);
  if (week < 1 || week > isoWeekCount(year)) return null;
  // The 4th of January always lies in the first week.
  const fourth = `${year}-01-04`;
  const first = addDays(fourth, (week - 1) * 7 - ((weekdayOf(fourth) + 6) % 7));
  return { name: `${year}-W${String(week).padStart(2, '0')}`, first, last: addDays(first, 6) };
}
