/** How much of an order has to be paid before it is packed. */
import type { Market } from '#contract/market.ts';

type Sum = { total: number; hasVouchers: boolean };

/** In the currency's smallest unit. A voucher is made when all of it is paid, and nobody brings it: an order with one is paid whole. */
export function leastPrepayment({ total, hasVouchers }: Sum, { orders }: Pick<Market, 'orders'>): number {
  return hasVouchers ? total : Math.floor(total * orders.prepayShare);
}

type Owed = { total: number; paid: number; lines: readonly { kind: string }[] };

/** What is still missing of that. */
export function missingPrepayment({ total, paid, lines }: Owed, market: Pick<Market, 'orders'>): number {
  const hasVouchers = lines.some(({ kind }) => kind === 'voucher');
  return Math.max(0, leastPrepayment({ total, hasVouchers }, market) - paid);
}
