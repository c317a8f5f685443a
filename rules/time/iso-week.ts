import { msPerDay } from './ms-per-day.ts';
import { addDays, type PlainDate, weekdayOf } from './local-time.ts';

/** A week belongs to the year its Thursday lies in. */
export function isoWeekOf(date: PlainDate): { year: number; week: number } {
  const thursday = addDays(date, 4 - (weekdayOf(date) || 7));
  const year = Number(thursday.slice(0, 4));
  const daysIntoYear = (Date.parse(thursday) - Date.UTC(year, 0, 1)) / msPerDay;
  return { year, week: Math.floor(daysIntoYear / 7) + 1 };
}

export function isoWeekCount(year: number): 52 | 53 {
  // The 28th of December always lies in the last week of its year.
  return isoWeekOf(`${year}-12-28`).week === 53 ? 53 : 52;
}
