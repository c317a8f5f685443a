import { isRecord } from '#contract/fields/json.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { CheckInput } from '../check-input.ts';
import { levelOf } from './level-of.ts';

/** An entry that nobody can read, or that hangs on itself, is an entry that nobody sees. */
export function checkMenus({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return files.items.menus.flatMap(({ file, doc }) => problemsOf(doc).map((problem) => ({ file, ...problem })));
}

function problemsOf({ items }: Doc): Omit<ContentIssue, 'file'>[] {
  const entries = Array.isArray(items) ? items.map((item: unknown) => (isRecord(item) ? item : {})) : [];
  const parents = new Map(entries.map(({ menu_item_id: id, parent_id: parent }) => [textOf(id), textOf(parent)]));
  return entries.flatMap((entry, index) => [
    ...(textOf(entry.title).trim() === ''
      ? [{ field: `items.${index}.title`, reason: 'an entry of a menu needs words' }]
      : []),
    ...(levelOf(textOf(entry.menu_item_id), parents) === null
      ? [{ field: `items.${index}.parent_id`, reason: 'an entry of a menu stands below itself' }]
      : []),
  ]);
}
