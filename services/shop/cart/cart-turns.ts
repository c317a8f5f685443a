import type { Context, MiddlewareHandler } from 'hono';
import { type CartQueue, LineError } from './cart-queue.ts';
import { BodyTooLarge, readShopBody } from '#services/shop/proxy/body.ts';
import { sayUnavailable } from '#services/shop/proxy/failures.ts';
import { cartOwner } from '#services/shop/calls/request-cookies.ts';
import { cartPart, readShopAddress } from '#services/shop/calls/shop-address.ts';
import type { MarketShop } from './cart-request.ts';

type Options = { lines: CartQueue; largestBody: number; tooLarge: (c: Context) => Response };

/**
 * What changes or tells the cart of one session goes one after the other, in the order it came in; a page waits for what is
 * under way. What was sent is read while waiting, so that it is here when its sender has gone.
 */
export function cartTurns(
  shop: Pick<MarketShop, 'market' | 't'>,
  { lines, largestBody, tooLarge }: Options,
): MiddlewareHandler {
  return async function takeTurn(c, next) {
    const { raw: request, method, url } = c.req;
    const address = readShopAddress(url, shop.market.code);
    const [owner, part] = [cartOwner(request), address && cartPart(address, method)];
    if (owner === null || part === null) return next();
    const key = `${shop.market.code} ${owner}`;
    const turn = part === 'page' ? lines.afterThose(key) : lines.enter(key);
    try {
      const body = part === 'change' ? await readShopBody(request, largestBody) : null;
      if (body && 'whole' in body) {
        const { headers } = request;
        c.req.raw = new Request(url, { method, headers, body: new Uint8Array(body.whole) });
      }
      await turn.begun;
      await next();
    } catch (error) {
      if (error instanceof LineError) return sayUnavailable(c, shop, 503);
      if (error instanceof BodyTooLarge) return tooLarge(c);
      throw error;
    } finally {
      turn.leave();
    }
  };
}
