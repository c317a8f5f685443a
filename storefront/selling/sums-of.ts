/** What an order or a basket comes to, part by part. Amounts are in the currency's smallest unit. */
import type { Market } from '#contract/market.ts';
import type { BasketLine } from '#rules/orders/basket.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';

/** Null where there is none of the kind; without delivery nothing has to travel. */
export type ShopSums = ReturnType<typeof sumsOf>;

type Sold = Pick<BasketLine, 'kind' | 'subtotal'>;
type Summed = {
  lines: readonly Sold[];
  discounts: { code: string; discount: number }[];
  delivery: number;
  total: number;
  vat: VatPart[];
};

export function sumsOf({ lines, discounts, delivery, total, vat }: Summed, market: Market) {
  const of = (kind: Sold['kind']) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    return ofKind.length === 0 ? null : ofKind.reduce((sum, { subtotal }) => sum + subtotal, 0);
  };
  const isCarried = lines.some(({ kind }) => kind !== 'voucher');
  return {
    packages: of('package'),
    vouchers: of('voucher'),
    box: of('piece'),
    discounts,
    delivery: isCarried ? delivery : null,
    total,
    /** Whether prices hold VAT: in an order made without there are no parts of it. */
    isTaxed: vat.length > 0,
    vat: vat
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat: part }) => ({ rate: String(rate).replace('.', market.numbers.decimal), vat: part })),
  };
}
