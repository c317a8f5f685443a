/** What an order is of, as its papers see it, and the VAT that is due for it, in the currency's smallest unit. Pure. */
import type { AtRate } from '#rules/orders/money/voucher-money.ts';
import { vatStillDue } from '#rules/orders/money/voucher-money.ts';
import { holdsStock, type OrderState } from '#rules/orders/states.ts';
import { isWithoutVat, shareOut, type VatPart, vatPart, vatParts } from '#rules/orders/money/vat.ts';

export type SoldLine = {
  position: number;
  kind: 'package' | 'piece' | 'voucher';
  name: string;
  /** What was chosen, and by whom it was raised. */
  detail: string;
  quantity: number;
  unitPrice: number;
  subtotal: number;
  /** After discounts. */
  total: number;
  rate: number;
};

export type Sold = {
  lines: SoldLine[];
  delivery: number;
  discounts: { code: string; discount: number }[];
  /** What vouchers paid in which VAT was when they were sold: it is not taxed again (decision 23). */
  taxedVouchers: AtRate[];
  /** What went back to the buyer though the order costs as much as before. */
  goodwill: number;
  /** The order was made without VAT. */
  isWithoutVat?: true;
};

export const nothingSold: Sold = { lines: [], delivery: 0, discounts: [], taxedVouchers: [], goodwill: 0 };

/** An order, as far as papers need it. */
export type OrderFacts = {
  state: OrderState;
  total: number;
  delivery: number;
  discounts: readonly { code: string; discount: number; givenBack?: number | undefined }[];
  lines: readonly (Omit<SoldLine, 'detail' | 'rate'> & { choice: string; farmer: string | null; vatRate: number })[];
  redeemed: readonly AtRate[];
  /** None: it was made without VAT. */
  vat: readonly VatPart[];
};
/** Payments that were not taken back; below nought what went to the buyer. */
export type MoneyFact = { amount: number; way: string };

export function soldOf(order: OrderFacts, payments: readonly MoneyFact[]): Sold {
  if (!holdsStock(order.state)) return nothingSold;
  const isFree = isWithoutVat(order);
  const lines = order.lines.map(({ choice, farmer, vatRate, ...line }) => {
    const { position, kind, name, quantity, unitPrice, subtotal, total } = line;
    const detail = [choice, farmer ?? ''].filter((words) => words !== '').join(', ');
    return { position, kind, name, detail, quantity, unitPrice, subtotal, total, rate: isFree ? 0 : vatRate };
  });
  return {
    lines,
    delivery: order.delivery,
    discounts: order.discounts.map(({ code, discount }) => ({ code, discount })),
    taxedVouchers: order.redeemed.flatMap(({ rate, amount }) => (rate === 0 ? [] : [{ rate, amount }])),
    goodwill: Math.min(goodwillOf(order, payments), goodsOf(lines) + order.delivery),
    ...(isFree && { isWithoutVat: true }),
  };
}

/** Money that went back, without what was too much and without what made the price less already. */
function goodwillOf({ total, discounts }: OrderFacts, payments: readonly MoneyFact[]): number {
  const inPrice = sumOf(discounts.map(({ givenBack = 0 }) => givenBack));
  const came = sumOf(payments.map(({ amount }) => Math.max(0, amount)));
  const went = sumOf(payments.map(({ amount }) => Math.max(0, -amount)));
  return Math.max(0, went - Math.max(0, came - total) - inPrice);
}

function goodsOf(lines: readonly SoldLine[]): number {
  return sumOf(lines.flatMap(({ kind, total }) => (kind === 'voucher' ? [] : [total])));
}

export type RateParts = {
  rate: number;
  delivery: number;
  goodwill: number;
  /** Taken off for vouchers that were taxed when they were sold. */
  taxed: number;
  due: VatPart;
};

/** A group of each rate, the smallest rate first. */
export function rateParts({ lines, delivery, taxedVouchers, goodwill }: Sold): RateParts[] {
  const taxed = lines.map(({ rate, total, kind }) => ({ rate, amount: total, isCarried: kind !== 'voucher' }));
  const whole = vatParts(taxed, delivery);
  const bought = (rate: number) => sumOf(lines.flatMap((line) => (line.rate === rate ? [line.total] : [])));
  const vouchers = (rate: number) =>
    sumOf(lines.flatMap((line) => (line.rate === rate && line.kind === 'voucher' ? [line.total] : [])));
  const off = shareOut(
    goodwill,
    whole.map(({ rate, gross }) => gross - vouchers(rate)),
  );
  const reduced = whole.map(({ rate, gross }, index) => vatPart(rate, gross - (off[index] ?? 0)));
  const due = vatStillDue(reduced, taxedVouchers);
  return whole.map(({ rate, gross }, index) => {
    const [before, after] = [reduced[index] ?? vatPart(rate, 0), due[index] ?? vatPart(rate, 0)];
    return {
      rate,
      delivery: gross - bought(rate),
      goodwill: off[index] ?? 0,
      taxed: before.gross - after.gross,
      due: after,
    };
  });
}

export function partsOf(sold: Sold): VatPart[] {
  return rateParts(sold).map(({ due }) => due);
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
