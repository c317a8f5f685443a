/** What was typed becomes a draft: all of it or nothing by a button, what is right of it while somebody types. */
import { isRecord } from '#contract/fields/json.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { labelOf } from '#services/content/desk/changed-fields.ts';
import { dropDraft } from '#services/content/desk/drafts.ts';
import type { OpenItem } from '#services/content/desk/open-item.ts';
import { computedFields } from '#services/content/forms/computed.ts';
import { markAt } from '#services/content/forms/field-mark.ts';
import { placesIn, rowsOf } from '#services/content/forms/form-of.ts';
import { copyOfRow, mostRows } from '#services/content/forms/list-change.ts';
import { valueAt } from '#services/content/forms/value-at.ts';
import { typedText } from '#services/content/forms/typed-value.ts';
import type { EditingPort, Typed } from '#studio/ports/editing.ts';
import type { TypingParts } from './editing-parts.ts';
import { recordDraftGone } from './draft-undo.ts';
import { keepDraft } from './keep-draft.ts';
import { createLayTyped } from './typed/lay-typed.ts';
import { nameFrom } from './name-from.ts';
import { recordRowOut } from './row-undo.ts';

const named = (path: string, language: StudioLanguage) => ({ path, label: labelOf(path, language) });

/** Something else may be called so by now: things with numbers move up. */
const isAnother = ({ id, isNew }: OpenItem, { item }: Typed) =>
  !isNew && (id === null || (item !== null && item !== id));

export function createSaving(parts: TypingParts): Pick<EditingPort, 'save' | 'autosave' | 'sendBlock' | 'discard'> {
  const { db, people, clock, opened } = parts;
  const lay = createLayTyped(parts);

  return {
    async save(market, { typed, ...place }, by) {
      const item = await opened(market, place);
      if (!item || isAnother(item, typed)) return { problem: 'gone' };
      const laid = await lay(market, item, typed);
      if (Object.keys(laid.problems).length + Object.keys(laid.theirs).length > 0)
        return { problems: laid.problems, theirs: laid.theirs };
      const doc = item.isNew ? await nameFrom(db, market, { kind: item.kind, doc: laid.doc }) : laid.doc;
      const kept = await keepDraft(db, item, { market, doc, author: by.id, at: clock() });
      if (kept === null) return { problem: 'changed' };
      const { leftOut, open, out } = laid;
      const done = out && (await recordRowOut(people.audit, { market, item, out }, by));
      return { saved: { leftOut, open, changes: kept.changes, done } };
    },
    async autosave(market, { typed, ...place }, by) {
      const item = await opened(market, place);
      if (!item || isAnother(item, typed)) return { problem: 'gone' };
      // Its name in the address is made by the button: of a title that is whole.
      const laid = await lay(market, item, { ...typed, act: '', isPartial: true });
      const at = clock();
      const isSame = laid.typed.size === 0;
      const kept = isSame
        ? { version: item.draft?.version ?? 0, changes: Object.keys(item.fields).length }
        : await keepDraft(db, item, { market, doc: laid.doc, author: by.id, at });
      if (kept === null) return { problem: 'changed' };
      const { leaves } = placesIn(item.kind, laid.doc, item);
      const texts = new Map(
        leaves.map(({ path, shape }) => [path, typedText(shape, valueAt(laid.doc, path), market)] as const),
      );
      const sums = computedFields(item.kind);
      return {
        ...kept,
        at: isSame ? (item.draft?.savedAt ?? at) : at,
        marks: Object.fromEntries(
          [...laid.typed].map((path) => [path, markAt(laid.doc, path, texts.get(path) ?? '')] as const),
        ),
        sums: Object.fromEntries(sums.map((path) => [path, texts.get(path) ?? ''] as const)),
        problems: Object.entries(laid.problems).map(([path, why]) => ({ ...named(path, by.language), why })),
        theirs: Object.keys(laid.theirs).map((path) => named(path, by.language)),
      };
    },
    async sendBlock(market, { path, to, ...place }, by) {
      const [item, target] = [await opened(market, place), await opened(to.market, to)];
      const block = /^modules\.\d+$/.test(path) && item ? valueAt(item.doc, path) : null;
      if (!target || (target.id === null && !target.isNew) || !isRecord(block)) return null;
      const blocks = rowsOf(target.doc.modules);
      if (blocks.length >= mostRows) return null;
      const doc = { ...target.doc, modules: [...blocks, copyOfRow(block)] };
      const kept = await keepDraft(db, target, { market: to.market, doc, author: by.id, at: clock() });
      return kept === null ? null : `modules.${blocks.length}`;
    },
    async discard(market, { version, ...place }, by) {
      const item = await opened(market, place);
      if (!item?.draft) return { done: null };
      // One's own may have been saved since the page was made, by a press whose answer nobody waited for.
      const seen = item.draft.author === by.id ? item.draft.version : version;
      const { id } = item.draft;
      return db.transaction(async (tx) => {
        if (!(await dropDraft(tx, { id, version: seen }))) return { problem: 'changed' as const };
        const gone = { market: market.code, item, what: 'content.discarded', left: 0 } as const;
        return { done: await recordDraftGone(people.audit, gone, { by, tx }) };
      });
    },
  };
}
