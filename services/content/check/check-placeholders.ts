import { isRecord } from '#contract/fields/json.ts';
import { unknownPlaceholders } from '#rules/promises/placeholders.ts';
import type { ContentIssue } from '../content-files.ts';
import { kindNames } from '../kinds.ts';
import type { CheckInput } from './check-input.ts';

/** Room that is left for something nobody fills in would be empty on the page. */
export function checkPlaceholders({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => problemsIn(doc, '').map((problem) => ({ file, ...problem }))),
  );
}

function problemsIn(value: unknown, path: string): Omit<ContentIssue, 'file'>[] {
  if (typeof value === 'string')
    return unknownPlaceholders(value).map((name) => ({
      field: path,
      reason: `has {${name}}, which nobody fills in; docs/content.md lists what can stand in braces`,
    }));
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) => problemsIn(entry, path === '' ? name : `${path}.${name}`));
}
