/** An order of the book that the properties of money keep. */
import type { PricedLine } from '#rules/orders/changed-lines.ts';
import type { AtRate, OrderMoney } from '#rules/orders/money/voucher-money.ts';
import type { OrderState } from '#rules/orders/states.ts';

/** `worth` of a voucher; 0 of goods. */
export type BookLine = PricedLine & { worth: number };
export type Voucher = { worth: number; used: number; rate: number; boughtWith: BookedOrder };

export type BookedOrder = Omit<OrderMoney, 'redeemed' | 'bought'> & {
  state: OrderState;
  lines: BookLine[];
  delivery: number;
  bought: AtRate[];
  redeemed: (AtRate & { voucher: Voucher })[];
  vouchers: Voucher[];
  /** Kept beside the order: what the bank saw of it. */
  bank: number;
  /** Payments by transfer that were not taken back. */
  transfers: number[];
  /** Takes the last thing the owner did back; null where that cannot be. */
  undo: (() => void) | null;
};
