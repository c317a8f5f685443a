import { isRecord } from '#contract/fields/json.ts';
import { isDayOfAYear, isMonthAndDay } from '#rules/time/season.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '../content-files.ts';
import { type Doc, kindNames, textOf } from '../kinds.ts';
import { resolveDates } from '../relative-dates.ts';
import { seasonFields } from '../seasons.ts';

/** A season is two days that every year has, and what has a last day of delivery can be delivered before it. */
export function checkSeasons({ files, now }: Pick<CheckInput, 'files' | 'now'>): ContentIssue[] {
  const seasons = kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => problemsIn(doc, '').map((problem) => ({ file, ...problem }))),
  );
  const lastDays = files.items.packages.flatMap(({ file, doc }) =>
    lastDayProblems(doc, now).map((problem) => ({ file, ...problem })),
  );
  return [...seasons, ...lastDays];
}

function lastDayProblems(doc: Doc, now: Date): Omit<ContentIssue, 'file'>[] {
  const [first, last] = [doc.product_shop_delivery_date, doc.product_shop_last_delivery_date].map((date) =>
    textOf(resolveDates(date, now)).slice(0, 10),
  );
  if (!first || !last || last >= first) return [];
  // Between its first and its last day of this year, the first is already that of the next one.
  if (isOfEveryYear(doc.product_shop_delivery_date) && isOfEveryYear(doc.product_shop_last_delivery_date)) return [];
  return [{ field: 'product_shop_last_delivery_date', reason: 'is before the day of product_shop_delivery_date' }];
}

function isOfEveryYear(date: unknown): boolean {
  return textOf(date).startsWith('next ');
}

function problemsIn(value: unknown, path: string): Omit<ContentIssue, 'file'>[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) return value.flatMap((entry, index) => problemsIn(entry, at(String(index))));
  if (!isRecord(value)) return [];
  const hasSeason = seasonFields.some((field) => field in value);
  // Blocks of a page and entries of a menu may also stand there once, from one day until another.
  const isOnce = path !== '' && seasonFields.every((field) => value[field] === undefined || isDayOfAYear(value[field]));
  const own =
    hasSeason && !isOnce
      ? seasonFields.filter((field) => typeof value[field] !== 'string' || !isMonthAndDay(value[field]))
      : [];
  return [
    ...own.map((field) => ({ field: at(field), reason: 'must be a month and a day such as 10-01' })),
    ...Object.entries(value).flatMap(([name, entry]) => problemsIn(entry, at(name))),
  ];
}
