// What one animal has of each area of its map, cut and packed as it is sold, on the bone where that is usual.
// A heavy animal of a heavy breed; animal-yield.ts knows which breeds give less.
import { pieceShare } from '#rules/animals/animal-yield.ts';
import type { CutArea } from '#rules/animals/cut-map-areas.ts';

type Kilos = Partial<Record<CutArea, number>>;

const muscles: Partial<Record<string, Kilos>> = {
  cow: {
    neck: 20,
    chuck: 44,
    blade: 45,
    rib: 22,
    plate: 42,
    brisket: 20,
    sirloin: 20,
    fillet: 6,
    flank: 16,
    rump: 24,
    round: 66,
    shank: 40,
  },
  pig: { neck: 10.5, shoulder: 14, loin: 20, fillet: 1.4, ribs: 4, belly: 14, ham: 22, shank: 5, head: 4 },
  sheep: { neck: 2, shoulder: 6, rack: 3.2, saddle: 2.5, breast: 3.5, leg: 7, shank: 2.4 },
  boar: { neck: 4, shoulder: 5, loin: 4, fillet: 0.8, ribs: 3, belly: 5, ham: 12 },
  deer: { neck: 6, shoulder: 10, rack: 4, saddle: 4, breast: 5, leg: 24, shank: 4 },
  roe: { neck: 0.8, shoulder: 2.2, rack: 0.7, saddle: 0.7, leg: 4.8 },
};

/** What one animal of a breed has of some areas at most; undefined where we do not know. */
export function musclesOf(animal: string, areas: readonly CutArea[], breed = ''): number | undefined {
  const known = muscles[animal];
  if (!known || areas.length === 0) return undefined;
  const kilos = areas.reduce((sum, area) => sum + (known[area] ?? NaN), 0);
  return Number.isNaN(kilos) ? undefined : kilos * pieceShare(animal, breed);
}
