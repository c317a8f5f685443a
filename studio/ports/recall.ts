/** What the recall screen may ask; server/studio/ports/recall-port.ts answers from services/orders. */
import type { Market } from '#contract/market.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { Person } from './people.ts';

export const recallKinds = ['animal', 'package', 'week'] as const;
export type RecallKind = (typeof recallKinds)[number];
export type RecallAsked = { by: RecallKind; q: string };

export type RecalledRow = {
  number: string;
  name: string;
  phone: string;
  email: string;
  day: string | null;
  state: OrderState;
  items: { quantity: number; name: string }[];
  animals: string[];
};

export type RecallPort = {
  find: (market: Market, asked: RecallAsked) => Promise<RecalledRow[]>;
  /** Ear tags of orders that look like it. */
  tagsLike: (market: Market, tag: string) => Promise<string[]>;
  csv: (market: Market, asked: RecallAsked, by: Person) => Promise<string>;
  /** Null where this shop sends no mails. */
  mail: (
    market: Market,
    asked: RecallAsked & { words: string },
    by: Person,
  ) => Promise<{ done: number; without: string[] } | null>;
};
