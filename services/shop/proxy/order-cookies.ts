import type { Market } from '#contract/market.ts';
import { orderedCookieText } from '#rules/visit/cookies.ts';
import type { ShopAddress } from '#services/shop/calls/shop-address.ts';

/** The page every buyer of a WooCommerce is led to, also back from paying elsewhere; with it the shop empties the cart. */
const orderReceived = /(?:^|\/)order-received\/(\d+)(?:\/|$)/;

type Visit = { method: string; address: ShopAddress; visited: URL; market: Market };

/** Whoever is led to that page has ordered, whether the page itself comes, fails or takes too long. */
export function orderCookies({ method, address, visited, market }: Visit): string[] {
  const number = method === 'GET' ? orderReceived.exec(address.path)?.[1] : undefined;
  if (number === undefined) return [];
  return [orderedCookieText(number, { market: market.code, isSecure: visited.protocol === 'https:' })];
}
