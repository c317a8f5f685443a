import type { CutArea } from '#rules/animals/cut-map-areas.ts';
import { musclesOf } from './muscle-kilos.ts';

/** What the boxes take of some areas of an animal: which of them each piece comes from nobody says. */
export type TakenPiece = { name: string; areas: readonly CutArea[]; kilos: number };

type TooMuch = { names: string[]; kilos: number; most: number };

/** Joins of areas are looked at together as long as there are few; nobody sells more kinds of pieces of one animal. */
const mostJoins = 200;

/**
 * What one animal cannot give: all pieces that come from some areas weigh more than those areas do. "Topside or silverside" may be
 * either, so areas that one piece names together are weighed together too.
 */
export function musclesOvertaken(animal: string, pieces: readonly TakenPiece[], breed = ''): TooMuch[] {
  const found = joinsOf(pieces.map(({ areas }) => areas)).flatMap((areas) => {
    const most = musclesOf(animal, areas, breed);
    const taken = takenFrom(areas, pieces);
    const kilos = weightOf(taken);
    return most === undefined || kilos <= most * tolerance
      ? []
      : [{ names: [...new Set(taken.map(({ name }) => name))], kilos, most }];
  });
  // What is too much of the shin is too much of shin and brisket; the shin says it.
  return found.filter(
    ({ names }) =>
      !found.some((other) => other.names.length < names.length && other.names.every((name) => names.includes(name))),
  );
}

/** Sums of grams are not exact in floating point. */
const tolerance = 1.000_001;

/** How many animals are needed for the scarcest of some pieces, and at least one. */
export function animalsNeeded(animal: string, pieces: readonly TakenPiece[], breed = ''): number {
  const shares = joinsOf(pieces.map(({ areas }) => areas)).map((areas) => {
    const most = musclesOf(animal, areas, breed);
    return most ? weightOf(takenFrom(areas, pieces)) / most / tolerance : 0;
  });
  return Math.max(1, ...shares.map(Math.ceil));
}

function takenFrom(areas: readonly CutArea[], pieces: readonly TakenPiece[]): TakenPiece[] {
  return pieces.filter((piece) => piece.areas.length > 0 && piece.areas.every((area) => areas.includes(area)));
}

function weightOf(pieces: readonly TakenPiece[]): number {
  return pieces.reduce((sum, { kilos }) => sum + kilos, 0);
}

function joinsOf(sets: readonly (readonly CutArea[])[]): CutArea[][] {
  const joins = new Map<string, CutArea[]>();
  const add = (areas: readonly CutArea[]) => joins.set(areas.toSorted().join(), [...areas]);
  sets.filter((areas) => areas.length > 0).forEach(add);
  for (let before = 0; before < joins.size && joins.size < mostJoins;) {
    before = joins.size;
    const known = [...joins.values()];
    for (const one of known)
      for (const other of known) if (one.some((area) => other.includes(area))) add([...new Set([...one, ...other])]);
  }
  return [...joins.values()];
}
