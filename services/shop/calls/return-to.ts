/** Name of the field that says where a visitor goes on after a form has put something in the basket. */
export const returnField = 'return_to';

const longest = 2000;

/** A path of the storefront in this market. Null for anything else: another site, another market, the shop area itself. */
export function readReturn(value: string | null | undefined, { code }: { code: string }): string | null {
  if (!value || value.length > longest) return null;
  // Browsers take a backslash for a slash and leave control characters out, so both could hide another host.
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !/^\/(?!\/)/.test(value)) return null;
  const base = 'http://shop';
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  const isOurs = pathname === `/${code}` || pathname.startsWith(`/${code}/`);
  const isShop = pathname === `/${code}/shop` || pathname.startsWith(`/${code}/shop/`);
  return origin === base && isOurs && !isShop && !pathname.includes('//') ? `${pathname}${search}${hash}` : null;
}
