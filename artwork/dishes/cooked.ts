import { contour, ellipse, placed } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { enamel } from './food-inks.ts';
import type { Serving } from './food-inks.ts';
import {
  carrot,
  garlic,
  leek,
  lemon,
  mushroom,
  onion,
  parsley,
  pepper,
  potato,
  rosemary,
  thyme,
  tomato,
} from './garnish.ts';
import { cloth, drop, plate, spoon, table } from './tableware.ts';

export function chicken(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'teal', serving.groundMark ?? 'ink');
  drop(sheet, ellipse({ x: 500, y: 420, r: 400, ry: 200 }), { x: 14, y: 20 });
  sheet.form(ellipse({ x: 500, y: 420, r: 400, ry: 200 }), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 7,
    texture: 'none',
  });
  sheet.paint(
    contour(sheet.outline(ellipse({ x: 500, y: 416, r: 350, ry: 166 })), {
      min: sheet.scaled(2),
      max: sheet.scaled(6),
      light: [0.5, 0.8],
    }),
    'grey',
  );
  sheet.paint(
    contour(sheet.outline(ellipse({ x: 500, y: 418, r: 384, ry: 188 })), {
      min: sheet.scaled(3),
      max: sheet.scaled(3),
    }),
    'rust',
  );
  parsley(sheet, { x: 200, y: 440, scale: 1.1, angle: 0.2 });
  parsley(sheet, { x: 250, y: 520, scale: 0.9, angle: 1.4 });
  parsley(sheet, { x: 800, y: 470, scale: 1, angle: 0.9 });
  lemon(sheet, { x: 760, y: 520, scale: 1, angle: 0.2 });
  lemon(sheet, { x: 690, y: 550, scale: 0.85, angle: 0.5 });
  potato(sheet, { x: 330, y: 540, scale: 0.95, angle: 0.2 });
  potato(sheet, { x: 420, y: 566, scale: 0.85, angle: -0.3 });
  const legc: Coat = { base: '#CF7E2A', light: 'gold', dark: '#6B3416' };
  const crisp: Coat = { base: '#A9561F', light: 'ochre', dark: '#4A2210' };
  // far leg
  sheet.form('600,250 660,214 730,212 790,236 836,232 852,248 842,266 856,284 836,296 806,284 740,300 660,310', {
    ...crisp,
    outline: 6,
    spacing: 8.5,
    flow: 0.1,
    mix: 0.4,
    patches: [{ outline: '808,220 880,220 880,310 808,300', base: 'cream', light: null, dark: 'tan' }],
  });
  sheet.form(
    '226,366 232,286 286,210 380,164 490,150 600,176 682,236 724,322 716,410 650,474 530,504 400,498 292,462',
    {
      ...legc,
      outline: 8,
      spacing: 9.5,
      guides: [
        '250,330 330,240 460,180',
        '300,420 360,320 470,250',
        '420,490 470,400 560,330',
        '560,200 640,260 700,350',
        '480,170 500,260 490,340',
      ],
      mix: 0.35,
      wobble: 0.3,
      shortest: 12,
      longest: 70,
      darkRange: [0.64, 0.15],
      lightRange: [0.6, 0.95],
      bumps: [
        [390, 290, 100, 80, 0.28],
        [560, 270, 90, 80, 0.2],
        [470, 240, 20, 90, -0.1],
      ],
      patches: [
        { outline: '300,250 360,200 450,170 520,166 500,210 430,236 380,280 320,320', ...crisp },
        { outline: '540,176 620,200 670,250 640,262 580,232', ...crisp },
        { outline: '250,380 290,430 380,480 360,500 270,450', ...crisp },
      ],
    },
  );
  sheet.line('486,160 470,230 476,320 500,390', 4, '#6B3416');
  sheet.line('496,170 482,236 488,300', 2.6, 'gold');
  // wing
  sheet.form('262,350 300,300 360,288 414,316 418,360 378,384 356,398 386,424 372,452 322,452 280,420', {
    ...legc,
    outline: 6.5,
    spacing: 8.5,
    flow: 0.5,
    mix: 0.5,
    darkRange: [0.66, 0.2],
    lightRange: [0.6, 0.95],
    bumps: [[330, 340, 40, 30, 0.2]],
    patches: [{ outline: '270,330 310,296 360,292 340,320 300,350', ...crisp }],
  });
  // drumstick
  sheet.form(
    '486,360 540,300 620,286 700,316 756,372 808,404 846,404 866,424 852,442 864,466 840,478 812,460 764,468 690,492 600,496 524,462 484,410',
    {
      ...legc,
      outline: 7.5,
      spacing: 9,
      flow: 0.35,
      mix: 0.5,
      darkRange: [0.62, 0.15],
      lightRange: [0.58, 0.95],
      bumps: [[600, 380, 80, 60, 0.25]],
      patches: [
        { outline: '800,390 890,396 890,490 800,480', base: 'cream', light: null, dark: 'tan' },
        { outline: '520,330 580,296 650,298 620,330 560,350', ...crisp },
        { outline: '740,400 790,420 780,460 720,470', ...crisp },
      ],
    },
  );
  sheet.line('800,400 814,432 802,470', { width: 5.4, taper: 0.1 }, 'ink');
  sheet.line('806,400 820,432 808,470', { width: 3.6, taper: 0.1 }, 'cream');
  sheet.line('540,352 590,318 660,322', { width: 4.4, taper: 0.5 }, 'gold');
  rosemary(sheet, { x: 330, y: 520, length: 210, angle: -0.12 });
  pepper(sheet, { x: 620, y: 540, width: 60, height: 12, count: 12 });
}

export function stew(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'ochre', serving.groundMark ?? 'tan');
  cloth(sheet, 'cream', 'rust');
  // pot seen from slightly above
  drop(sheet, '180,300 820,300 800,540 700,610 500,624 300,610 200,540', { x: 20, y: 16 });
  for (const g of [-1, 1]) {
    sheet.form(
      `${500 + g * 300},330 ${500 + g * 356},322 ${500 + g * 386},346 ${500 + g * 380},384 ${500 + g * 346},398 ${500 + g * 300},390`,
      { ...enamel, outline: 7, spacing: 8 },
    );
  }
  sheet.form('186,290 814,290 806,420 786,520 716,590 610,616 500,622 390,616 284,590 214,520 194,420', {
    ...enamel,
    outline: 9,
    spacing: 11,
    flow: 0,
    mix: 0.55,
    darkRange: [0.56, 0.1],
    lightRange: [0.62, 0.92],
    depth: 1.5,
  });
  sheet.form(ellipse({ x: 500, y: 290, r: 316, ry: 116 }), { ...enamel, outline: 7, texture: 'none' });
  sheet.form(ellipse({ x: 500, y: 292, r: 290, ry: 98 }), {
    base: 'oxblood',
    light: null,
    dark: 'ink',
    outline: 6,
    texture: 'none',
  });
  sheet.form(ellipse({ x: 500, y: 304, r: 276, ry: 84 }), {
    base: 'brown',
    light: 'rust',
    dark: 'ink',
    outline: 3,
    spacing: 9,
    flow: 0,
    lightRange: [0.3, 0.9],
    darkRange: [0.4, 0.1],
  });
  const random = createRandom('stew');
  for (const [x, y, k] of [
    [380, 280, 1],
    [470, 300, 1.1],
    [560, 268, 1],
    [620, 312, 1],
    [430, 340, 1],
    [530, 350, 1.05],
    [330, 316, 0.9],
    [660, 270, 0.8],
  ] as const) {
    sheet.form(placed('-40,-4 -30,-24 4,-28 36,-18 42,6 24,22 -14,24', { x, y, scale: k, angle: random() * 3 }), {
      base: 'rust',
      light: 'tan',
      dark: 'ink',
      outline: 5,
      spacing: 7,
    });
  }
  for (const [x, y] of [
    [420, 262],
    [510, 326],
    [600, 340],
    [350, 346],
    [650, 316],
    [480, 258],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 24, ry: 15, turn: random() }), {
      base: '#DE7F2E',
      light: 'gold',
      dark: 'rust',
      outline: 4,
      spacing: 6,
    });
  }
  for (const [x, y] of [
    [570, 300],
    [400, 312],
    [470, 362],
    [690, 300],
    [530, 250],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 15, ry: 11 }), { base: 'cream', light: null, dark: 'tan', outline: 4, spacing: 6 });
  }
  thyme(sheet, { x: 440, y: 300, length: 150, angle: -0.1 });
  for (const [x, y] of [
    [360, 292],
    [610, 290],
    [500, 285],
  ] as const) {
    parsley(sheet, { x, y, scale: 0.45, angle: x });
  }
  for (const [x, k] of [
    [360, 1],
    [500, 1.15],
    [640, 0.95],
  ] as const) {
    for (const [w, c] of [[9, 'cream']] as const) {
      sheet.line(
        `${x},190 ${x - 34 * k},150 ${x + 30 * k},100 ${x - 20 * k},46 ${x + 14 * k},4`,
        { width: w, taper: 0.5 },
        c,
      );
    }
  }
  sheet.line('260,380 246,450 262,520', { width: 7, taper: 0.5 }, 'rose');
  sheet.line('286,372 276,410', 4, 'rose');
}

export function soup(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'rust', serving.groundMark ?? 'oxblood');
  plate(sheet, { x: 480, y: 350, r: 290 });
  drop(sheet, ellipse({ x: 480, y: 346, r: 210 }), { x: 6, y: 10 });
  sheet.form(ellipse({ x: 480, y: 346, r: 214 }), { base: 'teal', light: 'sky', dark: 'ink', outline: 7, spacing: 9 });
  sheet.form(ellipse({ x: 480, y: 348, r: 184 }), {
    base: 'ochre',
    light: 'gold',
    dark: 'rust',
    outline: 5,
    spacing: 11,
    wobble: 0.8,
    shortest: 20,
    longest: 120,
    lightRange: [0.45, 0.9],
    darkRange: [0.42, 0.05],
  });
  const random = createRandom('soup');
  for (let i = 0; i < 16; i++) {
    const a = i * 2.4;
    const q = Math.sqrt(random()) * 150;
    const x = 480 + Math.cos(a) * q;
    const y = 348 + Math.sin(a) * q;
    if (i % 3 === 0) {
      sheet.form(ellipse({ x, y, r: 21, ry: 19, turn: random() * 3 }), {
        base: '#DE7F2E',
        light: 'gold',
        dark: 'rust',
        outline: 4,
        spacing: 6,
      });
    } else if (i % 3 === 1) {
      sheet.form(placed('-20,-14 20,-16 22,14 -18,16', { x, y, angle: random() * 3 }), {
        base: 'cream',
        light: null,
        dark: 'tan',
        outline: 4,
        spacing: 6,
      });
    } else {
      sheet.form(placed('-28,-10 0,-20 28,-8 24,14 -6,18 -26,12', { x, y, angle: random() * 3 }), {
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        outline: 4,
        spacing: 6,
      });
    }
  }
  for (const [x, y] of [
    [450, 290],
    [540, 380],
    [420, 410],
    [520, 260],
    [380, 340],
  ] as const) {
    parsley(sheet, { x, y, scale: 0.5, angle: x });
  }
  spoon(sheet, { x: 800, y: 600, length: 330, angle: -1.25 });
  const bread = placed('-90,40 -100,-20 -60,-60 0,-50 60,-62 100,-22 92,44 0,54', {
    x: 150,
    y: 560,
    scale: 1.1,
    angle: -0.4,
  });
  drop(sheet, bread, { x: 10, y: 14 });
  sheet.form(bread, { base: 'tan', light: 'gold', dark: 'brown', outline: 7, spacing: 8 });
  sheet.form(
    placed('-74,30 -82,-14 -50,-44 0,-36 50,-44 82,-14 76,32 0,40', { x: 150, y: 560, scale: 1.1, angle: -0.4 }),
    {
      base: 'cream',
      light: null,
      dark: 'tan',
      outline: 3,
      outlineInk: 'tan',
      spacing: 9,
      wobble: 1.2,
      longest: 16,
      darkRange: [0.9, 0.2],
    },
  );
}

export function ingredients(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'teal', serving.groundMark ?? 'ink');
  leek(sheet, { x: 60, y: 150, length: 430, angle: 0.1, scale: 1.35 });
  carrot(sheet, { x: 190, y: 330, length: 330, angle: 0.06, scale: 1.4 });
  carrot(sheet, { x: 150, y: 440, length: 320, angle: -0.04, scale: 1.3 });
  onion(sheet, { x: 720, y: 190, scale: 1.7 });
  onion(sheet, { x: 880, y: 270, scale: 1.25 });
  garlic(sheet, { x: 690, y: 370, scale: 1.45, angle: 0.3 });
  tomato(sheet, { x: 830, y: 420, scale: 1.55 });
  tomato(sheet, { x: 930, y: 520, scale: 1.2 });
  mushroom(sheet, { x: 600, y: 520, scale: 1.5, angle: -0.3 });
  mushroom(sheet, { x: 730, y: 560, scale: 1.25, angle: 0.4 });
  thyme(sheet, { x: 60, y: 590, length: 280, angle: -0.12 });
  rosemary(sheet, { x: 330, y: 600, length: 240, angle: -0.2 });
  lemon(sheet, { x: 930, y: 130, scale: 1.2, angle: 0.2 });
  pepper(sheet, { x: 560, y: 440, width: 30, height: 24, count: 14 });
  potato(sheet, { x: 470, y: 520, scale: 1.3, angle: 0.3 });
}
