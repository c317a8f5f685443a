/** The page of an order, for who knows its key. */
import type { Context } from 'hono';
import { readFields } from '#services/shop/calls/form-fields.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { headers, notCached } from '#services/shop/calls/answers.ts';
import { seeOther } from '#services/shop/pages/buy-form.ts';
import { calendarFile } from './calendar-file.ts';
import { orderPath, orderView } from './order-view.ts';
import type { SellingDesk } from './selling-desk.ts';

function keyOf(c: Context) {
  return { number: c.req.param('number') ?? '', key: c.req.query('key') ?? '' };
}

async function missing({ shop: { t }, orders: { hasMail }, show }: SellingDesk, c: Context): Promise<Response> {
  const page = {
    kind: 'message',
    title: t('selling:order.unknownTitle'),
    text: t(hasMail ? 'selling:order.unknownBody' : 'selling:account.problem.noMail'),
    toAccount: hasMail,
  } as const;
  return show(c, page, { status: 404, isSecret: true });
}

export function answerOrderPage(desk: SellingDesk) {
  const { shop, orders, show } = desk;
  return async (c: Context): Promise<Response> => {
    const shown = await orders.show(shop.market, keyOf(c));
    if (!shown) return missing(desk, c);
    return show(c, orderView(shown, { market: shop.market, hasMail: orders.hasMail }), { isSecret: true });
  };
}

/** Looking asks, posting does it. */
export function answerCancel(desk: SellingDesk) {
  const { shop, orders, show } = desk;
  const { market } = shop;
  return async (c: Context): Promise<Response> => {
    const shown = await orders.show(market, keyOf(c));
    if (!shown) return missing(desk, c);
    const { order, canCancel } = shown;
    const self = orderPath(market, order);
    if (!canCancel) return seeOther(self, []);
    const paths = { self, cancel: orderPath(market, order, 'cancel/') };
    if (c.req.method !== 'POST') return show(c, { kind: 'cancel', number: order.number, paths }, { isSecret: true });
    if (isForeign(c)) return missing(desk, c);
    // Whether it was in time the page says that it leads to.
    await orders.cancel(market, keyOf(c));
    return seeOther(self, []);
  };
}

/** Pays with a voucher, and shows the order as it stands then. */
export function answerRedeem(desk: SellingDesk) {
  const { shop, orders, senderOf, show } = desk;
  const { market } = shop;
  return async (c: Context): Promise<Response> => {
    if (isForeign(c)) return missing(desk, c);
    const typed = ((await readFields(c)).get('voucher') ?? '').slice(0, longestCode);
    const { outcome } = await orders.redeem(market, keyOf(c), { code: typed, sender: senderOf(c) });
    const shown = await orders.show(market, keyOf(c));
    if (!shown) return missing(desk, c);
    if (outcome === 'redeemed' || outcome === 'notDue') return seeOther(orderPath(market, shown.order), []);
    const view = orderView(shown, { market, hasMail: orders.hasMail, tried: { typed, problem: outcome } });
    return show(c, view, { status: outcome === 'tooMany' ? 429 : 422, isSecret: true });
  };
}

/** As long as the field. */
const longestCode = 50;

export function answerCalendarFile(desk: SellingDesk) {
  const { shop, orders } = desk;
  return async (c: Context): Promise<Response> => {
    const { market, t } = shop;
    const shown = await orders.show(market, keyOf(c));
    const day = shown?.order.deliveryDay ?? null;
    if (!shown || day === null) return missing(desk, c);
    const { number, placedAt } = shown.order;
    const file = calendarFile({
      number,
      day,
      madeAt: placedAt,
      title: t('selling:order.calendarTitle'),
      text: t('selling:order.calendarText', { number }),
      host: market.domain,
    });
    const fields = {
      ...notCached,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${number}.ics"`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    return new Response(file, { headers: headers(fields) });
  };
}
