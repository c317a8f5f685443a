import { createContext, use } from 'react';
import type { BrowserMarket } from '#contract/market.ts';

/** The market the page is in, given by the root. */
export const MarketContext = createContext<BrowserMarket | null>(null);

export function useMarket(): BrowserMarket {
  const market = use(MarketContext);
  if (!market) throw new Error('There is no market above this component');
  return market;
}
