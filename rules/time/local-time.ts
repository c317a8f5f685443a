import { msPerDay, msPerSecond } from './ms-per-day.ts';

/** A day without time or zone, such as 2024-03-08. */
export type PlainDate = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clock on the wall says, as the UTC time that reads the same; whole seconds. */
function wallClock(instant: number, timeZone: string): Date {
  const parts = formatFor(timeZone).formatToParts(instant);
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(
    Date.UTC(
      valueOf('year'),
      valueOf('month') - 1,
      valueOf('day'),
      valueOf('hour'),
      valueOf('minute'),
      valueOf('second'),
    ),
  );
}

function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone).getTime() - Math.floor(instant / msPerSecond) * msPerSecond;
}

function plainDate(time: Date): PlainDate {
  return time.toISOString().slice(0, 10);
}

export function localDate(now: Date, timeZone: string): PlainDate {
  return plainDate(wallClock(now.getTime(), timeZone));
}

export function localHour(now: Date, timeZone: string): number {
  return wallClock(now.getTime(), timeZone).getUTCHours();
}

/** Day and minute on the clock of that zone, as 2026-03-02 09:00. */
export function localMoment(now: Date, timeZone: string): string {
  return wallClock(now.getTime(), timeZone).toISOString().slice(0, 16).replace('T', ' ');
}

export function localTime(now: Date, timeZone: string): { hour: number; minute: number } {
  const time = wallClock(now.getTime(), timeZone);
  return { hour: time.getUTCHours(), minute: time.getUTCMinutes() };
}

/** The moment at which it is that hour on that day in that zone. */
export function instantAt(date: PlainDate, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  // The first offset may be the one before a clock change; asking again at the guess settles it.
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDate(new Date(Date.parse(date) + days * msPerDay));
}

/** Sunday is 0. */
export function weekdayOf(date: PlainDate): number {
  return new Date(date).getUTCDay();
}
