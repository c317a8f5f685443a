// Pans, pots, bowls and tins, seen from above, with what is in them.
import { contour, ellipse, placed } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { drop, plate, roundedBox } from './tableware.ts';

export type Area = { x: number; y: number; rx: number; ry: number };

const iron: Coat = { base: '#33302E', light: 'grey', dark: 'ink' };

/** Sauce or broth that fills a shape: flat, with a few slow lights. */
export function pool(sheet: Sheet, line: Line, { coat, outline = 3 }: { coat: Coat; outline?: number }): void {
  sheet.form(line, {
    ...coat,
    outline,
    spacing: 14,
    wobble: 0.9,
    shortest: 26,
    longest: 130,
    darkRange: [0.46, 0.1],
    lightRange: [0.5, 0.95],
  });
}

export function ironPan(sheet: Sheet, sauce?: Coat): Area {
  const [x, y] = [470, 350];
  const handle = placed('262,-26 330,-22 430,-26 520,-30 560,-20 566,0 560,20 520,30 430,26 330,22 262,26', {
    x,
    y,
    angle: -0.32,
  });
  drop(sheet, handle, { x: 14, y: 20 });
  drop(sheet, ellipse({ x, y, r: 292 }), { x: 16, y: 22 });
  sheet.form(handle, { ...iron, outline: 6, spacing: 9, flow: -0.32, mix: 0.1 });
  sheet.form(ellipse({ x, y, r: 292 }), { ...iron, outline: 7, spacing: 10, lightRange: [0.6, 0.95] });
  sheet.form(ellipse({ x, y: y + 4, r: 258 }), {
    base: '#1F1B1A',
    light: null,
    dark: null,
    outline: 0,
    texture: 'none',
  });
  if (sauce) {
    pool(sheet, ellipse({ x: x + 2, y: y + 8, r: 247 }), { coat: sauce });
    sheet.paint(
      contour(sheet.outline(ellipse({ x, y: y + 6, r: 250 })), {
        min: sheet.scaled(1),
        max: sheet.scaled(5),
        noise: sheet.noise,
      }),
      sauce.light ?? 'tan',
    );
  }
  return { x, y: y + 6, rx: 200, ry: 196 };
}

/** An enamel pot with two ears. */
export function casserole(
  sheet: Sheet,
  sauce: Coat,
  enamel: Coat = { base: 'rust', light: 'blush', dark: 'oxblood' },
): Area {
  const [x, y] = [500, 352];
  for (const g of [-1, 1]) {
    const ear = `${x + g * 268},${y - 74} ${x + g * 352},${y - 70} ${x + g * 378},${y - 30} ${x + g * 378},${y + 30} ${x + g * 352},${y + 70} ${x + g * 268},${y + 74} ${x + g * 310},${y + 34} ${x + g * 334},${y} ${x + g * 310},${y - 34}`;
    drop(sheet, ear, { x: 12, y: 18 });
    sheet.form(ear, { ...enamel, outline: 6, spacing: 8 });
  }
  drop(sheet, ellipse({ x, y, r: 296 }), { x: 16, y: 24 });
  sheet.form(ellipse({ x, y, r: 296 }), { ...enamel, outline: 7, spacing: 10, lightRange: [0.6, 0.94] });
  sheet.form(ellipse({ x, y, r: 262 }), { base: 'cream', light: null, dark: 'grey', outline: 5, texture: 'none' });
  pool(sheet, ellipse({ x, y: y + 6, r: 246 }), { coat: sauce, outline: 4 });
  return { x, y: y + 6, rx: 200, ry: 196 };
}

export function bowl(
  sheet: Sheet,
  soup: Coat,
  { rim = { base: 'teal', light: 'sky', dark: 'ink' }, x = 480, y = 350 }: { rim?: Coat; x?: number; y?: number } = {},
): Area {
  plate(sheet, { x, y, r: 292 });
  drop(sheet, ellipse({ x, y: y - 4, r: 222 }), { x: 6, y: 10 });
  sheet.form(ellipse({ x, y: y - 4, r: 228 }), { ...rim, outline: 7, spacing: 9 });
  pool(sheet, ellipse({ x, y: y - 2, r: 200 }), { coat: soup, outline: 5 });
  return { x, y: y - 2, rx: 150, ry: 150 };
}

/** A plate with sauce on its flat. */
export function deepPlate(sheet: Sheet, sauce?: Coat, x = 500): Area {
  plate(sheet, { x, y: 350, r: 316 });
  if (sauce) pool(sheet, ellipse({ x, y: 352, r: 226, ry: 216 }), { coat: sauce });
  return { x, y: 352, rx: 170, ry: 160 };
}

export function ovalDish(sheet: Sheet, sauce?: Coat, rim: Ink = 'rust'): Area {
  const shape = { x: 500, y: 362, r: 408, ry: 248 };
  drop(sheet, ellipse(shape), { x: 14, y: 20 });
  sheet.form(ellipse(shape), { base: 'cream', light: null, dark: 'grey', outline: 7, texture: 'none' });
  sheet.paint(
    contour(sheet.outline(ellipse({ ...shape, r: 390, ry: 232 })), { min: sheet.scaled(3), max: sheet.scaled(4) }),
    rim,
  );
  sheet.paint(
    contour(sheet.outline(ellipse({ ...shape, r: 350, ry: 200 })), {
      min: sheet.scaled(2),
      max: sheet.scaled(6),
      light: [0.5, 0.8],
    }),
    'grey',
  );
  if (sauce) pool(sheet, ellipse({ ...shape, r: 340, ry: 192 }), { coat: sauce });
  return { x: 500, y: 362, rx: 300, ry: 160 };
}

/** A roasting tin or an enamel dish with straight sides. */
export function tin(
  sheet: Sheet,
  { coat = iron, inner = '#1F1B1A', sauce }: { coat?: Coat; inner?: Ink; sauce?: Coat } = {},
): Area {
  const at = { x: 500, y: 356 };
  drop(sheet, placed(roundedBox(840, 520, 70), at), { x: 16, y: 22 });
  sheet.form(placed(roundedBox(840, 520, 70), at), {
    ...coat,
    outline: 8,
    spacing: 10,
    longest: 60,
    lightRange: [0.62, 0.95],
  });
  sheet.form(placed(roundedBox(772, 452, 54), at), {
    base: inner,
    light: null,
    dark: null,
    outline: 4,
    texture: 'none',
  });
  if (sauce) pool(sheet, placed(roundedBox(756, 436, 50), at), { coat: sauce });
  return { ...at, rx: 330, ry: 180 };
}

export const enamelBlue: Coat = { base: '#3F6E9A', light: 'sky', dark: '#1E3A56' };
export const enamelWhite: Coat = { base: '#F3ECDC', light: '#FFFDF6', dark: 'grey' };

export function steam(sheet: Sheet, xs: readonly number[]): void {
  for (const [i, x] of xs.entries()) {
    const k = 1 + (i % 2) * 0.15;
    sheet.line(
      `${x},190 ${x - 34 * k},150 ${x + 30 * k},100 ${x - 20 * k},46 ${x + 14 * k},4`,
      { width: 8, taper: 0.5 },
      'cream',
    );
  }
}
