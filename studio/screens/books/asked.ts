import { type Period, quarterAround, readPeriod } from '#rules/books/period.ts';
import { localDate } from '#rules/time/local-time.ts';

type Where = { now: Date; market: { timeZone: string } };

/** Of the address; the quarter of today where it says none. */
export function askedPeriod(query: URLSearchParams, { now, market }: Where): Period {
  const asked = readPeriod(query.get('period') ?? '');
  const around = readPeriod(quarterAround(localDate(now, market.timeZone)));
  if (!around) throw new Error('today is in no quarter');
  return asked ?? around;
}
