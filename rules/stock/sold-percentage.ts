import type { Market } from '#contract/market.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Amount } from '#rules/money/price.ts';
import { canBuy, type StockStatus } from './stock-status.ts';

export const goodChoiceUpToPercentage = 50;
export const inDemandUpToPercentage = 75;
/** From this percentage on, this percentage is what shows; it makes a bound at 100 superfluous. */
const shownPercentageMaximum = 97;
const shownPercentageMinimum = 3;

type SoldLabel = 'goodChoice' | 'inDemand' | 'almostSoldOut';

/** The sold percentage as printed and drawn; null shows none. */
export function shownPercentage(percentage: Amount, figures: Market['figures']): number | null {
  const raw = numberFrom(percentage);
  if (raw === null) return null;
  const rounded = Math.round(raw);
  const [minimum, maximum] = figures === 'plain' ? [0, 100] : [shownPercentageMinimum, shownPercentageMaximum];
  return Math.min(Math.max(rounded, minimum), maximum);
}

/** Decided on the true percentage, not on the shown one. */
export function soldLabel(percentage: Amount, status: StockStatus): SoldLabel | null {
  const raw = numberFrom(percentage);
  if (raw === null || !canBuy(status)) return null;
  if (raw <= goodChoiceUpToPercentage) return 'goodChoice';
  return raw <= inDemandUpToPercentage ? 'inDemand' : 'almostSoldOut';
}
