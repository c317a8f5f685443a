// Which areas of an animal are in a box or in a dish, and what of them.
import type { PackageContents } from '#contract/entities/package-item.ts';
import type { Recipe } from '#contract/entities/recipe.ts';
import type { Market } from '#contract/market.ts';
import { areasNamed, mapOf } from './cut-areas.ts';
import type { CutArea, CutMapName } from './cut-map-areas.ts';

export type LocatedPiece = { key: string; title: string; areas: readonly CutArea[]; isMinced: boolean };
type Located = { map: CutMapName; pieces: LocatedPiece[] };

/** Null where the animal has no map, or nothing in the box has its place on it: a box of wine, bones for stock. */
export function locatePackage(
  market: Pick<Market, 'code'>,
  { animal, contents: { cuts, minced } }: { animal: string | null; contents: PackageContents },
): Located | null {
  const map = mapOf(animal === null ? [] : [animal]);
  if (map === null) return null;
  const pieces = [
    ...cuts.map((piece) => ({ piece, isMinced: false })),
    ...minced.map((piece) => ({ piece, isMinced: true })),
  ].flatMap(({ piece: { name, title, shortTitle }, isMinced }) => {
    const areas = areasNamed(market, map, { texts: [`${shortTitle} ${title}`, name], isMinced });
    return areas.length > 0 ? [{ key: name, title: shortTitle, areas, isMinced }] : [];
  });
  return pieces.length > 0 ? { map, pieces } : null;
}

type Cut = { slug: string; title: string; areas: readonly CutArea[] };

/** The cut a piece is: by its key or its name, or else one whose slug is part of the key, or the other way round, from the same area. */
export function cutOfPiece<C extends Cut>({ key, title, areas }: LocatedPiece, cuts: readonly C[]): C | null {
  const name = title.toLowerCase();
  return (
    cuts.find((cut) => cut.slug === key || cut.title.toLowerCase() === name) ??
    cuts.find((cut) => (cut.slug.includes(key) || key.includes(cut.slug)) && isOverlap(cut.areas, areas)) ??
    null
  );
}

function isOverlap(some: readonly CutArea[], others: readonly CutArea[]): boolean {
  return some.some((area) => others.includes(area));
}

type Cooked = Pick<Recipe, 'animalTypes' | 'ingredients'>;

/** What of its ingredients is meat of its animal. `isSold` tells what leads to our goods: a "filet" of oil leads nowhere. */
export function locateRecipe(
  market: Pick<Market, 'code'>,
  { animalTypes, ingredients }: Cooked,
  isSold: (address: string | null) => boolean,
): Located | null {
  const map = mapOf(animalTypes);
  if (map === null) return null;
  const pieces = ingredients.flatMap(({ title, address }) => {
    const areas = isSold(address) ? areasNamed(market, map, { texts: [title], isMinced: false }) : [];
    return areas.length > 0 ? [{ key: address?.split('/').at(-1) ?? title, title, areas, isMinced: false }] : [];
  });
  return pieces.length > 0 ? { map, pieces } : null;
}
