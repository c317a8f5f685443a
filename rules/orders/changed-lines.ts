/** What an order comes to when its lines change, in the currency's smallest unit. Prices of lines that are there stay. Pure. */
import type { Market } from '#contract/market.ts';
import { deliveryCost } from './money/delivery-costs.ts';
import { isWithoutVat, shareOut, type VatPart, vatParts } from './money/vat.ts';
import { type Cents, cents } from '#rules/money/cents.ts';

export type PricedLine = {
  kind: 'package' | 'piece' | 'voucher';
  quantity: number;
  unitPrice: number;
  subtotal: number;
  /** After discounts. */
  total: number;
  vatRate: number;
};
/** `givenBack`: what went to the buyer when the price was made less for it. */
type Discount = { code: string; discount: number; isOwners?: true; givenBack?: number };

export type Sums = {
  subtotal: Cents;
  discount: Cents;
  delivery: Cents;
  total: Cents;
  vat: VatPart[];
  discounts: Discount[];
};

/** The same line with fewer of it: what one of it costs after discounts stays. */
export function lessened<T extends PricedLine>(line: T, quantity: number): T {
  const total = line.quantity === 0 ? 0 : Math.round((line.total * quantity) / line.quantity);
  return { ...line, quantity, subtotal: line.unitPrice * quantity, total };
}

/** Something off the goods, in proportion; vouchers are money and have none. Null where that is more than they cost. */
export function withDiscount<T extends PricedLine>(lines: readonly T[], amount: number): T[] | null {
  const weights = lines.map(({ kind, total }) => (kind === 'voucher' ? 0 : total));
  if (amount <= 0 || amount > sumOf(weights)) return null;
  const shares = shareOut(amount, weights);
  return lines.map((line, index) => ({ ...line, total: line.total - (shares[index] ?? 0) }));
}

/** The price as it was before something was taken off the goods; no line costs more than without discounts. */
export function withoutDiscount<T extends PricedLine>(lines: readonly T[], amount: number): T[] {
  const room = lines.map(({ kind, subtotal, total }) => (kind === 'voucher' ? 0 : subtotal - total));
  const shares = shareOut(Math.min(amount, sumOf(room)), room);
  return lines.map((line, index) => ({ ...line, total: line.total + (room[index] === 0 ? 0 : (shares[index] ?? 0)) }));
}

type Before = { delivery: number; discounts: Discount[]; vat: readonly VatPart[] };
type CostMarket = Pick<Market, 'orders' | 'farmshop'>;

/** Delivery never becomes dearer. What codes took off follows the lines. An order that was made without VAT stays without. */
export function sumsOf(lines: readonly PricedLine[], before: Before, market: CostMarket): Sums {
  const carried = { packages: carriedOf(lines, 'package'), box: carriedOf(lines, 'piece') };
  return sumsAt(lines, { ...before, delivery: Math.min(before.delivery, deliveryCost(carried, market)) });
}

/** With the delivery as it is given. */
export function sumsAt(lines: readonly PricedLine[], before: Before): Sums {
  const { delivery, discounts } = before;
  const subtotal = sumOf(lines.map((line) => line.subtotal));
  const discount = subtotal - sumOf(lines.map((line) => line.total));
  const taxed = lines.map(({ vatRate, total, kind }) => ({
    rate: vatRate,
    amount: total,
    isCarried: kind !== 'voucher',
  }));
  const shares = shareOut(
    discount,
    discounts.map((one) => one.discount),
  );
  return {
    subtotal: cents(subtotal),
    discount: cents(discount),
    delivery: cents(delivery),
    total: cents(subtotal - discount + delivery),
    vat: isWithoutVat(before) ? [] : vatParts(taxed, delivery),
    discounts: discounts.map((one, index) => ({ ...one, discount: shares[index] ?? 0 })),
  };
}

/** Before discounts, as in a basket; null where there is none of the kind. */
function carriedOf(lines: readonly PricedLine[], kind: PricedLine['kind']): number | null {
  const ofKind = lines.filter((line) => line.kind === kind);
  return ofKind.length === 0 ? null : sumOf(ofKind.map(({ subtotal }) => subtotal));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
