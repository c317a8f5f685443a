/** All orders of an address, without a password: a mailed link opens them for half an hour. */
import type { Context } from 'hono';
import { longDate } from '#rules/time/long-date.ts';
import { localDate } from '#rules/time/local-time.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { ShownOrder } from '#services/orders/orders.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { readCookies } from '#services/shop/calls/request-cookies.ts';
import { seeOther } from '#services/shop/pages/buy-form.ts';
import { longDay } from './day-words.ts';
import { orderPath } from './order-view.ts';
import { readForm } from './read-form.ts';
import type { SellingDesk } from './selling-desk.ts';

const cookieName = 'shop_account';
const cookieSeconds = 30 * 60;
/** In the address after a link was asked for. */
const sentMark = 'sent';

function accountCookie({ shop }: SellingDesk, c: Context, value: string | null): string {
  const isSecure = shop.requestUrl(c.req.raw).protocol === 'https:';
  const life = `Max-Age=${value === null ? 0 : cookieSeconds}`;
  const path = `path=/${shop.market.code}/shop/`;
  return [`${cookieName}=${value ?? ''}`, life, path, ...(isSecure ? ['secure'] : []), 'HttpOnly'].join('; ');
}

function accountOf(c: Context): string {
  return readCookies(c.req.header('cookie')).get(cookieName) ?? '';
}

export function answerAccount(desk: SellingDesk) {
  const { shop, orders, show } = desk;
  const { market } = shop;
  return async (c: Context): Promise<Response> => {
    if (c.req.query(sentMark) !== undefined) return show(c, { kind: 'accountSent' });
    const opened = accountOf(c) === '' ? null : await orders.account(market, accountOf(c));
    if (!opened) {
      // A shop that sends no mails has no links to send.
      const problem = orders.hasMail ? null : 'noMail';
      return show(c, { kind: 'account', email: '', problem });
    }
    const list = opened.orders.map(({ order }: ShownOrder) => ({
      number: order.number,
      path: orderPath(market, order),
      placed: longDate(localDate(order.placedAt, market.timeZone), market) ?? '',
      day: order.deliveryDay === null ? null : longDay(order.deliveryDay, market),
      state: order.state,
      total: order.total,
    }));
    return show(c, { kind: 'accountOrders', email: opened.email, orders: list }, { isSecret: true });
  };
}

export function answerAccountForm(desk: SellingDesk) {
  const { shop, orders, show, senderOf } = desk;
  return async (c: Context): Promise<Response> => {
    const email = (await readForm(c)).get('email') ?? '';
    const { result } = isForeign(c)
      ? ({ result: 'wrong' } as const)
      : await orders.askForLink(shop.market, { email, sender: senderOf(c) });
    // The same whether the address has orders or not.
    if (result === 'sent') return seeOther(`${pathTo(shop.market, 'account')}?${sentMark}`, []);
    return show(c, { kind: 'account', email, problem: result }, { status: result === 'tooMany' ? 429 : 422 });
  };
}

/** Mail programs open links before their reader does: looking opens nothing, the button does. */
export function answerAccountLink(desk: SellingDesk) {
  const { shop, orders, show } = desk;
  return async (c: Context): Promise<Response> => {
    const token = c.req.param('token') ?? '';
    if (c.req.method !== 'POST') return show(c, { kind: 'accountLink', token }, { isSecret: true });
    const account = isForeign(c) ? null : await orders.openLink(shop.market, token);
    if (account === null)
      return show(c, { kind: 'account', email: '', problem: 'expired' }, { status: 410, isSecret: true });
    return seeOther(pathTo(shop.market, 'account'), [accountCookie(desk, c, account)]);
  };
}

/** What goes and what the law has kept is said; the link to the orders is gone with it. */
export function answerForget(desk: SellingDesk) {
  const { shop, orders, show } = desk;
  return async (c: Context): Promise<Response> => {
    const forgotten = isForeign(c) ? null : await orders.deleteMyData(shop.market, accountOf(c));
    if (!forgotten) return seeOther(pathTo(shop.market, 'account'), []);
    const keptUntil = longDate(forgotten.keptUntil, shop.market);
    const page = { kind: 'accountForgotten', ...forgotten, keptUntil } as const;
    return show(c, page, { cookies: [accountCookie(desk, c, null)] });
  };
}

export function answerLeave(desk: SellingDesk) {
  return (c: Context): Response => seeOther(pathTo(desk.shop.market, 'account'), [accountCookie(desk, c, null)]);
}
