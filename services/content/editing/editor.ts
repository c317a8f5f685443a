/**
 * Changes content: one item, many together, or a whole market. The market is composed whole in memory and only rows that differ are
 * written, so that what is stored is always what an import of the same sources would have stored.
 */
import { randomUUID } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import type { CheckedContent } from '../check/check.ts';
import type { PictureFacts } from '../check/picture-facts.ts';
import type { Composed } from '../composed.ts';
import { changedFigures } from '../content-change.ts';
import { createMemo } from '../memo.ts';
import { refuseOvertaken, refuseStale, versionsOf } from './refuse-stale.ts';
import type { Edit } from './edits.ts';
import { importedSources, publishedSources, undoEdits } from './history.ts';
import { createDemoRemoval } from './demo/demo-removal.ts';
import { createLooks } from './looks.ts';
import { type Mark, marketAfter, type Written } from './market-after.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Plan, planEdits, planSold, planStock } from './plan.ts';
import { refusePriceJumps } from './price-jumps.ts';
import { ChangeRefused } from './refused.ts';
import { otherStatuses, type Sales } from './stock/sold.ts';
import type { StockEntry, StockFrom } from './stock/stock.ts';
import { emptyMarket, idsWithStock, readMarket, type StoredMarket } from './stored-market.ts';
import { lockContent, markChanged, writeDifferences } from './write-content.ts';
import { writeStock } from './stock/write-stock.ts';
import { readPrices } from './stock/stored-prices.ts';
import { priceChanges, type Via, writePrices, writeVersions } from './write-versions.ts';

export type EditorOptions = {
  db: Database;
  markets: readonly Market[];
  clock: () => Date;
  hasPicture: (name: string) => boolean;
  /** As in check-input.ts; read anew for each change. */
  readonly pictures?: ReadonlyMap<string, PictureFacts> | undefined;
  /** As in check-input.ts. */
  hasOtherPages?: boolean | undefined;
  /** Whatever else lives off the same content is written in the same transaction. */
  onWritten: (db: Database, market: string, content: Composed) => Promise<void>;
  /** Who counts what is sold; without it nothing is. */
  sales?: Sales | undefined;
  /** One line for people, when something takes its time. */
  onProgress?: ((line: string) => void) | undefined;
};

export type ChangeOptions = {
  title: string;
  via?: Via | undefined;
  undoes?: string | undefined;
  author?: string | undefined;
  /** Says what would change, and changes nothing. */
  isDryRun?: boolean | undefined;
  /** Refuses prices that change so much that it may be a slip. */
  asksPrices?: boolean | undefined;
};

/** What becomes of a market as a whole. */
type Replacement = Pick<Extract<Edit, { do: 'replace' }>, 'files'> &
  Pick<ChangeOptions, 'asksPrices'> & { fingerprint: string; isSeed: boolean };

/** From so many documents on a change takes seconds, and a log line says so. */
const announcedFrom = 2000;

export type Editor = ReturnType<typeof createEditor>;

export function createEditor(options: EditorOptions) {
  const { db, clock, onWritten, onProgress = () => {} } = options;
  const known = new Map<string, StoredMarket>();
  const memo = createMemo();

  function marketOf(code: string): Market {
    const market = options.markets.find((candidate) => candidate.code === code);
    const codes = options.markets.map((candidate) => candidate.code).join(', ');
    if (!market) throw new ChangeRefused('unknown', [`there is no market ${code}; there are ${codes}`]);
    return market;
  }

  async function read(tx: Database, code: string): Promise<StoredMarket> {
    const market = await readMarket(tx, code, known.get(code) ?? emptyMarket());
    known.set(code, market);
    return market;
  }

  type Planned = { plan: Plan; now: Date };
  type Work = {
    plan: (stored: StoredMarket, tx: Database, now: Date) => Promise<Plan>;
    /** Null: there was nothing to be done after all. */
    write: (tx: Database, stored: StoredMarket, plan: Planned) => Promise<Written | null>;
    isDryRun?: boolean | undefined;
    asksPrices?: boolean | undefined;
    /** Depends on more than content: what was worked out without the lock only made ready for it. */
    isPlannedInside?: boolean;
  };

  /** Worked out without a lock, and again inside it should somebody have been quicker. */
  async function run(market: Market, work: Work): Promise<Outcome> {
    const { code } = market;
    const now = clock();
    const first = await read(db, code);
    const planned = await work.plan(first, db, now);
    if (work.isDryRun) return outcomeOf(first, planned, { market, change: null });
    if (work.asksPrices) refusePriceJumps(first.sources, planned.after);
    const made = await db.transaction(async (tx) => {
      await lockContent(tx, code);
      const stored = await read(tx, code);
      const plan = stored === first && !work.isPlannedInside ? planned : await work.plan(stored, tx, now);
      if (work.asksPrices && plan !== planned) refusePriceJumps(stored.sources, plan.after);
      const written = await work.write(tx, stored, { plan, now });
      if (written) await onWritten(tx, code, plan.content);
      return { stored, plan, written };
    });
    const { stored, plan, written } = made;
    if (written) {
      const isSamePrice = priceChanges(stored.sources, plan.after, stored.unversioned).length === 0;
      const prices = isSamePrice ? stored.prices : await readPrices(db, code);
      known.set(code, { ...stored, ...marketAfter(plan, written), prices });
    }
    return outcomeOf(stored, plan, { market, change: changeIds.get(plan) ?? null });
  }

  const changeIds = new WeakMap<Plan, string>();
  const context = (market: Market, now: Date) => {
    const { hasPicture, pictures, hasOtherPages = false } = options;
    return { market, now, hasPicture, pictures, hasOtherPages, memo };
  };
  const progressOf = (code: string) => (done: number, total: number) => {
    if (total >= 500) onProgress(`${code}: ${done} of ${total}`);
  };

  async function writeChange(
    tx: Database,
    stored: StoredMarket,
    {
      plan,
      now,
      code,
      title,
      via = 'command',
      undoes,
      author,
      mark,
    }: ChangeOptions & Planned & { code: string; mark: Mark },
  ): Promise<Written> {
    const change = randomUUID();
    changeIds.set(plan, change);
    await writeDifferences(tx, code, { changed: plan.changed, onProgress: progressOf(code) });
    const versions = await writeVersions(tx, {
      market: code,
      change,
      title,
      via,
      undoes: undoes ?? null,
      author: author ?? null,
      at: now,
      before: stored.sources,
      after: plan.after,
      edited: plan.edited,
      withoutStock: plan.withoutStock,
      unversioned: stored.unversioned,
    });
    await writeStock(tx, code, { before: stored.stock, after: plan.stock, at: now });
    const generation = stored.generation + 1;
    await markChanged(tx, { market: code, items: null, urgent: [] }, { ...mark, generation });
    return { ...mark, generation, versions };
  }

  /** Edits that follow from what is stored are worked out again should somebody have been quicker. */
  type Wanted = Edit[] | ((stored: StoredMarket, tx: Database) => Promise<Edit[]>);

  async function change(code: string, wanted: Wanted, asked: ChangeOptions): Promise<Outcome> {
    const market = marketOf(code);
    let seen: Map<string, number> | null = null;
    const plan = async (stored: StoredMarket, tx: Database, now: Date) => {
      announce(stored, code);
      const edits = Array.isArray(wanted) ? wanted : await wanted(stored, tx);
      if (seen) refuseOvertaken(stored.sources, edits, seen);
      else {
        seen = versionsOf(stored.sources, edits);
        refuseStale(stored.sources, edits);
      }
      const published = await publishedSources(tx, idsWithStock(stored));
      return planEdits(stored, { edits, published }, context(market, now));
    };
    return run(market, {
      plan,
      isDryRun: asked.isDryRun,
      asksPrices: asked.asksPrices,
      write: (tx, stored, planned) => {
        // After the first change of its content a shop is no demo any more: a later start does not seed it again.
        const mark = { fingerprint: stored.fingerprint, isSeed: false };
        return writeChange(tx, stored, { ...asked, ...planned, code, mark });
      },
    });
  }

  function announce({ sources }: StoredMarket, code: string) {
    const count = Object.values(sources).reduce((sum, items) => sum + items.length, 0);
    if (count >= announcedFrom) onProgress(`${code}: checking and composing ${count} items`);
  }

  return {
    change,

    /** A whole market from files that were checked; false where a newer one than the demo is there already. */
    async replace(
      code: string,
      { files, fingerprint, isSeed, asksPrices }: Replacement,
      checked: CheckedContent,
    ): Promise<boolean> {
      const market = marketOf(code);
      const edits: Edit[] = [{ do: 'replace', files }];
      let isDone = false;
      await run(market, {
        asksPrices,
        plan: async (stored, tx, now) => {
          const ids = idsWithStock(stored);
          const [published, imported] = [await publishedSources(tx, ids), await importedSources(tx, ids)];
          return planEdits(stored, { edits, published, imported, checked }, context(market, now));
        },
        write: async (tx, stored, planned) => {
          // Of several processes that start at once on an empty database the first fills it.
          isDone = !isSeed || stored.generation < 0 || (stored.isSeed && stored.fingerprint !== fingerprint);
          if (!isDone) return null;
          const mark = { fingerprint, isSeed };
          return writeChange(tx, stored, { title: 'import', via: 'import', ...planned, code, mark });
        },
      });
      return isDone;
    },

    /** Stock and prices of the day, from an editor or from the shop. Without any, what has other reasons, such as words of pictures. */
    async stock(
      code: string,
      entries: StockEntry[],
      { from, ...asked }: { from: StockFrom } & Pick<ChangeOptions, 'isDryRun' | 'asksPrices'>,
    ): Promise<Outcome> {
      const market = marketOf(code);
      return run(market, {
        ...asked,
        plan: async (stored, _, now) => planStock(stored, { entries, from }, context(market, now)),
        write: async (tx, stored, { plan, now: at }) => {
          const items = changedFigures(plan.changed);
          if (entries.length === 0 && items?.length === 0) return null;
          await writeDifferences(tx, code, { changed: plan.changed, onProgress: progressOf(code) });
          await writeStock(tx, code, { before: stored.stock, after: plan.stock, at });
          const { sources: before, unversioned } = stored;
          await writePrices(tx, { market: code, at, before, after: plan.after, unversioned });
          const generation = stored.generation + 1;
          const mark = { fingerprint: stored.fingerprint, isSeed: stored.isSeed && entries.length === 0, generation };
          await markChanged(tx, { market: code, items, urgent: items ?? [] }, mark);
          return { ...mark, versions: null };
        },
      });
    },

    /** What orders took and gave back since: buyers, percentages and *sold out* follow. The demo stays the demo. */
    async sold(code: string): Promise<Outcome> {
      const market = marketOf(code);
      const { sales } = options;
      if (!sales) throw new Error('nobody counts what is sold');
      return run(market, {
        isPlannedInside: true,
        plan: async (stored, tx, now) => planSold(stored, await sales.count(tx, code), context(market, now)),
        write: async (tx, stored, { plan, now: at }) => {
          if (plan.stock === stored.stock) return null;
          await sales.settle(tx, code);
          await writeDifferences(tx, code, { changed: plan.changed, onProgress: progressOf(code) });
          await writeStock(tx, code, { before: stored.stock, after: plan.stock, at });
          const mark = { fingerprint: stored.fingerprint, isSeed: stored.isSeed, generation: stored.generation + 1 };
          const urgent = otherStatuses(stored.stock, plan.stock);
          await markChanged(tx, { market: code, items: changedFigures(plan.changed), urgent }, mark);
          return { ...mark, versions: null };
        },
      });
    },

    /** The previous version of everything a change changed; what was changed again since is left out and named. */
    async undo(id: string, { isDryRun }: { isDryRun?: boolean } = {}): Promise<Outcome & { leftAlone: string[] }> {
      const { market, title } = await undoEdits(db, id);
      let leftAlone: string[] = [];
      const wanted = async (_: StoredMarket, tx: Database) => {
        const undone = await undoEdits(tx, id);
        ({ leftAlone } = undone);
        return undone.edits;
      };
      const outcome = await change(market, wanted, { title: `undo: ${title}`, via: 'restore', undoes: id, isDryRun });
      return { ...outcome, leftAlone };
    },

    ...createDemoRemoval({ change, marketOf }),
    ...createLooks({ db, read: (code) => read(db, code), marketOf, context, clock }),
  };
}
