import type { MenuItem } from '#contract/entities/menu-item.ts';
import type { BrowserMarket, HostKind } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';

type Target = Pick<MenuItem, 'address' | 'productSlug' | 'animal'>;

/** Where a menu item leads; null when it leads nowhere in this market and is to be dropped. */
export function menuLink(market: BrowserMarket, item: Target, hostKind: HostKind): string | null {
  if (item.address) return item.address;
  if (item.productSlug) return pathTo(market, 'package', { slug: item.productSlug });
  return item.animal ? pathTo(market, 'productList', { animal: item.animal, hostKind }) : null;
}
