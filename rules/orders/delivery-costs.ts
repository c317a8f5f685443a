import type { Market } from '#contract/market.ts';

/** Sums of what is to be delivered, in the currency's smallest unit; null where there is none of the kind. */
type Carried = { packages: number | null; box: number | null };
type CostMarket = Pick<Market, 'orders' | 'farmshop'>;

/**
 * What one delivery costs, in the currency's smallest unit. Packages and the farm box of one order travel together: the dearer
 * of the two counts, once.
 */
export function deliveryCost({ packages, box }: Carried, { orders, farmshop }: CostMarket): number {
  const { cost, freeFrom } = orders.packageDelivery;
  return Math.max(
    costBelow(packages, { cost, freeFrom }),
    farmshop ? costBelow(box, { cost: farmshop.boxDelivery, freeFrom: farmshop.freeDeliveryFrom }) : 0,
  );
}

function costBelow(sum: number | null, { cost, freeFrom }: { cost: number; freeFrom: number | null }): number {
  if (sum === null || (freeFrom !== null && sum >= Math.round(freeFrom * 100))) return 0;
  return Math.round(cost * 100);
}
