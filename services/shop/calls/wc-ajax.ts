/** WooCommerce's own `?wc-ajax=` calls, which themes and plugins use. */
import type { Context } from 'hono';
import { headers, jsonType, notCached } from './answers.ts';
import { addWanted } from './admin-ajax.ts';
import { cartHash } from '#services/shop/cart/bundle-cart.ts';
import { readFields, wholeNumber } from './form-fields.ts';
import { html } from '#services/kit/mail/html.ts';
import { priceCart } from '#services/shop/cart/cart-totals.ts';
import { type MarketShop, openCart, type CartSnapshot, type CartRequest } from '#services/shop/cart/cart-request.ts';

/** Null when the call is not one of them. */
export async function answerWcAjax(shop: MarketShop, c: Context): Promise<Response | null> {
  const call = c.req.query('wc-ajax');
  if (call === 'get_refreshed_fragments') {
    const visit = await openCart(shop, c);
    return fragments(shop, visit, await visit.read());
  }
  if (call !== 'add_to_cart' || c.req.method !== 'POST') return null;
  const fields = await readFields(c);
  const id = wholeNumber(fields.get('product_id')) ?? 0;
  const visit = await openCart(shop, c);
  const { result, ...seen } = await visit.change({ ids: [id] }, ({ content, catalogue }) => {
    const change = addWanted(content, catalogue, { id, fields });
    return { content: change.content, result: change };
  });
  if (!result.refusal) return fragments(shop, visit, seen);
  const slug = seen.catalogue.products.get(id)?.slug ?? '';
  const url = `${visit.origin}/${shop.market.code}/shop/product/${encodeURIComponent(slug)}/`;
  return answer({ error: true, product_url: url }, visit.cookies(seen.content));
}

function fragments(shop: MarketShop, visit: CartRequest, { content, catalogue }: CartSnapshot): Response {
  const { lines } = priceCart(content, catalogue, shop.market);
  const list = html`<div class="widget_shopping_cart_content">
    <ul class="woocommerce-mini-cart">
      ${lines.map(({ good, quantity }) => html`<li class="woocommerce-mini-cart-item">${good.name} × ${quantity}</li>`)}
    </ul>
  </div>`;
  const body = { fragments: { 'div.widget_shopping_cart_content': list.text }, cart_hash: cartHash(content) };
  return answer(body, visit.cookies(content));
}

function answer(body: object, cookies: string[]): Response {
  const fields = {
    'content-type': jsonType,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...notCached,
  };
  return new Response(JSON.stringify(body), { headers: headers(fields, cookies) });
}
