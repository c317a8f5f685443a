import type { Market } from '#contract/market.ts';
import { hostName } from './host-kind.ts';
import { segmentsOf } from './path-segments.ts';
import { pathTo } from './paths.ts';

type MarketSet = { markets: readonly Market[]; defaultMarket: Market };

/** The market of a page is its first segment, letter for letter; content of another market is never guessed. */
export function marketOfPath(pathname: string, { markets, defaultMarket }: MarketSet): Market {
  return namedMarket(pathname, markets) ?? defaultMarket;
}

function namedMarket(pathname: string, markets: readonly Market[]): Market | undefined {
  const [code] = segmentsOf(pathname);
  return markets.find((market) => market.code === code);
}

type Visit = MarketSet & {
  host: string;
  /** The page of this site whose link leads to the root, if one does. */
  from?: string | null;
  /** Query with its question mark; codes in it must survive. */
  search?: string;
};

/** Where the root leads: a visitor who comes from one of our pages stays in its market. */
export function homeOf({ markets, defaultMarket, host, from, search = '' }: Visit): string {
  const inUse = from ? namedMarket(from, markets) : undefined;
  const ofHost = markets.find(({ domain }) => domain === hostName(host));
  return pathTo(inUse ?? ofHost ?? defaultMarket, 'home') + search;
}
