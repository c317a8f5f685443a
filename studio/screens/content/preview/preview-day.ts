import { addDays, localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { isDay } from '../../../words/is-day.ts';

const [daysBack, daysAhead] = [366, 731];

export function previewDays({ now, market }: Pick<StudioContext, 'now' | 'market'>) {
  const today = localDate(now, market.timeZone);
  return { first: addDays(today, -daysBack), today, last: addDays(today, daysAhead) };
}

/** The day an address asks for; null for today, for no day, and for one that nobody plans by. */
export function previewDay(asked: string | null, studio: Pick<StudioContext, 'now' | 'market'>): PlainDate | null {
  const { first, today, last } = previewDays(studio);
  if (asked === null || !isDay(asked) || asked === today) return null;
  return first <= asked && asked <= last ? asked : null;
}
