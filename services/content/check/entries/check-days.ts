import { isoWeekCount } from '#rules/time/iso-week.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { CheckInput } from '../check-input.ts';

/** Weeks that a year has, and codes that begin before they end. */
export function checkDays({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  const of = (kind: 'traceability' | 'coupon-codes', problemOf: (doc: Doc) => Omit<ContentIssue, 'file'> | null) =>
    files.items[kind].flatMap(({ file, doc }) => {
      const problem = problemOf(doc);
      return problem ? [{ file, ...problem }] : [];
    });
  return [...of('traceability', weekProblem), ...of('coupon-codes', lastDayProblem)];
}

/** Weeks that are counted from today have no year. */
function weekProblem({ delivery_week: weekSaid, delivery_year: yearSaid }: Doc) {
  const [week, year] = [Number(textOf(weekSaid)), Number(textOf(yearSaid))];
  if (textOf(weekSaid) === '' || textOf(yearSaid) === '' || !Number.isInteger(week) || !Number.isInteger(year))
    return null;
  return week >= 1 && week <= isoWeekCount(year)
    ? null
    : { field: 'delivery_week', reason: `there is no week ${week} in ${year}` };
}

const plainDay = /^\d{4}-\d\d-\d\d$/;

function lastDayProblem({ valid_from: from, valid_until: until }: Doc) {
  const [first, last] = [textOf(from).slice(0, 10), textOf(until).slice(0, 10)];
  const isWrong = plainDay.test(first) && plainDay.test(last) && last < first;
  return isWrong ? { field: 'valid_until', reason: `ends before it begins, on ${first}` } : null;
}
