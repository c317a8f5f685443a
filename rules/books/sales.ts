/** What was sold, by week, month or year, in the currency's smallest unit. Pure. */
import { addDays, type PlainDate } from '#rules/time/local-time.ts';

export type SalesBy = 'week' | 'month' | 'year';

/** The days of the last so many of them, the newest last; `from` to `to`, both in it. */
export function spansUntil(today: PlainDate, by: SalesBy): { from: PlainDate; to: PlainDate }[] {
  const counts: Record<SalesBy, number> = { week: 8, month: 12, year: 4 };
  return Array.from({ length: counts[by] }, (_, index) => spanBack(today, by, counts[by] - 1 - index));
}

function spanBack(today: PlainDate, by: SalesBy, back: number): { from: PlainDate; to: PlainDate } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (by === 'year') return { from: `${year - back}-01-01`, to: `${year - back}-12-31` };
  if (by === 'month') {
    const first = (offset: number) => {
      const months = year * 12 + month - 1 + offset;
      return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
    };
    return { from: first(-back), to: addDays(first(1 - back), -1) };
  }
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(today, -weekday - 7 * back);
  return { from, to: addDays(from, 6) };
}
