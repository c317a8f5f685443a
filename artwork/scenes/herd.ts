import { brush, contour, ellipse, placed, spline, toPath } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { blob } from './plants.ts';

export function cowlet(
  sheet: Sheet,
  { x, y, scale, ink = 'cream', spots = 'ink' }: { x: number; y: number; scale: number; ink?: Ink; spots?: Ink },
) {
  sheet.unplaced(() => {
    const b = spline(
      placed(
        '-34,-34 -10,-38 22,-38 36,-32 38,-14 36,0c 30,0c 28,-14 6,-12 -14,-12 -18,0c -24,0c -26,-14 -34,-16 -46,-16 -52,-24 -46,-36',
        { x, y, scale },
      ),
    );
    sheet.paint(contour(b, { min: 3 * scale, max: 5 * scale }), 'ink');
    sheet.paint(toPath(b), ink);
    sheet.clipped(b, () => {
      for (const [a, e, w] of [
        [-18, -32, 12],
        [14, -28, 14],
        [32, -14, 9],
      ] as const) {
        sheet.paint(toPath(ellipse({ x: x + a * scale, y: y + e * scale, r: w * scale, ry: w * 0.8 * scale })), spots);
      }
    });
  });
}

export function sheeplet(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    for (const a of [-12, -4, 8, 15]) {
      sheet.paint(
        brush(
          [
            { x: x + a * scale, y: y - 12 * scale },
            { x: x + a * scale, y },
          ],
          2.2 * scale,
          { taper: 0.02 },
        ),
        'ink',
      );
    }
    const b = blob({ x, y: y - 18 * scale, rx: 22 * scale, ry: 13 * scale, count: 10, height: 0.35, seed: `sl${x}` });
    sheet.paint(contour(b, { min: 2.4 * scale, max: 4 * scale }), 'ink');
    sheet.paint(toPath(b), 'cream');
    sheet.paint(
      toPath(ellipse({ x: x - 25 * scale, y: y - 22 * scale, r: 8 * scale, ry: 6 * scale, turn: 0.5 })),
      'ink',
    );
  });
}
