import { ellipse, placed } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { birdLeg, castShadow, feather } from './animal-parts.ts';
import { coatOf } from './coats.ts';
import type { Look } from './coats.ts';

export function turkey(sheet: Sheet, look: Look) {
  const c = coatOf(look.coat ?? { base: 'brown', light: 'tan', dark: 'ink' });
  if (look.hasShadow !== false) castShadow(sheet, { x: 520, y: 616, rx: 220, ry: 12 });
  const isHen = look.sex === 'female';
  const cx = 590;
  const cy = 400;
  const N = 17;
  if (isHen) {
    for (const [angle, length] of [
      [0.5, 250],
      [0.4, 268],
      [0.3, 276],
      [0.2, 268],
    ] as const)
      feather(sheet, {
        x: 620,
        y: 384,
        length,
        width: 58,
        angle,
        coat: { base: 'brown', light: 'tan', dark: 'ink' },
        spacing: 8,
      });
  }
  // only a tom spreads his fan
  for (let i = 0; i < (isHen ? 0 : N); i++) {
    const t = i / (N - 1);
    const a = -3.02 + t * 2.96;
    const L = 316 - Math.abs(t - 0.5) * 40;
    const local = (p: Line) => placed(p, { x: cx, y: cy, angle: a });
    sheet.form(local(`60,-8 ${L * 0.6},-32 ${L * 0.9},-34 ${L},0 ${L * 0.9},34 ${L * 0.6},32 60,8`), {
      ...c,
      outline: 5,
      spacing: 8,
      flow: a,
      longest: 60,
      patches: [
        {
          outline: local(`${L * 0.88},-50 ${L * 1.05},-50 ${L * 1.05},50 ${L * 0.88},50`),
          base: 'bone',
          light: null,
          dark: 'brown',
        },
        {
          outline: local(`${L * 0.76},-50 ${L * 0.87},-50 ${L * 0.87},50 ${L * 0.76},50`),
          base: 'ink',
          light: null,
          dark: null,
        },
        {
          outline: local(`${L * 0.66},-50 ${L * 0.71},-50 ${L * 0.71},50 ${L * 0.66},50`),
          base: 'rust',
          light: null,
          dark: null,
        },
      ],
    });
    sheet.line(local(`80,0 ${L * 0.5},0 ${L * 0.92},0`), 2, 'ink');
  }
  birdLeg(sheet, { x: 490, y: 500, height: 104, ink: 'blush', scale: 1.25 });
  birdLeg(sheet, { x: 576, y: 500, height: 106, ink: 'blush', scale: 1.25 });
  // covert fan
  for (let i = 0; i < (isHen ? 0 : 11); i++) {
    const t = i / 10;
    const a = -2.9 + t * 2.7;
    feather(sheet, {
      x: cx - 10,
      y: cy + 6,
      length: 196,
      width: 52,
      angle: a,
      coat: { base: 'rust', light: 'tan', dark: 'ink' },
      spacing: 8,
    });
  }
  sheet.form(
    '330,250 372,232 420,246 490,262 580,282 660,320 704,380 700,440 650,500 570,530 480,532 400,506 348,450 322,380 312,310',
    {
      base: 'ink',
      light: 'tan',
      dark: null,
      texture: 'scallop',
      size: 30,
      angle: 0.7,
      lightRange: [0.28, 0.9],
      outline: 8,
      bumps: [[420, 400, 100, 90, 0.25]],
    },
  );
  sheet.form('470,340 560,326 650,356 712,410 690,446 620,468 530,466 474,426', {
    ...c,
    texture: 'scallop',
    size: 26,
    angle: 0.4,
    darkRange: [0.9, 0.3],
    lightRange: [0.5, 0.95],
    outline: 6,
  });
  for (const [y, l, a] of [
    [440, 170, 0.12],
    [420, 186, 0.05],
    [400, 190, -0.03],
  ] as const) {
    feather(sheet, { x: 560, y, length: l, width: 32, angle: a, coat: { base: 'bone', light: 'cream', dark: 'ink' } });
  }
  // neck, head
  sheet.form(
    '306,126 336,118 358,136 360,172 350,210 366,250 392,284 356,320 326,306 312,262 310,214 300,180 292,152',
    {
      base: 'blush',
      light: 'rose',
      dark: 'oxblood',
      outline: 6,
      spacing: 8,
      bumps: [
        [330, 250, 20, 20, 0.2],
        [340, 290, 24, 20, 0.2],
        [322, 220, 16, 16, 0.2],
      ],
    },
  );
  sheet.form('296,126 318,108 348,112 364,136 352,160 324,168 300,160 288,144', {
    base: 'sea',
    light: 'sky',
    dark: 'ink',
    outline: 5,
    spacing: 7,
  });
  sheet.form('292,146 268,152 246,168c 270,172 296,166', {
    base: 'ochre',
    light: 'gold',
    dark: 'brown',
    outline: 4,
    spacing: 6,
  });
  sheet.form('292,140 278,150 266,180 264,214 274,224 284,200 290,170 300,152', {
    base: 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 4,
    spacing: 6,
  });
  for (const [x, y, r] of [
    [318, 214, 17],
    [332, 246, 19],
    [350, 276, 20],
    [330, 288, 16],
    [346, 306, 16],
  ] as const) {
    sheet.form(ellipse({ x, y, r: r * 0.9, ry: r }, 18), {
      base: 'red',
      light: 'blush',
      dark: 'oxblood',
      outline: 4,
      spacing: 6,
    });
  }
  sheet.dot({ x: 316, y: 138, r: 8.5 }, 'ink');
  sheet.dot({ x: 316, y: 138, r: 5.5 }, 'ochre');
  sheet.dot({ x: 316, y: 138, r: 3.4 }, 'ink');
  sheet.form('372,420 386,420 392,470 386,520 376,524 366,478', {
    base: 'ink',
    light: 'grey',
    dark: null,
    outline: 2,
    spacing: 5,
    flow: 1.57,
  });
}
