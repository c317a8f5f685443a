/** One press for several goods or pages of a kind. */
import type { Market } from '#contract/market.ts';
import type { Issue } from './issue.ts';
import type { NoTime } from './no-time.ts';
import type { Person } from './people.ts';

/** Several of a kind, each as it was shown in the list. */
export type ManyAsked = { kind: string; chosen: { name: string; version: string }[] };
/** What is left out of a press for many, and why; `issues` and `usedBy` say more where there is more to say. */
export type LeftOut = {
  name: string;
  title: string;
  why: 'gone' | 'changed' | 'nothing' | 'conflict' | 'prices' | 'issues' | 'used' | 'onlyDraft';
  issues: Issue[];
  usedBy: string[];
};
/** All the rest is done, together; `done` is null where nothing could be. */
export type ManyDone = { done: number | null; leftOut: LeftOut[] };

export type ManyPort = {
  publishMany: (market: Market, asked: ManyAsked, by: Person) => Promise<ManyDone>;
  /** Together, at one time on the market's clock. */
  planMany: (
    market: Market,
    asked: ManyAsked & { day: string; time: string },
    by: Person,
  ) => Promise<ManyDone | NoTime>;
  removeMany: (market: Market, asked: ManyAsked, by: Person) => Promise<ManyDone>;
};
