import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** The skin side of a mackerel: a blue-green back with wavy bars, a silver belly. */
export function mackerelSkin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const shape = '-300,0 -260,-52 -160,-78 -20,-82 120,-66 240,-34 310,-10 320,6 240,34 120,58 -20,70 -160,66 -262,42';
  drop(sheet, local(shape), { x: 11, y: 16 });
  sheet.form(local(shape), {
    base: '#D5DDDA',
    light: '#FFFFFF',
    dark: '#7F9C9E',
    outline: 6,
    spacing: 9,
    flow: spot.angle ?? 0,
    longest: 70,
    over: () => {
      sheet.shape(
        local('-310,-4 -260,-60 -160,-86 -20,-92 120,-76 240,-44 324,-8 240,-8 120,-16 -20,-20 -160,-14'),
        '#2F6A72',
      );
      for (let u = -270; u < 300; u += 30) {
        sheet.line(
          local(`${u},-96 ${u + 12},-70 ${u - 6},-46 ${u + 10},-20 ${u + 2},-4`),
          { width: 6, taper: 0.2 },
          'ink',
        );
        sheet.line(local(`${u + 15},-90 ${u + 24},-66 ${u + 10},-40`), { width: 2.4, taper: 0.3 }, '#7FC0B8');
      }
      sheet.line(local('-290,6 -100,2 120,0 310,0'), { width: 2.6, taper: 0.2 }, '#E9B9A0');
    },
  });
}
