/** What an address of the shop area is about, as far as whoever stands before the shop has to know. */

export type ShopAddress = {
  /** Below /{market}/shop/, decoded, in small letters, with single slashes: as a web server reads it. */
  path: string;
  /** Its names are those PHP reads. */
  query: URLSearchParams;
};

const hiddenSeparators = /%(?:2f|5c|00)|\\/i;
const dotSegment = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * Null for an address that two programs in a row could read differently: separators and dots that are only to be seen after
 * decoding. `url` is the address as it was sent.
 */
export function readShopAddress(url: string, market: string): ShopAddress | null {
  const [, sent = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/.exec(url) ?? [];
  const { pathname, searchParams } = new URL(url);
  if ([sent, pathname].some((path) => hiddenSeparators.test(path) || dotSegment.test(path))) return null;
  const below = decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .slice(`/${market}/shop`.length)
    .replace(/^\/(?:index\.php(?:\/|$))?/i, '')
    .toLowerCase();
  return { path: restPath(searchParams) ?? below, query: asPhpReads(searchParams) };
}

/**
 * The name of a parameter as PHP reads it: without blanks in front, cut at a NUL, with underscores for blanks, dots and a bracket
 * that is not closed. Of an entry of a list it is the name of the list.
 */
export function phpName(name: string): string {
  const [whole = ''] = name.split('\0', 1);
  const trimmed = whole.replace(/^ +/, '');
  const bracket = trimmed.indexOf('[');
  const isList = bracket > 0 && trimmed.includes(']', bracket);
  return (isList ? trimmed.slice(0, bracket) : trimmed).replace(/[ .[]/g, '_');
}

export function asPhpReads(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...fields].map(([name, value]) => [phpName(name), value]));
}

/** WordPress takes the route of its REST part from the query and from forms as well. */
export function restPath(fields: URLSearchParams): string | null {
  const route = [...fields].findLast(([name]) => phpName(name) === 'rest_route')?.[1];
  return route === undefined ? null : `wp-json/${route.toLowerCase()}`.replace(/\/{2,}/g, '/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether it is this path or something below it. */
export function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

const adminCalls = ['wp-admin/admin-ajax.php', 'wp-admin/admin-post.php'];
const calls = [...adminCalls, 'ajaxflow', 'grutto-cart-data.php', 'wp-json'];
/** What never touches a cart. */
const noCart = ['wp-content', 'wp-includes', 'wp-admin', 'wp-login.php', 'wp-cron.php', 'xmlrpc.php'];
const store = 'wp-json/wc/store';

/** What is called by a program; anything else is a page or a file. */
export function isCall({ path, query }: ShopAddress): boolean {
  return query.has('wc-ajax') || calls.some((base) => isBelow(path, base));
}

export function isAdminCall({ path }: ShopAddress): boolean {
  return adminCalls.includes(path);
}

/** Whether the path belongs to the shop's back office, not to its visitors. */
export function isBackOffice(address: ShopAddress): boolean {
  return !isAdminCall(address) && ['wp-admin', 'wp-login.php'].some((base) => isBelow(address.path, base));
}

/** Parameters with which a GET changes a cart. */
const changing = ['add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'apply_coupon', 'order_again', 'wc-ajax'];

/** Calls that only tell what is in a cart. */
function isReading({ path, query }: ShopAddress): boolean {
  return isBelow(path, store) || path === 'grutto-cart-data.php' || query.get('wc-ajax') === 'get_refreshed_fragments';
}

/** Readings of the pages of the storefront: small, and the same for all who ask at once. */
export function isOwnReading({ path }: ShopAddress): boolean {
  return [`${store}/cart`, `${store}/v1/cart`, 'grutto-cart-data.php'].includes(path.replace(/\/$/, ''));
}

/** How a request stands to the cart of its session; null where it has nothing to do with it. */
export type CartPart = 'change' | 'read' | 'page' | null;

export function cartPart(address: ShopAddress, method: string): CartPart {
  const { path, query } = address;
  if (method === 'OPTIONS' || (isBelow(path, 'wp-json') && !isBelow(path, store))) return null;
  if (!isCall(address) && noCart.some((base) => isBelow(path, base))) return null;
  if (method !== 'GET' && method !== 'HEAD') return 'change';
  if (isReading(address)) return 'read';
  if (isCall(address) || changing.some((name) => query.has(name))) return 'change';
  return /\.(?!php$)[a-z\d]{2,5}$/.test(path) ? null : 'page';
}
