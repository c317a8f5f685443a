import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import type { PackageItem } from '#contract/entities/package-item.ts';
import type { Amount } from '#storefront/i18n/amount-text.ts';

type CutLine = {
  name: string;
  title: string;
  packs: number | null;
  pieces: number | null;
  /** Of all packs together. */
  weight: Amount | null;
};

/** A cut weighs what its vacuum packs weigh together; what is not known is left out. */
export function cutLine({ name, title, totalPieces, piecesPerVac, weight, unitType }: PackageItem): CutLine {
  const packs = totalPieces && piecesPerVac ? Math.ceil(totalPieces / piecesPerVac) : null;
  return {
    name,
    title,
    packs,
    pieces: totalPieces,
    weight: weight === null ? null : inLargeUnit({ amount: weight * (packs ?? 1), unit: unitType }),
  };
}

type MincedLine = {
  name: string;
  title: string;
  packs: number;
  piecesPerPack: number | null;
  /** Of one pack. */
  weight: Amount | null;
};

/** Minced items count in vacuum packs, one for each meal. */
export function mincedLine({ name, title, meals, piecesPerVac, weight, unitType }: PackageItem): MincedLine {
  return {
    name,
    title,
    packs: meals,
    piecesPerPack: piecesPerVac !== null && piecesPerVac > 1 && !isInTitle(title, piecesPerVac) ? piecesPerVac : null,
    weight: weight === null ? null : inLargeUnit({ amount: weight, unit: unitType }),
  };
}

/** "Hamburgers, 2 × 150 gram" says it already. */
function isInTitle(title: string, pieces: number): boolean {
  return title.split(/[ \u00A0\u202F]/).some((word, at, words) => word === String(pieces) && words[at + 1] === '×');
}
