import type { Spot } from '../engine/geometry.ts';

export type Layouts = Readonly<
  Record<number, readonly (readonly [x: number, y: number, angle?: number, scale?: number])[]>
>;

/** Where so many pieces lie: as many spots as pieces, or the drawing does not know that number. */
export function laid(count: number, layouts: Layouts): Spot[] {
  const spots = layouts[count];
  if (spots?.length !== count) throw new RangeError(`no layout of ${count} pieces`);
  return spots.map(([x, y, angle = 0, scale = 1]) => ({ x, y, angle, scale }));
}
