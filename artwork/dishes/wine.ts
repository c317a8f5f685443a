import { angular, contour, ellipse } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Serving } from './food-inks.ts';
import { table } from './tableware.ts';

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
