import type { PortRequest } from './port-request.ts';

type Cookie = { name: string; value: string; /** Zero takes it away. */ seconds: number };

/** A cookie of the shop area, which no script reads. */
export function shopCookie({ c, shop }: PortRequest, { name, value, seconds }: Cookie): string {
  const isSecure = shop.requestUrl(c.req.raw).protocol === 'https:';
  const path = `path=/${shop.market.code}/shop/`;
  return [`${name}=${value}`, `Max-Age=${seconds}`, path, ...(isSecure ? ['secure'] : []), 'HttpOnly'].join('; ');
}
