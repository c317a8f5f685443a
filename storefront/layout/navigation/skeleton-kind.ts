import type { BrowserMarket, HostKind } from '#contract/market.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { type SkeletonKind, siteMap } from '#rules/addresses/site-map.ts';

/** What stands in for a page that is loading. */
export function skeletonKind(pathname: string, market: BrowserMarket, hostKind: HostKind): SkeletonKind {
  const { name } = parsePath(pathname, market, hostKind);
  return siteMap.find(({ skeletons }) => skeletons?.[name])?.skeletons?.[name] ?? 'spinner';
}
