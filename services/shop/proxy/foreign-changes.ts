/** Changes of a basket that a page of another site makes in a visitor's browser. */
import { isAdminCall, isBelow, type ShopAddress } from '#services/shop/calls/shop-address.ts';

/**
 * Only what our own pages call, and only where the browser itself says that another site is behind it: payment services send
 * visitors back by forms of theirs, and call the shop from servers, which say nothing.
 */
export function isForeignChange(request: Request, address: ShopAddress, fields: URLSearchParams | null): boolean {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD' || headers.get('sec-fetch-site') !== 'cross-site') return false;
  const { path, query } = address;
  const own = ['ajaxflow', 'wp-json/wc/store', 'wp-json/grutto', 'order-package'];
  if (isAdminCall(address) || own.some((base) => isBelow(path, base))) return true;
  if (/^wp-json\/[^/]+\/soldout_subscribe$/.test(path)) return true;
  if (['add_to_cart', 'remove_from_cart', 'apply_coupon'].includes(query.get('wc-ajax') ?? '')) return true;
  return query.has('add-to-cart') || (fields?.has('add-to-cart') ?? false);
}
