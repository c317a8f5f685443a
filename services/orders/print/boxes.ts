/** What of an order is packed, and into how many boxes. */
import type { Order, OrderLine } from '../order-store.ts';

/** What goes into a box or an envelope; other vouchers are mailed. */
export function packed(lines: OrderLine[]): OrderLine[] {
  return lines.filter(({ kind, isPosted }) => kind !== 'voucher' || isPosted);
}

/** A package is a box of its own; pieces of the farm shop travel together. */
export function boxesOf({ lines }: Order): OrderLine[][] {
  const all = packed(lines);
  const pieces = all.filter(({ kind }) => kind === 'piece');
  const packages = all.filter(({ kind }) => kind === 'package');
  return [
    ...packages.flatMap((line) => Array.from({ length: line.quantity }, () => [line])),
    ...(pieces.length > 0 ? [pieces] : []),
  ];
}
