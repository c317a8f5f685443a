/** In which order packages are listed, and which of them. What can be bought always stands first. */
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';

export const packageSorts = ['kilo', 'meal', 'weight'] as const;
export type PackageSort = (typeof packageSorts)[number];

/** Chips by which a list is narrowed. */
export const packageChips = ['now', 'express', 'organic', 'light', 'cheap'] as const;
export type PackageChip = (typeof packageChips)[number];

export const lightUpToKg = 4;
export const cheapUpTo = 75;

type Listed = {
  stockStatus: string | null;
  price: number | null;
  pricePerKilo: number | null;
  pricePerMeal: number | null;
  size: string | null;
  highlight: string | null;
  isOrganic: boolean;
};

const numbers: Record<PackageSort, (box: Listed) => number | null> = {
  kilo: ({ pricePerKilo }) => pricePerKilo,
  meal: ({ pricePerMeal }) => pricePerMeal,
  weight: ({ size }) => weightInKg(size),
};

const isIn = (box: Pick<Listed, 'stockStatus'>) => canBuy(readStockStatus(box.stockStatus));

/** Ascending; without a number, or with 0, last; ties in our order. */
export function sortPackages<T extends Listed>(boxes: readonly T[], sort: PackageSort | null): T[] {
  const number = (box: T) => (sort && numbers[sort](box)) || Number.POSITIVE_INFINITY;
  return boxes.toSorted((a, b) => {
    const [left, right] = [number(a), number(b)];
    return Number(isIn(b)) - Number(isIn(a)) || (left === right ? 0 : left - right);
  });
}

const filters: Record<PackageChip, (box: Listed) => boolean> = {
  now: isIn,
  express: ({ highlight }) => highlight === 'express',
  organic: ({ isOrganic }) => isOrganic,
  light: ({ size }) => (weightInKg(size) ?? Number.POSITIVE_INFINITY) <= lightUpToKg,
  cheap: ({ price }) => (price ?? Number.POSITIVE_INFINITY) <= cheapUpTo,
};

export function narrowPackages<T extends Listed>(boxes: readonly T[], chips: readonly PackageChip[]): T[] {
  return boxes.filter((box) => chips.every((chip) => filters[chip](box)));
}
