import { isRecord } from '#contract/fields/json.ts';
import { isMonthAndDay } from '#rules/time/season.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '../content-files.ts';
import { kindNames } from '../kinds.ts';
import { seasonFields } from '../seasons.ts';

/** A season is two days that every year has. */
export function checkSeasons({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => problemsIn(doc, '').map((problem) => ({ file, ...problem }))),
  );
}

function problemsIn(value: unknown, path: string): Omit<ContentIssue, 'file'>[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) return value.flatMap((entry, index) => problemsIn(entry, at(String(index))));
  if (!isRecord(value)) return [];
  const hasSeason = seasonFields.some((field) => field in value);
  const own = hasSeason
    ? seasonFields.filter((field) => typeof value[field] !== 'string' || !isMonthAndDay(value[field]))
    : [];
  return [
    ...own.map((field) => ({ field: at(field), reason: 'must be a month and a day such as 10-01' })),
    ...Object.entries(value).flatMap(([name, entry]) => problemsIn(entry, at(name))),
  ];
}
