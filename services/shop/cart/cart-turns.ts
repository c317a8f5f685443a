import type { Context, MiddlewareHandler } from 'hono';
import { type CartQueue, LineError, noTurn, type Turn } from './cart-queue.ts';
import { BodyTooLarge, readShopBody } from '#services/shop/proxy/body.ts';
import { sayUnavailable } from '#services/shop/proxy/say-unavailable.ts';
import { cartOwner } from '#services/shop/calls/request-cookies.ts';
import { type CartPart, cartPart, readShopAddress } from '#services/shop/calls/shop-address.ts';
import type { MarketShop } from './cart-request.ts';

/** WooCommerce reads a session at the start of a request and writes all of it at the end: of two at once one is lost. */
export function turnIn(lines: CartQueue, part: CartPart, key: string): Turn {
  if (part === null) return noTurn;
  if (part === 'change') return lines.enter(key);
  return part === 'read' ? lines.read(key) : lines.afterThose(key);
}

type Options = { lines: CartQueue; largestBody: number; tooLarge: (c: Context) => Response };

/**
 * What changes the cart of one session goes one after the other, in the order it came in; a reading waits for the changes, and a page
 * for those that came before it. What was sent is read while waiting, so that it is here when its sender has gone.
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
    const turn = turnIn(lines, part, key);
    try {
      const body = part === 'change' ? await readShopBody(request, largestBody) : null;
      if (body && 'whole' in body) {
        const { headers } = request;
        c.req.raw = new Request(url, { method, headers, body: new Uint8Array(body.whole) });
      }
      await turn.begun;
      await next();
    } catch (error) {
      if (error instanceof LineError) return sayUnavailable(c, shop, { status: 503 });
      if (error instanceof BodyTooLarge) return tooLarge(c);
      throw error;
    } finally {
      turn.leave();
    }
  };
}
