import type { Coat, Sheet } from '../engine/sheet.ts';
import { castShadow, eye, hoof } from './animal-parts.ts';
import { coatOf, creaseOf, patchesOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export const pigBody =
  '268,214 320,186 410,166 520,158 640,160 750,178 830,214 874,276 884,344 866,404 848,440 846,490 854,540 852,580 858,606c 794,606c 796,570 786,520 764,474 726,444 640,458 520,464 436,452 420,474 414,524 420,572 424,606c 358,606c 360,570 350,524 334,470 306,440 268,420 240,404 214,404 184,398 160,398 140,402 118,400c 96,398 82,376 84,346 94,324 112,318c 134,318 158,300 176,274 204,240 236,222';
/** Which way the bristles lie. */
export const pigGuides = [
  '300,210 340,320 350,430',
  '420,180 560,176 720,190',
  '430,320 560,350 700,340',
  '450,440 560,450 700,440',
  '800,230 850,320 830,430',
  '200,270 240,320 290,380',
  '110,350 170,340 230,350',
  '388,480 390,600',
  '818,480 825,600',
];

/** The sow's double row, of which one side is seen. */
function drawTeats(sheet: Sheet) {
  for (const x of [494, 540, 586, 632, 678])
    sheet.form(`${x - 12},448 ${x + 12},448 ${x + 7},468 ${x + 3},478 ${x - 3},478 ${x - 7},468`, {
      base: 'rose',
      light: null,
      dark: 'rust',
      outline: 2.6,
      spacing: 6,
    });
}

/** The boar's tusk stands out of his lip. */
function drawTusk(sheet: Sheet) {
  sheet.form('146,396 152,372 164,356 160,380 158,396', {
    base: 'cream',
    light: null,
    dark: null,
    outline: 2.6,
    texture: 'none',
  });
}

export function pig(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'pink');
  const far = shade(coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 560, y: 612, rx: 320, ry: 12 });
  sheet.form('738,420 790,430 776,480 770,530 776,570 778,598c 730,598c 732,560 724,510 712,460', {
    ...far,
    outline: 5,
    spacing: 9,
  });
  sheet.form('440,420 490,430 480,480 474,530 480,570 480,598c 430,598c 434,560 426,510 420,460', {
    ...far,
    outline: 5,
    spacing: 9,
  });
  if (look.sex === 'male')
    sheet.form('838,372 872,376 884,404 874,434 852,440 836,420', { ...far, outline: 4, spacing: 8 });
  else if (look.sex !== 'young' && look.sex !== 'castrated') drawTeats(sheet);
  // curly tail
  for (const [w, c] of [
    [9, 'ink'],
    [5.6, coat.base],
  ] as const) {
    sheet.line('872,262 904,262 920,240 906,220 888,232 896,258 926,268 948,252', { width: w, taper: 0.25 }, c);
  }
  sheet.form(pigBody, {
    ...coat,
    patches: patchesOf(look.patches),
    bumps: [
      [350, 300, 80, 120, 0.16],
      [790, 310, 90, 110, 0.2],
      [560, 380, 200, 70, 0.1],
      [230, 350, 60, 50, 0.16],
      [160, 340, 60, 30, 0.08],
      [460, 250, 50, 120, -0.08],
      [680, 300, 40, 130, -0.1],
    ],
    guides: pigGuides,
    mix: 0.3,
    spacing: 10.5,
    longest: 80,
    darkRange: [0.6, 0.14],
    lightRange: [0.64, 0.96],
    outline: 8,
    over: () => {
      const k = creaseOf(coat);
      sheet.line('438,452 412,424 410,390 420,360', 3, k);
      sheet.line('728,446 716,404 726,360 742,330', 3.4, k);
      sheet.line('150,398 168,386 186,384', 3, 'ink');
      sheet.line('250,404 270,370 268,330', 2.6, k);
    },
  });
  for (const x of [358, 794]) hoof(sheet, `${x + 3},582 ${x + 60},582 ${x + 66},606c ${x - 4},606c`);
  drawHead(sheet, look, coat);
}

/** Snout, tusk, ear and eye: a lop ear hangs over the face, a pricked one stands behind it. */
function drawHead(sheet: Sheet, look: Look, coat: Coat) {
  sheet.form('112,316 122,336 124,362 118,388 108,402 90,396 80,372 82,342 94,322', {
    base: look.snout ?? 'rose',
    light: 'cream',
    dark: 'rust',
    outline: 5,
    spacing: 7,
  });
  sheet.dot({ x: 97, y: 350, r: 5, ry: 8 }, 'ink');
  sheet.dot({ x: 98, y: 374, r: 5, ry: 8 }, 'ink');
  if (look.sex === 'male') drawTusk(sheet);
  if (look.hasLopEars) {
    eye(sheet, { x: 190, y: 296, r: 7 });
    const ear = '300,186 318,212 306,262 270,304 224,338 186,346c 190,306 214,256 250,214 276,190';
    sheet.form(ear, {
      ...coatOf(look.ear ?? coat),
      outline: 6,
      spacing: 8,
      flow: 2.2,
      bumps: [[250, 270, 24, 50, 0.2]],
    });
    sheet.line('290,206 262,262 214,318', 3, creaseOf(coatOf(look.ear ?? coat)));
    return;
  }
  sheet.form('262,206 288,196 300,220 290,262 262,300 236,322c 228,286 236,240', {
    ...coat,
    outline: 6,
    spacing: 8,
    flow: 1.9,
    bumps: [[262, 250, 18, 50, -0.3]],
  });
  sheet.shape('258,232 272,240 264,272 246,296 246,262', 'rust');
  eye(sheet, { x: 204, y: 288, r: 8 });
  sheet.line('186,280 202,270 220,276', 2.6, creaseOf(coat));
}
