/** Demo content says "twelve days ago" instead of a date, so that what is new stays new. */
import { isRecord } from '#contract/fields/json.ts';
import { msPerDay } from '#rules/text/constants.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';

const relativeDate = /^now(?:([+-]\d{1,4})d)?$/;
const relativeWeek = /^now(?:([+-]\d{1,3})w)?$/;

export function hasRelativeDates(value: unknown): boolean {
  if (typeof value === 'string') return relativeDate.test(value) || relativeWeek.test(value);
  if (Array.isArray(value)) return value.some(hasRelativeDates);
  return isRecord(value) && Object.values(value).some(hasRelativeDates);
}

export function resolveDates(value: unknown, now: Date): unknown {
  if (typeof value === 'string') {
    const match = relativeDate.exec(value);
    // From the start of the day: the same answer all day, so that pages stay the same too.
    const today = Math.floor(now.getTime() / msPerDay) * msPerDay;
    return match ? new Date(today + Number(match[1] ?? 0) * msPerDay).toISOString() : value;
  }
  if (Array.isArray(value)) return value.map((entry) => resolveDates(entry, now));
  if (!isRecord(value)) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name === 'delivery_week' ? entry : resolveDates(entry, now)]),
  );
  return typeof value.delivery_week === 'string' ? { ...resolved, ...resolveWeek(value.delivery_week, now) } : resolved;
}

function resolveWeek(text: string, now: Date) {
  const match = relativeWeek.exec(text);
  if (!match) return { delivery_week: text };
  const then = new Date(now.getTime() + Number(match[1] ?? 0) * 7 * msPerDay);
  const { year, week } = isoWeekOf(then.toISOString().slice(0, 10));
  return { delivery_year: year, delivery_week: week };
}
