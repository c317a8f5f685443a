import type { Sheet } from '../engine/sheet.ts';
import { boar } from './boar.ts';
import { deer } from './deer.ts';
import { codfish, fish, salmon } from './fish.ts';
import { goat } from './goat.ts';
import { pig } from './pig.ts';
import { chicken, pheasant, turkey } from './poultry.ts';
import { sheep } from './sheep.ts';
import { duck, goose } from './waterfowl.ts';

/** drawn extents, used for placement */ export const boxes = {
  cow: [66, 72, 926, 618],
  pig: [78, 150, 952, 618],
  sheep: [150, 136, 884, 618],
  goat: [158, 60, 818, 618],
  deer: [180, -176, 796, 618],
  roe: [190, -26, 790, 618],
  boar: [78, 104, 912, 618],
  chicken: [164, 90, 800, 622],
  turkey: [240, 80, 900, 624],
  duck: [148, 140, 850, 460],
  goose: [204, 126, 884, 624],
  game: [180, 122, 990, 618],
  salmon: [56, 160, 972, 530],
  codfish: [58, 140, 962, 520],
  fish: [62, 206, 966, 470],
};

export const animals = {
  cow,
  chicken,
  pig,
  sheep,
  deer,
  roe: (sheet: Sheet, options: Options) => deer(sheet, { ...options, kind: 'roe' }),
  boar,
  turkey,
  duck,
  goose,
  goat,
  salmon,
  codfish,
  fish,
  game: pheasant,
  pheasant,
};
