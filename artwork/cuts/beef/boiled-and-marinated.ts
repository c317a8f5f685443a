// Pieces that are boiled or lie in a marinade first.
import { ellipse } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { carrot, leek, parsley } from '../../dishes/garnish.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** Sauerbraten: the joint lies in its marinade. */
export function marinated(sheet: Sheet): void {
  b.onBoard(sheet, b.onGold, 0);
  drop(sheet, ellipse({ x: 500, y: 356, r: 380, ry: 250 }), { x: 16, y: 22 });
  sheet.form(ellipse({ x: 500, y: 356, r: 380, ry: 250 }), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 7,
    texture: 'none',
  });
  sheet.form(ellipse({ x: 500, y: 360, r: 346, ry: 220 }), {
    base: '#5B1A2A',
    light: '#8E3A44',
    dark: '#2E0B16',
    outline: 5,
    spacing: 13,
    wobble: 0.8,
    longest: 130,
    lightRange: [0.5, 0.95],
  });
  b.slab(
    sheet,
    { x: 490, y: 344, scale: 1.16 },
    {
      face: '-196,30 -186,-50 -120,-96 -10,-110 104,-98 184,-46 196,30 130,82 10,98 -120,84',
      coat: b.oldBeef,
      thick: 16,
      grain: 0,
      longest: 90,
      seams: [['-150,-40 -40,-60 90,-56', 5]],
    },
  );
  for (const [x, y, a] of [
    [300, 240, 0.4],
    [700, 250, -0.5],
    [310, 470, 0.9],
  ] as const)
    bayLeaf(sheet, { x, y, angle: a });
  for (const [x, y] of [
    [690, 470],
    [560, 520],
    [250, 350],
    [760, 370],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 26, ry: 22 }), {
      base: '#DE7F2E',
      light: 'gold',
      dark: 'rust',
      outline: 4,
      spacing: 6,
    });
  }
  for (const [x, y] of [
    [420, 200],
    [590, 190],
    [420, 530],
    [650, 530],
    [770, 300],
    [230, 410],
  ] as const)
    sheet.dot({ x, y, r: 9 }, 'ink');
}

/** Boiling beef: a piece with its fat and a slice of bone, and soup greens. */
export function boilingBeef(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal);
  b.slab(
    sheet,
    { x: 430, y: 330, scale: 1.12, angle: -0.06 },
    {
      face: '-230,40 -214,-50 -150,-110 -40,-130 90,-120 190,-80 232,-10 220,60 140,104 10,120 -130,112',
      muscles: [
        '-206,40 -192,-40 -136,-90 -60,-100 -50,-30 -80,50 -150,90',
        '-30,-104 84,-96 168,-62 150,-10 40,-20 -30,-10',
        '-50,92 -20,30 60,10 160,14 206,2 196,54 130,88 10,104',
      ],
      thick: 46,
      marbling: 20,
    },
  );
  b.longBone(sheet, { x: 610, y: 470, angle: 0.12 }, { length: 200, thick: 30, knob: 1.4 });
  leek(sheet, { x: 560, y: 180, length: 240, angle: 0.06, scale: 0.8 });
  carrot(sheet, { x: 210, y: 550, length: 170, angle: -0.04, scale: 0.8 });
}

/** Tafelspitz: a wedge with a flat cap of fat. */
export function tafelspitz(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, -0.02);
  const local = b.at({ x: 480, y: 360, angle: -0.05, scale: 1.12 });
  const wedge = '-310,-40 -250,-110 -120,-150 40,-146 190,-100 290,-30 320,30 250,70 110,106 -60,126 -210,118 -300,60';
  drop(sheet, local(wedge), { x: 18, y: 26 });
  sheet.form(local(wedge), {
    ...b.beef,
    outline: 8,
    spacing: 9.5,
    flow: 0.1,
    mix: 0.3,
    longest: 120,
    lightRange: [0.68, 0.98],
    darkRange: [0.6, 0.15],
  });
  sheet.form(local('-306,-44 -250,-112 -120,-150 40,-146 190,-100 288,-32 200,-50 60,-74 -80,-72 -210,-50'), {
    ...b.fat,
    outline: 4,
    spacing: 8,
    longest: 40,
  });
  for (let i = 0; i < 10; i++)
    sheet.line(
      local(
        `${-230 + i * 46},${-96 - Math.sin((i / 9) * 3.1) * 40} ${-220 + i * 46},${-66 - Math.sin((i / 9) * 3.1) * 8}`,
      ),
      2,
      'tan',
    );
  sheet.line(local('-290,20 -120,0 60,4 250,40'), { width: 3, taper: 0.4 }, 'rose');
  carrot(sheet, { x: 200, y: 570, length: 170, angle: -0.05, scale: 0.8 });
  parsley(sheet, { x: 820, y: 200, scale: 1, angle: 0.3 });
}
