// Raw birds in parts.
import type { Sheet } from '../engine/sheet.ts';
import { garlic, lemon, onion, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { appleWedges, bayLeaf, berries, juniper, sageLeaf } from '../dishes/sides.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';
import { duckSkin, gooseSkin } from './poultry/bird-skins.ts';
import { orange } from './poultry/orange.ts';
import { breast, drumstick, openThigh, wing, duckBreast } from './poultry/bird-pieces.ts';

export const parts = {
  breastFillet: (sheet: Sheet) => {
    b.onPaper(sheet, b.onMoss);
    breast(sheet, { x: 366, y: 352, angle: 0.5 });
    breast(sheet, { x: 606, y: 360, angle: -0.32, scale: 1.04, isFlipped: true });
    lemon(sheet, { x: 812, y: 236, scale: 1.05, angle: 0.2 });
    parsley(sheet, { x: 196, y: 538, scale: 1.15, angle: 0.4 });
  },
  thighs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    for (const [x, y, angle] of [
      [330, 270, 0.2],
      [620, 260, -0.1],
      [470, 440, 0.5],
    ] as const)
      openThigh(sheet, { x, y, angle, scale: 1.04 });
    thyme(sheet, { x: 700, y: 520, length: 160, angle: -0.2 });
    pepper(sheet, { x: 200, y: 530, width: 30, height: 24, count: 12 });
  },
  drumsticks: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, 0.02);
    drumstick(sheet, { x: 350, y: 220, angle: 0.1, scale: 0.84 });
    drumstick(sheet, { x: 640, y: 320, angle: 3.25, scale: 0.84 });
    drumstick(sheet, { x: 350, y: 410, angle: -0.03, scale: 0.84 });
    drumstick(sheet, { x: 640, y: 512, angle: 3.1, scale: 0.84 });
    rosemary(sheet, { x: 720, y: 180, length: 150, angle: 0.3 });
  },
  chickenLegs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, -0.02);
    drumstick(sheet, { x: 500, y: 260, angle: -0.1, scale: 0.94 }, { hasThigh: true });
    drumstick(sheet, { x: 480, y: 450, angle: 3.04, scale: 0.94 }, { hasThigh: true });
    garlic(sheet, { x: 830, y: 210, scale: 0.9, angle: 0.3 });
    thyme(sheet, { x: 150, y: 570, length: 180, angle: -0.06 });
  },
  wings: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, 0.02);
    for (const [x, y, angle] of [
      [330, 260, 0.1],
      [640, 250, 0.35],
      [350, 460, -0.15],
      [640, 460, 0.2],
    ] as const)
      wing(sheet, { x, y, angle, scale: 0.95 });
    lemon(sheet, { x: 190, y: 560, scale: 0.85, angle: 0.2 });
  },
  chickenLivers: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, 0.02);
    for (const [x, y, angle] of [
      [300, 260, 0.2],
      [480, 230, -0.3],
      [660, 280, 0.5],
      [360, 420, 0.1],
      [560, 430, -0.2],
      [720, 440, 0.8],
    ] as const) {
      const local = b.at({ x, y, angle });
      for (const lobe of [
        '-96,0 -84,-50 -36,-66 10,-44 20,0 -6,40 -50,56 -86,38',
        '0,-30 40,-60 86,-40 98,6 74,44 30,50 2,20',
      ]) {
        drop(sheet, local(lobe), { x: 8, y: 14 });
        sheet.form(local(lobe), {
          base: '#7E2C22',
          light: '#BC6A55',
          dark: '#46140F',
          outline: 6,
          spacing: 11,
          longest: 50,
          darkRange: [0.5, 0.1],
          lightRange: [0.72, 0.98],
        });
      }
      b.shine(sheet, local, { lines: ['-72,-30 -40,-46 -10,-36', '40,-38 66,-30'], width: 5, ink: '#EBC2AE' });
    }
    sageLeaf(sheet, { x: 820, y: 210, angle: 0.4 });
    onion(sheet, { x: 200, y: 540, scale: 0.75 });
  },
  duckBreasts: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0.02);
    duckBreast(sheet, { x: 460, y: 240, angle: -0.08 }, true);
    duckBreast(sheet, { x: 500, y: 440, angle: 0.06 }, false);
    orange(sheet, { x: 820, y: 210 });
    thyme(sheet, { x: 140, y: 566, length: 170, angle: -0.08 });
  },
  duckLegs: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, -0.02);
    drumstick(sheet, { x: 500, y: 250, angle: -0.06, scale: 0.9 }, { hasThigh: true, coat: duckSkin });
    drumstick(sheet, { x: 490, y: 450, angle: 3.1, scale: 0.9 }, { hasThigh: true, coat: duckSkin });
    bayLeaf(sheet, { x: 160, y: 200, angle: 0.4 });
    garlic(sheet, { x: 850, y: 540, scale: 0.8, angle: 0.3 });
  },
  gooseLegs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onRust, 0.02);
    drumstick(sheet, { x: 500, y: 262, angle: -0.04, scale: 1.02 }, { hasThigh: true, coat: gooseSkin });
    drumstick(sheet, { x: 490, y: 450, angle: 3.14, scale: 1.02 }, { hasThigh: true, coat: gooseSkin });
    appleWedges(sheet, [
      [850, 210, 0.5],
      [170, 520, -0.4],
    ]);
  },
  turkeyThigh: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.02);
    openThigh(
      sheet,
      { x: 400, y: 330, angle: 0.1, scale: 1.5 },
      { base: '#C9705C', light: '#EDB5A2', dark: '#8A3A2C' },
    );
    openThigh(
      sheet,
      { x: 690, y: 420, angle: 1.6, scale: 1.1 },
      { base: '#C9705C', light: '#EDB5A2', dark: '#8A3A2C' },
    );
    juniper(sheet, { x: 640, y: 190, angle: 0.1 });
  },
  turkeyBreastFillet: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.02);
    breast(sheet, { x: 450, y: 350, angle: 1.35, scale: 1.42, coat: b.turkey });
    sageLeaf(sheet, { x: 800, y: 200, angle: 0.3 });
    berries(sheet, { x: 830, y: 540, rx: 60, ry: 30 }, 9);
  },
};
