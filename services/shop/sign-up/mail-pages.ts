/** The pages that links in our mails lead to. */
import type { Context } from 'hono';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import { html } from '#services/kit/mail/html.ts';
import { layout, messagePage } from '#services/shop/pages/layout.ts';
import { pageAnswer } from '#services/shop/pages/page-answer.ts';
import { answerMissing } from '#services/shop/pages/shop-pages.ts';
import { confirmSignUp, endSignUp, isConfirmable } from './sign-up-store.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';

/** Mail programs open links before their reader does: looking confirms nothing, the button does. */
export function answerConfirm(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const link = { token: c.req.param('token') ?? '', now: shop.clock() };
    if (c.req.method !== 'POST') {
      if (!(await isConfirmable(shop.db, market.code, link))) return answerExpired(shop);
      const body = html`<p class="lead">${t('shop:confirm.askBody')}</p>
        <form method="post"><button>${t('shop:confirm.button')}</button></form>`;
      return pageAnswer(layout(shop, { title: t('shop:confirm.askTitle'), body }));
    }
    const kind = await confirmSignUp(shop.db, market.code, link);
    if (kind === null) return answerExpired(shop);
    const text = t(kind === 'newsletter' ? 'shop:confirm.doneBody' : 'newsletter.product_success');
    return pageAnswer(messagePage(shop, { title: t('shop:confirm.doneTitle'), text }));
  };
}

function answerExpired(shop: MarketShop): Response {
  const page = { title: shop.t('shop:confirm.expiredTitle'), text: shop.t('shop:confirm.expiredBody') };
  return pageAnswer(messagePage(shop, page), { status: 410 });
}

/** Looking at the page changes nothing; its button does, and so do mail programs that post for their reader. */
export function answerUnsubscribe(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const id = await readUnsubscribeToken(shop.db, market.code, c.req.param('token') ?? '');
    if (id === null) return answerMissing(shop, c);
    if (c.req.method === 'POST') {
      await endSignUp(shop.db, id);
      const page = { title: t('shop:goodbye.doneTitle'), text: t('shop:confirm.unsubscribed') };
      return pageAnswer(messagePage(shop, page));
    }
    const body = html`<p class="lead">${t('shop:goodbye.body')}</p>
      <form method="post"><button>${t('shop:goodbye.button')}</button></form>`;
    return pageAnswer(layout(shop, { title: t('shop:goodbye.title'), body }));
  };
}
