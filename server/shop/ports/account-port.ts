/** The orders of an address: a mailed link opens them, and a cookie keeps them open for half an hour. */
import { readCookies } from '#services/shop/calls/request-cookies.ts';
import { deleteSignUps } from '#services/shop/sign-up/sign-up-store.ts';
import type { AccountPort } from '#storefront/ports/account.ts';
import { forgetOrders, placedHere } from './browser-orders.ts';
import { shopCookie } from './shop-cookie.ts';
import type { PortParts, PortRequest } from './port-request.ts';

const cookieName = 'shop_account';
const cookieSeconds = 30 * 60;

export function accountPort({ orders, senderOf }: PortParts, request: PortRequest): AccountPort {
  const { c, shop } = request;
  const { market } = shop;
  const account = readCookies(c.req.header('cookie')).get(cookieName) ?? '';
  const placed = placedHere(c);
  const cookie = (value: string, seconds: number) => shopCookie(request, { name: cookieName, value, seconds });
  const noTrace = () => [cookie('', 0), forgetOrders(request)];
  return {
    isKnown: account !== '' || placed.length > 0,

    async opened() {
      const opened = account === '' ? null : await orders.account(market, account);
      return opened && { email: opened.email, orders: opened.orders.map(({ order }) => order) };
    },

    async here() {
      const shown = await Promise.all(placed.map((key) => orders.show(market, key)));
      return shown.flatMap((found) => (found ? [found.order] : []));
    },

    async askForLink(email) {
      const sender = senderOf(c);
      const { result } = await orders.askForLink(market, { email, sender });
      if (result === 'tooMany')
        shop.log.warn({ client: sender, market: market.code, limit: 'accountLinks' }, 'many links to orders asked for');
      return result;
    },

    async open(token) {
      const opened = await orders.openLink(market, token);
      return opened === null ? null : { cookies: [cookie(opened, cookieSeconds)] };
    },

    async forget() {
      const opened = await orders.account(market, account);
      // The letter and the notices first: without the orders there is no way back to this button.
      if (opened) await deleteSignUps(shop.db, opened.email);
      const forgotten = opened && (await orders.deleteMyData(market, account));
      return forgotten && { ...forgotten, cookies: noTrace() };
    },

    leave: () => ({ cookies: noTrace() }),
  };
}
