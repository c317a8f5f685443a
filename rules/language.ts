import type { Market } from '#contract/market.ts';
import { hostName } from './host-kind.ts';
import { segmentsOf } from './path-segments.ts';
import { pathTo } from './paths.ts';

type MarketSet = { markets: readonly Market[]; defaultMarket: Market };

/** The market of a page is its first segment, letter for letter; content of another market is never guessed. */
export function marketOfPath(pathname: string, { markets, defaultMarket }: MarketSet): Market {
  const [code] = segmentsOf(pathname);
  return markets.find((market) => market.code === code) ?? defaultMarket;
}

type Visit = MarketSet & {
  host: string;
  /** Market in use, when the root is reached by a link inside the site. */
  current?: Market | null;
  /** Query with its question mark; codes in it must survive. */
  search?: string;
};

/** Where the root leads. */
export function homeOf({ markets, defaultMarket, host, current, search = '' }: Visit): string {
  const ofHost = markets.find(({ domain }) => domain === hostName(host));
  return pathTo(current ?? ofHost ?? defaultMarket, 'home') + search;
}
