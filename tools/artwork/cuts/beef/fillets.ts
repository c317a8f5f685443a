// The fillet, and the muscle of the shoulder that looks like one.
import { ellipse } from '../../engine/geometry.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import { pepper, rosemary, thyme } from '../../dishes/garnish.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** The long club of the fillet, two medallions cut from its head. */
export function tenderloin(
  sheet: Sheet,
  { coat = b.beef, ground = b.onSage, isSmall = false }: { coat?: Coat; ground?: b.Ground; isSmall?: boolean } = {},
): void {
  b.onPaper(sheet, ground, -0.02);
  const spot = { x: 470, y: 300, angle: -0.12, scale: isSmall ? 0.92 : 1.06 };
  const local = b.at(spot);
  const club =
    '-330,30 -322,-40 -270,-92 -186,-108 -90,-92 20,-80 140,-64 250,-40 330,-14 352,6 326,24 240,40 130,62 20,78 -90,96 -190,112 -282,92';
  drop(sheet, local(club), { x: 16, y: 26 });
  sheet.form(local(club), {
    ...coat,
    outline: 7,
    spacing: 9.5,
    guides: [local('-320,20 -100,0 340,4'), local('-280,-70 -60,-66 320,-8'), local('-280,70 -60,70 320,16')],
    mix: 0.2,
    shortest: 20,
    longest: 110,
    darkRange: [0.62, 0.15],
    lightRange: [0.68, 0.97],
    bumps: [[spot.x - 200, spot.y, 90, 80, 0.2]],
  });
  // the thick head shows its cut: a round face
  sheet.form(local(ellipse({ x: -288, y: 4, r: 54, ry: 84, turn: 0.1 })), {
    ...coat,
    outline: 4,
    outlineInk: coat.dark ?? 'oxblood',
    spacing: 8,
    longest: 20,
    wobble: 0.9,
  });
  b.shine(sheet, local, { lines: ['-190,-78 -90,-66 30,-56 150,-42', '-302,-40 -290,-58 -272,-64'], width: 5 });
  sheet.line(local('-120,60 0,44 120,34 220,24'), { width: 4, taper: 0.4 }, 'cream');
  for (const [x, y, s] of [
    [600, 470, 1],
    [768, 440, 0.88],
  ] as const) {
    b.slab(
      sheet,
      { x, y, scale: s * (isSmall ? 0.8 : 1), angle: x * 0.01 },
      {
        face: '-84,4 -78,-46 -40,-78 10,-84 58,-66 84,-20 80,34 44,72 -8,82 -56,66',
        coat,
        thick: 42,
        longest: 20,
        grain: 0.2,
      },
    );
  }
  thyme(sheet, { x: 170, y: 510, length: 220, angle: -0.1 });
  pepper(sheet, { x: 380, y: 540, width: 40, height: 20, count: 14 });
}

/** Two slim drops from the shoulder, a fine thread down the middle of each. */
export function shoulderTender(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, 0.02);
  for (const [x, y, angle] of [
    [470, 220, 0.08],
    [500, 360, -0.06],
    [450, 500, 0.04],
  ] as const) {
    const local = b.at({ x, y, angle });
    const dropShape =
      '-270,10 -262,-36 -200,-62 -100,-60 20,-44 150,-24 260,-6 290,6 258,18 150,32 20,52 -100,66 -206,62 -260,42';
    drop(sheet, local(dropShape), { x: 12, y: 20 });
    sheet.form(local(dropShape), {
      ...b.beef,
      outline: 6.5,
      spacing: 9,
      flow: angle,
      mix: 0.2,
      longest: 90,
      lightRange: [0.7, 0.98],
      darkRange: [0.6, 0.15],
    });
    sheet.line(local('-230,4 -80,0 100,4 230,6'), { width: 3, taper: 0.4 }, 'rose');
    b.shine(sheet, local, { lines: ['-220,-34 -140,-44 -40,-38 60,-28'], width: 4.4 });
  }
  rosemary(sheet, { x: 770, y: 210, length: 150, angle: 0.6 });
  pepper(sheet, { x: 830, y: 500, width: 26, height: 30, count: 12 });
}
