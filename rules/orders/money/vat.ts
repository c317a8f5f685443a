/**
 * VAT as parts of a total that holds it already, in the currency's smallest unit. The rates are values of a market (`orders.vat` in
 * markets/nl.ts); which of them a good has is said in server/orders/seller.ts.
 */
import type { Market } from '#contract/market.ts';

export type VatKind = 'food' | 'wine' | 'voucher';

export type VatPart = { rate: number; gross: number; net: number; vat: number };
type Taxed = { rate: number; amount: number };

export function vatRate(kind: VatKind, { orders }: Pick<Market, 'orders'>): number {
  return orders.vat[kind];
}

/** An order keeps its parts of VAT. One without any was made when the shop charged none, and stays so whatever the shop does later. */
export function isWithoutVat({ vat }: { vat: readonly VatPart[] }): boolean {
  return vat.length === 0;
}

/** A part of each rate, the smallest rate first. Delivery takes the rates of what it carries, in proportion. */
export function vatParts(lines: readonly (Taxed & { isCarried: boolean })[], delivery: number): VatPart[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const carried = rates.map((rate) => lines.filter((line) => line.rate === rate && line.isCarried));
  const sums = carried.map(sumOf);
  // What costs nothing still travels, and what travels by mail never does: the first that is carried takes it all.
  const first = carried.findIndex((ofRate) => ofRate.length > 0);
  const isFree = sums.every((sum) => sum === 0);
  const shares = shareOut(delivery, isFree ? sums.map((_, index) => (index === first ? 1 : 0)) : sums);
  return rates.map((rate, index) => {
    const gross = sumOf(lines.filter((line) => line.rate === rate)) + (shares[index] ?? 0);
    return vatPart(rate, gross);
  });
}

/** A price that holds its VAT, taken apart. */
export function vatPart(rate: number, gross: number): VatPart {
  const net = Math.round((gross * 100) / (100 + rate));
  return { rate, gross, net, vat: gross - net };
}

/** Whole cents in proportion to the weights; what rounding leaves over goes to those who lost most by it. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // What costs nothing still travels: the first takes it all.
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) }));
  for (const { index } of byLoss.toSorted((a, b) => b.loss - a.loss).slice(0, rest))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function sumOf(lines: readonly Taxed[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
