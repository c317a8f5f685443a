/** Publishes what was planned for now: all of a plan or nothing of it, by the way that a press takes. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Log } from '#server/log/log.ts';
import { dropDraft } from '#services/content/desk/drafts.ts';
import { itemEdit } from '#services/content/desk/item-edit.ts';
import { openDraft, type OpenItem, titleOf } from '#services/content/desk/open-item.ts';
import { duePlans, endPlan, failPlan, type Plan } from '#services/content/desk/plans.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Audit } from '#services/people/audit.ts';
import type { ContentEditor } from './content-editor.ts';

type Parts = {
  db: Database;
  markets: readonly Market[];
  /** The owner hears of what could not be published. */
  orders: Pick<Orders, 'tellOwner'>;
  editor: Pick<ContentEditor, 'ask'>;
  audit: Pick<Audit, 'record'>;
  clock: () => Date;
  log: Log;
};

/** Somebody is typing in it: it goes when they have paused. */
const quietMs = 2 * 60_000;

export async function runPlans({ db, markets, editor, orders, audit, clock, log }: Parts): Promise<void> {
  const now = clock();
  for (const plan of await duePlans(db, now)) {
    if (plan.drafts.some(({ savedAt }) => now.getTime() - savedAt.getTime() < quietMs)) continue;
    const opened = await Promise.all(plan.drafts.map(({ id }) => openDraft(db, plan.market, id)));
    const items = opened.flatMap((item) => item ?? []);
    const problem = items.length < opened.length ? 'gone' : await publishAll(plan, items);
    if (problem === null) await endPlan(db, plan.id);
    else {
      await fail(plan, items, problem);
      log.warn({ plan: plan.title, market: plan.market, problem }, 'what was planned could not be published');
    }
  }

  /** Marked and told together, and so once. */
  async function fail(plan: Plan, items: OpenItem[], problem: string): Promise<void> {
    const market = markets.find(({ code }) => code === plan.market);
    const name = titlesOf(items) || plan.title;
    await db.transaction(async (tx) => {
      if ((await failPlan(tx, plan.id, problem)) && market)
        await orders.tellOwner({ market, kind: 'planFailed', facts: { name } }, tx);
    });
  }

  /** Null where it is in the shop. */
  async function publishAll({ market, title, author, isSure }: Plan, items: OpenItem[]): Promise<string | null> {
    if (items.some(({ overtaken }) => overtaken.length > 0)) return 'conflict';
    // What says the same as the shop by now was published before this ended.
    const open = items.filter(({ fields }) => Object.keys(fields).length > 0);
    try {
      const options = { title, via: 'schedule' as const, ...(author && { author }), asksPrices: !isSure };
      const { change } =
        open.length === 0
          ? { change: null }
          : await editor.ask({ do: 'change', market, edits: open.map((item) => itemEdit(item)), options });
      for (const { draft } of items) if (draft) await dropDraft(db, draft);
      const undo = change === null ? null : { kind: contentUndo, with: { change } };
      const about = { title: titlesOf(items), market };
      if (change !== null) await audit.record({ personId: author, what: 'content.published', about, undo });
      return null;
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      return error.code === 'prices' ? 'prices' : error.lines.slice(0, 5).join('\n').slice(0, 1000);
    }
  }
}

function titlesOf(items: readonly OpenItem[]): string {
  return items
    .map(({ doc }) => titleOf(doc))
    .join(', ')
    .slice(0, 200);
}
