/** What is sold now and what comes next, of all boxes of a market (D7: never a guess). */
import { backAgain } from './back-again.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

type Box = { animal: string | null; stockStatus: string | null; day: PlainDate | null };

type BySeason<T> = {
  /** Animals of which a box can be bought. */
  now: string[];
  /** Boxes that cannot, and have a day; the first comes first. */
  next: { box: T; day: PlainDate }[];
};

const mostNext = 6;

/** `animals` in the order in which the market names them. */
export function soldBySeason<T extends Box>(
  boxes: readonly T[],
  { today, animals }: { today: PlainDate; animals: readonly string[] },
): BySeason<T> {
  const sold = new Set(boxes.filter((box) => canBuy(readStockStatus(box.stockStatus))).map(({ animal }) => animal));
  const next = boxes.flatMap((box) => {
    const back = backAgain(readStockStatus(box.stockStatus), { day: box.day, today });
    return back?.is === 'date' ? [{ box, day: back.day }] : [];
  });
  return {
    now: animals.filter((animal) => sold.has(animal)),
    next: next.toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, mostNext),
  };
}
