/** What the check says of one item as its draft has it: nothing is written. */
import type { Market } from '#contract/market.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { Outcome } from '#services/content/editing/outcome.ts';
import { ChangeRefused, issueLine } from '#services/content/editing/refused.ts';
import { placeOf, slugFieldOf } from '#services/content/editing/sources.ts';
import { itemEdit } from '#services/content/desk/item-edit.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { textOf } from '#services/content/kinds.ts';
import type { Issue } from '#studio/ports/issue.ts';

export type Checked = { issues: Issue[]; warnings: Issue[]; outcome: Outcome | null };

export async function checkItem(editor: Pick<ContentEditor, 'ask'>, market: Market, item: OpenItem): Promise<Checked> {
  const own = ownPlace(item);
  try {
    const options = { title: 'check', isDryRun: true };
    const outcome = await editor.ask({ do: 'change', market: market.code, edits: [itemEdit(item)], options });
    return { issues: [], warnings: outcome.warnings.map((issue) => issueOf(issue, own)), outcome };
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    return { issues: issuesOf(error, own), warnings: [], outcome: null };
  }
}

const issueOf = (issue: ContentIssue, own: string): Issue =>
  issue.file === own ? { path: issue.field, reason: issue.reason } : { path: '', reason: issueLine(issue) };

/** Why it was refused; what is not about its own fields is about the whole. */
export function issuesOf({ issues, lines }: ChangeRefused, own: string): Issue[] {
  return issues.length > 0 ? issues.map((issue) => issueOf(issue, own)) : lines.map((reason) => ({ path: '', reason }));
}

/** What the check calls it, once it is published. */
export function ownPlace({ kind, name, doc }: OpenItem): string {
  const field = slugFieldOf(kind);
  return placeOf(kind, field ? textOf(doc[field]) : name);
}
