/** What one box holds, summed up: the numbers a page shows of a package follow from its rows. */
import { roundToCents } from '#rules/money/round-to-cents.ts';
import { freezerLitres, type Litres } from '#rules/stock/freezer-litres.ts';

export type PackageRow = {
  /** What is minced is counted in packs of one meal. */
  isMinced: boolean;
  pieces: number;
  perPack: number;
  /** Of one pack. */
  grams: number;
  meals: number;
};

export type PackageSums = { kilos: number; kinds: number; packs: number; meals: number; litres: Litres | null };

export function packsOf({ isMinced, pieces, perPack, meals }: PackageRow): number {
  return isMinced ? meals : pieces / (perPack > 0 ? perPack : 1);
}

/** Null where nothing is in it. */
export function packageSums(rows: readonly PackageRow[]): PackageSums | null {
  if (rows.length === 0) return null;
  const sum = (of: (row: PackageRow) => number) => roundToCents(rows.reduce((total, row) => total + of(row), 0));
  const grams = Math.round(rows.reduce((total, row) => total + packsOf(row) * row.grams, 0));
  return {
    kilos: grams / 1000,
    kinds: rows.length,
    packs: sum(packsOf),
    meals: sum(({ meals }) => meals),
    litres: freezerLitres(grams),
  };
}

/** Per kilo, or per meal. */
export function pricePer(price: number | null, units: number | null): number | null {
  return price !== null && units !== null && units > 0 ? roundToCents(price / units) : null;
}
