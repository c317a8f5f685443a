import type { Market } from '#contract/market.ts';
import { localDate, type PlainDate } from './local-time.ts';

/** When something is there, every year: month and day, both days included. The end may lie in the next year. */
export type Season = { from: string; until: string };

const monthAndDay = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day that every year has: neither 30 February nor the 29th. */
export function isMonthAndDay(text: string): boolean {
  if (!monthAndDay.test(text)) return false;
  const date = new Date(`2026-${text}T00:00:00Z`);
  return date.toISOString().slice(5, 10) === text;
}

/** The season of what is written with these two fields; null where it is there all year, or where they say nothing. */
export function readSeason(from: unknown, until: unknown): Season | null {
  if (typeof from !== 'string' || typeof until !== 'string') return null;
  return isMonthAndDay(from) && isMonthAndDay(until) ? { from, until } : null;
}

/** The market's own day: it is another one in London than in Berlin for an hour each night. */
export function seasonDay(now: Date, { timeZone }: Pick<Market, 'timeZone'>): PlainDate {
  return localDate(now, timeZone);
}

export function isInSeason({ from, until }: Season, day: PlainDate): boolean {
  // What lasts until the 28th of February lasts until its end, in a leap year too.
  const today = day.slice(5).replace('02-29', '02-28');
  return from <= until ? from <= today && today <= until : from <= today || today <= until;
}

/** The first day of the next season; of one that has begun, that of next year. */
export function nextSeasonStart({ from }: Season, day: PlainDate): PlainDate {
  const year = Number(day.slice(0, 4));
  return `${from > day.slice(5) ? year : year + 1}-${from}`;
}

const plainDate = /^\d{4}-\d\d-\d\d$/;

export function isDayOfAYear(text: unknown): text is PlainDate {
  return typeof text === 'string' && plainDate.test(text) && !Number.isNaN(Date.parse(text)) && !text.startsWith('0');
}

/** Once, and not every year: days with their year, both included; one of them may be left open. Null where none is said. */
export function isShownOnce(from: unknown, until: unknown, day: PlainDate): boolean | null {
  const [first, last] = [from, until].map((text) => (isDayOfAYear(text) ? text : null));
  if (!first && !last) return null;
  return (!first || first <= day) && (!last || day <= last);
}
