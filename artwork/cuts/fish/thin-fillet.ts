import type { Spot } from '../../engine/geometry.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

type Fillet = { line: string; coat: Coat; /** The distance between two flakes. */ flakes: number };

/** A thin fillet from above: a seam along it and flakes that run to it like a feather's. */
export function thinFillet(sheet: Sheet, spot: Spot, { line, coat, flakes }: Fillet): void {
  const local = b.at(spot);
  drop(sheet, local(line), { x: 11, y: 16 });
  sheet.form(local(line), {
    ...coat,
    outline: 6,
    spacing: 11,
    flow: spot.angle ?? 0,
    mix: 0.4,
    longest: 60,
    darkRange: [0.5, 0.08],
    lightRange: [0.72, 0.98],
    over: () => {
      for (let u = -300; u < 300; u += flakes) {
        sheet.line(local(`${u - 14},-140 ${u + 16},-60 ${u + 26},-4`), { width: 2.8, taper: 0.3 }, coat.dark ?? 'sea');
        sheet.line(local(`${u + 26},4 ${u + 16},60 ${u - 14},140`), { width: 2.8, taper: 0.3 }, coat.dark ?? 'sea');
      }
      sheet.line(local('-300,-2 0,4 300,0'), { width: 3.6, taper: 0.3 }, coat.dark ?? 'sea');
    },
  });
}
