import type { Market } from '#contract/market.ts';
import { toCents } from './cents.ts';
import { couponMinimumQuantity } from './constants.ts';
import { numberFrom } from '#contract/number-from.ts';
import type { Amount } from './price.ts';

/** Delivery method of the coupon that is printed on fine paper. */
const luxuryMethod = 'luxury';

/** Price of one coupon with its way of delivery. The shop area charges; this is only shown. */
export function shownCouponPrice(
  coupon: { price: Amount; deliveryMethod: string | null | undefined },
  { luxuryCouponExtra }: Pick<Market, 'luxuryCouponExtra'>,
): number | null {
  const price = numberFrom(coupon.price);
  if (price === null) return null;
  return coupon.deliveryMethod === luxuryMethod ? toCents(price + luxuryCouponExtra) : price;
}

/** What was typed into the quantity field, as a quantity. */
export function couponQuantity(typed: string | number): number {
  return Math.max(couponMinimumQuantity, Math.trunc(numberFrom(typed) ?? couponMinimumQuantity));
}

export function stepQuantity(quantity: number, direction: 'plus' | 'minus'): number {
  return couponQuantity(quantity + (direction === 'plus' ? 1 : -1));
}

/** Null while no variation is chosen: the buy link is then disabled. */
export function couponBuyLink(
  { variationId, quantity }: { variationId: string | number | null | undefined; quantity: number },
  { code }: Pick<Market, 'code'>,
): string | null {
  if (variationId === null || variationId === undefined || variationId === '') return null;
  return `/${code}/shop/?add-to-cart=${encodeURIComponent(variationId)}&quantity=${quantity}`;
}
