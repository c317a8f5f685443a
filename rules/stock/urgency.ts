import { goodChoiceUpToPercentage, inDemandUpToPercentage } from './sold-percentage.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Amount } from '#rules/money/price.ts';
import { canBuy, type StockStatus } from './stock-status.ts';

const noUrgencyFromPercentage = 100;
const urgencyDelayMs = 4000;

export type UrgencyStyle = 'success' | 'warning' | 'error';

/** Style of the urgency message by the true percentage sold; null shows no message. */
export function urgencyStyle(percentage: Amount, status: StockStatus): UrgencyStyle | null {
  const sold = numberFrom(percentage);
  if (sold === null || sold >= noUrgencyFromPercentage || !canBuy(status)) return null;
  if (sold <= goodChoiceUpToPercentage) return 'success';
  return sold <= inDemandUpToPercentage ? 'warning' : 'error';
}

/** How long the message still waits when the package has been in view for so long. */
export function urgencyWaitMs(msInView: number): number {
  return Math.max(0, urgencyDelayMs - msInView);
}
