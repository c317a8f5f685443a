// Slices for the pot: blade, chuck and shin.
import { ellipse } from '../../engine/geometry.ts';
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { carrot, onion, parsley, pepper } from '../../dishes/garnish.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Blade: an oval with one clear line of gristle through the middle, veins like a leaf. */
export function bladeSlice(sheet: Sheet, spot: Spot): void {
  b.slab(sheet, spot, {
    face: '-240,6 -222,-58 -150,-98 -40,-116 80,-108 176,-74 236,-18 240,22 180,72 76,102 -44,112 -156,96 -224,54',
    thick: 26,
    grain: 0.5,
    marbling: 34,
    seams: [
      ['-238,4 -120,-4 20,2 130,-2 238,4', 9],
      ...[-170, -110, -50, 10, 70, 130, 190].flatMap(
        (u) =>
          [
            [`${u},0 ${u + 22},-30 ${u + 40},-62`, 2.4],
            [`${u + 10},2 ${u + 34},30 ${u + 50},60`, 2.4],
          ] as const,
      ),
    ],
  });
}

export function blade(sheet: Sheet): void {
  b.onPaper(sheet, b.onSky);
  bladeSlice(sheet, { x: 390, y: 260, angle: -0.08, scale: 1.05 });
  bladeSlice(sheet, { x: 580, y: 430, angle: 0.08, scale: 1.05 });
  bayLeaf(sheet, { x: 770, y: 200, angle: 0.4 });
  bayLeaf(sheet, { x: 800, y: 240, angle: 1.1 });
  pepper(sheet, { x: 210, y: 540, width: 40, height: 24, count: 14 });
}

/** Slices of rib or chuck for the pot: several muscles, fat between them. */
export function chuckSlices(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onOchre, -0.02);
  for (const spot of laid(count, {
    2: [
      [370, 290, -0.2, 1.3],
      [620, 410, 0.15, 1.3],
    ],
  })) {
    b.slab(sheet, spot, {
      face: '-160,20 -150,-60 -90,-112 0,-120 90,-108 150,-56 164,20 120,84 30,112 -70,106 -136,72',
      muscles: [
        '-144,14 -134,-54 -84,-96 -20,-100 -14,-40 -40,20 -100,52',
        '4,-102 84,-92 134,-48 144,6 80,-6 20,-30',
        '-92,66 -30,30 0,-14 70,14 142,26 108,72 26,98 -60,92',
      ],
      thick: 30,
      marbling: 12,
      grain: 0.3,
      longest: 30,
    });
  }
  onion(sheet, { x: 830, y: 500, scale: 1.1 });
  bayLeaf(sheet, { x: 170, y: 520, angle: 0.3 });
}

/** Shin: a marrow ring in the middle, muscles in swirls between silver. */
export function shinSlice(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  b.slab(sheet, spot, {
    face: '-158,10 -150,-70 -104,-128 -30,-150 54,-144 122,-104 156,-34 152,48 108,116 32,150 -50,146 -120,98',
    muscles: [
      '-144,6 -136,-62 -94,-112 -50,-128 -34,-80 -58,-36 -66,6 -104,20',
      '-32,-132 50,-126 108,-92 84,-52 30,-54 -14,-72',
      '122,-82 140,-30 138,40 100,40 68,10 64,-24 92,-48',
      '-140,28 -98,36 -62,34 -34,66 -40,124 -74,112 -114,78',
      '-24,72 20,62 52,42 84,56 108,66 96,102 30,134 -20,132',
    ],
    thick: 40,
    sideCoat: { base: 'rose', light: 'cream', dark: 'red' },
    longest: 26,
    marbling: 4,
  });
  sheet.form(local(ellipse({ x: 0, y: 0, r: 62, ry: 58 })), { ...b.bone, outline: 5, spacing: 7, wobble: 1 });
  sheet.form(local(ellipse({ x: 0, y: 2, r: 38, ry: 35 })), {
    base: '#F3CDB4',
    light: 'cream',
    dark: 'blush',
    outline: 3.6,
    outlineInk: 'brown',
    spacing: 8,
    longest: 18,
    wobble: 1.2,
  });
}

export function shin(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onGold);
  for (const spot of laid(count, {
    1: [[490, 340, 0.3, 1.5]],
    2: [
      [350, 330, 0, 1.1],
      [640, 390, 0.6, 1.2],
    ],
  }))
    shinSlice(sheet, spot);
  parsley(sheet, { x: 830, y: 210, scale: 1, angle: 0.4 });
  carrot(sheet, { x: 180, y: 566, length: 150, angle: -0.06, scale: 0.8 });
}
