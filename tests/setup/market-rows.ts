/** What a table of the requirements says of the four markets, in its order. */
import { expect } from 'vitest';
import { type Market, type MarketCode, markets } from '#markets/index.ts';

const codes = ['nl', 'fr', 'uk', 'de'] as const satisfies readonly MarketCode[];
export type PerMarket<T> = readonly [nl: T, fr: T, uk: T, de: T];

/** Compares one value of every market with a row of the appendix, in the order nl, fr, uk, de. */
export function expectRow<T>(read: (market: Market) => T, row: PerMarket<T>) {
  expect(codes.map((code) => read(markets[code]))).toEqual(row);
}
