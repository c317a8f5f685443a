/** An animal is sold in shares, and slaughtered when all of them have a buyer: which state it is in, and what may come next. */

/** The boxes of one package that are cut from an animal. */
export type Share = {
  /** Of one box. */
  grams: number;
  total: number;
  buyers: number;
  /** For sale, or sold out; not what is only announced. */
  isPublished: boolean;
};

export const animalStates = [
  'planned',
  'open',
  'full',
  'booked',
  'slaughtered',
  'cut',
  'delivered',
  'cancelled',
] as const;
export type AnimalState = (typeof animalStates)[number];
/** States that somebody says; the others follow from what is sold. */
export const steps = ['booked', 'slaughtered', 'cut', 'delivered', 'cancelled'] as const;
export type Step = (typeof steps)[number];

export type Sold = {
  /** In grams, whole numbers. */
  capacity: number;
  sold: number;
  left: number;
  boxes: number;
  boxesSold: number;
  /** Whole, rounded down: 100 is all of it. Null where nothing is for sale. */
  percent: number | null;
};

/** What has more buyers than boxes is sold once: another package of the animal is not fuller for it. */
export function soldOf(shares: readonly Share[]): Sold {
  const sum = (of: (share: Share) => number) => shares.reduce((all, share) => all + of(share), 0);
  const capacity = sum(({ grams, total }) => grams * total);
  const sold = sum(({ grams, total, buyers }) => grams * Math.min(total, buyers));
  return {
    capacity,
    sold,
    left: capacity - sold,
    boxes: sum(({ total }) => total),
    boxesSold: sum(({ total, buyers }) => Math.min(total, buyers)),
    percent: capacity === 0 ? null : Math.floor((100 * sold) / capacity),
  };
}

export function stateOf(shares: readonly Share[], step: Step | null): AnimalState {
  if (step) return step;
  const offered = shares.filter(({ total }) => total > 0);
  if (!offered.some(({ isPublished }) => isPublished)) return 'planned';
  return offered.every(({ buyers, total }) => buyers >= total) ? 'full' : 'open';
}

/** `oversold`: more buyers than boxes. `notFull`: it goes, and not all of it has a buyer. */
export type AnimalProblem = 'oversold' | 'notFull';

export function problemsOf(shares: readonly Share[], state: AnimalState): AnimalProblem[] {
  if (state === 'cancelled' || state === 'delivered') return [];
  const isOversold = shares.some(({ buyers, total }) => total > 0 && buyers > total);
  const isNotFull = state === 'booked' && shares.some(({ buyers, total }) => buyers < total);
  return [...(isOversold ? (['oversold'] as const) : []), ...(isNotFull ? (['notFull'] as const) : [])];
}

const next: Record<AnimalState, readonly Step[]> = {
  planned: ['cancelled'],
  open: ['booked', 'cancelled'],
  full: ['booked'],
  // The week may still be moved.
  booked: ['booked', 'slaughtered'],
  slaughtered: ['cut'],
  cut: ['delivered'],
  delivered: [],
  cancelled: [],
};

export function nextSteps(state: AnimalState): readonly Step[] {
  return next[state];
}

/** Asked before it is done: `left` where not all is sold, `buyers` where somebody bought of what is called off. */
export function questionBefore(step: Step, state: AnimalState, shares: readonly Share[]): 'left' | 'buyers' | null {
  const { left, boxesSold } = soldOf(shares);
  if (step === 'booked' && state === 'open' && left > 0) return 'left';
  return step === 'cancelled' && boxesSold > 0 ? 'buyers' : null;
}

/** Whether its packages may become those of the next animal: nothing of this one can be bought any more. */
export function canFollow(state: AnimalState, shares: readonly { canBuy: boolean }[]): boolean {
  return !['planned', 'open', 'cancelled'].includes(state) && !shares.some(({ canBuy }) => canBuy);
}
