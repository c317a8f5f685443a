/** What exists and what it is called: new things, names, places in the list, and the end of things. Each is a change of its own, made at once. */
import type { Market } from '#contract/market.ts';
import { copyOfItem, newItem } from '#services/content/desk/copy-item.ts';
import { draftFields } from '#services/content/desk/draft-fields.ts';
import { makeDraft } from '#services/content/desk/drafts.ts';
import { labelOf } from '#services/content/desk/changed-fields.ts';
import { itemEdit } from '#services/content/desk/item-edit.ts';
import { type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import { dropFromPlans } from '#services/content/desk/plans.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { slugFieldOf } from '#services/content/editing/sources.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { Acted, EditingPort } from '#studio/ports/editing.ts';
import type { UndoWay } from '../../create-undo.ts';
import { kindNamed } from './kind-named.ts';
import type { OpeningParts } from './editing-parts.ts';

export const orderUndo = 'content.order';

export function createPlaces(
  parts: OpeningParts,
): Pick<EditingPort, 'usedIn' | 'create' | 'remove' | 'rename' | 'move'> {
  const { db, editor, people, clock, opened } = parts;

  type Act = {
    item: OpenItem;
    what: string;
    edit: Edit;
    name: string;
    undo?: { kind: string; with: Record<string, string | number> };
  };

  /** One edit with its line of the audit. */
  async function act(market: Market, { item, what, edit, name, undo }: Act, by: { id: string }): Promise<Acted> {
    const title = titleOf(item.published) || item.name;
    try {
      const options = { title: `${what}: ${title}`, via: 'studio' as const, author: by.id };
      const { change } = await editor.ask({ do: 'change', market: market.code, edits: [edit], options });
      const way = undo ?? (change === null ? null : { kind: contentUndo, with: { change } });
      const about = { title, market: market.code, name };
      return { done: await people.audit.record({ personId: by.id, what: `content.${what}`, about, undo: way }), name };
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      if (error.code === 'used') return { problem: 'used' };
      return { issues: error.lines.map((reason) => ({ path: '', reason })) };
    }
  }

  return {
    async usedIn(market, place, language) {
      const kind = kindNamed(place.kind);
      if (kind === null || place.name.startsWith('~')) return [];
      const uses = await editor.ask({ do: 'usedIn', market: market.code, kind, name: place.name });
      return uses.map(({ field, ...use }) => ({ ...use, label: labelOf(field, language) }));
    },
    async create(market, { kind: asked, from }, by) {
      const kind = kindNamed(asked);
      if (kind === null) return null;
      const like = from === null ? null : await opened(market, { kind: asked, name: from });
      if (from !== null && !like) return null;
      const doc = like ? await copyOfItem(db, market, { kind, doc: like.doc }) : await newItem(db, market, kind);
      const saved = {
        market: market.code,
        kind,
        item: null,
        fields: draftFields({}, doc, {}),
        author: by.id,
        at: clock(),
      };
      const id = await makeDraft(db, saved);
      return id === null ? null : `~${id}`;
    },
    async remove(market, { replaceBy, ...place }, by) {
      const item = await opened(market, place);
      if (!item || item.isNew) return { problem: 'gone' };
      const { kind, name, version, draft } = item;
      const edit: Edit = { do: 'remove', kind, slug: name, base: version, ...(replaceBy !== '' && { replaceBy }) };
      const acted = await act(market, { item, what: 'removed', edit, name }, by);
      // Its draft comes back with it.
      if ('done' in acted && draft) await dropFromPlans(db, draft.id);
      return acted;
    },
    async rename(market, { to, ...place }, by) {
      const item = await opened(market, place);
      if (!item || item.isNew) return { problem: 'gone' };
      const { kind, name, version } = item;
      return act(
        market,
        { item, what: 'renamed', edit: { do: 'rename', kind, from: name, to, base: version }, name: to },
        by,
      );
    },
    async move(market, { to, ...place }, by) {
      const item = await opened(market, place);
      if (!item || item.isNew || item.position === null) return { problem: 'gone' };
      const { kind, position, published } = item;
      const at = Math.max(1, to);
      // A numbered thing is called by its place.
      const name = slugFieldOf(kind) ? item.name : String(at);
      // Without the draft: only its place changes.
      const edit = { ...itemEdit({ ...item, doc: published }), at } as Edit;
      const undo = { kind: orderUndo, with: { market: market.code, kind, name, to: position } };
      return act(market, { item, what: 'moved', edit, name, undo }, by);
    },
  };
}

/** Back to where it stood. */
export const undoOrder =
  (port: Pick<EditingPort, 'move'>, markets: readonly Market[]): UndoWay =>
  async ({ market: code, kind, name, to }, by) => {
    const market = markets.find((each) => each.code === code);
    if (!market) return false;
    const moved = await port.move(market, { kind: String(kind), name: String(name), to: Number(to) }, by);
    return 'done' in moved;
  };
