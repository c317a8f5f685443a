/** Parts of WordPress the public has no business in. */
import { isAdminCall, isBelow, type ShopAddress } from '#services/shop/calls/shop-address.ts';

/** Closed on public hosts unless SHOP_CLOSED_PATHS says otherwise. A path closes what is below it; `?name` a parameter. */
export const usuallyClosed: readonly string[] = [
  'xmlrpc.php',
  'wp-json/wp/v2/users',
  'author',
  '?author',
  'wp-admin',
  'wp-login.php',
  'wp-admin/install.php',
  'wp-admin/setup-config.php',
  'readme.html',
  'license.txt',
];

/** Calls of visitors that live below wp-admin stay open whatever is closed. */
export function isClosed(address: ShopAddress, closed: readonly string[]): boolean {
  if (isAdminCall(address)) return false;
  return closed.some((entry) =>
    entry.startsWith('?') ? address.query.has(entry.slice(1)) : isBelow(address.path, entry),
  );
}
