// Raw venison, roe and boar.
import { ellipse } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { berries, bayLeaf, chanterelles, juniper } from '../dishes/sides.ts';
import { pepper, rosemary } from '../dishes/garnish.ts';
import { drop } from '../dishes/tableware.ts';
import { venisonLoin } from './beef/fillets.ts';
import * as b from './butchery.ts';
import { laid } from './laid.ts';

export const venison = {
  /** Steaks of the leg: flat, with a straight cut side, the muscles parted by silver. */
  venisonSteaks: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onGold, 0.02);
    for (const spot of laid(count, {
      2: [
        [390, 272, -0.14, 1.06],
        [590, 434, 0.1, 1.1],
      ],
    }))
      b.slab(sheet, spot, {
        face: '-226,20 -214,-50 -150,-84 -60,-112c 40,-106 140,-92 214,-50 232,-4 210,40c 140,72 40,104 -60,100 -160,88 -214,60',
        muscles: [
          '-208,18 -198,-40 -142,-70 -64,-94 -52,-40 -70,30 -60,84 -150,74 -198,50',
          '-48,-98 40,-92 132,-78 196,-42 212,-4 192,30 132,58 38,88 -44,86 -50,30 -34,-40',
        ],
        coat: { base: '#8E2A33', light: '#D0807C', dark: '#4A1119' },
        sideCoat: { base: '#5E1620', light: '#98303A', dark: '#2E0A10' },
        thick: 34,
        grain: 1.1,
        longest: 30,
        seamInk: '#D9A59C',
        seams: [['70,-88 84,-30 74,20 96,64', 3]],
      });
    juniper(sheet, { x: 140, y: 556, angle: -0.1 });
    pepper(sheet, { x: 800, y: 210, width: 30, height: 28, count: 14 });
  },
  venisonLoin: (sheet: Sheet) => {
    venisonLoin(sheet);
    berries(sheet, { x: 830, y: 540, rx: 50, ry: 26 }, 8);
  },
  /** The saddle: two long eyes along a thin ridge of spine, and at the cut end the vertebra between them. */
  venisonSaddle: (sheet: Sheet) => {
    b.onPaper(sheet, b.onOchre, -0.02);
    const local = b.at({ x: 510, y: 360, angle: -0.06, scale: 1.02 });
    const body =
      '-290,-10 -280,-100 -200,-140 -60,-146 100,-136 230,-116 310,-70 336,-6 312,66 230,120 100,142 -60,150 -200,140 -280,92';
    drop(sheet, local(body), { x: 16, y: 28 });
    for (const half of [
      '-290,-8 -280,-100 -200,-140 -60,-146 100,-136 230,-116 310,-70 336,-6 120,-8 -100,-6',
      '-290,8 -100,8 120,6 336,4 312,66 230,120 100,142 -60,150 -200,140 -280,92',
    ]) {
      sheet.form(local(half), {
        ...b.venison,
        outline: 6.5,
        spacing: 9.5,
        flow: -0.06,
        mix: 0.3,
        longest: 120,
        lightRange: [0.68, 0.97],
        darkRange: [0.6, 0.15],
      });
    }
    sheet.line(local('-230,0 -60,2 140,0 340,-2'), { width: 9, taper: 0.2 }, 'ink');
    sheet.line(local('-230,-1 -60,1 140,-1 336,-3'), { width: 6, taper: 0.2 }, 'cream');
    for (let u = -180; u < 320; u += 74) {
      const knob = b.pointAt(local, u, 0);
      sheet.dot({ x: knob.x + 2, y: knob.y + 3, r: 15, ry: 10 }, 'ink');
      sheet.dot({ x: knob.x, y: knob.y, r: 13, ry: 8.4 }, 'cream');
    }
    for (const film of ['-160,-104 0,-116 160,-100', '-120,112 40,118 180,100'])
      sheet.line(local(film), { width: 6, taper: 0.4 }, '#DDB4A8');
    // the cut end: two eyes, the vertebra, a thin skin around
    sheet.form(local(ellipse({ x: -262, y: 0, r: 70, ry: 138 })), { ...b.fat, outline: 6, spacing: 8 });
    for (const y of [-70, 70]) {
      sheet.form(local(ellipse({ x: -264, y, r: 54, ry: 56 })), {
        base: '#8E2A33',
        light: '#C46A6C',
        dark: '#4A1119',
        outline: 3.6,
        outlineInk: '#3B0D14',
        spacing: 8,
        longest: 20,
        wobble: 0.8,
      });
    }
    sheet.form(local('-300,-10 -276,-22 -262,-60 -250,-22 -222,-10 -222,12 -250,22 -262,52 -276,22 -300,12'), {
      ...b.bone,
      outline: 4.4,
      spacing: 6,
    });
    const channel = b.pointAt(local, -262, 2);
    sheet.dot({ x: channel.x, y: channel.y, r: 8 }, 'oxblood');
    juniper(sheet, { x: 640, y: 570, angle: -0.06 });
  },
  venisonBlade: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, 0.02);
    for (const [x, y, angle] of [
      [390, 270, -0.08],
      [570, 430, 0.08],
    ] as const)
      b.slab(
        sheet,
        { x, y, angle },
        {
          face: '-220,6 -204,-54 -140,-90 -40,-106 74,-98 162,-68 216,-18 220,20 166,66 70,94 -40,102 -144,88 -206,50',
          coat: b.venison,
          thick: 26,
          seamInk: '#E9C9B4',
          seams: [
            ['-218,4 -110,-4 20,2 120,-2 218,4', 8],
            ...[-150, -90, -30, 30, 90, 150].flatMap((u) => [
              [`${u},0 ${u + 20},-26 ${u + 36},-56`, 2.2] as const,
              [`${u + 8},2 ${u + 30},28 ${u + 44},54`, 2.2] as const,
            ]),
          ],
        },
      );
    bayLeaf(sheet, { x: 790, y: 210, angle: 0.5 });
    juniper(sheet, { x: 130, y: 570, angle: -0.06 });
  },
  /** Game of all kinds for one box: a leg slice, dice and a loin. */
  mixedGame: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, 0.02);
    b.slab(
      sheet,
      { x: 320, y: 300, scale: 0.9 },
      {
        face: '-200,20 -190,-60 -120,-110 0,-122 110,-104 186,-50 196,20 140,84 20,110 -110,100',
        coat: b.venison,
        thick: 34,
      },
    );
    b.slab(
      sheet,
      { x: 620, y: 260, scale: 0.9, angle: 0.3 },
      {
        face: '-150,10 -140,-56 -80,-96 10,-104 96,-84 150,-26 140,40 80,86 -10,96 -100,80',
        coat: b.boar,
        thick: 30,
        marbling: 10,
      },
    );
    b.slab(
      sheet,
      { x: 540, y: 460, scale: 0.8, angle: -0.1 },
      {
        face: '-240,0 -220,-40 -100,-60 60,-58 200,-40 246,0 200,36 60,54 -100,56 -224,36',
        coat: b.venison,
        thick: 40,
        grain: 0,
        longest: 90,
      },
    );
    juniper(sheet, { x: 120, y: 550, angle: -0.1 });
    chanterelles(sheet, { x: 830, y: 480, rx: 60, ry: 70 }, 5);
    rosemary(sheet, { x: 760, y: 200, length: 120, angle: 0.4 });
  },
};
