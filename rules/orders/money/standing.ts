/** What is missing of an order, too much, or owed back, in the currency's smallest unit: sums of its payments. Pure. */
import { holdsStock, type OrderState } from '../states.ts';

export type Standing = {
  missing: number;
  over: number;
  /** All that came for what was given up; else what is too much. */
  refundDue: number;
  /** It is packed or on its way, and not all of it is paid. */
  isUnpaid: boolean;
};

export function standingOf({ state, total, paid }: { state: OrderState; total: number; paid: number }): Standing {
  const isHeld = holdsStock(state);
  const missing = isHeld ? Math.max(0, total - paid) : 0;
  const over = isHeld ? Math.max(0, paid - total) : 0;
  const isGone = state === 'packed' || state === 'sent' || state === 'delivered';
  return { missing, over, refundDue: isHeld ? over : Math.max(0, paid), isUnpaid: isGone && missing > 0 };
}
