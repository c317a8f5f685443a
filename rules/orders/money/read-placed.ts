import { addDays, type PlainDate } from '#rules/time/local-time.ts';
import { readWeek, type Week } from '../read-week.ts';

/** A month such as `2026-11`, or a week such as `2026-W10`: the days in which orders were placed. Null for what is neither. */
export function readPlaced(text: string, today: PlainDate): Week | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined) return readWeek(text, today);
  const next =
    month === '12' ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return { name: `${year}-${month}`, first: `${year}-${month}-01`, last: addDays(next, -1) };
}
