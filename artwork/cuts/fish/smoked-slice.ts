import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** Thin slices of smoked salmon, folded over each other. */
export function smokedSlice(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const slice = '-190,-20 -150,-70 -60,-96 50,-100 140,-76 196,-30 190,30 140,60 60,52 0,70 -80,60 -150,66 -196,30';
  drop(sheet, local(slice), { x: 9, y: 13 });
  sheet.form(local(slice), {
    base: '#EE7B4A',
    light: '#FBB48F',
    dark: '#C2512A',
    outline: 5,
    spacing: 11,
    flow: (spot.angle ?? 0) + 0.3,
    longest: 70,
    lightRange: [0.6, 0.92],
    over: () => {
      for (let u = -180; u < 200; u += 36)
        sheet.line(local(`${u},-110 ${u + 22},-30 ${u + 6},80`), { width: 3.4, taper: 0.3 }, '#FFDCC4');
      sheet.line(local('-190,34 -80,56 40,52 190,28'), { width: 5, taper: 0.3 }, '#8E4A2A');
    },
  });
}
