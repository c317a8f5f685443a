// Raw pork, piece by piece.
import { ellipse } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { garlic, parsley, pepper, rosemary, salt, thyme } from '../dishes/garnish.ts';
import { chop } from '../dishes/raw-cuts.ts';
import { bayLeaf, sageLeaf } from '../dishes/sides.ts';
import { drop, knife } from '../dishes/tableware.ts';
import * as b from './butchery.ts';
import { laid } from './laid.ts';

/** Neck: an oval with a net of white in pink and red patches. */
export function neckSlices(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onSage);
  for (const spot of laid(count, {
    2: [
      [370, 290, -0.15, 1.3],
      [620, 412, 0.16, 1.3],
    ],
    4: [
      [340, 252, -0.15],
      [640, 248, 0.2],
      [390, 440, 0.02],
      [690, 440, -0.1],
    ],
  })) {
    b.slab(sheet, spot, {
      face: '-166,16 -154,-58 -92,-104 0,-114 92,-100 154,-50 166,14 128,74 44,106 -56,102 -134,70',
      muscles: [
        '-152,10 -140,-52 -88,-90 -30,-96 -34,-40 -80,6 -120,30',
        '-8,-100 84,-88 138,-44 120,-4 50,-12 -6,-40',
        '-112,48 -60,14 -16,-18 30,4 20,60 -50,90',
        '44,10 120,12 150,18 118,62 46,92 36,56',
      ],
      coat: b.darkPork,
      thick: 28,
      marbling: 16,
      marbleInk: 'cream',
      longest: 30,
    });
  }
  rosemary(sheet, { x: 130, y: 580, length: 140, angle: -0.1 });
  pepper(sheet, { x: 850, y: 580, width: 30, height: 14, count: 12 });
}

export function ribChops(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onTeal, 0.03);
  for (const spot of laid(count, {
    2: [
      [360, 340, -0.3, 1.24],
      [610, 344, 0.12, 1.24],
    ],
  }))
    chop(sheet, spot);
  sageLeaf(sheet, { x: 840, y: 200, angle: 0.5 });
  sageLeaf(sheet, { x: 870, y: 240, angle: 1.2 });
  garlic(sheet, { x: 160, y: 540, scale: 0.9, angle: 0.3 });
}

/** A strip of belly: bands of white and pink, the rind along one side. */
export function bellyStrip(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const strip = '-320,-44 -200,-56 -40,-50 120,-58 260,-50 322,-36 326,36 240,52 100,46 -60,56 -220,48 -322,40';
  drop(sheet, local(strip), { x: 12, y: 30 });
  b.side(sheet, local(strip), { thick: 18, coat: { base: '#D9A27F', light: 'bone', dark: 'brown' } });
  sheet.form(local(strip), {
    ...b.fat,
    outline: 6.5,
    spacing: 10,
    longest: 50,
    over: () => {
      for (const [v, w] of [
        [-26, 11],
        [4, 13],
        [32, 6],
      ] as const) {
        const line = local(`-330,${v - 4} -220,${v + 6} -90,${v - 5} 40,${v + 6} 170,${v - 4} 330,${v + 5}`);
        sheet.line(line, { width: w, taper: 0.06 }, '#C9584A');
        sheet.line(
          line.map((q) => ({ x: q.x, y: q.y - w * 0.3 })),
          { width: w * 0.22, taper: 0.1 },
          'rose',
        );
      }
      sheet.line(local('-330,50 -200,58 -60,64 100,56 240,62 330,44'), { width: 8, taper: 0.02 }, '#B07A4E');
    },
  });
}

export function bellySlices(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onMoss, 0.02);
  for (const spot of laid(count, {
    4: [
      [470, 176, -0.03, 0.9],
      [500, 292, 0.03, 0.9],
      [466, 408, -0.02, 0.9],
      [496, 524, 0.02, 0.9],
    ],
  }))
    bellyStrip(sheet, spot);
  thyme(sheet, { x: 810, y: 200, length: 90, angle: 1.2 });
}

/** The belly in one piece: scored rind above, layers on the cut side. */
export function bellyPiece(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal, 0.02);
  const top = '190,300c 300,190c 500,176 760,186c 850,290c 640,316 400,322';
  const front = '190,300c 400,322 640,316 850,290c 856,380 846,470c 620,500 400,506 200,486c 186,400';
  drop(sheet, front, { x: 18, y: 24 });
  sheet.form(top, { base: '#EBC09A', light: '#FBE9D2', dark: '#B07A4E', outline: 7, spacing: 11, longest: 60 });
  sheet.clipped(top, () => {
    for (let i = 0; i < 16; i++) {
      sheet.line(`${210 + i * 42},330 ${280 + i * 34},170`, { width: 4, taper: 0.05 }, '#9A6234');
      sheet.line(`${180 + i * 34},170 ${250 + i * 44},330`, { width: 3.4, taper: 0.05 }, '#9A6234');
    }
  });
  sheet.form(front, {
    ...b.fat,
    outline: 7,
    spacing: 10,
    longest: 60,
    over: () => {
      for (const [v, w] of [
        [350, 17],
        [402, 22],
        [454, 14],
      ] as const) {
        sheet.line(
          `180,${v - 12} 330,${v + 6} 520,${v + 8} 700,${v - 2} 860,${v - 22}`,
          { width: w, taper: 0.02 },
          '#CC5F50',
        );
        sheet.line(`190,${v - 20} 330,${v - 2} 520,${v} 700,${v - 10} 850,${v - 30}`, { width: 4, taper: 0.1 }, 'rose');
        sheet.line(
          `200,${v - 4} 330,${v + 14} 520,${v + 16} 700,${v + 6} 850,${v - 12}`,
          { width: 2.6, taper: 0.1 },
          'oxblood',
        );
      }
    },
  });
  salt(sheet, { x: 520, y: 240, width: 200, height: 24, count: 26 });
  bayLeaf(sheet, { x: 220, y: 566, angle: 0.2 });
  garlic(sheet, { x: 820, y: 550, scale: 0.8, angle: 0.3 });
}

/** Spare ribs: a flat rack, bars of bone under a film. */
export function spareRibs(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, -0.02);
  const local = b.at({ x: 480, y: 350, angle: 0.04 });
  const rack = '-330,-90 -240,-126 -60,-140 140,-134 290,-104 340,-50 344,60 300,120 140,142 -60,146 -250,132 -336,86';
  drop(sheet, local(rack), { x: 14, y: 26 });
  for (let i = 0; i < 9; i++) {
    const x = -278 + i * 70;
    sheet.form(
      local(
        `${x - 15},100 ${x + 15},100 ${x + 17},${176 - Math.abs(i - 4) * 5} ${x - 15},${176 - Math.abs(i - 4) * 5}`,
      ),
      { ...b.bone, outline: 5, spacing: 7, flow: 1.5 },
    );
    const end = b.pointAt(local, x + 1, 174 - Math.abs(i - 4) * 5);
    sheet.dot({ x: end.x, y: end.y, r: 15, ry: 7 }, '#E3A58C');
    sheet.dot({ x: end.x, y: end.y, r: 8, ry: 3.6 }, 'rust');
  }
  b.side(sheet, local(rack), { thick: 12, coat: { base: 'red', light: 'blush', dark: 'oxblood' } });
  sheet.form(local(rack), {
    ...b.darkPork,
    outline: 7,
    spacing: 9,
    flow: 1.3,
    mix: 0.1,
    longest: 60,
    darkRange: [0.7, 0.2],
    over: () => {
      for (let i = 0; i < 9; i++) {
        const x = -278 + i * 70;
        sheet.line(local(`${x - 4},-160 ${x + 6},-40 ${x},150`), { width: 18, taper: 0.05 }, '#F0CDB6');
        sheet.line(local(`${x - 12},-150 ${x - 4},-40 ${x - 8},140`), { width: 4, taper: 0.1 }, '#FFFDF6');
        sheet.line(local(`${x + 15},-150 ${x + 22},-40 ${x + 16},140`), { width: 3, taper: 0.1 }, 'oxblood');
      }
    },
  });
  garlic(sheet, { x: 850, y: 540, scale: 0.85, angle: 0.3 });
  pepper(sheet, { x: 170, y: 570, width: 40, height: 14, count: 14 });
}

/** Ham slices: broad, smooth, one small round bone. */
export function hamSlices(sheet: Sheet): void {
  b.onBoard(sheet, b.onOchre, 0.02);
  for (const [x, y, angle] of [
    [370, 300, -0.12],
    [590, 400, 0.1],
  ] as const) {
    const spot = { x, y, angle, scale: 1.14 };
    b.slab(sheet, spot, {
      face: '-200,30 -190,-56 -124,-116 -20,-130 90,-114 172,-62 200,14 170,80 80,116 -40,122 -150,92',
      muscles: [
        '-180,30 -170,-48 -112,-98 -30,-108 -20,-40 -60,40 -110,70',
        '0,-110 84,-96 154,-50 178,10 100,10 20,-20',
        '-90,84 -30,50 20,14 90,36 168,34 148,70 74,98 -36,104',
      ],
      coat: b.pork,
      thick: 24,
      longest: 40,
      grain: 0.3,
    });
    const q = b.pointAt(b.at(spot), 2, -4);
    sheet.form(ellipse({ x: q.x, y: q.y, r: 25, ry: 22 }), { ...b.bone, outline: 4.4, spacing: 6 });
    sheet.dot({ x: q.x, y: q.y, r: 11, ry: 9 }, 'blush');
  }
  parsley(sheet, { x: 800, y: 220, scale: 1, angle: 0.3 });
  pepper(sheet, { x: 190, y: 540, width: 34, height: 22, count: 12 });
}

/** Smoked ham bacon: a dark rind, a white band, deep red meat, some slices cut. */
export function smokedHam(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, -0.02);
  const block = '170,250c 250,180 420,160 560,180 600,220c 606,340 590,470c 440,500 290,496 180,470c 160,360';
  drop(sheet, block, { x: 18, y: 24 });
  sheet.form(block, {
    base: '#7A2A22',
    light: '#B85A48',
    dark: '#3A100E',
    outline: 8,
    spacing: 10,
    flow: 1.5,
    mix: 0.2,
    longest: 80,
  });
  sheet.form('170,252c 250,182 420,162 560,182 600,222c 560,246 420,228 270,238 176,300', {
    base: 'cream',
    light: null,
    dark: 'tan',
    outline: 4,
    spacing: 9,
  });
  sheet.line('168,250 250,180 420,160 560,180 602,222', { width: 12, taper: 0.03 }, '#5A3418');
  const random = createRandom('smoke');
  for (let i = 0; i < 34; i++) {
    const x = 200 + random() * 370;
    const y = 270 + random() * 200;
    sheet.line(
      `${x},${y} ${x + 14},${y + 3} ${x + 30},${y - 2}`,
      { width: 2.4, taper: 0.4 },
      i % 3 ? '#B85A48' : 'rose',
    );
  }
  for (let i = 0; i < 4; i++)
    b.slab(
      sheet,
      { x: 660 + i * 44, y: 430 + i * 26, angle: 0.4 + i * 0.06, scale: 0.86 },
      {
        face: '-70,-120 0,-134 66,-118 84,-40 80,70 40,124 -40,126 -84,60 -88,-40',
        muscles: ['-62,-80 0,-94 58,-80 72,-30 68,64 34,108 -34,110 -72,54 -76,-30'],
        coat: { base: '#96332B', light: '#CF7A66', dark: '#4B1512' },
        thick: 4,
        longest: 40,
      },
    );
  knife(sheet, { x: 180, y: 590, length: 380, angle: -0.05 });
}
