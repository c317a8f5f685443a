/** What a basket comes to before it is ordered: parts of VAT, days, and whether what was shown still holds. Pure. */
import type { Market } from '#contract/market.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { deliveryDays } from './delivery-days.ts';
import { type VatPart, vatParts, vatRate } from './money/vat.ts';
import type { Basket, BasketLine, Shortage } from './basket.ts';

export type Offer = Basket & {
  /** None where the shop charges no VAT. */
  vat: VatPart[];
  /** Whether something has to travel, on a day that the buyer chooses. */
  needsDay: boolean;
  /** Days to choose from; none where nothing has to travel, or where no day suits all of it. */
  days: PlainDate[];
  /** Whether something has to be sent somewhere. */
  needsAddress: boolean;
  /** Whether the buyer has to be of age. */
  hasWine: boolean;
};

export function offerOf(basket: Basket, { market, now }: { market: Market; now: Date }): Offer {
  const carried = basket.lines.filter(({ kind }) => kind !== 'voucher');
  const notBefore = carried.flatMap((line) => line.notBefore ?? []).toSorted();
  const notAfter = carried.flatMap((line) => line.notAfter ?? []).toSorted();
  const between = { notBefore: notBefore.at(-1) ?? null, notAfter: notAfter[0] ?? null };
  const taxed = basket.lines.map((line) => ({
    rate: vatRate(line.vatKind, market),
    amount: line.total,
    isCarried: line.kind !== 'voucher',
  }));
  return {
    ...basket,
    vat: market.orders.isWithoutVat ? [] : vatParts(taxed, basket.delivery),
    days: carried.length === 0 ? [] : deliveryDays(now, market, between),
    needsDay: carried.length > 0,
    needsAddress: carried.length > 0 || basket.lines.some(({ isPosted }) => isPosted),
    hasWine: carried.some(({ vatKind }) => vatKind === 'wine'),
  };
}

/** What the buyer saw when they pressed the button: each line's price and quantity, and the total. */
export type Seen = { total: number; lines: Record<string, { unitPrice: number; quantity: number }> };

export function seenOf({ lines, total }: Basket): Seen {
  return {
    total,
    lines: Object.fromEntries(lines.map(({ key, unitPrice, quantity }) => [key, { unitPrice, quantity }])),
  };
}

export type Change = {
  name: string;
  kind: 'price' | 'quantity' | 'added';
  before: number | null;
  now: number;
};

/** Null while the offer is what was seen. */
export function changesSince(seen: Seen, { lines, total }: Basket): Change[] | null {
  const changes = lines.flatMap(({ key, name, unitPrice, quantity }): Change[] => {
    const before = seen.lines[key];
    if (!before) return [{ name, kind: 'added', before: null, now: unitPrice }];
    if (before.unitPrice !== unitPrice) return [{ name, kind: 'price', before: before.unitPrice, now: unitPrice }];
    return before.quantity === quantity ? [] : [{ name, kind: 'quantity', before: before.quantity, now: quantity }];
  });
  const isSame = changes.length === 0 && seen.total === total && Object.keys(seen.lines).length === lines.length;
  return isSame ? null : changes;
}

export type Short = { key: string; name: string; wanted: number; left: number };

/** What there is not enough of, named as in the basket. */
export function shortLines(lines: BasketLine[], shortages: Shortage[]): Short[] {
  return shortages.flatMap(({ good, left }) =>
    lines
      .filter((line) => line.good.kind === good.kind && line.good.id === good.id)
      .map(({ key, name, quantity }) => ({ key, name, wanted: quantity, left })),
  );
}
