// Dishes in a space 1000 x 700 around 500,350. Mostly seen from above, so that they survive any crop.
import type { Sheet } from '../engine/sheet.ts';
import { chicken, ingredients, plated, roast, soup, stew } from './cooked.ts';
import type { Serving } from './food-inks.ts';
import { burger, shank, skewers } from './grill.ts';
import { box, freezer, pack } from './packaging.ts';
import { chops, fillet, legs, mince, sausages } from './raw-cuts.ts';
import { steak, tbone } from './steaks.ts';
import { redWine, roseWine, slimWine, sparklingWine, wine } from './wine.ts';

export const dishes = {
  steak,
  tbone,
  mince,
  sausages,
  roast,
  chops,
  chicken,
  legs,
  fillet,
  stew,
  soup,
  plated,
  ingredients,
  box,
  wine,
  freezer,
  pack,
  skewers,
  burger,
  shank,
  'wine-red': redWine,
  'wine-rose': roseWine,
  'wine-sparkling': sparklingWine,
  'wine-slim': slimWine,
} satisfies Record<string, (sheet: Sheet, serving: Serving) => void>;

export type DishName = keyof typeof dishes;
