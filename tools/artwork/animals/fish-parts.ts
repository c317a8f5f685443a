import { toPoints } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';

/** Bends a straight fish along a gentle arc. */
export function bendBy(bend: number) {
  return (line: Line) =>
    toPoints(line).map((q) => {
      const t = (q.x - 500) / 450;
      return { x: q.x, y: q.y + bend * 230 * (t * t - 0.35), corner: q.corner };
    });
}

type Fin = { coat: Coat; rays: readonly Line[]; outline?: number };

export function fin(sheet: Sheet, line: Line, { coat, rays, outline = 5 }: Fin) {
  sheet.form(line, {
    ...coat,
    texture: 'none',
    outline,
    over: () => {
      for (const ray of rays) {
        sheet.line(ray, { width: 2, taper: 0.3 }, coat.dark ?? 'ink');
      }
    },
  });
}
