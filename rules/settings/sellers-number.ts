/** The number by which the tax office knows who sells. Pure. */
import type { Market } from '#contract/market.ts';
import { readBuyersNumber } from '#rules/books/billing.ts';

/** A VAT number of the market or of another country, or a tax number, which has no letters before it; empty where there is none. */
export function canBeSellersNumber(text: string, market: Pick<Market, 'orders'>): boolean {
  const isTaxNumber = /^\d[\d\s./-]{6,}$/.test(text);
  return text === '' || isTaxNumber || readBuyersNumber(text, market) !== null;
}
