import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** One portion of salmon: cut straight on both sides, white lines between the flakes, silver skin under it. */
export function salmonPortion(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top =
    '-262,-30c -250,-66 -130,-96 20,-98 160,-86 262,-52c 270,-10 248,40c 130,64 0,72 -130,66 -250,44c -266,10';
  drop(sheet, local(top), { x: 16, y: 44 });
  b.side(sheet, local(top), { thick: 36, coat: { base: '#D65A2B', light: '#F29A6E', dark: '#8E3A1A' } });
  const skin = local('-254,78 -130,102 0,108 130,100 258,74');
  sheet.line(skin, { width: 13, taper: 0.06 }, 'ink');
  sheet.line(skin, { width: 9, taper: 0.06 }, '#9DB2B6');
  sheet.form(local(top), {
    base: '#E8743F',
    light: '#FBB48F',
    dark: '#C2512A',
    outline: 6,
    spacing: 11,
    flow: (spot.angle ?? 0) + 0.1,
    mix: 0.3,
    longest: 60,
    darkRange: [0.5, 0.1],
    lightRange: [0.7, 0.95],
    over: () => {
      for (let u = -230; u < 270; u += 44)
        sheet.line(local(`${u - 26},-110 ${u + 16},-50 ${u + 26},0 ${u},74`), { width: 4.6, taper: 0.3 }, '#FFDCC4');
      sheet.line(local('-262,4 -100,-6 80,-8 264,-6'), { width: 3.4, taper: 0.3 }, '#C2512A');
    },
  });
  b.shine(sheet, local, { lines: ['-226,-58 -120,-82 10,-86'], width: 4.6 });
}
