import { placed } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { fat } from './food-inks.ts';
import type { Serving } from './food-inks.ts';
import { carrot, garlic, lemon, onion, parsley, pepper, rosemary, thyme, tomato } from './garnish.ts';
import { board, drop, plate, table } from './tableware.ts';

const seared = { base: '#8E3B20', light: 'tan', dark: 'ink' } as const;

export function skewers(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'ochre', serving.groundMark ?? 'tan');
  board(sheet, { x: 500, y: 360, width: 880, height: 470, angle: -0.03 });
  for (const [y, seed] of [
    [230, 'a'],
    [350, 'b'],
    [470, 'c'],
  ] as const) {
    skewer(sheet, { x: 470, y, seed });
  }
  lemon(sheet, { x: 160, y: 560, scale: 0.95, angle: 0.3 });
  parsley(sheet, { x: 850, y: 560, scale: 1, angle: 0.4 });
  pepper(sheet, { x: 560, y: 588, width: 90, height: 8, count: 14 });
}

function skewer(sheet: Sheet, { x, y, seed }: { x: number; y: number; seed: string }) {
  const random = createRandom(`skewer${seed}`);
  const angle = (random() - 0.5) * 0.08;
  const local = (line: Line) => placed(line, { x, y, angle });
  sheet.line(local('-366,10 366,10'), { width: 8, taper: 0.02 }, 'ink');
  sheet.line(local('-364,0 362,0'), { width: 5.4, taper: 0.02 }, 'gold');
  for (let i = 0; i < 9; i++) {
    const at = { x: -288 + i * 72, y: 0, angle: (random() - 0.5) * 0.3 };
    const cube = local(
      placed(
        i % 2 ? '-26,-38 20,-42 28,0 22,40 -24,38 -30,0' : '-38,-44 4,-52 38,-42 44,2 36,44 -4,50 -40,42 -46,0',
        at,
      ),
    );
    drop(sheet, cube, { x: 8, y: 14 });
    if (i % 2 === 0) {
      sheet.form(cube, {
        ...seared,
        outline: 6,
        spacing: 8,
        flow: 0.6,
        longest: 40,
        darkRange: [0.64, 0.2],
        lightRange: [0.6, 0.92],
      });
      for (const sear of ['-30,-16 0,-24 32,-14', '-32,8 2,2 36,12']) sheet.line(local(placed(sear, at)), 4.6, 'ink');
    } else if (i % 4 === 1) {
      sheet.form(cube, { base: 'red', light: 'blush', dark: 'oxblood', outline: 5, spacing: 7, flow: 1.5 });
    } else {
      sheet.form(cube, { base: 'rose', light: 'cream', dark: 'wine', outline: 5, spacing: 7, flow: 1.5 });
      sheet.line(local(placed('-10,-34 -14,0 -10,34', at)), 3, 'wine');
    }
  }
}

export function burger(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'teal', serving.groundMark ?? 'ink');
  board(sheet, { x: 500, y: 572, width: 860, height: 150, angle: 0 });
  const layers = [
    [
      '268,500 290,478 500,470 710,478 732,500 724,548 690,568 500,574 310,568 276,548',
      { base: 'ochre', light: 'gold', dark: 'brown' },
    ],
    [
      '262,446 300,430 500,424 700,430 738,446 744,480 704,498 500,504 296,498 256,480',
      { base: '#6B3A22', light: 'tan', dark: 'ink' },
    ],
    [
      '262,430c 420,420 580,420 738,430c 716,446 676,474 640,450 600,470c 560,448 500,456 452,448 420,484 384,452 320,456 288,444',
      { base: 'gold', light: 'cream', dark: 'ochre' },
    ],
    [
      '276,392 330,384 500,380 670,384 724,392 732,416 680,426 500,430 320,426 268,416',
      { base: 'red', light: 'blush', dark: 'oxblood' },
    ],
    [
      '240,384 270,362 310,376 350,358 400,374 450,356 500,372 550,356 600,374 650,358 692,376 730,362 760,384 728,404 690,394 640,412 590,396 540,412 490,396 440,412 390,396 340,412 300,394 270,404',
      { base: 'leaf', light: 'sage', dark: 'pine' },
    ],
    [
      '262,366 264,300 320,214 410,168 500,156 590,168 680,214 736,300 738,366 690,380 500,386 310,380',
      { base: '#CF8A35', light: 'gold', dark: 'brown' },
    ],
  ] as const;
  for (const bun of [layers[0], layers[5]]) drop(sheet, bun[0], { x: 16, y: 10 });
  for (const [outline, coat] of layers) {
    sheet.form(outline, {
      ...coat,
      outline: 7,
      spacing: 9.5,
      mix: 0.5,
      flow: 0,
      longest: 60,
      darkRange: [0.6, 0.15],
      lightRange: [0.62, 0.95],
    });
  }
  const random = createRandom('sesame');
  for (let i = 0; i < 34; i++) {
    const angle = Math.PI * (1.12 + random() * 0.76);
    const away = 40 + random() * 140;
    const x = 500 + Math.cos(angle) * away * 1.15;
    const y = 356 + Math.sin(angle) * away;
    sheet.dot({ x: x + 1.5, y: y + 2, r: 8, ry: 5, turn: angle }, 'brown');
    sheet.dot({ x, y, r: 7, ry: 4.4, turn: angle }, 'cream');
  }
  sheet.line('316,300 350,236 420,196', 7, 'cream');
  tomato(sheet, { x: 186, y: 552, scale: 1.1 });
  onion(sheet, { x: 838, y: 548, scale: 0.9 });
}

export function shank(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'sage', serving.groundMark ?? 'leaf');
  plate(sheet, { x: 500, y: 350, r: 310 });
  const sauce = '260,420 300,330 420,280 560,280 690,320 750,410 700,500 560,548 400,540 296,500';
  sheet.form(sauce, {
    base: 'oxblood',
    light: 'rust',
    dark: 'ink',
    outline: 4,
    spacing: 11,
    wobble: 0.8,
    longest: 90,
    lightRange: [0.5, 0.9],
  });
  carrot(sheet, { x: 350, y: 490, length: 190, angle: 0.1, scale: 0.8 });
  const bone =
    '640,300 700,238 742,190 738,160 760,136 790,146 806,132 834,152 828,184 806,202 776,228 720,290 676,340';
  drop(sheet, bone, { x: 10, y: 16 });
  sheet.form(bone, { ...fat, outline: 6, spacing: 8, flow: -0.8 });
  const meaty =
    '256,420 264,344 320,286 410,258 510,256 600,262 668,290 694,326 680,366 620,396 560,436 470,478 370,492 296,474';
  drop(sheet, meaty, { x: 12, y: 18 });
  sheet.form(meaty, {
    base: '#83401F',
    light: 'tan',
    dark: 'ink',
    outline: 8,
    spacing: 9.5,
    guides: ['280,420 420,340 660,310', '300,460 460,420 640,370', '300,340 420,290 600,280'],
    mix: 0.2,
    wobble: 0.35,
    shortest: 20,
    longest: 90,
    darkRange: [0.64, 0.15],
    lightRange: [0.6, 0.94],
    bumps: [
      [380, 370, 90, 70, 0.25],
      [560, 330, 70, 50, 0.15],
    ],
  });
  sheet.line('300,350 360,300 460,280', 6, 'gold');
  sheet.line('420,330 520,310 600,308', 4, 'tan');
  thyme(sheet, { x: 330, y: 330, length: 200, angle: 0.05 });
  rosemary(sheet, { x: 560, y: 470, length: 150, angle: -0.2 });
  parsley(sheet, { x: 700, y: 440, scale: 0.8, angle: 0.4 });
  garlic(sheet, { x: 620, y: 500, scale: 0.6, angle: 0.5 });
  pepper(sheet, { x: 500, y: 560, width: 90, height: 8, count: 10 });
}
