// Dishes in a space 1000 x 700 around 500,350. Mostly seen from above, so that they survive any crop.
import type { Sheet } from '../engine/sheet.ts';
import { ingredients } from './cooked.ts';
import type { Serving } from './food-inks.ts';
import { box, freezer, pack } from './packaging.ts';
import { redWine, slimWine, wine } from './wine.ts';

export const dishes = {
  ingredients,
  box,
  wine,
  freezer,
  pack,
  'wine-red': redWine,
  'wine-slim': slimWine,
} satisfies Record<string, (sheet: Sheet, serving: Serving) => void>;

export type DishName = keyof typeof dishes;
