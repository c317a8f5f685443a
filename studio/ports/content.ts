/** What the studio does with the content of a market; server/studio answers by the thread that commands ask too. */
import type { Market } from '#contract/market.ts';
import type { Person } from './people.ts';

export type ContentPort = {
  /** Takes the demo away, as `npm run content -- start-empty` does: menus stay, legal pages become drafts, orders keep what was ordered. */
  startEmpty: (market: Market, by: Person) => Promise<{ done: number } | { refused: string[] }>;
  /** Takes the demo's reviews and quotations off all pages; what the shop's own customers said stays. */
  removeDemoVoices: (market: Market, by: Person) => Promise<{ done: number } | { refused: string[] }>;
};
