/** What will change, and the change itself; and what a thing said before, brought back as a draft. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { changedFields, labelOf } from '#services/content/desk/changed-fields.ts';
import { draftFields, withDraft } from '#services/content/desk/draft-fields.ts';
import { dropDraft, makeDraft, saveDraft } from '#services/content/desk/drafts.ts';
import { itemEdit } from '#services/content/desk/item-edit.ts';
import { type OpenItem, ofToday, titleOf } from '#services/content/desk/open-item.ts';
import { addressOf } from '#services/content/editing/addresses.ts';
import { priceJumps } from '#services/content/editing/price-jumps.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { type ItemKind, slugFieldOf } from '#services/content/editing/sources.ts';
import { listStock } from '#services/content/editing/stock/stock-list.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { EditingPort, Look, Review } from '#studio/ports/editing.ts';
import { checkItem } from './check-item.ts';
import { recordDraftGone } from './draft-undo.ts';
import type { OpeningParts } from './editing-parts.ts';
import { createLastLooks } from './last-looks.ts';
import { kindNamed } from './kind-named.ts';

export function createPublishing(
  parts: OpeningParts,
): Pick<EditingPort, 'look' | 'review' | 'publish' | 'history' | 'restore'> {
  const { db, editor, people, clock, opened } = parts;
  const lastLooks = createLastLooks();

  async function pricesOf(
    { code }: Market,
    changed: { kind: string; slug: string; was: number | null; price: number | null }[],
  ) {
    if (changed.length === 0) return [];
    const jumps = new Set(priceJumps(changed));
    const rows = await listStock(db, code, clock());
    return changed.map((change) => {
      const row = rows.find(({ kind, slug }) => kind === change.kind && slug === change.slug);
      const { was, price } = change;
      return { name: row?.name ?? change.slug, was, price, isJump: jumps.has(change), lowest: row?.lowest ?? null };
    });
  }

  /** The last draft that could be shown; else what visitors see, where they see something. */
  async function lastOf(
    thing: string,
    { published, version, isNew }: OpenItem,
    show: (doc: Doc) => Promise<string>,
  ): Promise<Pick<Look, 'html' | 'shows'>> {
    const last = lastLooks.of(thing, version);
    try {
      if (last) return { html: await show(last), shows: 'before' };
    } catch (error) {
      // By now that cannot be shown either: what it names is gone.
      if (!(error instanceof ChangeRefused)) throw error;
      lastLooks.forget(thing);
    }
    return isNew ? { html: null, shows: 'nothing' } : { html: await show(published), shows: 'published' };
  }

  async function versionsOf({ code }: Market, kind: ItemKind, name: string) {
    try {
      return await editor.ask({ do: 'history', market: code, kind, name });
    } catch (error) {
      if (error instanceof ChangeRefused) return [];
      throw error;
    }
  }

  return {
    async look(market, place, { origin, day }) {
      const item = await opened(market, place);
      if (!item) return null;
      const show = async (doc: Doc) => {
        const address = addressOf(market, item.kind, doc) ?? pathTo(market, 'home');
        const edits = doc === item.published ? [] : [itemEdit({ ...item, doc })];
        return parts.preview(market, { edits, url: new URL(address, origin), day });
      };
      const thing = [market.code, place.kind, place.name].join('/');
      try {
        const { doc, published, version } = item;
        const isChanged = Object.keys(item.fields).length > 0;
        const html = await show(isChanged ? doc : published);
        if (isChanged) lastLooks.keep(thing, { doc, version });
        return { html, issues: [], shows: 'draft' };
      } catch (error) {
        if (!(error instanceof ChangeRefused)) throw error;
        const { issues } = await checkItem(editor, market, item);
        return { issues, ...(await lastOf(thing, item, show)) };
      }
    },
    async review(market, place, language): Promise<Review | null> {
      const item = await opened(market, place);
      if (!item?.draft || Object.keys(item.fields).length === 0) return null;
      const { kind, published, doc, draft, fields, overtaken, isNew } = item;
      const { issues, warnings, outcome } = await checkItem(editor, market, item);
      const around = { kind, market, language };
      return {
        title: titleOf(doc) || item.name,
        version: draft.version,
        isNew,
        fields: changedFields(published, doc, around),
        conflicts: overtaken.map((field) => {
          const [change] = changedFields({ [field]: published[field] }, { [field]: fields[field]?.now }, around);
          return { field, label: labelOf(field, language), mine: change?.after ?? '', theirs: change?.before ?? '' };
        }),
        issues,
        warnings,
        leftOut: (outcome?.leftOut ?? []).map(({ field }) => labelOf(field, language)),
        pages: outcome?.pages ?? [],
        redirects: Object.entries(outcome?.redirects.added ?? {}).map(([from, to]) => ({ from, to })),
        prices: await pricesOf(market, outcome?.prices ?? []),
      };
    },
    async publish(market, { version, isSure, theirs, mine, ...place }, by) {
      const item = await opened(market, place);
      if (!item) return { problem: 'gone' };
      const { draft, kind, overtaken } = item;
      if (!draft || Object.keys(item.fields).length === 0) return { problem: 'nothing' };
      if (draft.version !== version) return { problem: 'changed' };
      if (overtaken.some((field) => !theirs.includes(field) && !mine.includes(field))) return { problem: 'conflict' };
      const kept = Object.entries(item.fields).filter(
        ([field]) => !(overtaken.includes(field) && theirs.includes(field)),
      );
      const doc = withDraft(item.published, Object.fromEntries(kept));
      try {
        const { change } = await editor.ask({
          do: 'change',
          market: market.code,
          edits: [itemEdit({ ...item, doc })],
          options: { title: titleOf(doc), via: 'studio', author: by.id, asksPrices: !isSure },
        });
        // Should this fail, what is left of the draft is what is published: it changes nothing any more.
        await dropDraft(db, draft);
        const undo = change === null ? null : { kind: contentUndo, with: { change } };
        const about = { title: titleOf(doc) || item.name, market: market.code };
        const done = await people.audit.record({ personId: by.id, what: 'content.published', about, undo });
        const field = slugFieldOf(kind);
        return { done, name: field ? textOf(doc[field]) : item.name };
      } catch (error) {
        if (!(error instanceof ChangeRefused)) throw error;
        return { problem: error.code === 'prices' ? 'prices' : error.code === 'conflict' ? 'changed' : 'issues' };
      }
    },
    async history(market, place, language) {
      const item = await opened(market, place);
      const kind = kindNamed(place.kind);
      if (item?.isNew || kind === null) return null;
      const versions = await versionsOf(market, kind, place.name);
      if (!item && versions.length === 0) return null;
      const names = new Map((await people.list()).map(({ id, name: called }) => [id, called]));
      return versions.slice(0, mostVersions).map(({ number, source, savedAt, via, author }, index) => {
        const before = versions[index + 1];
        return {
          number,
          at: savedAt,
          by: names.get(author ?? '') ?? null,
          via,
          fields: before ? changedFields(before.source ?? {}, source ?? {}, { kind, market, language }) : [],
          isRemoved: source === null,
          isNow: index === 0,
        };
      });
    },
    async restore(market, { number, ...place }, by) {
      const item = await opened(market, place);
      const kind = kindNamed(place.kind);
      if (item?.isNew || kind === null) return null;
      const versions = await versionsOf(market, kind, place.name);
      const source = versions.find((version) => version.number === number)?.source;
      if (!source) return null;
      const saved = { author: by.id, at: clock(), market: market.code, kind };
      if (!item) {
        // What was taken out comes back as something new, with all it said.
        const id = await makeDraft(db, { ...saved, item: null, fields: draftFields({}, source, {}) });
        return id === null ? null : { name: `~${id}`, done: null };
      }
      const fields = draftFields(item.published, { ...source, ...ofToday(kind, item.published) }, {});
      return db.transaction(async (tx) => {
        const isKept = item.draft
          ? await saveDraft(tx, item.draft, { ...saved, fields })
          : (await makeDraft(tx, { ...saved, item: item.id, fields })) !== null;
        if (!isKept) return null;
        const gone = { market: market.code, item, what: 'content.restored' } as const;
        const left = (item.draft?.version ?? 0) + 1;
        return { name: item.name, done: await recordDraftGone(people.audit, { ...gone, left }, { by, tx }) };
      });
    },
  };
}

const mostVersions = 100;
