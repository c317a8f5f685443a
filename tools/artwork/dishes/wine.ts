import { angular, contour, ellipse } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Serving } from './food-inks.ts';
import { drop, table } from './tableware.ts';

function bottleAndGlass(sheet: Sheet, serving: Serving) {
  const white = serving.isWhite;
  // bottle
  const b =
    '462,30c 520,30c 522,70 520,150 530,200 574,260 590,330 590,400 590,600 580,628 556,638c 430,638c 406,628 396,600 396,400 396,330 410,260 452,200 462,150 460,70';
  sheet.form(
    b.replace(/,(\d+)/g, (_, y) => `,${Number(y) + 14}`),
    { base: 'ink', light: null, dark: null, outline: 0, texture: 'none' },
  );
  sheet.form(b, {
    base: white ? 'moss' : 'pine',
    light: white ? 'sage' : 'leaf',
    dark: 'ink',
    outline: 8,
    spacing: 9,
    flow: 1.57,
    mix: 0,
    shortest: 40,
    longest: 220,
    darkRange: [0.5, 0.05],
    lightRange: [0.72, 0.95],
    depth: 1.6,
  });
  sheet.form('460,28c 522,28c 524,150c 458,150c', {
    base: serving.capsule ?? 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 6,
    spacing: 8,
    flow: 1.57,
    mix: 0,
    depth: 1.5,
  });
  sheet.line('458,64 490,68 524,64', 3, 'ink');
  sheet.form(angular('398,350 588,350 588,560 398,560'), {
    base: 'cream',
    light: null,
    dark: 'tan',
    outline: 5,
    texture: 'none',
  });
  // label: hills and sun
  sheet.clipped('400,352c 586,352c 586,558c 400,558c', () => {
    sheet.dot({ x: 493, y: 430, r: 44 }, 'ochre');
    for (let i = 0; i < 16; i++) {
      const a = Math.PI + (i / 15) * Math.PI;
      sheet.line(
        `${493 + Math.cos(a) * 52},${430 + Math.sin(a) * 52} ${493 + Math.cos(a) * 72},${430 + Math.sin(a) * 72}`,
        2.2,
        'rust',
      );
    }
    sheet.shape('390,470 440,444 500,456 560,436 600,450 600,520c 390,520c', 'leaf');
    sheet.shape('390,492 460,470 540,484 600,468 600,524c 390,524c', 'moss');
    for (let i = 0; i < 9; i++) {
      sheet.line(`${404 + i * 23},522 ${452 + i * 9},484`, 1.8, 'sage');
    }
    sheet.shape(angular('390,522 600,522 600,562 390,562'), 'cream');
    sheet.line('430,538 493,536 556,538', { width: 3, taper: 0.1 }, 'ink');
    sheet.line('450,549 493,548 536,549', { width: 2, taper: 0.1 }, 'ink');
  });
  sheet.line('418,350 412,300 430,250 458,206', { width: 5, taper: 0.5 }, 'cream');
  sheet.line('412,570 414,600 420,620', 4, 'sage');
  // glass
  const g =
    '640,290 790,290 806,360 796,430 750,482 726,494 724,560 726,596 770,612 790,628 640,628 660,612 704,596 706,560 704,494 680,482 634,430 624,360';
  sheet.form(g, {
    base: 'sky',
    light: 'cream',
    dark: 'teal',
    outline: 7,
    spacing: 9,
    flow: 1.57,
    mix: 0.4,
    darkRange: [0.5, 0.1],
    lightRange: [0.6, 0.9],
  });
  sheet.form('630,372 800,372 797,420 752,474 715,486 678,474 633,420', {
    base: white ? 'gold' : 'wine',
    light: white ? 'cream' : 'red',
    dark: white ? 'ochre' : 'ink',
    outline: 4,
    spacing: 8,
    lightRange: [0.6, 0.95],
  });
  sheet.form(ellipse({ x: 715, y: 372, r: 85, ry: 16 }), {
    base: white ? 'cream' : 'red',
    light: white ? null : 'blush',
    dark: null,
    outline: 4,
    spacing: 7,
  });
  sheet.paint(
    contour(sheet.outline(ellipse({ x: 715, y: 292, r: 76, ry: 13 })), { min: sheet.scaled(3), max: sheet.scaled(5) }),
    'ink',
  );
  sheet.line('652,320 640,360 646,410', { width: 5, taper: 0.5 }, 'cream');
  // grapes
  for (const [x, y] of [
    [300, 470],
    [262, 500],
    [340, 500],
    [230, 540],
    [300, 532],
    [372, 540],
    [262, 572],
    [336, 570],
    [300, 604],
    [226, 588],
    [370, 590],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 37 }), {
      base: white ? 'leaf' : 'wine',
      light: white ? 'sage' : 'blush',
      dark: white ? 'pine' : 'ink',
      outline: 6,
      spacing: 7,
      lightRange: [0.76, 0.98],
    });
  }
  sheet.line('300,440 306,400 330,372', { width: 6, taper: 0.1 }, 'brown');
  sheet.form(
    '306,424 250,440 206,420 214,392c 180,384 186,350 216,346c 222,316 262,318 280,344c 312,330 330,352 322,380c 344,398 330,420',
    { base: 'leaf', light: 'sage', dark: 'pine', outline: 6, spacing: 8 },
  );
  for (const l of ['306,424 264,388 226,352', '290,408 250,410 222,408', '296,410 290,380 282,352']) {
    sheet.line(l, 2.6, 'pine');
  }
} /** freezer drawer: fill .5 / .75 / 1 */

export function wine(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'gold', serving.groundMark ?? 'ochre');
  bottleAndGlass(sheet, serving);
}

type Bottle = {
  ground: Ink;
  groundMark: Ink;
  outline: string;
  glass: Coat;
  capsule: Coat;
  /** How far down the capsule reaches. */
  capsuleEnd: number;
  wine: Coat;
  surface: Ink;
  grapes: Coat;
  label: (sheet: Sheet) => void;
};

const whiteWine: Coat = { base: 'gold', light: 'cream', dark: 'ochre' };
const greenGrapes: Coat = { base: 'leaf', light: 'sage', dark: 'pine' };
const blueGrapes: Coat = { base: 'wine', light: 'blush', dark: 'ink' };

const bottles = {
  red: {
    ground: 'rose',
    groundMark: 'blush',
    outline:
      '464,26c 522,26c 522,150 526,196 566,226 588,260 590,320 590,600 582,630 560,638c 426,638c 404,630 396,600 396,320 398,260 420,226 460,196 464,150',
    glass: { base: '#2B2A1C', light: 'leaf', dark: 'ink' },
    capsule: { base: 'wine', light: 'blush', dark: 'ink' },
    capsuleEnd: 168,
    wine: { base: 'wine', light: 'red', dark: 'ink' },
    surface: 'red',
    grapes: blueGrapes,
    label: drawGrapeLabel,
  },
  slim: {
    ground: 'bone',
    groundMark: 'tan',
    outline:
      '470,14c 516,14c 518,110 530,210 556,320 568,420 570,600 562,630 544,638c 442,638c 424,630 416,600 418,420 430,320 456,210 468,110',
    glass: { base: 'teal', light: 'sea', dark: 'ink' },
    capsule: { base: 'pine', light: 'leaf', dark: 'ink' },
    capsuleEnd: 120,
    wine: whiteWine,
    surface: 'cream',
    grapes: greenGrapes,
    label: drawPeakLabel,
  },
} satisfies Record<string, Bottle>;

export const redWine = (sheet: Sheet) => drawWine(sheet, bottles.red);
export const slimWine = (sheet: Sheet) => drawWine(sheet, bottles.slim);

function drawWine(sheet: Sheet, bottle: Bottle) {
  table(sheet, bottle.ground, bottle.groundMark);
  drop(sheet, bottle.outline, { x: 12, y: 14 });
  sheet.form(bottle.outline, {
    ...bottle.glass,
    outline: 8,
    spacing: 9,
    flow: 1.57,
    mix: 0,
    shortest: 40,
    longest: 220,
    darkRange: [0.5, 0.05],
    lightRange: [0.72, 0.95],
    depth: 1.6,
  });
  sheet.clipped(bottle.outline, () => {
    sheet.form(angular(`440,0 548,0 548,${bottle.capsuleEnd} 440,${bottle.capsuleEnd}`), {
      ...bottle.capsule,
      outline: 6,
      spacing: 8,
      flow: 1.57,
      depth: 1.5,
    });
  });
  sheet.line(`452,${bottle.capsuleEnd - 10} 493,${bottle.capsuleEnd - 6} 536,${bottle.capsuleEnd - 10}`, 3, 'ink');
  sheet.clipped(bottle.outline, () => {
    bottle.label(sheet);
    sheet.line('430,340 430,300 444,262 466,216', 5, 'cream');
  });
  drawGlass(sheet, bottle);
  drawGrapes(sheet, bottle.grapes);
}

function drawGlass(sheet: Sheet, { wine, surface }: Bottle) {
  const glass =
    '640,290 790,290 806,360 796,430 750,482 726,494 724,560 726,596 770,612 790,628 640,628 660,612 704,596 706,560 704,494 680,482 634,430 624,360';
  drop(sheet, glass, { x: 8, y: 10 });
  sheet.form(glass, {
    base: 'sky',
    light: 'cream',
    dark: 'teal',
    outline: 7,
    spacing: 9,
    flow: 1.57,
    mix: 0.4,
    darkRange: [0.5, 0.1],
    lightRange: [0.6, 0.9],
  });
  sheet.form('630,372 800,372 797,420 752,474 715,486 678,474 633,420', {
    ...wine,
    outline: 4,
    spacing: 8,
    lightRange: [0.6, 0.95],
  });
  sheet.form(ellipse({ x: 715, y: 372, r: 85, ry: 16 }), {
    base: surface,
    light: null,
    dark: null,
    outline: 4,
    texture: 'none',
  });
  sheet.paint(
    contour(sheet.outline(ellipse({ x: 715, y: 292, r: 76, ry: 13 })), { min: sheet.scaled(3), max: sheet.scaled(5) }),
    'ink',
  );
  sheet.line('652,320 640,360 646,410', 5, 'cream');
}

function drawGrapes(sheet: Sheet, coat: Coat) {
  for (const [x, y] of [
    [300, 470],
    [262, 500],
    [340, 500],
    [230, 540],
    [300, 532],
    [372, 540],
    [262, 572],
    [336, 570],
    [300, 604],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 37 }), { ...coat, outline: 6, spacing: 7, lightRange: [0.76, 0.98] });
  }
  sheet.line('300,440 306,400 330,372', { width: 6, taper: 0.1 }, 'brown');
  sheet.form(
    '306,424 250,440 206,420 214,392c 180,384 186,350 216,346c 222,316 262,318 280,344c 312,330 330,352 322,380c 344,398 330,420',
    {
      base: 'leaf',
      light: 'sage',
      dark: 'pine',
      outline: 6,
      spacing: 8,
    },
  );
  for (const vein of ['306,424 264,388 226,352', '290,408 250,410 222,408', '296,410 290,380 282,352'])
    sheet.line(vein, 2.6, 'pine');
}

function drawPaperLabel(sheet: Sheet, corners: string, ink: Ink) {
  sheet.form(angular(corners), { base: ink, light: null, dark: null, outline: 5, texture: 'none' });
}

/** A bunch of grapes between two rules. */
function drawGrapeLabel(sheet: Sheet) {
  drawPaperLabel(sheet, '380,340 606,340 606,560 380,560', 'cream');
  for (const y of [356, 544]) sheet.line(`380,${y} 606,${y}`, { width: 4, taper: 0.01 }, 'ochre');
  for (const [x, y] of [
    [470, 430],
    [494, 430],
    [518, 430],
    [482, 452],
    [506, 452],
    [470, 474],
    [494, 474],
    [482, 496],
    [494, 516],
  ] as const) {
    sheet.dot({ x, y, r: 13 }, 'wine');
    sheet.dot({ x: x - 4, y: y - 5, r: 3.6 }, 'blush');
  }
  sheet.shape('494,412 470,408 452,388 466,372 494,380 522,368 538,386 520,408', 'leaf');
  sheet.line('494,412 496,392 506,372', 3, 'pine');
}

/** A peak under the moon. */
function drawPeakLabel(sheet: Sheet) {
  drawPaperLabel(sheet, '404,370 584,370 584,590 404,590', 'sky');
  sheet.dot({ x: 530, y: 416, r: 24 }, 'gold');
  sheet.shape('400,520c 446,452 486,410c 520,456 548,470c 566,492 590,516c 590,600c 400,600c', 'teal');
  sheet.shape('460,446c 486,410c 508,444c 496,440 488,458 478,444', 'cream');
  sheet.shape('400,548 450,520 510,540 590,512 590,600c 400,600c', 'pine');
  for (let i = 0; i < 8; i++) sheet.line(`${410 + i * 24},590 ${452 + i * 12},540`, 2, 'sage');
}
