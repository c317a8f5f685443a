/** The pages that links in our mails lead to. */
import type { Context } from 'hono';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import { html } from '#services/shop/pages/html.ts';
import { layout, messagePage } from '#services/shop/pages/layout.ts';
import { pageAnswer } from '#services/shop/pages/page-answer.ts';
import { answerMissing } from '#services/shop/pages/shop-pages.ts';
import { confirmSignUp, endSignUp } from './sign-up-store.ts';
import type { MarketShop } from '#services/shop/cart/cart-request.ts';

export function answerConfirm(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const token = c.req.param('token') ?? '';
    // Some mail programs look at links before their reader does; they ask for the head.
    const kind =
      c.req.method === 'HEAD' ? null : await confirmSignUp(shop.db, market.code, { token, now: shop.clock() });
    if (kind === null) {
      const page = { title: t('shop:confirm.expiredTitle'), text: t('shop:confirm.expiredBody') };
      return pageAnswer(messagePage(shop, page), { status: 410 });
    }
    const text = t(kind === 'newsletter' ? 'shop:confirm.doneBody' : 'newsletter.product_success');
    return pageAnswer(messagePage(shop, { title: t('shop:confirm.doneTitle'), text }));
  };
}

/** Looking at the page changes nothing; its button does, and so do mail programs that post for their reader. */
export function answerUnsubscribe(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const { t, market } = shop;
    const id = await readUnsubscribeToken(shop.db, market.code, c.req.param('token') ?? '');
    if (id === null) return answerMissing(shop);
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
