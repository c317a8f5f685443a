import type { Market } from '#contract/market.ts';
import { roundToCents } from './round-to-cents.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Amount } from './price.ts';

export const couponMinimumQuantity = 1n;

/** Delivery method of the coupon that is printed on fine paper. */
const luxuryMethod = 'luxury';

/** Ways of delivery that take a stamp, and so an address. */
const posted = new Set(['post', luxuryMethod]);

export function isPostedCoupon(deliveryMethod: string | null): boolean {
  return deliveryMethod !== null && posted.has(deliveryMethod);
}

/** Price of one coupon with its way of delivery. The shop area charges; this is only shown. */
export function shownCouponPrice(
  coupon: { price: Amount; deliveryMethod: string | null | undefined },
  { luxuryCouponExtra }: Pick<Market, 'luxuryCouponExtra'>,
): number | null {
  const price = numberFrom(coupon.price);
  if (price === null) return null;
  return coupon.deliveryMethod === luxuryMethod ? roundToCents(price + luxuryCouponExtra) : price;
}

/** What was typed into the quantity field, as a quantity. There is no maximum, so it is no `number`, which would lose digits. */
export function couponQuantity(typed: string): bigint {
  const whole = numberFrom(typed) === null ? null : /^\d+/.exec(typed.trim());
  return atLeastOne(BigInt(whole?.[0] ?? 0));
}

export function stepQuantity(quantity: bigint, direction: 'plus' | 'minus'): bigint {
  return atLeastOne(direction === 'plus' ? quantity + 1n : quantity - 1n);
}

function atLeastOne(quantity: bigint): bigint {
  return quantity < couponMinimumQuantity ? couponMinimumQuantity : quantity;
}

/** Null while no variation is chosen: the buy link is then disabled. */
export function couponBuyLink(
  { variationId, quantity }: { variationId: string | number | null | undefined; quantity: bigint },
  { code }: Pick<Market, 'code'>,
): string | null {
  if (variationId === null || variationId === undefined || variationId === '') return null;
  return `/${code}/shop/?add-to-cart=${encodeURIComponent(variationId)}&quantity=${quantity}`;
}
