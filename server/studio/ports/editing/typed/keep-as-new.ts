/** What was taken out while somebody typed into it becomes something new: with the draft it had, and all that stood on their screen. */
import type { Market } from '#contract/market.ts';
import { newItem } from '#services/content/desk/copy-item.ts';
import { draftFields } from '#services/content/desk/draft-fields.ts';
import { makeDraft } from '#services/content/desk/drafts.ts';
import { titlesOf } from '#services/content/desk/list-items.ts';
import { type OpenItem, openPresent, titleOf } from '#services/content/desk/open-item.ts';
import { newLike, openRemoved } from '#services/content/desk/open-removed.ts';
import { markAt } from '#services/content/forms/field-mark.ts';
import { placesIn } from '#services/content/forms/form-of.ts';
import { typedText } from '#services/content/forms/typed-value.ts';
import { valueAt } from '#services/content/forms/value-at.ts';
import { type ItemKind, slugFieldOf } from '#services/content/editing/sources.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { EditingPort, Typed } from '#studio/ports/editing.ts';
import type { TypingParts } from '../editing-parts.ts';
import { keepDraft } from '../keep-draft.ts';
import { kindNamed } from '../kind-named.ts';
import { createLayTyped } from './lay-typed.ts';
import { nameFrom } from '../name-from.ts';

export function createKeepAsNew(parts: TypingParts): Pick<EditingPort, 'keepAsNew'> {
  const { db, people, clock } = parts;
  const lay = createLayTyped(parts);

  /** What only got another name is still there. */
  async function found(market: Market, kind: ItemKind, id: string | null): Promise<OpenItem> {
    const named = { market: market.code, kind, id: id ?? '' };
    const item = id === null ? null : ((await openPresent(db, named)) ?? (await openRemoved(db, named)));
    return item ?? newLike(kind, await newItem(db, market, kind));
  }

  /** Its old name, unless something else has it by now. */
  async function named(market: Market, kind: ItemKind, doc: Doc): Promise<Doc> {
    const { slug, ...rest } = doc;
    const isTaken = slugFieldOf(kind) === 'slug' && (await titlesOf(db, market.code, kind)).has(textOf(slug));
    return nameFrom(db, market, { kind, doc: isTaken ? rest : doc });
  }

  return {
    async keepAsNew(market, { typed, ...place }, by) {
      const kind = kindNamed(place.kind);
      if (kind === null) return null;
      const item = await found(market, kind, typed.item);
      const laid = await lay(market, item, asOnScreen(item, typed, market));
      if (Object.keys(laid.problems).length > 0) return { problems: laid.problems };
      const saved = { author: by.id, at: clock() };
      return db.transaction(async (tx) => {
        const about = { title: titleOf(laid.doc) || place.name, market: market.code };
        if (!item.isNew) {
          if ((await keepDraft(tx, item, { ...saved, market, doc: laid.doc })) === null) return null;
          const done = await people.audit.record({ personId: by.id, what: 'content.renamedWhileTyped', about }, tx);
          return { name: item.name, done };
        }
        const doc = await named(market, kind, laid.doc);
        const fields = draftFields({}, doc, {});
        const id = await makeDraft(tx, { ...saved, market: market.code, kind, item: null, fields });
        if (id === null) return null;
        const done = await people.audit.record({ personId: by.id, what: 'content.keptAsNew', about }, tx);
        return { name: `~${id}`, done };
      });
    },
  };
}

/** Whatever somebody else put there meanwhile, what was on the screen is what is kept. */
function asOnScreen({ kind, doc, isNew }: OpenItem, typed: Typed, market: Market): Typed {
  const { leaves } = placesIn(kind, doc, { isNew });
  const marks = new Map(
    leaves.map(({ path, shape }) => [path, markAt(doc, path, typedText(shape, valueAt(doc, path), market))] as const),
  );
  return {
    ...typed,
    act: '',
    takesTheirs: () => false,
    markOf: (path) => (typed.markOf(path) === null ? null : (marks.get(path) ?? null)),
  };
}
