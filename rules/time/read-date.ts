import { localDate, type PlainDate } from './local-time.ts';

const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Content sends days, times with a zone and times without. `Date` reads the last in the zone of the machine, which differs
 * between server and browser, so the text is taken apart here.
 */
function readParts(text: string | null | undefined) {
  const [, date, time, zone] = shape.exec(text?.trim() ?? '') ?? [];
  if (date === undefined) return null;
  const midnight = new Date(`${date}T00:00:00Z`);
  // Some engines read 30 February as a day in March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return null;
  const instant = new Date(`${date}T${time ?? '00:00'}${zone?.replace(/(\d{2})(\d{2})$/, '$1:$2') ?? 'Z'}`);
  return Number.isNaN(instant.getTime()) ? null : { date, instant, hasZone: zone !== undefined };
}

/** The moment a text names; without a zone it is taken as UTC. */
export function readInstant(text: string | null | undefined): Date | null {
  return readParts(text)?.instant ?? null;
}

/** The day a text names, as people in that zone count it; without a zone it is their own time already. */
export function readDay(text: string | null | undefined, timeZone: string): PlainDate | null {
  const parts = readParts(text);
  if (!parts) return null;
  return parts.hasZone ? localDate(parts.instant, timeZone) : parts.date;
}
