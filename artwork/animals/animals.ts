// Animals face left in a space 1000 wide and 700 high, with the ground at y = 618.
import type { Sheet } from '../engine/sheet.ts';
import { boar } from './boar.ts';
import { chicken } from './chicken.ts';
import type { Look } from './coats.ts';
import { cod } from './cod.ts';
import { cow } from './cow.ts';
import { redDeer, roeDeer } from './deer.ts';
import { goat } from './goat.ts';
import { mackerel } from './mackerel.ts';
import { pheasant } from './pheasant.ts';
import { pig } from './pig.ts';
import { salmon } from './salmon.ts';
import { sheep } from './sheep.ts';
import { turkey } from './turkey.ts';
import { duck, goose } from './waterfowl.ts';

type Animal = {
  draw: (sheet: Sheet, look: Look) => void;
  /** What it fills: left, top, right, bottom. */
  extent: readonly [number, number, number, number];
};

export const animals = {
  cow: { draw: cow, extent: [66, 72, 926, 618] },
  chicken: { draw: chicken, extent: [164, 90, 800, 622] },
  pig: { draw: pig, extent: [78, 150, 952, 618] },
  sheep: { draw: sheep, extent: [150, 136, 884, 618] },
  goat: { draw: goat, extent: [158, 60, 818, 618] },
  deer: { draw: redDeer, extent: [180, -190, 830, 618] },
  roe: { draw: roeDeer, extent: [90, -150, 880, 618] },
  boar: { draw: boar, extent: [78, 104, 912, 618] },
  turkey: { draw: turkey, extent: [240, 80, 900, 624] },
  duck: { draw: duck, extent: [148, 140, 850, 460] },
  goose: { draw: goose, extent: [204, 126, 884, 624] },
  game: { draw: pheasant, extent: [180, 122, 990, 618] },
  salmon: { draw: salmon, extent: [56, 160, 972, 530] },
  codfish: { draw: cod, extent: [58, 140, 962, 520] },
  fish: { draw: mackerel, extent: [62, 206, 966, 470] },
} satisfies Record<string, Animal>;

export type AnimalName = keyof typeof animals;
