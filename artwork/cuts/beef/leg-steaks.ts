// Steaks and slices from the hind leg.
import type { Sheet } from '../../engine/sheet.ts';
import { onion, parsley, pepper, rosemary, salt, thyme } from '../../dishes/garnish.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Rump, top side: a plump fist without a rim. */
export function rumpSteaks(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (const [x, y, angle, scale] of [
    [390, 270, -0.15, 1.05],
    [590, 430, 0.2, 1.12],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale },
      {
        face: '-206,30 -200,-50 -140,-104 -44,-124 60,-120 150,-92 206,-36 200,26 150,62 90,100 -4,112 -104,104 -176,80',
        muscles: [
          '-194,28 -190,-44 -134,-94 -42,-113 58,-108 142,-82 186,-32 182,20 140,52 84,90 -4,102 -100,94 -166,72',
        ],
        thick: 40,
        grain: 1.2,
        longest: 34,
        marbling: 22,
        seams: [
          ['-80,-104 -64,-40 -90,20 -70,96', 4],
          ['92,-96 84,-60 96,-36', 2],
        ],
      },
    );
    b.shine(sheet, b.at({ x, y, angle, scale }), { lines: ['-150,-60 -110,-96 -44,-110'], width: 5 });
  }
  thyme(sheet, { x: 700, y: 180, length: 170, angle: 0.15 });
  salt(sheet, { x: 220, y: 540, width: 60, height: 16, count: 24 });
}

/** The knuckle: round, three muscles that meet in a star of fine seams. */
export function knuckleSteaks(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onGold, 0.03);
  for (const spot of laid(count, { 1: [[450, 348, -0.2, 1.6]] })) {
    b.slab(sheet, spot, {
      face: '-140,6 -132,-66 -86,-118 -16,-134 60,-124 118,-82 140,-14 128,60 80,112 8,130 -66,116 -120,70',
      thick: 36,
      grain: 0.4,
      longest: 26,
      marbling: 40,
      seams: [
        ['0,8 -30,-46 -60,-118', 3.4],
        ['0,8 56,-4 136,-30', 3],
        ['0,8 6,66 -10,126', 3.2],
      ],
    });
  }
  parsley(sheet, { x: 800, y: 250, scale: 1.1, angle: 0.3 });
  pepper(sheet, { x: 800, y: 520, width: 34, height: 28, count: 16 });
}

/** Hip steak: a fat corner, a broad triangle. */
export function hipSteaks(sheet: Sheet): void {
  b.onBoard(sheet, b.onTeal, -0.02);
  for (const [x, y, angle] of [
    [370, 280, -0.1],
    [590, 420, 0.12],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale: 1.08 },
      {
        face: '-210,60 -190,-10 -120,-90 -20,-128 70,-112 150,-60 206,10 214,64 150,92 30,104 -100,104 -180,98',
        muscles: ['-190,62 -172,0 -108,-66 -16,-96 66,-84 138,-40 188,18 196,58 144,80 30,92 -96,92 -168,84'],
        thick: 34,
        grain: 0.6,
        marbling: 30,
        seams: [['40,-82 60,-20 50,40 66,88', 5]],
      },
    );
  }
  rosemary(sheet, { x: 680, y: 190, length: 180, angle: 0.2 });
  salt(sheet, { x: 210, y: 520, width: 60, height: 20, count: 20 });
}

/** Thin slices, laid over each other. */
export function thinSlices(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (let i = 0; i < 4; i++) {
    b.slab(
      sheet,
      { x: 330 + i * 112, y: 330 + (i % 2) * 26, angle: 0.16 - i * 0.04, scale: 1.1 },
      {
        face: '-92,-160 -20,-176 60,-170 104,-140 112,-40 104,70 80,160 10,180 -70,168 -104,110 -112,0 -106,-100',
        thick: 8,
        grain: 0.1,
        longest: 46,
        seams: [['-60,-150 -40,-40 -60,60 -40,150', 2.6]],
      },
    );
  }
  onion(sheet, { x: 850, y: 520, scale: 0.9 });
  pepper(sheet, { x: 170, y: 560, width: 30, height: 18, count: 12 });
}

/** Minute steaks: small, thin, the dents of the mallet on them. */
export function minuteSteaks(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onRose, 0.02);
  for (const spot of laid(count, {
    4: [
      [310, 250, 0.2],
      [620, 256, -0.1],
      [370, 450, -0.16],
      [680, 460, 0.1],
    ],
  })) {
    b.slab(sheet, spot, {
      face: '-150,14 -132,-44 -96,-58 -60,-92 20,-88 70,-104 128,-62 142,-8 126,40 84,58 40,94 -40,82 -90,88 -136,56',
      thick: 7,
      grain: 0.7,
      over: (local) => {
        for (let u = -140; u < 140; u += 26)
          for (let v = -90; v < 90; v += 26) {
            const q = b.pointAt(local, u + (v % 52 ? 8 : 0), v);
            sheet.dot({ x: q.x, y: q.y, r: 3, ry: 2.2 }, (u + v) % 3 ? 'oxblood' : 'rose');
          }
      },
    });
  }
  parsley(sheet, { x: 850, y: 530, scale: 0.9, angle: 0.4 });
}
