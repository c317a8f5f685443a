/** What a buyer is asked to pay: all of it, and what is enough for now. */
import type { Market } from '#contract/market.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import { halvesOf, sharersOf } from '#rules/orders/boxes/shared-order.ts';
import type { Order } from '../order-store.ts';
import { type Accounts, type PaymentDetails, paymentCode, paymentOf } from '../payment.ts';

export type ShownPayment = PaymentDetails & {
  code: string | null;
  /** What is enough for now, where that is less than all of it. */
  least: { amount: number; code: string | null } | null;
  /** It is packed as it is; the rest is due when it comes. */
  isEnough: boolean;
  /** Of two neighbours who share it, as long as neither has paid. */
  shares: { of: 'buyer' | 'neighbour'; name: string; amount: number; code: string | null }[] | null;
};

export function createShownPayment({ markets, accounts }: { markets: readonly Market[]; accounts: Accounts }) {
  /** What has to come in before it is packed. */
  function missingOf(order: Order): number {
    const market = markets.find(({ code }) => code === order.market);
    return market ? missingPrepayment(order, market) : order.total - order.paid;
  }

  function shownPayment(order: Order): ShownPayment | null {
    const payment = paymentOf(order, accounts);
    if (!payment) return null;
    const missing = missingOf(order);
    const shares = sharesOf(order, payment);
    // A neighbour's half is what would be enough.
    const isLess = shares === null && missing > 0 && missing < payment.amount;
    const least = isLess ? { ...payment, amount: missing } : null;
    return {
      ...payment,
      code: paymentCode(payment),
      least: least && { amount: least.amount, code: paymentCode(least) },
      isEnough: missing === 0,
      shares,
    };
  }

  return { missingOf, shownPayment };
}

/** Both with the same reference: what comes in is added up. */
function sharesOf(order: Order, payment: PaymentDetails): ShownPayment['shares'] {
  const sharers = sharersOf(order);
  if (sharers === null || order.paid > 0) return null;
  const [own, theirs] = halvesOf(payment.amount);
  const share = (amount: number) => ({ amount, code: paymentCode({ ...payment, amount }) });
  return [
    { of: 'buyer', name: sharers[0], ...share(own) },
    { of: 'neighbour', name: sharers[1], ...share(theirs) },
  ];
}
