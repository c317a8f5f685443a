import type { Line } from '../../engine/geometry.ts';

export type Chart = {
  /** Left, top, width, height of what is shown. */
  box: readonly [number, number, number, number];
  /** Everything that is divided: trunk with the near legs. */
  body: Line;
  /** Behind it, in plain ink: far legs, tail feathers, fins. */
  behind: readonly Line[];
  /** In front of it, never sold: head, ears. */
  front: readonly Line[];
  /** In front of it, in ink: hooves, comb, beak. */
  solid: readonly Line[];
  eyes: readonly (readonly [number, number])[];
  /** Fine ink lines: nostril, mouth, seams. */
  lines: readonly Line[];
  /** Light lines in what is plain ink. */
  cuts: readonly Line[];
  /** Polygons; where two overlap the first one counts. What none of them covers is not sold. */
  areas: Readonly<Record<string, readonly Line[]>>;
  /** Along which the gouge runs. */
  guides: readonly Line[];
  gap: number;
};
