/** What can be asked of a market without changing it: what a thing said, where it is named, and how the market would be. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import type { Composed } from '../composed.ts';
import type { Edit } from './edits.ts';
import { historyOf, publishedSources, type Version } from './history.ts';
import { type Use, usesOf } from './moves.ts';
import { type PlanContext, planEdits } from './plan.ts';
import type { ItemKind } from './sources.ts';
import { idsWithStock, type StoredMarket } from './stored-market.ts';

type Parts = {
  db: Database;
  read: (code: string) => Promise<StoredMarket>;
  marketOf: (code: string) => Market;
  context: (market: Market, now: Date) => PlanContext;
  clock: () => Date;
};

export function createLooks({ db, read, marketOf, context, clock }: Parts) {
  return {
    async history(code: string, kind: ItemKind, name: string): Promise<Version[]> {
      return historyOf(db, { market: marketOf(code).code, kind, name });
    },

    /** Where it is named: by place and field. */
    async usedIn(code: string, kind: ItemKind, name: string): Promise<Use[]> {
      return usesOf((await read(code)).sources, { kind, name }, marketOf(code));
    },

    /** For a preview: the market as it would be, without anything being written. */
    async preview(code: string, edits: Edit[]): Promise<Composed> {
      const market = marketOf(code);
      const stored = await read(code);
      const published = await publishedSources(db, idsWithStock(stored));
      return planEdits(stored, { edits, published }, context(market, clock())).content;
    },
  };
}
