import { addDays, instantAt, localDate } from './local-time.ts';

/** The next moment at which the clock of that zone says this hour. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const today = localDate(now, timeZone);
  const at = instantAt(today, hour, timeZone);
  return at > now ? at : instantAt(addDays(today, 1), hour, timeZone);
}

/** The last moment at which it said so. */
export function lastHour(now: Date, hour: number, timeZone: string): Date {
  const today = localDate(now, timeZone);
  const at = instantAt(today, hour, timeZone);
  return at <= now ? at : instantAt(addDays(today, -1), hour, timeZone);
}
