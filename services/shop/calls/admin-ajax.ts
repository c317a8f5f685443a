/**
 * WordPress's admin-ajax.php, by which the storefront says what its box shall hold, all of it. It answers 400 with the body `0` whatever happened,
 * because WooCommerce does its part before WordPress misses an action; only a box that was replaced redirects to the cart.
 */
import type { Context } from 'hono';
import { headers, htmlType, notCached, notShown } from './answers.ts';
import { addArticle, addToBox, type Change, putBox } from '#services/shop/cart/bundle-cart.ts';
import type { CartContent } from '#services/shop/cart/cart-content.ts';
import { type Fields, readFields, wholeNumber } from './form-fields.ts';
import type { Catalogue } from '#services/shop/catalogue/catalogue.ts';
import { isForeign } from './is-foreign.ts';
import { type MarketShop, openCart, queueNotice, type CartRequest } from '#services/shop/cart/cart-request.ts';

export function answerAdminAjax(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    if (isForeign(c))
      return new Response('0', {
        status: 403,
        headers: headers({ 'content-type': htmlType, ...notCached, ...notShown }),
      });
    const fields = await readFields(c);
    const visit = await openCart(shop, c);
    const added =
      c.req.method === 'HEAD' ? null : await addByFields(shop, visit, { fields, isWholeBox: c.req.method === 'POST' });
    if (added === null) return zero((await visit.read()).content, visit);
    if (added.result.outcome !== 'replaced') return zero(added.content, visit);
    const redirect = { ...notCached, 'x-redirect-by': 'WordPress', location: `/${shop.market.code}/shop/` };
    return new Response(null, { status: 302, headers: headers(redirect, visit.cookies(added.content)) });
  };
}

function zero(content: CartContent, visit: CartRequest): Response {
  const fields = { 'content-type': htmlType, 'x-robots-tag': 'noindex', ...notCached, ...notShown };
  return new Response('0', { status: 400, headers: headers(fields, visit.cookies(content)) });
}

/** Null when nothing is asked for. */
async function addByFields(
  shop: MarketShop,
  visit: CartRequest,
  { fields, isWholeBox }: { fields: Fields; isWholeBox: boolean },
) {
  const id = wholeNumber(fields.get('add-to-cart'));
  if (id === null) return null;
  return visit.change({ ids: [id] }, ({ content, catalogue }) =>
    queueNotice(shop, addWanted(content, catalogue, { id, fields, isWholeBox })),
  );
}

/** More of something. A box gets these pieces beside its own, unless they are all it shall hold. */
export function addWanted(
  content: CartContent,
  catalogue: Catalogue,
  { id, fields, isWholeBox = false }: { id: number; fields: Fields; isWholeBox?: boolean },
): Change {
  // Nothing, zero and nonsense all mean one.
  const quantity = Math.max(1, wholeNumber(fields.get('quantity')) ?? 1);
  if (catalogue.products.get(id)?.type !== 'bundle')
    return addArticle(content, catalogue, { id, quantity, choices: [] });
  const put = isWholeBox ? putBox : addToBox;
  return put(content, catalogue, { bundleId: id, boxes: quantity, quantities: bundleQuantities(fields) });
}

export function bundleQuantities(fields: Fields): Map<number, number> {
  return new Map(
    [...fields].flatMap(([name, value]): [number, number][] => {
      const id = wholeNumber(/^bundle_quantity_(\d+)$/.exec(name)?.[1]);
      return id === null ? [] : [[id, wholeNumber(value) ?? 0]];
    }),
  );
}
