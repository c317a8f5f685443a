import { ellipse } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { bayLeaf } from '../../dishes/sides.ts';
import { carrot, onion } from '../../dishes/garnish.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** A jar of broth with a paper lid. */
export function brothJar(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, 0);
  const jar = '370,220c 630,220c 650,260 664,320 664,420 660,560c 500,580 340,560c 336,420 336,320 350,260';
  drop(sheet, jar, { x: 26, y: 12 });
  sheet.form(jar, { base: 'sky', light: 'cream', dark: 'sea', outline: 8, spacing: 12, flow: 1.5, mix: 0.2 });
  sheet.form('352,290c 500,302 648,290c 656,340 656,430 652,548c 500,566 348,548c 344,430 344,340', {
    base: '#9A4A1C',
    light: '#D98A3A',
    dark: '#5A260F',
    outline: 3.6,
    spacing: 13,
    flow: 1.5,
    mix: 0.2,
    longest: 150,
    lightRange: [0.6, 0.95],
  });
  sheet.form(ellipse({ x: 500, y: 294, r: 148, ry: 16 }), {
    base: 'ochre',
    light: 'gold',
    dark: 'rust',
    outline: 3,
    spacing: 7,
  });
  const lid =
    '350,226 340,190 366,150 500,138 634,150 660,190 650,226 620,240 590,228 560,244 530,230 500,246 470,230 440,244 410,228 380,240';
  sheet.form(lid, { base: 'cream', light: null, dark: 'tan', outline: 6, spacing: 9, flow: 1.5 });
  sheet.line('356,212 500,222 644,212', { width: 6, taper: 0.05 }, 'ink');
  sheet.line('356,210 500,220 644,210', { width: 4, taper: 0.05 }, 'rust');
  sheet.line('376,330 370,420 378,520', { width: 8, taper: 0.5 }, '#FFFDF6');
  onion(sheet, { x: 220, y: 520, scale: 1.2 });
  carrot(sheet, { x: 720, y: 540, length: 150, angle: -0.3, scale: 0.9 });
  bayLeaf(sheet, { x: 800, y: 440, angle: 0.5 });
}
