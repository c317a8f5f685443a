import type { Market } from '#contract/market.ts';
import { readDay } from './read-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(langTag: string): Intl.DateTimeFormat {
  const known = formats.get(langTag);
  if (known) return known;
  // The day is settled before it is written, hence UTC.
  const format = new Intl.DateTimeFormat(langTag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(langTag, format);
  return format;
}

/** "5 maart 2024" for a day or a moment; null for what is no date. */
export function longDate(
  date: string | null | undefined,
  { langTag, timeZone }: Pick<Market, 'langTag' | 'timeZone'>,
): string | null {
  const day = readDay(date, timeZone);
  return day === null ? null : formatFor(langTag).format(new Date(day));
}
