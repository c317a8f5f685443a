import type { Market } from '#contract/market.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { Order } from '#storefront/ports/orders.ts';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';
import type { AccountOrder, AccountPage } from './account-page.ts';

/** The orders of who opened a mailed link; else those of this browser, and the form that asks for a link. */
export async function loadAccount({ shop: { account, orders }, market }: ShopContext): Promise<AccountPage> {
  const opened = await account.opened();
  if (opened)
    return { kind: 'orders', email: opened.email, orders: opened.orders.map((order) => accountOrder(order, market)) };
  const here = await account.here();
  return {
    kind: 'form',
    email: '',
    // A shop that sends no mails has no links to send.
    problem: orders.hasMail ? null : 'noMail',
    here: here.map((order) => accountOrder(order, market)),
  };
}

function accountOrder(order: Order, market: Market): AccountOrder {
  const { number, state, total } = order;
  return {
    number,
    path: orderPath(market, order),
    againPath: orderPath(market, order, 'again/'),
    placed: longDate(localDate(order.placedAt, market.timeZone), market) ?? '',
    state,
    total,
  };
}
