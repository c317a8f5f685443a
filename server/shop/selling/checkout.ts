/** From the basket to an order: one page, one form, no script. */
import type { Context } from 'hono';
import { isUnavailable } from '#contract/errors.ts';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Offer } from '#services/orders/offer.ts';
import type { PlaceResult } from '#services/orders/orders.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { emptyContent } from '#services/shop/cart/cart-content.ts';
import { type CartRequest, openCart } from '#services/shop/cart/cart-request.ts';
import { priceCart } from '#services/shop/cart/cart-totals.ts';
import { seeOther } from '#services/shop/pages/buy-form.ts';
import { basketView } from './basket-view.ts';
import { emptyValues, orderForm, valuesIn } from './checkout-form.ts';
import { changeTexts, checkoutPage, checkoutTexts, problemTexts, shortTexts } from './checkout-page.ts';
import { orderPath } from './order-view.ts';
import { readForm } from './read-form.ts';
import type { SellingDesk } from './selling-desk.ts';

type Newsletter = (c: Context, email: string) => Promise<void>;
type Fields = ReadonlyMap<string, string>;

export function answerCheckout({ shop, orders, show }: SellingDesk) {
  return async (c: Context): Promise<Response> => {
    const { market } = shop;
    const visit = await openCart(shop, c);
    const offer = orders.isOpen ? await orders.offer({ market, session: visit.session.id }) : null;
    if (!offer || offer.lines.length === 0) return seeOther(pathTo(market, 'basket'), []);
    const values = emptyValues(offer.days[0] ?? '');
    const basket = await basketOf({ shop, visit, offer });
    const formKey = orders.newFormKey();
    return show(c, checkoutPage(shop, { offer, basket, values, formKey, isDemo: orders.isDemo(market) }));
  };
}

type Bought = { shop: SellingDesk['shop']; visit: CartRequest; offer: Offer };

async function basketOf({ shop, visit, offer }: Bought) {
  const { content, catalogue } = await visit.read();
  return basketView(priceCart(content, catalogue, shop.market), { market: shop.market, offer });
}

export function answerCheckoutForm(desk: SellingDesk, newsletter: Newsletter) {
  const { shop, show } = desk;
  return async (c: Context): Promise<Response> => {
    const { market, t } = shop;
    if (isForeign(c)) {
      const page = { kind: 'message', title: t('shop:missing.title'), text: t('shop:missing.body') } as const;
      return show(c, page, { status: 403 });
    }
    const fields = await readForm(c);
    // A program is sent on as if all was well.
    if (isFilled(fields.get(honeypotField))) return seeOther(pathTo(market, 'basket'), []);
    try {
      return await place(desk, c, { fields, newsletter });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      shop.log.error({ err: error, market: market.code }, 'an order could not be placed');
      return later(desk, c, { fields, reason: 'away' });
    }
  };
}

/** What was typed is in the page, and its button sends it again. */
function later({ show }: SellingDesk, c: Context, { fields, reason }: { fields: Fields; reason: 'away' | 'tooMany' }) {
  const status = reason === 'away' ? 503 : 429;
  const headers = { 'retry-after': reason === 'away' ? '5' : '120' };
  return show(c, { kind: 'later', reason, fields: [...fields] }, { status, headers });
}

async function place(
  desk: SellingDesk,
  c: Context,
  { fields, newsletter }: { fields: Fields; newsletter: Newsletter },
): Promise<Response> {
  const { shop, orders, senderOf } = desk;
  const { market } = shop;
  const visit = await openCart(shop, c);
  const form = orderForm({ fields, texts: checkoutTexts(shop) });
  const placed = await orders.place({ market, session: visit.session.id }, form, senderOf(c));
  switch (placed.result) {
    case 'placed':
      if (placed.isNew && fields.get('newsletter')) await signUp(desk, c, { newsletter, email: form.email });
      return seeOther(orderPath(market, placed.order), visit.cookies(emptyContent));
    case 'empty':
    case 'closed':
      return seeOther(pathTo(market, 'basket'), []);
    case 'tooMany':
      return later(desk, c, { fields, reason: 'tooMany' });
    default:
      return again(desk, c, { visit, fields, placed });
  }
}

/** The order is placed; a newsletter that cannot be had is no reason to say anything else. */
async function signUp(
  { shop }: SellingDesk,
  c: Context,
  { newsletter, email }: { newsletter: Newsletter; email: string },
): Promise<void> {
  try {
    await newsletter(c, email.trim().toLowerCase());
  } catch (err) {
    shop.log.error({ err, market: shop.market.code }, 'a sign-up at the checkout failed');
  }
}

type NotPlaced = Extract<PlaceResult, { offer: Offer }>;

/** The same page with all that was typed, and what kept it from being an order. */
async function again(
  { shop, orders, show }: SellingDesk,
  c: Context,
  { visit, fields, placed }: { visit: CartRequest; fields: Fields; placed: NotPlaced },
): Promise<Response> {
  const { offer } = placed;
  const problems = placed.result === 'invalid' ? problemTexts(shop, placed.problems, offer) : [];
  const isStale = placed.result === 'invalid' && placed.problems.some(({ field }) => field === 'formKey');
  const shown = {
    offer,
    basket: await basketOf({ shop, visit, offer }),
    values: valuesIn(fields),
    formKey: isStale ? orders.newFormKey() : (fields.get('formKey') ?? ''),
    isDemo: orders.isDemo(shop.market),
    problems,
    changes: [...changesOf(shop, placed), ...(isStale ? [shop.t('selling:changed.stale')] : [])],
  };
  return show(c, checkoutPage(shop, shown), { status: placed.result === 'invalid' ? 422 : 409 });
}

function changesOf(shop: SellingDesk['shop'], placed: NotPlaced): string[] {
  if (placed.result === 'changed') return changeTexts(shop, placed.changes);
  if (placed.result === 'short') return shortTexts(shop, placed.short);
  return placed.result === 'tooMuch' ? [shop.t('selling:changed.tooMuch')] : [];
}
