/** A row that was taken out of a list, such as a block of a page, comes back by one press: into the draft, where it stood. */
import { isDeepStrictEqual } from 'node:util';
import { jsonOf } from '#contract/fields/json.ts';
import type { Market } from '#contract/market.ts';
import { openItem, type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import type { Laid } from '#services/content/forms/apply-typed.ts';
import { withComputed } from '#services/content/forms/computed.ts';
import { rowsOf } from '#services/content/forms/form-of.ts';
import { mostRows } from '#services/content/forms/list-change.ts';
import { valueAt, withValue } from '#services/content/forms/value-at.ts';
import type { Doc } from '#services/content/kinds.ts';
import type { Audit } from '#services/people/audit.ts';
import type { UndoWay } from '../../create-undo.ts';
import { keepDraft } from './keep-draft.ts';
import { kindNamed } from './kind-named.ts';

export const rowUndo = 'content.row';

type Taken = { market: Market; item: OpenItem; out: NonNullable<Laid['out']> };

export function recordRowOut(audit: Pick<Audit, 'record'>, { market, item, out }: Taken, by: { id: string }) {
  const { path, row, value } = out;
  const { kind, name } = item;
  const left = rowsOf(valueAt(item.doc, path)).length - 1;
  const undo = {
    kind: rowUndo,
    with: { market: market.code, kind, name, path, row, left, value: JSON.stringify(value) },
  };
  const about = { title: titleOf(item.doc) || name, market: market.code };
  return audit.record({ personId: by.id, what: 'content.rowOut', about, undo });
}

type Parts = { markets: readonly Market[]; clock: () => Date };

export const undoRow =
  ({ markets, clock }: Parts): UndoWay =>
  async (given, by, tx) => {
    const market = markets.find(({ code }) => code === given.market);
    const kind = kindNamed(String(given.kind));
    const item = market && kind ? await openItem(tx, { market: market.code, kind, name: String(given.name) }) : null;
    if (!market || !item || (item.id === null && !item.isNew)) return false;
    const [path, value] = [String(given.path), jsonOf(String(given.value))];
    const rows = rowsOf(valueAt(item.doc, path));
    // Back already: the draft without it was thrown away.
    if (rows.length > Number(given.left) && rows.some((row) => isDeepStrictEqual(row, value))) return true;
    if (rows.length >= mostRows) return false;
    const after = withValue(item.doc, path, rows.toSpliced(Number(given.row), 0, value)) as Doc;
    const doc = withComputed(item.kind, { before: item.doc, after, typed: new Set() }, market);
    return (await keepDraft(tx, item, { market, doc, author: by.id, at: clock() })) !== null;
  };
