// Raw venison, roe and boar.
import type { Sheet } from '../engine/sheet.ts';
import { berries, bayLeaf, chanterelles, juniper } from '../dishes/sides.ts';
import { pepper, rosemary } from '../dishes/garnish.ts';
import { drop } from '../dishes/tableware.ts';
import { tenderloin } from './beef.ts';
import * as b from './butchery.ts';

export const venison = {
  venisonSteaks: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, 0.02);
    for (const [x, y, angle] of [
      [330, 290, -0.1],
      [570, 270, 0.3],
      [470, 450, 0.1],
      [720, 430, -0.2],
    ] as const)
      b.slab(
        sheet,
        { x, y, angle, scale: 0.9 },
        {
          face: '-150,24 -140,-40 -86,-86 0,-96 84,-74 146,-24 150,28 96,66 10,84 -84,76',
          coat: b.venison,
          thick: 26,
          grain: 0.9,
          longest: 36,
          seamInk: '#B9565A',
          seams: [
            ['-90,-60 -40,-30 -50,30 -20,70', 3],
            ['40,-76 50,-30 80,0', 2.4],
          ],
        },
      );
    juniper(sheet, { x: 140, y: 550, angle: -0.1 });
    pepper(sheet, { x: 820, y: 220, width: 26, height: 24, count: 12 });
  },
  venisonLoin: (sheet: Sheet) => {
    tenderloin(sheet, { coat: b.venison, ground: b.onSky });
    berries(sheet, { x: 830, y: 540, rx: 50, ry: 26 }, 8);
  },
  /** The saddle: two long eyes on both sides of the spine. */
  venisonSaddle: (sheet: Sheet) => {
    b.onPaper(sheet, b.onOchre, -0.02);
    const local = b.at({ x: 490, y: 360, angle: -0.04, scale: 1.04 });
    const whole =
      '-330,-20 -300,-110 -160,-140 40,-142 220,-124 320,-90 344,-10 330,80 220,130 40,148 -160,148 -300,120';
    drop(sheet, local(whole), { x: 16, y: 28 });
    for (const line of [
      '-330,-24 -300,-112 -160,-142 40,-144 220,-126 322,-90 340,-20 200,-16 0,-18 -200,-16',
      '-330,20 -200,22 0,24 200,22 340,20 326,84 220,132 40,150 -160,150 -302,120',
    ])
      sheet.form(local(line), {
        ...b.venison,
        outline: 7,
        spacing: 9.5,
        flow: -0.04,
        mix: 0.25,
        longest: 120,
        lightRange: [0.68, 0.97],
        darkRange: [0.6, 0.15],
      });
    const spine = '-344,-20 -200,-16 0,-20 200,-16 350,-20 356,4 350,24 200,22 0,26 -200,22 -344,24';
    sheet.form(local(spine), { ...b.bone, outline: 6, spacing: 8, flow: -0.04 });
    for (let u = -310; u < 340; u += 54) {
      sheet.form(local(`${u - 18},-30 ${u + 14},-36 ${u + 22},0 ${u + 14},40 ${u - 18},34 ${u - 24},2`), {
        ...b.bone,
        outline: 4.4,
        spacing: 7,
      });
      sheet.line(local(`${u},-18 ${u + 3},2 ${u},24`), 2.4, 'tan');
    }
    b.shine(sheet, local, { lines: ['-260,-104 -120,-120 60,-120 180,-106'], width: 5, ink: '#DDA0A0' });
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
