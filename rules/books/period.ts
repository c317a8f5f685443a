/** A month (2026-11), a quarter (2026-Q4) or a year (2026), as it stands in an address. Pure. */
import { addDays, type PlainDate } from '#rules/time/local-time.ts';

export type Period = { name: string; kind: 'month' | 'quarter' | 'year'; first: PlainDate; last: PlainDate };

export function readPeriod(text: string): Period | null {
  const [, year, rest = ''] = /^(20\d{2})(?:-(0[1-9]|1[0-2]|Q[1-4]))?$/.exec(text.trim().toUpperCase()) ?? [];
  if (year === undefined) return null;
  if (rest === '') return { name: year, kind: 'year', first: `${year}-01-01`, last: `${year}-12-31` };
  if (rest.startsWith('Q')) {
    const from = (Number(rest.slice(1)) - 1) * 3 + 1;
    return { name: `${year}-${rest}`, kind: 'quarter', first: firstOf(year, from), last: lastOf(year, from + 2) };
  }
  const month = Number(rest);
  return { name: `${year}-${rest}`, kind: 'month', first: firstOf(year, month), last: lastOf(year, month) };
}

function firstOf(year: string, month: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function lastOf(year: string, month: number): PlainDate {
  return addDays(month === 12 ? `${Number(year) + 1}-01-01` : firstOf(year, month + 1), -1);
}

/** The quarter of a day. */
export function quarterAround(day: PlainDate): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}
