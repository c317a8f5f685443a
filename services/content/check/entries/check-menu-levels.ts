import { isRecord } from '#contract/fields/json.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { textOf } from '#services/content/kinds.ts';
import type { CheckInput } from '../check-input.ts';
import { levelOf } from './level-of.ts';

/** As many as the pages show below each other. */
const mostLevels = 3;

/** What stands deeper is not shown. A warning: a shop that has such an entry for long must still be able to change its prices. */
export function checkMenuLevels({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  return files.items.menus.flatMap(({ file, doc: { items } }) => {
    const entries = Array.isArray(items) ? items.map((item: unknown) => (isRecord(item) ? item : {})) : [];
    const parents = new Map(entries.map((entry) => [textOf(entry.menu_item_id), textOf(entry.parent_id)]));
    return entries.flatMap((entry, index) => {
      const level = levelOf(textOf(entry.menu_item_id), parents) ?? 0;
      if (level <= mostLevels) return [];
      return [{ file, field: `items.${index}.parent_id`, reason: `is on level ${level}: a menu shows ${mostLevels}` }];
    });
  });
}
