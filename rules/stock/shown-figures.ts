import type { Market } from '#contract/market.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Amount } from '#rules/money/price.ts';

/** Package totals above this are halved for show, and their buyers too. */
const halvingAboveTotal = 45;
const shownBuyersMinimum = 1;

type ShownFigures = {
  buyers: number;
  total: number;
  /** 0 hides the tooltip. */
  remaining: number;
};

/** Buyers and packages as the tooltips print them; null when the figures are not known. */
export function shownFigures(
  counts: { total: Amount; buyers: Amount },
  figures: Market['figures'],
): ShownFigures | null {
  const total = numberFrom(counts.total);
  const buyers = numberFrom(counts.buyers);
  if (total === null || buyers === null) return null;
  const isHalved = figures === 'specified' && total > halvingAboveTotal;
  // Rounded apart, so that something remains for as long as anything is left.
  const shownTotal = isHalved ? Math.ceil(total / 2) : total;
  const countedBuyers = isHalved ? Math.floor(buyers / 2) : buyers;
  return {
    buyers: figures === 'plain' ? buyers : Math.max(countedBuyers, shownBuyersMinimum),
    total: shownTotal,
    remaining: buyers >= total ? 0 : shownTotal - countedBuyers,
  };
}
