import type { HostKind, Market } from '#contract/market.ts';
import { parsePath, type Route } from '#rules/addresses/parse-path.ts';

/** What stands in for a page that is on its way. */
export type PendingKind = 'list' | 'detail' | 'text' | 'cow';

const kinds: Partial<Record<Route['name'], PendingKind>> = {
  animals: 'list',
  blog: 'list',
  breeds: 'list',
  farmers: 'list',
  farmshop: 'list',
  newFarmers: 'list',
  productList: 'list',
  recipes: 'list',
  article: 'detail',
  breed: 'detail',
  cut: 'detail',
  farmer: 'detail',
  farmshopProduct: 'detail',
  package: 'detail',
  recipe: 'detail',
  faq: 'text',
};

export function skeletonKind(pathname: string, market: Market, hostKind: HostKind): PendingKind {
  return kinds[parsePath(pathname, market, hostKind).name] ?? 'cow';
}
