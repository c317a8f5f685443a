import { contour, ellipse } from '../engine/geometry.ts';
import type { Carving, Coat, Sheet } from '../engine/sheet.ts';

export const redWineInks: Coat = { base: 'wine', light: 'red', dark: 'ink' };
export const whiteWineInks: Coat = { base: 'gold', light: 'cream', dark: 'ochre' };
export const greenGrapes: Coat = { base: 'leaf', light: 'sage', dark: 'pine' };
export const blueGrapes: Coat = { base: 'wine', light: 'blush', dark: 'ink' };

/** How the glass of a bottle is carved: long marks from neck to foot. */
export const bottleGlass: Carving = {
  outline: 8,
  spacing: 9,
  flow: 1.57,
  mix: 0,
  shortest: 40,
  longest: 220,
  darkRange: [0.5, 0.05],
  lightRange: [0.72, 0.95],
  depth: 1.6,
};

export const glassOutline =
  '640,290 790,290 806,360 796,430 750,482 726,494 724,560 726,596 770,612 790,628 640,628 660,612 704,596 706,560 704,494 680,482 634,430 624,360';

/** A glass of wine; `surface` is how the wine looks from above. */
export function drawGlass(sheet: Sheet, wine: Coat, surface: Carving) {
  sheet.form(glassOutline, {
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
    ...surface,
    outline: 4,
  });
  sheet.paint(
    contour(sheet.outline(ellipse({ x: 715, y: 292, r: 76, ry: 13 })), { min: sheet.scaled(3), max: sheet.scaled(5) }),
    'ink',
  );
  sheet.line('652,320 640,360 646,410', 5, 'cream');
}

type Spots = readonly (readonly [x: number, y: number])[];

/** A bunch with its leaf; `more` are grapes below it. */
export function drawGrapes(sheet: Sheet, coat: Coat, more: Spots = []) {
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
    ...more,
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
