import type { Market } from '#contract/market.ts';
import { roundToCents } from '#rules/money/round-to-cents.ts';

type FreeDelivery = {
  isFree: boolean;
  /** What must still be added; 0 when delivery is free. */
  missing: number;
  /** Cost of insulated delivery, where the market names one, while delivery is not free. */
  insulatedDelivery: number | null;
};

/** `subtotal` counts the farm shop's items only. Null in a market without a farm shop. */
export function freeDelivery(subtotal: number, { farmshop }: Pick<Market, 'farmshop'>): FreeDelivery | null {
  if (!farmshop) return null;
  const missing = roundToCents(farmshop.freeDeliveryFrom - roundToCents(subtotal));
  return missing <= 0
    ? { isFree: true, missing: 0, insulatedDelivery: null }
    : { isFree: false, missing, insulatedDelivery: farmshop.insulatedDelivery };
}
