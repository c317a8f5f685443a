/**
 * The markets we sell in. Routes, services, texts and tests walk this record; words for the search of a market are registered in
 * markets/search/search-data-of.ts, and it works without.
 */
import type { Market } from '#contract/market.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { uk } from './uk.ts';

export type { Market } from '#contract/market.ts';

export const markets = { nl, fr, uk, de } satisfies Record<string, Market>;
export type MarketCode = keyof typeof markets;

export const marketList: readonly Market[] = Object.values(markets);

/** Used when none can be determined. */
export const defaultMarket: Market = markets.nl;

export function findMarket(code: string): Market | undefined {
  return marketList.find((market) => market.code === code);
}
