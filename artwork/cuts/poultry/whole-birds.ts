// Raw birds, whole, by species.
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { carrot, leek, lemon, parsley, thyme } from '../../dishes/garnish.ts';
import { berries, sageLeaf } from '../../dishes/sides.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';
import { wholeBird } from './whole-bird.ts';
import { chickenSkin, yellowSkin, duckSkin, turkeySkin, pheasantSkin } from './bird-skins.ts';
import { orange } from './orange.ts';

/** A barred tail feather. */
function feather(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot, { base, mark }: { base: Ink; mark: Ink }): void {
  const local = b.at({ x, y, angle, scale });
  const vane = '0,0 40,-16 140,-26 260,-20 340,-6 360,0 340,8 260,20 140,24 40,14';
  drop(sheet, local(vane), { x: 7, y: 10 });
  sheet.form(local(vane), {
    base,
    light: null,
    dark: mark,
    outline: 4,
    spacing: 6,
    flow: angle + 0.5,
    longest: 24,
    darkRange: [0.5, 0.1],
  });
  sheet.clipped(local(vane), () => {
    for (let u = 40; u < 350; u += 24)
      sheet.line(local(`${u - 8},-30 ${u + 6},0 ${u - 8},30`), { width: 3.6, taper: 0.1 }, mark);
  });
  sheet.line(local('-40,2 120,0 350,0'), { width: 2.6, taper: 0.1 }, 'cream');
}

export const wholeBirds = {
  wholeChicken: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal);
    wholeBird(sheet, { x: 440, y: 350, scale: 1.06, angle: 0.06 }, { coat: chickenSkin });
    lemon(sheet, { x: 830, y: 200, scale: 1, angle: 0.2 });
    thyme(sheet, { x: 160, y: 570, length: 190, angle: -0.06 });
  },
  soupHen: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0);
    wholeBird(
      sheet,
      { x: 420, y: 330, scale: 0.96, angle: -0.04 },
      { coat: yellowSkin, wide: 0.86, neck: 50, legLong: 1.05, legThick: 0.76, feet: 'ochre', pores: '#A8752A' },
    );
    leek(sheet, { x: 160, y: 586, length: 290, angle: -0.04, scale: 0.8 });
    carrot(sheet, { x: 640, y: 560, length: 170, angle: -0.1, scale: 0.85 });
  },
  blueLegged: (sheet: Sheet) => {
    b.onPaper(sheet, b.onRose, 0.02);
    wholeBird(
      sheet,
      { x: 400, y: 350, scale: 0.98, angle: 0.03 },
      { coat: { base: '#F6E7D2', light: '#FFFDF6', dark: '#CDA37C' }, neck: 60, legLong: 1.06, feet: '#5E86A6' },
    );
    parsley(sheet, { x: 190, y: 560, scale: 0.9, angle: 0.3 });
  },
  wholeDuck: (sheet: Sheet) => {
    b.onBoard(sheet, b.onMoss, 0.02);
    wholeBird(
      sheet,
      { x: 480, y: 350, scale: 1.02, angle: -0.03 },
      { coat: duckSkin, long: 1.22, wide: 0.96, neck: 70, legLong: 1.16, legThick: 0.8, pores: '#C9A26E' },
    );
    for (const [x, y] of [
      [800, 540],
      [730, 566],
    ] as const)
      orange(sheet, { x, y });
    thyme(sheet, { x: 150, y: 190, length: 180, angle: 0.1 });
  },
  wholeTurkey: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.01);
    wholeBird(
      sheet,
      { x: 440, y: 352, scale: 1.16, angle: 0.02 },
      { coat: turkeySkin, long: 1.1, wide: 1.16, legLong: 1.14, legThick: 1.16, pores: '#4A3A34' },
    );
    berries(sheet, { x: 850, y: 560, rx: 60, ry: 26 }, 9);
    sageLeaf(sheet, { x: 150, y: 170, angle: 0.5 });
  },
  pheasant: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.01);
    wholeBird(
      sheet,
      { x: 400, y: 330, scale: 0.92, angle: -0.03 },
      { coat: pheasantSkin, long: 1.06, wide: 0.84, neck: 50, legThick: 0.82, pores: '#8A5A38' },
    );
    feather(sheet, { x: 470, y: 570, angle: -0.12, scale: 1.1 }, { base: '#B9803E', mark: '#4A2A14' });
    feather(sheet, { x: 480, y: 600, angle: -0.02, scale: 1 }, { base: '#A86E30', mark: '#4A2A14' });
  },
};
