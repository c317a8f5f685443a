/** Demo content says "twelve days ago" instead of a date, so that what is new stays new. */
import { isRecord } from '#contract/fields/json.ts';
import { msPerDay } from '#rules/time/ms-per-day.ts';
import { isoWeekOf } from '#rules/time/iso-week.ts';
import { isMonthAndDay } from '#rules/time/season.ts';

const relativeDate = /^now(?:([+-]\d{1,4})d)?$/;
const relativeWeek = /^now(?:([+-]\d{1,3})w)?$/;
/** Days of every year: what is made for a feast comes with it. */
const nextOf = /^next (\d\d-\d\d(?:, \d\d-\d\d){0,11})$/;
/** What is to be brought on a day nearer than this is brought on the next one: no market takes longer. */
const daysToBring = 5;

export function hasRelativeDates(value: unknown): boolean {
  if (typeof value === 'string') return relativeDate.test(value) || relativeWeek.test(value) || nextOf.test(value);
  if (Array.isArray(value)) return value.some(hasRelativeDates);
  return isRecord(value) && Object.values(value).some(hasRelativeDates);
}

export function resolveDates(value: unknown, now: Date): unknown {
  if (typeof value === 'string') {
    const match = relativeDate.exec(value);
    // From the start of the day: the same answer all day, so that pages stay the same too.
    const today = Math.floor(now.getTime() / msPerDay) * msPerDay;
    if (match) return new Date(today + Number(match[1] ?? 0) * msPerDay).toISOString();
    const [, days] = nextOf.exec(value) ?? [];
    return (days === undefined ? null : nextDay(days.split(', '), today)) ?? value;
  }
  if (Array.isArray(value)) return value.map((entry) => resolveDates(entry, now));
  if (!isRecord(value)) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'delivery_week' ? entry : resolveField(name, entry, now),
    ]),
  );
  return typeof value.delivery_week === 'string' ? { ...resolved, ...resolveWeek(value.delivery_week, now) } : resolved;
}

/** The first of such days that there is still time for; undefined where they are no days of the calendar. */
function nextDay(days: string[], today: number): string | undefined {
  if (!days.every(isMonthAndDay)) return undefined;
  const year = new Date(today).getUTCFullYear();
  return [year, year + 1]
    .flatMap((each) => days.map((day) => `${each}-${day}T00:00:00.000Z`))
    .filter((date) => Date.parse(date) >= today + daysToBring * msPerDay)
    .toSorted()[0];
}

/** A day of delivery that fell on a weekend is the Monday after it: no market delivers on Sunday, and most not on Saturday. */
export function deliveryDay(date: string): string {
  const day = new Date(date);
  const wait = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + wait * msPerDay).toISOString();
}

function resolveField(name: string, value: unknown, now: Date): unknown {
  const resolved = resolveDates(value, now);
  if (name !== 'product_shop_delivery_date' || typeof resolved !== 'string' || resolved === value) return resolved;
  return deliveryDay(resolved);
}

function resolveWeek(text: string, now: Date) {
  const match = relativeWeek.exec(text);
  if (!match) return { delivery_week: text };
  const then = new Date(now.getTime() + Number(match[1] ?? 0) * 7 * msPerDay);
  const { year, week } = isoWeekOf(then.toISOString().slice(0, 10));
  return { delivery_year: year, delivery_week: week };
}
