/**
 * What vouchers may pay, what may be refunded, and which VAT is left when a voucher was taxed before, in the currency's smallest
 * unit. Pure.
 */
import { type VatPart, vatPart } from './vat.ts';

/** An amount at the rate of VAT it was sold with; 0 for a voucher in which no VAT was. */
export type AtRate = { rate: number; amount: number };

export type OrderMoney = {
  total: number;
  /** Money and vouchers together. */
  paid: number;
  vat: readonly VatPart[];
  /** Vouchers that are bought with the order. */
  bought: readonly AtRate[];
  /** What vouchers have paid for it. */
  redeemed: readonly AtRate[];
};

/**
 * How much of an order a voucher may pay: never the vouchers in it, for which money has to come in. One that was taxed when it was
 * sold pays for goods of its own rate only, so that what was taxed once is what it buys.
 */
export function payableByVoucher({ total, paid, vat, bought, redeemed }: OrderMoney, rate: number): number {
  const goods = total - sumOf(bought) - sumOf(redeemed);
  const open = Math.min(total - paid, goods);
  return Math.max(0, rate === 0 ? open : Math.min(open, ofRate(vat, rate) - at(bought, rate) - at(redeemed, rate)));
}

/**
 * What of each payment by voucher goes back to its voucher when goods became fewer or cheaper, the last one first: a voucher never
 * pays for the vouchers in an order, and one that was taxed pays for goods of its rate only.
 */
export function backToVouchers({ total, vat, bought, redeemed }: Omit<OrderMoney, 'paid'>): number[] {
  const kept = [...redeemed];
  const goods = total - sumOf(bought);
  for (const [index, { rate, amount }] of [...redeemed.entries()].toReversed()) {
    const tooMuch = sumOf(kept) - goods;
    const ofItsRate = rate === 0 ? 0 : at(kept, rate) - (ofRate(vat, rate) - at(bought, rate));
    const back = Math.min(amount, Math.max(0, tooMuch, ofItsRate));
    kept[index] = { rate, amount: amount - back };
  }
  return redeemed.map(({ amount }, index) => amount - (kept[index]?.amount ?? 0));
}

/** What of the money may go back: all of it once the order is given up; before, what its vouchers cost stays, for they can be spent. */
export function refundable({ paid, bought, redeemed }: OrderMoney, isGivenUp: boolean): number {
  return Math.max(0, paid - sumOf(redeemed) - (isGivenUp ? 0 : sumOf(bought)));
}

/** The VAT of an order without what was taxed when the vouchers that paid for it were sold. */
export function vatStillDue(vat: readonly VatPart[], redeemed: readonly AtRate[]): VatPart[] {
  return vat.map(({ rate, gross }) => vatPart(rate, rate === 0 ? gross : Math.max(0, gross - at(redeemed, rate))));
}

function ofRate(vat: readonly VatPart[], rate: number): number {
  return vat.find((part) => part.rate === rate)?.gross ?? 0;
}

function at(amounts: readonly AtRate[], rate: number): number {
  return sumOf(amounts.filter((amount) => amount.rate === rate));
}

function sumOf(amounts: readonly AtRate[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
