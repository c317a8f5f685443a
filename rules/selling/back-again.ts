/** What to do about a package that cannot be bought: when it is there again, and what there is instead (D7). */
import type { PlainDate } from '#rules/time/local-time.ts';
import { canBuy, readStockStatus, type StockStatus } from '#rules/stock/stock-status.ts';

export type BackAgain = { is: 'date'; day: PlainDate } | { is: 'soon' };

/** Never a guess: null where nobody has said when. */
export function backAgain(
  status: StockStatus,
  { day, today }: { day: PlainDate | null; today: PlainDate },
): BackAgain | null {
  if (canBuy(status)) return null;
  if (day !== null && day > today) return { is: 'date', day };
  return status === 'coming_soon' ? { is: 'soon' } : null;
}

type Box = {
  slug: string;
  animal: string | null;
  stockStatus: string | null;
  price: number | null;
  grams: number | null;
};

const mostInstead = 3;

/** Of the same animal, the nearest in weight first, then the nearest in price, then in our order. */
export function boxesInstead<T extends Box>(gone: Box, boxes: readonly T[]): T[] {
  const far = (one: number | null, other: number | null) =>
    one === null || other === null ? Number.MAX_SAFE_INTEGER : Math.abs(one - other);
  return boxes
    .filter(
      ({ slug, animal, stockStatus }) =>
        slug !== gone.slug && animal === gone.animal && canBuy(readStockStatus(stockStatus)),
    )
    .toSorted(
      (a, b) =>
        far(a.grams, gone.grams) - far(b.grams, gone.grams) || far(a.price, gone.price) - far(b.price, gone.price),
    )
    .slice(0, mostInstead);
}
