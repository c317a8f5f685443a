/** What payments, refunds and giving an order up do to its money, in the currency's smallest unit. Pure. */

type Paid = { total: number; paid: number };

/** Money that comes in. `amount`: null for all that is missing. */
export function afterPayment(
  { total, paid }: Paid,
  amount: number | null,
): { received: number; paid: number; missing: number; over: number } {
  const received = amount ?? Math.max(0, total - paid);
  const now = paid + received;
  return { received, paid: now, missing: Math.max(0, total - now), over: Math.max(0, now - total) };
}

/** An order that is given up: what vouchers paid goes back to them, all else is owed to the buyer. */
export function afterGivingUp(paid: number, onVouchers: number): { paid: number; isRefundDue: boolean } {
  return { paid: paid - onVouchers, isRefundDue: paid - onVouchers > 0 };
}

type Refundable = Paid & {
  /** No more than this may go back. */
  most: number;
  isGivenUp: boolean;
};

/** Money that goes back; null where that cannot be. `amount`: null for all that is due. `left`: what is still due. */
export function afterRefund(
  { total, paid, most, isGivenUp }: Refundable,
  amount: number | null,
): { sent: number; paid: number; left: number } | null {
  const due = isGivenUp ? most : Math.min(most, Math.max(0, paid - total));
  const sent = amount ?? due;
  if (sent <= 0 || sent > most) return null;
  return { sent, paid: paid - sent, left: Math.max(0, due - sent) };
}
