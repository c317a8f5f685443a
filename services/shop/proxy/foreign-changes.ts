/** Changes of a basket that a page of another site makes in a visitor's browser. */
import { asPhpReads, isAdminCall, isBelow, type ShopAddress } from '#services/shop/calls/shop-address.ts';

type Sent = {
  request: Request;
  /** The address in the visitor's own browser. */
  visited: URL;
  address: ShopAddress;
  fields: URLSearchParams | null;
};

/**
 * Only what our own pages call, and only where the browser itself says that another site is behind it: payment services send
 * visitors back by forms of theirs, and call the shop from servers, which say nothing.
 */
export function isForeignChange({ request, visited, address, fields }: Sent): boolean {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD' || !isFromElsewhere(request, visited)) return false;
  const { path, query } = address;
  const own = ['ajaxflow', 'wp-json/wc/store', 'wp-json/grutto', 'order-package'];
  if (isAdminCall(address) || own.some((base) => isBelow(path, base))) return true;
  if (/^wp-json\/[^/]+\/soldout_subscribe$/.test(path)) return true;
  if (['add_to_cart', 'remove_from_cart', 'apply_coupon'].includes(query.get('wc-ajax') ?? '')) return true;
  return query.has('add-to-cart') || (fields !== null && asPhpReads(fields).has('add-to-cart'));
}

/** Browsers before 2023 do not say it so; but they name the origin of the page with whatever it posts. */
function isFromElsewhere({ headers }: Request, { host }: URL): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site !== null) return site === 'cross-site';
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
}
