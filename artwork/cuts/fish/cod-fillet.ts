import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** A cut of the thin side of the cod: one straight end, a tail, few broad flakes, and under it the spotted skin. */
export function codFillet(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top = '-286,-62c -180,-92 -40,-98 90,-80 210,-44 300,-6c 286,26 200,44 90,66 -40,78 -170,70 -280,52c -296,0';
  drop(sheet, local(top), { x: 14, y: 30 });
  b.side(sheet, local(top), { thick: 18, coat: { base: '#7F876B', light: '#B9BC9C', dark: 'pine' } });
  sheet.form(local(top), {
    base: '#FBF3E6',
    light: '#FFFFFF',
    dark: '#D9C3AE',
    outline: 6,
    spacing: 12,
    flow: (spot.angle ?? 0) + 0.1,
    mix: 0.3,
    longest: 70,
    darkRange: [0.5, 0.08],
    lightRange: [0.72, 0.98],
    over: () => {
      // flakes part in arcs that open to the tail, broad at the thick end
      for (const [u, reach] of [
        [-212, 84],
        [-120, 88],
        [-26, 84],
        [66, 70],
        [146, 52],
        [212, 34],
      ] as const) {
        const arc = (d: number) =>
          local(
            `${u - 30 + d},${-reach} ${u + 20 + d},${-reach * 0.5} ${u + 34 + d},0 ${u + 16 + d},${reach * 0.5} ${u - 26 + d},${reach * 0.86}`,
          );
        sheet.line(arc(6), { width: 8, taper: 0.45 }, '#E6D8C4');
        sheet.line(arc(0), { width: 3, taper: 0.4 }, '#B79F88');
      }
      // the pink line where the belly was
      sheet.line(local('-280,30 -140,44 0,44 140,30'), { width: 6, taper: 0.4 }, '#EFC9B8');
    },
  });
  b.shine(sheet, local, { lines: ['-250,-58 -140,-78 -20,-82'], width: 5 });
}
