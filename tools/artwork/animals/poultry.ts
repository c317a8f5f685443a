import { ellipse, placed } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { birdLeg, castShadow, feather } from './animal-parts.ts';
import { coatOf } from './coats.ts';
import type { Look } from './coats.ts';

export function chicken(sheet: Sheet, look: Look) {
  const c = coatOf(look.coat ?? 'red');
  const tail = coatOf(look.tail ?? 'black');
  const neck = coatOf(look.neck ?? 'golden');
  const isCock = look.sex === 'male';
  // A capon grows the tail of a cock and keeps the comb of a hen.
  const hasSickles = isCock || look.sex === 'castrated';
  if (look.hasShadow !== false) castShadow(sheet, { x: 470, y: 616, rx: 190, ry: 11 });
  birdLeg(sheet, { x: 452, y: 500, height: 104, ink: look.legInk ?? 'ochre', scale: 1.1 });
  birdLeg(sheet, { x: 528, y: 500, height: 108, ink: look.legInk ?? 'ochre', scale: 1.1 });
  drawTail(sheet, tail, hasSickles);
  const body =
    '254,150 286,160 306,196 326,246 370,284 440,300 530,296 604,262 650,236 700,268 708,330 676,410 620,474 550,512 470,520 396,504 336,462 296,400 276,330 262,280 238,250 222,232 216,204 222,172';
  sheet.form(body, {
    ...c,
    texture: 'scallop',
    size: 27,
    angle: 0.55,
    squash: 0.95,
    darkRange: [0.82, 0.3],
    lightRange: [0.62, 0.95],
    outline: 8,
    bumps: [
      [390, 400, 110, 90, 0.2],
      [600, 340, 70, 70, 0.1],
    ],
  });
  // neck hackle
  sheet.form(
    '254,152 288,164 308,200 330,250 372,288 400,320 372,350 340,340 300,352 278,330 262,284 240,252 226,230 220,200 228,170',
    {
      ...neck,
      outline: 0,
      spacing: 9,
      guides: ['250,170 280,240 330,330', '290,180 320,240 380,310', '230,220 260,280 290,340'],
      shortest: 26,
      longest: 90,
      darkRange: [0.8, 0.2],
      lightRange: [0.66, 0.92],
    },
  );
  for (const z of ['300,352 316,340 340,340', '340,340 356,350 372,348', '372,350 384,330 400,320']) {
    sheet.line(z, 3, 'ink');
  }
  // wing
  sheet.form('404,330 470,312 556,322 634,352 680,384 640,420 580,444 500,446 436,420 402,376', {
    ...c,
    texture: 'scallop',
    size: 24,
    angle: 0.25,
    darkRange: [0.9, 0.3],
    lightRange: [0.55, 0.95],
    outline: 6,
    bumps: [[450, 370, 70, 50, 0.2]],
  });
  for (const [x, y, l, a] of [
    [520, 424, 150, 0.06],
    [510, 404, 172, -0.02],
    [506, 384, 186, -0.1],
  ] as const) {
    feather(sheet, { x, y, length: l, width: 30, angle: a, coat: c });
  }
  const flesh = { base: 'red', light: 'blush', dark: 'oxblood', outline: 5, spacing: 7 } as const;
  sheet.form(combOf(look, isCock), flesh);
  sheet.form('220,206 198,210 168,226c 190,232 218,234', {
    base: 'ochre',
    light: 'gold',
    dark: 'brown',
    outline: 4.5,
    spacing: 7,
  });
  sheet.line('172,226 196,222 218,220', 2.2, 'ink');
  sheet.form(
    isCock
      ? '226,232 248,236 260,264 254,306 234,318 216,284 216,250'
      : '228,230 242,233 248,248 243,266 232,268 224,254 222,242',
    { ...flesh, outline: 4.5 },
  );
  sheet.form('230,184 258,180 272,202 258,226 232,226 220,206', {
    base: 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 3,
    spacing: 7,
  });
  if (look.earlobe) {
    sheet.form('264,206 278,204 284,218 278,234 266,234 260,220', {
      base: look.earlobe,
      light: null,
      dark: 'grey',
      outline: 3,
      spacing: 7,
    });
  }
  sheet.dot({ x: 248, y: 200, r: 11 }, 'ink');
  sheet.dot({ x: 248, y: 200, r: 8 }, 'ochre');
  sheet.dot({ x: 248, y: 200, r: 4.8 }, 'ink');
  sheet.dot({ x: 246, y: 197, r: 2 }, 'cream');
}

/** A hen carries a short fan, a cock sickle feathers that arch over it. */
function drawTail(sheet: Sheet, coat: Coat, hasSickles: boolean) {
  const fan = [
    [-0.28, 170, 54],
    [-0.55, 190, 56],
    [-0.8, 200, 58],
    [-1.05, 196, 56],
    [-1.3, 176, 52],
  ] as const;
  for (const [angle, length, width] of fan) feather(sheet, { x: 604, y: 350, length, width, angle, coat, rib: 'grey' });
  if (!hasSickles) return;
  for (const line of [
    '612,330 700,210 800,170 870,220 884,320 866,250 800,206 716,250 640,350',
    '606,316 672,170 776,104 858,132 896,214 854,160 780,140 700,206 636,330',
    '600,306 634,150 712,62 800,58 852,114 796,88 724,98 668,190 628,320',
  ])
    sheet.form(line, { ...coat, outline: 5, spacing: 8, flow: -0.8, longest: 60 });
}

function combOf({ comb = 'single' }: Look, isCock: boolean): string {
  if (comb === 'pea') return '234,166 236,146 250,138 268,140 284,148 288,162 270,170 250,170';
  if (comb === 'rose') return '226,168 222,150 238,138 262,136 286,140 306,150 340,148 312,166 286,174 250,174';
  return isCock
    ? '234,162 218,128 232,104 250,122 256,88 280,84 286,112 308,92 326,110 314,140 330,156 304,172 270,168'
    : '240,164 234,142 245,130 255,142 262,124 276,124 280,140 292,132 300,144 294,158 286,168 264,168';
}

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

export function pheasant(sheet: Sheet, look: Look) {
  if (look.hasShadow !== false) castShadow(sheet, { x: 420, y: 616, rx: 170, ry: 10 });
  birdLeg(sheet, { x: 380, y: 490, height: 110, ink: 'grey', scale: 0.95 });
  birdLeg(sheet, { x: 446, y: 490, height: 112, ink: 'grey', scale: 0.95 });
  for (const [l, w, a, y] of [
    [430, 34, 0.16, 372],
    [470, 36, 0.06, 360],
    [440, 32, -0.04, 350],
    [330, 30, -0.14, 346],
  ] as const) {
    feather(sheet, {
      x: 520,
      y,
      length: l,
      width: w,
      angle: a,
      coat: { base: 'tan', light: 'gold', dark: 'brown' },
      spacing: 7,
    });
    for (let i = 3; i < l / 26 - 1; i++) {
      const q = placed(`${i * 26},${-w * 0.4} ${i * 26 + 6},0 ${i * 26},${w * 0.4}`, { x: 520, y, angle: a });
      sheet.line(q, 3, 'ink');
    }
  }
  sheet.form(
    '252,236 300,250 340,272 420,276 500,300 566,340 600,382 560,430 500,474 420,500 344,486 292,440 262,380 244,320 240,270',
    {
      base: 'rust',
      light: 'gold',
      dark: 'ink',
      texture: 'scallop',
      size: 25,
      angle: 0.6,
      darkRange: [0.86, 0.3],
      lightRange: [0.5, 0.9],
      outline: 8,
      bumps: [[340, 400, 80, 80, 0.25]],
    },
  );
  sheet.form('360,312 440,300 520,330 590,376 560,412 490,430 410,420 360,370', {
    base: 'brown',
    light: 'ochre',
    dark: 'ink',
    texture: 'scallop',
    size: 22,
    angle: 0.4,
    darkRange: [0.9, 0.3],
    lightRange: [0.4, 0.9],
    outline: 6,
  });
  for (const [y, l, a] of [
    [410, 140, 0.14],
    [394, 156, 0.06],
  ] as const) {
    feather(sheet, { x: 460, y, length: l, width: 26, angle: a, coat: { base: 'tan', light: 'gold', dark: 'ink' } });
  }
  sheet.form('240,128 276,126 300,150 300,190 296,226 304,250 270,262 240,250 238,214 228,188 220,160', {
    base: 'pine',
    light: 'sea',
    dark: 'ink',
    outline: 6,
    spacing: 8,
    flow: 1.6,
    mix: 0.4,
    longest: 40,
    lightRange: [0.62, 0.92],
  });
  sheet.form('242,246 272,256 304,244 308,258 274,274 240,264', {
    base: 'cream',
    light: null,
    dark: 'brown',
    outline: 3,
    spacing: 7,
  });
  sheet.form('232,158 258,150 276,166 270,192 244,198 230,182', {
    base: 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 4,
    spacing: 6,
  });
  sheet.form('224,166 202,172 184,188c 206,192 230,186', {
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    outline: 4,
    spacing: 6,
  });
  sheet.dot({ x: 252, y: 170, r: 8 }, 'ink');
  sheet.dot({ x: 252, y: 170, r: 5.6 }, 'ochre');
  sheet.dot({ x: 252, y: 170, r: 3.4 }, 'ink');
}
