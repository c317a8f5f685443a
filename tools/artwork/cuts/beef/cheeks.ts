import type { Coat, Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { garlic } from '../../dishes/garnish.ts';
import * as b from '../butchery.ts';

/** Cheeks: dense little cushions, silver skin in rays. */
export function cheeks(
  sheet: Sheet,
  { coat = b.oldBeef, ground = b.onOchre, scale = 1.15 }: { coat?: Coat; ground?: b.Ground; scale?: number } = {},
): void {
  b.onPaper(sheet, ground);
  const spots =
    scale > 1
      ? ([
          [340, 290, -0.2],
          [640, 300, 0.25],
          [480, 460, 0.02],
        ] as const)
      : ([
          [290, 260, -0.2],
          [500, 240, 0.1],
          [710, 280, 0.3],
          [390, 440, 0.1],
          [620, 450, -0.15],
        ] as const);
  for (const [x, y, angle] of spots) {
    b.slab(
      sheet,
      { x, y, angle, scale },
      {
        face: '-136,16 -124,-50 -70,-90 10,-96 88,-74 132,-20 126,44 76,84 -6,94 -84,78',
        coat,
        thick: 30,
        grain: 1.1,
        longest: 50,
        seamInk: 'bone',
        seams: [-90, -50, -10, 30, 70, 100].map(
          (u) => [`${u * 1.1},-90 ${u * 0.6 + 10},-30 ${u * 0.2 + 14},20`, 5] as const,
        ),
      },
    );
    b.shine(sheet, b.at({ x, y, angle, scale }), { lines: ['-100,-40 -60,-66 0,-74'], width: 4 });
  }
  bayLeaf(sheet, { x: 800, y: 520, angle: -0.3 });
  garlic(sheet, { x: 190, y: 540, scale: 0.85, angle: 0.2 });
}
