/** Which orders were placed in this browser: their numbers and keys, in a cookie that no script reads. */
import type { Context } from 'hono';
import { readCookies } from '#services/shop/calls/request-cookies.ts';
import type { OrderKey } from '#storefront/ports/orders.ts';
import { shopCookie } from './shop-cookie.ts';
import type { PortRequest } from './port-request.ts';

const cookieName = 'shop_orders';
const cookieSeconds = 60 * 24 * 60 * 60;
/** The newest; a cookie has little room. */
const mostOrders = 8;

const written = /^([A-Z]{2}-\d{4}-\d{1,9})\.([\w-]{10,64})$/;

/** The newest first. */
export function placedHere(c: Context): OrderKey[] {
  const value = readCookies(c.req.header('cookie')).get(cookieName) ?? '';
  return value.split('~', mostOrders).flatMap((entry) => {
    const [, number = '', key = ''] = written.exec(entry) ?? [];
    return number ? [{ number, key }] : [];
  });
}

/** The cookie with one more. */
export function rememberOrder(request: PortRequest, placed: OrderKey): string {
  const others = placedHere(request.c).filter((other) => other.number !== placed.number);
  const value = [placed, ...others].slice(0, mostOrders).map(({ number, key }) => `${number}.${key}`);
  return shopCookie(request, { name: cookieName, value: value.join('~'), seconds: cookieSeconds });
}

export function forgetOrders(request: PortRequest): string {
  return shopCookie(request, { name: cookieName, value: '', seconds: 0 });
}
