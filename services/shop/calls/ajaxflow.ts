/** The WordPress plugin AjaxFlow: any action, always 200, always called HTML. Ours knows one action. */
import type { Context } from 'hono';
import { headers, notCached, notShown } from './answers.ts';
import { applyCoupon } from '#services/shop/cart/bundle-cart.ts';
import { isForeign } from './is-foreign.ts';
import { readFields } from './form-fields.ts';
import { type MarketShop, openCart } from '#services/shop/cart/cart-request.ts';

const longestCode = 50;

export function answerAjaxflow(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    if (isForeign(c)) return answer(JSON.stringify({ status: 'failed' }), [], 403);
    if (c.req.param('action') !== 'cb_add_coupon') {
      return answer('Your ajaxflow call does not exists or exit is missing in action!');
    }
    const code = (await readFields(c)).get('couponcode') ?? '';
    if (shop.waitForCode(c) > 0) return answer(JSON.stringify({ status: 'failed' }), [], 429);
    const visit = await openCart(shop, c);
    const { content, result } = await visit.change(
      { codes: [code.slice(0, longestCode)] },
      ({ content, catalogue }) => {
        // A code without anything to apply it to would not stick.
        if (content.lines.length === 0) return { content, result: 'unknown' };
        const applied = applyCoupon(content, catalogue, code);
        return { content: applied.content, result: applied.outcome };
      },
    );
    return answer(
      JSON.stringify({ status: result === 'applied' || result === 'already' ? 'success' : 'failed' }),
      visit.cookies(content),
    );
  };
}

function answer(body: string, cookies: string[] = [], status = 200): Response {
  const fields = {
    'content-type': 'text/html;charset=UTF-8',
    'x-content-type-options': 'nosniff',
    pragma: 'no-cache',
    ...notCached,
    ...notShown,
  };
  return new Response(body, { status, headers: headers(fields, cookies) });
}
