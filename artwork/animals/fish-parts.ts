import { nth, toPoints } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import type { Carving, Coat, Sheet } from '../engine/sheet.ts';
import { ringedEye } from './animal-parts.ts';

/** From the straight fish to the bent one. */
export type Bend = (line: Line) => Point[];

/** How the body of every fish is carved. */
export const fishSkin: Carving = { mix: 0.5, spacing: 9, outline: 8, depth: 1.3 };

/** Bends a straight fish along a gentle arc. */
export function bendBy(bend: number): Bend {
  return (line: Line) =>
    toPoints(line).map((q) => {
      const t = (q.x - 500) / 450;
      return { x: q.x, y: q.y + bend * 230 * (t * t - 0.35), corner: q.corner };
    });
}

/** A point of the straight fish where the bent one has it. */
export function bentPoint(bent: Bend, x: number, y: number): Point {
  return nth(bent([{ x, y }]), 0);
}

type Fin = { line: Line; coat: Coat; rays?: readonly Line[]; outline?: number };

export function fin(sheet: Sheet, bent: Bend, { line, coat, rays = [], outline = 5 }: Fin) {
  sheet.form(bent(line), {
    ...coat,
    texture: 'none',
    outline,
    over: () => {
      for (const ray of rays) sheet.line(bent(ray), { width: 2, taper: 0.3 }, coat.dark ?? 'ink');
    },
  });
}

/** A golden eye with one light in it; `r` is the radius of its rim. */
export function fishEye(sheet: Sheet, { x, y }: Point, r: number) {
  ringedEye(sheet, { x, y, radii: [r, r - 3, r / 2 - 0.5], iris: 'gold' });
  sheet.dot({ x: x - 3, y: y - 3, r: (r - 3) / 5 }, 'cream');
}
