// The breast: flat rib and brisket.
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { carrot, pepper, thyme } from '../../dishes/garnish.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** A flat piece with a thin cap of fat and a coarse grain, one seam of fat through it: flat rib and brisket. */
function layered(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top = '-290,-30 -240,-96 -130,-122 20,-128 170,-112 280,-74 306,-16 200,18 40,34 -120,30 -250,8';
  const front = '-290,-30c -250,8 -120,30 40,34 200,18 306,-16c 312,30 296,74 200,104 40,120 -130,114 -260,82 -298,30';
  drop(sheet, local(front), { x: 16, y: 24 });
  sheet.form(local(top), {
    ...b.beef,
    outline: 7,
    spacing: 9.5,
    flow: (spot.angle ?? 0) + 0.15,
    mix: 0.1,
    longest: 150,
    darkRange: [0.8, 0.25],
    lightRange: [0.66, 0.98],
    over: () => {
      sheet.form(
        local('-300,-20 -250,-100 -130,-130 20,-136 110,-124 40,-92 -60,-84 -90,-50 -180,-40 -200,0 -260,10'),
        { ...b.fat, outline: 3, outlineInk: 'oxblood', spacing: 9, longest: 40 },
      );
      for (const line of ['-60,20 20,-10 120,-30 240,-40', '-140,10 -40,-24 60,-50 180,-76', '60,26 150,6 260,-14'])
        sheet.line(local(line), { width: 3, taper: 0.4 }, 'rose');
    },
  });
  sheet.form(local(front), {
    ...b.oldBeef,
    outline: 7,
    spacing: 9,
    flow: 1.4,
    mix: 0.1,
    longest: 50,
    darkRange: [0.8, 0.3],
    lightRange: [0.66, 0.98],
    over: () => {
      sheet.line(local('-310,28 -120,66 60,72 316,24'), { width: 9, taper: 0.1 }, 'cream');
      sheet.line(local('-290,36 -120,76 60,82 300,34'), { width: 2, taper: 0.2 }, 'tan');
    },
  });
}

export function flatRib(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, 0.02);
  layered(sheet, { x: 470, y: 250, angle: -0.04, scale: 0.94 });
  layered(sheet, { x: 520, y: 450, angle: 0.03, scale: 1 });
  carrot(sheet, { x: 760, y: 200, length: 130, angle: 0.5, scale: 0.8 });
  bayLeaf(sheet, { x: 170, y: 560, angle: 0.3 });
}

export function brisket(sheet: Sheet): void {
  b.onBoard(sheet, b.onOchre, -0.02);
  layered(sheet, { x: 490, y: 350, angle: -0.02, scale: 1.42 });
  thyme(sheet, { x: 640, y: 570, length: 200, angle: -0.1 });
  pepper(sheet, { x: 180, y: 210, width: 40, height: 20, count: 16 });
}
