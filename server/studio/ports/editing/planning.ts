/** What is published by itself at a time: planned as it is published, and taken back with one press. */
import type { Market } from '#contract/market.ts';
import { plannedMoment } from '#rules/calendar/planned-moment.ts';
import { openDraft, titleOf } from '#services/content/desk/open-item.ts';
import {
  dropFromPlans,
  makePlan,
  type PlanPlace,
  plansOf,
  putBackIntoPlan,
  takeFromPlan,
} from '#services/content/desk/plans.ts';
import { priceJumps } from '#services/content/editing/price-jumps.ts';
import type { EditingPort } from '#studio/ports/editing.ts';
import type { UndoWay } from '../../create-undo.ts';
import { checkItem } from './check-item.ts';
import type { OpeningParts } from './editing-parts.ts';

export const planUndo = 'content.plan';
export const unplanUndo = 'content.unplan';

export function createPlanning(parts: OpeningParts): Pick<EditingPort, 'plan' | 'unplan' | 'plans'> {
  const { db, editor, people, clock, opened } = parts;
  return {
    async plan(market, { version, isSure, day, time, joins, ...place }, by) {
      const item = await opened(market, place);
      if (!item) return { problem: 'gone' };
      const { draft, doc } = item;
      if (!draft || Object.keys(item.fields).length === 0) return { problem: 'nothing' };
      if (draft.version !== version) return { problem: 'changed' };
      if (item.overtaken.length > 0) return { problem: 'conflict' };
      const { outcome } = await checkItem(editor, market, item);
      if (!outcome) return { problem: 'issues' };
      if (!isSure && priceJumps(outcome.prices).length > 0) return { problem: 'prices' };
      const now = clock();
      const other = joins === '' ? undefined : (await plansOf(db, market.code)).find(({ id }) => id === joins);
      const moment = other ? { at: other.at } : plannedMoment(day, time, { timeZone: market.timeZone, now });
      if ('problem' in moment) return moment;
      const title = titleOf(doc) || item.name;
      const isMade = await makePlan(db, {
        market: market.code,
        title,
        at: moment.at,
        zone: market.timeZone,
        author: by.id,
        drafts: [draft.id],
        isSure,
        now,
        joins: other?.id ?? null,
      });
      if (!isMade) return { problem: 'changed' };
      const about = { title, market: market.code };
      const undo = { kind: planUndo, with: { drafts: draft.id } };
      return { done: await people.audit.record({ personId: by.id, what: 'content.planned', about, undo }) };
    },
    async unplan(market, path, by) {
      const item = await opened(market, path);
      if (!item?.draft) return null;
      const { draft, doc } = item;
      const about = { title: titleOf(doc) || item.name, market: market.code };
      return db.transaction(async (tx) => {
        const place = await takeFromPlan(tx, draft.id);
        if (!place) return null;
        const undo = { kind: unplanUndo, with: { ...place, at: place.at.toISOString() } };
        return people.audit.record({ personId: by.id, what: 'content.unplanned', about, undo }, tx);
      });
    },
    plans: async (market) => planned(parts, market),
  };
}

async function planned({ db }: Pick<OpeningParts, 'db'>, { code }: Market) {
  const plans = await plansOf(db, code);
  const rows = plans.flatMap(({ drafts, id, at, problem }) =>
    drafts.map((draft) => ({ draft: draft.id, id, at, problem })),
  );
  const items = await Promise.all(rows.map(({ draft }) => openDraft(db, code, draft)));
  return rows.flatMap(({ id, at, problem }, index) => {
    const item = items[index];
    return item ? [{ id, kind: item.kind, name: item.name, title: titleOf(item.doc) || item.name, at, problem }] : [];
  });
}

/** As long as the press can be taken back, the draft stays and nothing is planned. */
export const undoPlan =
  (parts: Pick<OpeningParts, 'db'>): UndoWay =>
  async ({ drafts }) => {
    const dropped = [];
    for (const draft of String(drafts).split(' ')) dropped.push(await dropFromPlans(parts.db, draft));
    return dropped.includes(true);
  };

/** To its time again, and into what it went with; not where that time has come meanwhile, so that no press publishes. */
export const undoUnplan =
  ({ clock }: Pick<OpeningParts, 'clock'>): UndoWay =>
  async (given, _by, tx) => {
    // Written above and nowhere else.
    const place = { ...given, at: new Date(String(given.at)) } as PlanPlace;
    const isPast = place.problem === null && place.at <= clock();
    return !isPast && putBackIntoPlan(tx, place, clock());
  };
