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

export function henlet(sheet: Sheet, { x, y, scale, ink }: { x: number; y: number; scale: number; ink: Ink }) {
  sheet.unplaced(() => {
    const at = { x, y, scale };
    for (const leg of ['-4,-10 -5,0 -12,1', '5,-10 6,0 -1,1']) {
      sheet.paint(brush(placed(leg, at), 1.6 * scale, { taper: 0.05 }), 'ink');
    }
    const body = spline(
      placed('-22,-40 -14,-36 -6,-26 8,-26 20,-40 30,-44 28,-26 18,-10 2,-6 -12,-10 -18,-22 -22,-30', at),
    );
    sheet.paint(contour(body, { min: 2.4 * scale, max: 4 * scale }), 'ink');
    sheet.paint(toPath(body), ink);
    for (const feather of ['-2,-18 8,-14 18,-20', '4,-12 12,-12 20,-18', '22,-32 26,-38']) {
      sheet.paint(brush(placed(feather, at), 1.3 * scale), ink === 'cream' ? 'brown' : 'ink');
    }
    sheet.paint(toPath(spline(placed('-24,-40 -24,-47 -20,-44 -18,-49 -15,-44 -12,-46 -13,-39', at))), 'red');
    sheet.paint(toPath(spline(placed('-23,-37 -31,-34c -23,-33', at))), 'ochre');
    sheet.paint(toPath(ellipse({ x: x - 18 * scale, y: y - 37 * scale, r: 1.6 * scale })), 'ink');
  });
}
