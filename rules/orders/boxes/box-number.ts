/** The number of a box among all of its animal: "38 of 48". Pure. */

type Taken = { number: number; quantity: number };

type BoxesAsked = {
  total: number;
  /** What is left after these were taken. */
  left: number;
  quantity: number;
  /** Those of orders that stand. */
  taken: readonly Taken[];
  /** What it had before; it has it again unless somebody else has it now. */
  had?: number | null;
};

/**
 * The first of so many numbers in a row that nobody has; null where there are none. What was sold elsewhere has the lowest ones, and
 * whoever cancels leaves a gap for the next.
 */
export function freeBoxNumber({ total, left, quantity, taken, had = null }: BoxesAsked): number | null {
  const held = taken.reduce((sum, one) => sum + one.quantity, 0);
  const elsewhere = Math.max(0, total - left - quantity - held);
  const isFree = (first: number) =>
    taken.every(({ number, quantity: count }) => first + quantity <= number || number + count <= first);
  if (had !== null && had + quantity - 1 <= total && isFree(had)) return had;
  for (let first = elsewhere + 1; first + quantity - 1 <= total; first++) if (isFree(first)) return first;
  return null;
}

type Numbered = { number: number; quantity: number; total: number; animals: readonly string[] };
export type BoxShare = { from: number; to: number; of: number };

/**
 * Which boxes of one animal these are. Of several animals that give as many boxes each, boxes go to each in turn: number 76 of 96 of
 * two cows is number 38 of the 48 of one of them.
 */
export function shareOf({ number, quantity, total, animals }: Numbered): BoxShare {
  const count = animals.length > 1 && total % animals.length === 0 ? animals.length : 1;
  return { from: Math.ceil(number / count), to: Math.ceil((number + quantity - 1) / count), of: total / count };
}
