/** The pages that links in our mails lead to. Who has such a link may use it, so no other site is told of it. */
import type { Context } from 'hono';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import { answerMissing } from '#services/shop/pages/shop-pages.ts';
import { confirmSignUp, endSignUp, isConfirmable } from './sign-up-store.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';

/** Mail programs open links before their reader does: looking confirms nothing, the button does. */
export function answerConfirm(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const link = { token: c.req.param('token') ?? '', now: shop.clock() };
    if (c.req.method !== 'POST') {
      if (!(await isConfirmable(shop.db, market.code, link))) return answerExpired(shop, c);
      const [title, text] = [t('shop:confirm.askTitle'), t('shop:confirm.askBody')];
      return shop.show(c, { kind: 'press', title, text, button: t('shop:confirm.button') }, { isSecret: true });
    }
    const kind = await confirmSignUp(shop.db, market.code, link);
    if (kind === null) return answerExpired(shop, c);
    const text = t(kind === 'newsletter' ? 'shop:confirm.doneBody' : 'newsletter.product_success');
    return shop.show(c, { kind: 'message', title: t('shop:confirm.doneTitle'), text }, { isSecret: true });
  };
}

function answerExpired(shop: MarketShop, c: Context): Promise<Response> {
  const [title, text] = [shop.t('shop:confirm.expiredTitle'), shop.t('shop:confirm.expiredBody')];
  return shop.show(c, { kind: 'message', title, text }, { status: 410, isSecret: true });
}

/** Looking at the page changes nothing; its button does, and so do mail programs that post for their reader. */
export function answerUnsubscribe(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const id = await readUnsubscribeToken(shop.db, market.code, c.req.param('token') ?? '');
    if (id === null) return answerMissing(shop, c);
    if (c.req.method === 'POST') {
      await endSignUp(shop.db, id);
      const [title, text] = [t('shop:goodbye.doneTitle'), t('shop:confirm.unsubscribed')];
      return shop.show(c, { kind: 'message', title, text }, { isSecret: true });
    }
    const [title, text] = [t('shop:goodbye.title'), t('shop:goodbye.body')];
    return shop.show(c, { kind: 'press', title, text, button: t('shop:goodbye.button') }, { isSecret: true });
  };
}
