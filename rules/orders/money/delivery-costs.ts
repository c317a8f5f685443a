import type { Market } from '#contract/market.ts';
import { type Cents, cents, centsOf } from '#rules/money/cents.ts';

/** Sums of what is to be delivered, in the currency's smallest unit; null where there is none of the kind. */
type Carried = { packages: number | null; box: number | null };
type CostMarket = Pick<Market, 'orders' | 'farmshop'>;

/**
 * What one delivery costs, in the currency's smallest unit. Packages and the farm box of one order travel together: the dearer
 * of the two counts, once.
 */
export function deliveryCost({ packages, box }: Carried, { orders, farmshop }: CostMarket): Cents {
  const { cost, freeFrom } = orders.packageDelivery;
  const ofPackages = costBelow(packages, { cost, freeFrom });
  if (!farmshop) return ofPackages;
  const ofBox = costBelow(box, { cost: farmshop.boxDelivery, freeFrom: farmshop.freeDeliveryFrom });
  return ofPackages > ofBox ? ofPackages : ofBox;
}

function costBelow(sum: number | null, { cost, freeFrom }: { cost: number; freeFrom: number | null }): Cents {
  if (sum === null || (freeFrom !== null && sum >= centsOf(freeFrom))) return cents(0);
  return centsOf(cost);
}
