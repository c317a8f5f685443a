// Words by which pieces of meat are called, and the areas of the map they are taken from. Written as in addresses: "cote-de-boeuf".
// One file a market: the same word is another piece elsewhere. A Dutch entrecote is sirloin, a French one rib.
import type { CutArea, CutMapName } from '#rules/animals/cut-map-areas.ts';

export type CutWords = {
  /** Says where it sits. */
  named?: Record<string, readonly CutArea[]>;
  /** A way to cook it, which says where it sits only as long as nothing else does. */
  loose?: Record<string, readonly CutArea[]>;
};

export type MarketWords = {
  maps: Partial<Record<CutMapName, CutWords>>;
  /** Words above that are drawn in one area, but are cut from several: how many kilos there are of it nobody can say. */
  dishes?: readonly string[];
  /** What a mincer made. */
  minced: readonly string[];
  /** How words begin that name an animal: pork in a recipe of beef is not on the map of the cow. */
  animals: Partial<Record<CutMapName | 'undrawn', readonly string[]>>;
};

/** Taken from all over the bird, or all along the fish. */
export const wholeBird = ['neck', 'breast', 'tenderloin', 'wing', 'back', 'thigh', 'drumstick', 'giblets'] as const;
export const leg = ['thigh', 'drumstick'] as const;
export const wholeSide = ['top', 'back', 'belly', 'side'] as const;
export const stew = ['shoulder', 'neck'] as const;
