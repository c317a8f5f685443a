import { createRandom } from '../../engine/random.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { garlic } from '../../dishes/garnish.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Cheeks: flat ovals with an uneven edge, thick fibres across, a net of white sinew between them. */
export function cheeks(
  sheet: Sheet,
  count: number,
  { coat = b.beef, ground = b.onOchre }: { coat?: Coat; ground?: b.Ground } = {},
): void {
  b.onPaper(sheet, ground);
  for (const spot of laid(count, {
    2: [
      [400, 272, -0.16, 1.5],
      [590, 432, 0.12, 1.56],
    ],
    4: [
      [330, 262, -0.2, 1.08],
      [630, 252, 0.14, 1.08],
      [390, 440, 0.08, 1.1],
      [690, 430, -0.12, 1.08],
    ],
  })) {
    const random = createRandom(`cheek${spot.x}`);
    b.slab(sheet, spot, {
      face: '-150,12 -140,-34 -104,-52 -84,-82 -20,-92 40,-84 92,-88 136,-50 150,-2 132,40 96,60 60,88 -10,90 -66,78 -116,72 -146,44',
      coat,
      thick: 26,
      grain: 0.25,
      longest: 60,
      seamInk: 'rose',
      seams: [
        ['-140,4 -80,-14 -20,2 60,-18 146,-4', 4.4],
        ['-104,-50 -60,-40 -20,-58 40,-46 120,-60', 3],
        ['-120,44 -50,30 10,46 70,34 124,40', 3.4],
        ['-40,-84 -30,-44 -44,0 -30,40 -40,78', 2.4],
        ['60,-84 54,-40 66,-10 58,36 64,80', 2.4],
      ],
      over: (local) => {
        for (let i = 0; i < 22; i++) {
          const [u, v] = [-130 + random() * 250, -76 + random() * 150];
          sheet.line(
            local(`${u},${v} ${u + 12},${v - 4} ${u + 26},${v}`),
            { width: 2, taper: 0.4 },
            coat.dark ?? 'oxblood',
          );
        }
      },
    });
    b.shine(sheet, b.at(spot), { lines: ['-110,-40 -78,-66 -20,-76'], width: 4 });
  }
  bayLeaf(sheet, { x: 820, y: 556, angle: -0.3 });
  garlic(sheet, { x: 170, y: 560, scale: 0.8, angle: 0.2 });
}
