import type { Sheet } from '../../engine/sheet.ts';
import { sageLeaf } from '../../dishes/sides.ts';
import { onion } from '../../dishes/garnish.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Liver in slices as thick as a finger: smooth, long, a few round vessels cut through. */
export function liver(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onSage);
  for (const spot of laid(count, {
    2: [
      [450, 268, -0.1],
      [520, 440, 0.05, 1.04],
    ],
  })) {
    const local = b.at(spot);
    b.slab(sheet, spot, {
      face: '-290,34 -276,-30 -210,-78 -110,-96 0,-90 120,-98 220,-76 286,-30 280,6c 250,34 190,30 130,52 40,86 -70,98 -180,92 -256,72',
      coat: { base: '#7C2A22', light: '#C4705C', dark: '#43120F' },
      sideCoat: { base: '#521612', light: '#8A332A', dark: '#2A0A09' },
      thick: 30,
      grain: 0.1,
      longest: 70,
    });
    for (const [u, v, r] of [
      [-120, 16, 9],
      [60, -20, 11],
      [176, -30, 6],
    ] as const) {
      const q = b.pointAt(local, u, v);
      sheet.dot({ x: q.x, y: q.y, r: r + 4, ry: (r + 4) * 0.66 }, '#D99A86');
      sheet.dot({ x: q.x + 1, y: q.y + 1, r, ry: r * 0.62 }, '#35100D');
    }
    b.shine(sheet, local, {
      lines: ['-236,-34 -170,-70 -80,-78', '60,-76 140,-82 210,-60', '-190,66 -90,76 0,70'],
      width: 6,
      ink: '#EBC2AE',
    });
  }
  onion(sheet, { x: 800, y: 210, scale: 1 });
  sageLeaf(sheet, { x: 190, y: 556, angle: 0.2 });
}
