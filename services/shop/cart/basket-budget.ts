/** How often one sender may change baskets and try discount codes: far more often than by hand. */
import type { Context, MiddlewareHandler } from 'hono';
import { createTokenBucket } from '#services/kit/token-bucket.ts';
import { cartPart, readShopAddress } from '#services/shop/calls/shop-address.ts';
import { sayTooMany } from '#services/shop/proxy/say-unavailable.ts';
import type { MarketShop } from './cart-request.ts';

/** A whole office behind one address changes less. */
const ofChanges = { atOnce: 120, perSecond: 2 };
/** As many codes as anybody has; then one in twenty seconds. */
const ofCodes = { atOnce: 30, perSecond: 1 / 20 };

export type BasketBudget = {
  /** In front of everything that changes a basket. */
  limitChanges: (shop: Pick<MarketShop, 'market' | 't'>) => MiddlewareHandler;
  /** Seconds to wait before another code is looked at; zero when this one is. */
  waitForCode: (c: Context) => number;
};

type Options = { senderOf: (c: Context) => string; clock: () => Date };

export function createBasketBudget({ senderOf, clock }: Options): BasketBudget {
  const now = () => clock().getTime();
  const [takeChange, takeCode] = [createTokenBucket(ofChanges, now), createTokenBucket(ofCodes, now)];
  return {
    limitChanges: (shop) =>
      async function limitChanges(c, next) {
        const address = readShopAddress(c.req.url, shop.market.code);
        if (!address || cartPart(address, c.req.method) !== 'change') return next();
        const { isAllowed, retryAfterSeconds } = takeChange(senderOf(c));
        return isAllowed ? next() : sayTooMany(c, shop, retryAfterSeconds);
      },
    waitForCode: (c) => takeCode(senderOf(c)).retryAfterSeconds,
  };
}
