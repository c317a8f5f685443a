import type { Market } from '#contract/market.ts';
import { addDays, type PlainDate, weekdayOf } from './local-time.ts';

type Holiday = Market['orders']['holidays'][number];

/** Whether nothing is processed or delivered that day, in the country or by this shop. */
export function isHoliday(date: PlainDate, { orders }: Pick<Market, 'orders'>): boolean {
  const year = Number(date.slice(0, 4));
  return orders.holidays.some((holiday) => dayOf(holiday, year) === date) || isClosure(date, orders);
}

const byDate: Partial<Record<string, HolidayName>> = {
  '01-01': 'newYear',
  '04-27': 'kingsDay',
  '05-01': 'labourDay',
  '12-25': 'christmas',
  '12-26': 'christmas',
};
const byEaster: Partial<Record<number, HolidayName>> = {
  [-2]: 'goodFriday',
  0: 'easter',
  1: 'easter',
  39: 'ascension',
  49: 'whitsun',
  50: 'whitsun',
};

/** What a holiday is called in the catalogues; the lesser ones are a holiday. */
export type HolidayName =
  | 'newYear'
  | 'goodFriday'
  | 'easter'
  | 'kingsDay'
  | 'labourDay'
  | 'ascension'
  | 'whitsun'
  | 'christmas'
  | 'other';

/** The holiday of the country on that day; null where it is none. */
export function holidayOn(date: PlainDate, { orders }: Pick<Market, 'orders'>): HolidayName | null {
  const year = Number(date.slice(0, 4));
  const found = orders.holidays.find((holiday) => dayOf(holiday, year) === date);
  if (!found) return null;
  if ('easter' in found) return byEaster[found.easter] ?? 'other';
  return ('date' in found ? byDate[found.date] : undefined) ?? 'other';
}

/** A day the owner closed. */
function isClosure(date: PlainDate, { closures = [] }: Market['orders']): boolean {
  return closures.some(({ from, to }) => from <= date && date <= to);
}

function dayOf(holiday: Holiday, year: number): PlainDate {
  if ('easter' in holiday) return addDays(easterSunday(year), holiday.easter);
  if ('monday' in holiday) return mondayOf(holiday, year);
  const day = `${year}-${holiday.date}`;
  const { saturday = 0, sunday = 0 } = holiday.movesBy ?? {};
  return addDays(day, { 6: saturday, 0: sunday }[weekdayOf(day)] ?? 0);
}

function mondayOf({ month, monday }: { month: number; monday: 'first' | 'last' }, year: number): PlainDate {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const firstMonday = addDays(first, (8 - weekdayOf(first)) % 7);
  if (monday === 'first') return firstMonday;
  const fifth = addDays(firstMonday, 28);
  return fifth.slice(5, 7) === first.slice(5, 7) ? fifth : addDays(firstMonday, 21);
}

/** Gauss's way for the Gregorian calendar, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const day = moon + week - 7 * late + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, '0')}-${String((day % 31) + 1).padStart(2, '0')}`;
}
