import type { StudioLanguage } from '#rules/people/roles.ts';
import type { Issue } from '../../../ports/issue.ts';
import { type TextKey, type TextTable, textsIn } from '../../../texts/text-table.ts';

/** Named groups of the pattern are the variables of the text. */
export type IssuePattern<Table extends TextTable> = [TextKey<Table>, RegExp];
export type SayIssue = (issue: Issue, language: StudioLanguage) => string | null;

/** Says an issue by the first pattern that fits; null where none does. */
export function saidIn<Table extends TextTable>(table: Table, patterns: IssuePattern<Table>[]): SayIssue {
  return ({ path, reason }, language) => {
    for (const [key, pattern] of patterns) {
      const found = pattern.exec(reason);
      if (found) return textsIn(table, language)(key, { field: path, ...variablesIn(found.groups, language) });
    }
    return null;
  };
}

/** The check writes numbers as programs do. */
function variablesIn(groups: Record<string, string> | undefined, language: StudioLanguage): Record<string, string> {
  const written = (value: string) => (language === 'en' ? value : value.replace(/^(-?\d+)\.(\d+)$/, '$1,$2'));
  return Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, written(value)]));
}
