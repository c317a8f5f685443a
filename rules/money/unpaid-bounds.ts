/** What may be kept for somebody who has not paid. For how long is in delivery-days.ts. */
import type { Market } from '#contract/market.ts';
import { centsOf } from './cents.ts';

/** `amount` is in the currency's smallest unit. */
export type Held = { amount: number; packages: number; pieces: number };

type Line = { kind: 'package' | 'piece' | 'voucher'; quantity: number; total: number };

/** Of vouchers there are always enough: an order of them keeps nothing from anybody. */
export function heldBy(lines: readonly Line[]): Held {
  const carried = lines.filter(({ kind }) => kind !== 'voucher');
  const count = (of: Line['kind']) =>
    carried.reduce((sum, { kind, quantity }) => sum + (kind === of ? quantity : 0), 0);
  return {
    amount: carried.reduce((sum, { total }) => sum + total, 0),
    packages: count('package'),
    pieces: count('piece'),
  };
}

export function sumOfHeld(all: readonly Held[]): Held {
  const sum = (name: keyof Held) => all.reduce((total, held) => total + held[name], 0);
  return { amount: sum('amount'), packages: sum('packages'), pieces: sum('pieces') };
}

export function isBeyondBounds({ amount, packages, pieces }: Held, most: Held): boolean {
  return amount > centsOf(most.amount) || packages > most.packages || pieces > most.pieces;
}

/** Whether an order that holds so much is kept for a shorter time; `amount` as in `Held`. */
export function isLargeOrder(amount: number, { orders }: Pick<Market, 'orders'>): boolean {
  return amount > centsOf(orders.largeOrder.from);
}

/** Fewer than these are nobody's hoard, however few there are. */
const fewest = 3;

/** Whether one order took so much of a package that its owner should know: more than a tenth of what there was. */
export function isMuchUnpaid(quantity: number, left: number): boolean {
  return quantity >= fewest && quantity * 10 > left + quantity;
}
