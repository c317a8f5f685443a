/** From the weight of a living animal to the boxes that can be sold of it. Grams, whole numbers. */
import { yieldKilos } from '#rules/animals/animal-yield.ts';
import type { Share } from './animal-state.ts';

/** Three numbers of an owner: what it weighs alive, how much of that is carcass, and how much of the carcass is sold. */
export type Weights = {
  liveGrams: number;
  /** Percent. */
  dressing: number;
  meat: number;
};

/** What slaughterhouses and butchers reckon with where nobody has weighed: percent of the living animal, percent of the carcass. */
const usual: Partial<Record<string, Omit<Weights, 'liveGrams'>>> = {
  cow: { dressing: 55, meat: 68 },
  pig: { dressing: 78, meat: 72 },
  sheep: { dressing: 48, meat: 75 },
  deer: { dressing: 56, meat: 72 },
};
const others = { dressing: 70, meat: 75 };

export function usualShares(animal: string): Omit<Weights, 'liveGrams'> {
  return usual[animal] ?? others;
}

const percentOf = (grams: number, percent: number) => Math.floor((grams * percent) / 100);

/** What hangs was weighed: then the living weight no longer counts. */
export function meatOf({ liveGrams, dressing, meat }: Weights, carcassGrams: number | null = null) {
  const carcass = carcassGrams ?? percentOf(liveGrams, dressing);
  return { carcass, meat: percentOf(carcass, meat) };
}

/** What so many of a breed give at most, where nobody has weighed; null where we do not know. */
export function meatOfBreed(animal: string, breed: string, count: number): number | null {
  const kilos = yieldKilos(animal, breed);
  return kilos === undefined ? null : kilos * count * 1000;
}

type Boxes = Pick<Share, 'grams' | 'total'>;

export type Shared = {
  /** In boxes that are for sale or sold. */
  inBoxes: number;
  /** Below nought: more was promised than there is. */
  free: number;
  /** By share: how many more boxes of it there could be, if all that is free went there. */
  more: number[];
};

export function sharedOut(meatGrams: number, shares: readonly Boxes[]): Shared {
  const inBoxes = shares.reduce((sum, { grams, total }) => sum + grams * total, 0);
  const free = meatGrams - inBoxes;
  return { inBoxes, free, more: shares.map(({ grams }) => (grams > 0 ? Math.max(0, Math.floor(free / grams)) : 0)) };
}
