// Moments on the way to a dish: no meat in sight, so that they suit any recipe.
import * as b from '../cuts/butchery.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { carrot, garlic, onion, parsley } from './garnish.ts';
import { scatter } from './scatter.ts';
import { setTable } from './setting.ts';
import * as s from './sides.ts';
import { drop, knife, spoon } from './tableware.ts';
import * as v from './vessels.ts';

export const kitchen = {
  choppedVegetables: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.02);
    s.carrotRounds(sheet, { x: 300, y: 270, rx: 110, ry: 70 }, { count: 12, seed: 'kv' });
    carrot(sheet, { x: 130, y: 200, length: 120, angle: 0.3, scale: 0.9 });
    for (const q of scatter('dice', { x: 560, y: 260, rx: 120, ry: 70, count: 34, gap: 24 }))
      sheet.form(placed('-12,-11c 12,-12c 13,11c -11,12c', q), {
        base: '#F6E9D0',
        light: null,
        dark: 'tan',
        outline: 3,
        outlineInk: 'brown',
        texture: 'none',
      });
    onion(sheet, { x: 780, y: 230, scale: 1.2 });
    for (const q of scatter('leek', { x: 300, y: 450, rx: 110, ry: 60, count: 12, gap: 42 })) {
      sheet.form(ellipse({ x: q.x, y: q.y, r: 25, ry: 21 }), {
        base: '#C9D49A',
        light: null,
        dark: 'leaf',
        outline: 3.4,
        texture: 'none',
      });
      sheet.line(ellipse({ x: q.x, y: q.y, r: 14, ry: 11 }), { width: 1.8, taper: 0.02 }, 'leaf');
    }
    parsley(sheet, { x: 560, y: 440, scale: 1, angle: 0.3 });
    garlic(sheet, { x: 700, y: 430, scale: 0.9, angle: 0.2 });
    knife(sheet, { x: 400, y: 566, length: 440, angle: -0.1 });
  },
  lidOnPot: (sheet: Sheet) => {
    setTable(sheet, b.onOchre, 'teal');
    drop(sheet, '180,330 820,330 800,540 700,610 500,624 300,610 200,540', { x: 20, y: 16 });
    for (const g of [-1, 1])
      sheet.form(
        `${500 + g * 300},350 ${500 + g * 356},342 ${500 + g * 386},366 ${500 + g * 380},404 ${500 + g * 346},418 ${500 + g * 300},410`,
        { ...v.enamelBlue, outline: 7, spacing: 8 },
      );
    sheet.form('186,320 814,320 806,430 786,520 716,590 610,616 500,622 390,616 284,590 214,520 194,430', {
      ...v.enamelBlue,
      outline: 9,
      spacing: 11,
      flow: 0,
      mix: 0.55,
      depth: 1.5,
      lightRange: [0.62, 0.92],
    });
    sheet.form('170,320 220,250 340,200 500,184 660,200 780,250 830,320 660,346 500,352 340,346', {
      ...v.enamelBlue,
      outline: 8,
      spacing: 11,
      flow: 0,
      mix: 0.5,
      lightRange: [0.58, 0.92],
    });
    sheet.form(ellipse({ x: 500, y: 176, r: 46, ry: 26 }), {
      base: '#33302E',
      light: 'grey',
      dark: 'ink',
      outline: 6,
      spacing: 8,
    });
    v.steam(sheet, [250, 760]);
    spoon(sheet, { x: 860, y: 610, length: 260, angle: -0.7 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;
