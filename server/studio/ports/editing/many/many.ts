/** What one press does with several things of a kind: all of it that can be done is done together, the rest is left out and named. */
import type { Market } from '#contract/market.ts';
import { plannedMoment } from '#rules/calendar/planned-moment.ts';
import { dropDraft } from '#services/content/desk/drafts.ts';
import { itemEdit } from '#services/content/desk/item-edit.ts';
import { type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import { dropFromPlans, makePlan } from '#services/content/desk/plans.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { LeftOut, ManyPort } from '#studio/ports/many.ts';
import type { Person } from '#studio/ports/people.ts';
import type { OpeningParts } from '../editing-parts.ts';
import { planUndo } from '../planning.ts';
import { createChoice } from './choice.ts';
import { leaveOut } from './leave-out.ts';
import { createSortOut } from './sort-out.ts';

/** Somebody may be quicker between what was looked at and what is written; then it is looked at anew. */
const mostTurns = 3;

const draftEdits = (items: OpenItem[]): Edit[] => items.map((item) => itemEdit(item));
/** Of things that are called by their numbers the last goes first, so that the others keep theirs. */
const removals = (items: OpenItem[]): Edit[] =>
  items
    .toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0))
    .map(({ kind, name, version }) => ({ do: 'remove', kind, slug: name, base: version }));

export function createMany(parts: OpeningParts): ManyPort {
  const { db, editor, people, clock } = parts;
  const choice = createChoice(parts);
  const sortOut = createSortOut(editor);

  type Act = {
    market: Market;
    by: Person;
    what: 'published' | 'planned' | 'removed';
    undo: { kind: string; with: Record<string, string> } | null;
  };
  /** One line, however many they are. */
  function record(items: OpenItem[], { market, by, what, undo }: Act) {
    const titles = titlesOf(items);
    const isOne = items.length === 1;
    const about = { market: market.code, ...(isOne ? { title: titles } : { count: items.length, titles }) };
    return people.audit.record({ personId: by.id, what: `content.${what}${isOne ? '' : 'Many'}`, about, undo });
  }

  type Writing = {
    market: Market;
    by: Person;
    what: 'published' | 'removed';
    edits: (items: OpenItem[]) => Edit[];
    after: (item: OpenItem) => Promise<unknown>;
  };
  /** One change, which is undone as one. */
  async function write(all: OpenItem[], { market, by, what, edits, after }: Writing) {
    const leftOut: LeftOut[] = [];
    let items = all;
    for (let turn = 0; turn < mostTurns && items.length > 0; turn += 1) {
      const sorted = await sortOut(market, items, edits);
      items = sorted.kept;
      leftOut.push(...sorted.leftOut);
      if (items.length === 0) break;
      try {
        const options = { title: titlesOf(items), via: 'studio' as const, author: by.id, asksPrices: true };
        const { change } = await editor.ask({ do: 'change', market: market.code, edits: edits(items), options });
        for (const item of items) await after(item);
        const undo = change === null ? null : { kind: contentUndo, with: { change } };
        return { done: await record(items, { market, by, what, undo }), leftOut };
      } catch (error) {
        if (!(error instanceof ChangeRefused)) throw error;
      }
    }
    return { done: null, leftOut: [...leftOut, ...items.map((item) => leaveOut(item, 'changed'))] };
  }

  return {
    async publishMany(market, asked, by) {
      const chosen = await choice.open(market, asked);
      const ready = choice.readyToPublish(chosen.items);
      const after = async ({ draft }: OpenItem) => draft && dropDraft(db, draft);
      const written = await write(ready.items, { market, by, what: 'published', edits: draftEdits, after });
      return { done: written.done, leftOut: [...chosen.leftOut, ...ready.leftOut, ...written.leftOut] };
    },
    async planMany(market, { day, time, ...asked }, by) {
      const now = clock();
      const moment = plannedMoment(day, time, { timeZone: market.timeZone, now });
      if ('problem' in moment) return moment;
      const chosen = await choice.open(market, asked);
      const ready = choice.readyToPublish(chosen.items);
      const sorted = await sortOut(market, ready.items, draftEdits);
      const items = sorted.kept;
      const leftOut = [...chosen.leftOut, ...ready.leftOut, ...sorted.leftOut];
      if (items.length === 0) return { done: null, leftOut };
      const drafts = items.flatMap(({ draft }) => draft?.id ?? []);
      const { code, timeZone: zone } = market;
      const plan = { market: code, title: titlesOf(items), at: moment.at, zone, author: by.id, drafts, now };
      await makePlan(db, { ...plan, isSure: false, joins: null });
      const undo = { kind: planUndo, with: { drafts: drafts.join(' ') } };
      return { done: await record(items, { market, by, what: 'planned', undo }), leftOut };
    },
    async removeMany(market, asked, by) {
      const chosen = await choice.open(market, asked);
      const ready = await choice.readyToRemove(market, chosen.items);
      const after = async ({ draft }: OpenItem) => draft && dropFromPlans(db, draft.id);
      const written = await write(ready.items, { market, by, what: 'removed', edits: removals, after });
      return { done: written.done, leftOut: [...chosen.leftOut, ...ready.leftOut, ...written.leftOut] };
    },
  };
}

const longest = 200;

function titlesOf(items: readonly OpenItem[]): string {
  const titles = items.map(({ doc, name }) => titleOf(doc) || name).join(', ');
  return titles.length > longest ? `${titles.slice(0, longest)}…` : titles;
}
