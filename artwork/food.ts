// All food by the name of its picture: raw cuts are `cut-<name>`, dishes and moments in the kitchen `dish-<name>`.
import { cuts } from './cuts/cuts.ts';
import type { CutName } from './cuts/cuts.ts';
import { meals } from './dishes/meals.ts';
import type { MealName } from './dishes/meals.ts';
import type { Motif } from './motif.ts';

export type FoodName = `cut-${CutName}` | `dish-${MealName}`;

const named = <P extends string, N extends string>(prefix: P, motifs: Record<N, Motif>) =>
  // Object.entries forgets what the keys are; these tables are closed.
  (Object.entries(motifs) as [N, Motif][]).map(([name, motif]) => [`${prefix}-${name}`, motif] as const);

export const foodEntries: readonly (readonly [FoodName, Motif])[] = [...named('cut', cuts), ...named('dish', meals)];

const motifs = new Map<FoodName, Motif>(foodEntries);

export function motifOf(name: FoodName): Motif {
  const motif = motifs.get(name);
  if (!motif) throw new RangeError(`no food ${name}`);
  return motif;
}
