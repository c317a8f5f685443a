// Raw birds in parts.
import type { Sheet } from '../engine/sheet.ts';
import { garlic, lemon, onion, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { appleWedges, bayLeaf, berries, juniper, sageLeaf } from '../dishes/sides.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';
import { duckSkin, gooseSkin } from './poultry/bird-skins.ts';
import { orange } from './poultry/orange.ts';
import { laid } from './laid.ts';
import { breast, drumstick, openThigh, skinnedThigh, wing, duckBreast } from './poultry/bird-pieces.ts';

export const parts = {
  breastFillet: (sheet: Sheet) => {
    b.onPaper(sheet, b.onMoss);
    breast(sheet, { x: 366, y: 352, angle: 0.5 });
    breast(sheet, { x: 606, y: 360, angle: -0.32, scale: 1.04, isFlipped: true });
    lemon(sheet, { x: 812, y: 236, scale: 1.05, angle: 0.2 });
    parsley(sheet, { x: 196, y: 538, scale: 1.15, angle: 0.4 });
  },
  thighs: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    for (const spot of laid(count, {
      4: [
        [340, 250, -0.2],
        [640, 250, 0.16],
        [370, 452, 0.14],
        [680, 446, -0.24],
      ],
    }))
      skinnedThigh(sheet, spot);
    thyme(sheet, { x: 780, y: 570, length: 120, angle: -0.2 });
    pepper(sheet, { x: 170, y: 560, width: 24, height: 20, count: 10 });
  },
  drumsticks: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onSage, 0.02);
    for (const spot of laid(count, {
      6: [
        [320, 184, 0.06, 0.62],
        [600, 252, 3.2, 0.62],
        [320, 322, -0.03, 0.62],
        [600, 390, 3.1, 0.62],
        [320, 460, 0.04, 0.62],
        [600, 528, 3.18, 0.62],
      ],
    }))
      drumstick(sheet, spot);
    rosemary(sheet, { x: 750, y: 200, length: 130, angle: 0.3 });
  },
  chickenLegs: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onGold, -0.02);
    for (const spot of laid(count, {
      4: [
        [380, 220, -0.1, 0.62],
        [700, 290, 0.1, 0.62],
        [370, 410, 0.06, 0.62],
        [690, 486, -0.08, 0.62],
      ],
    }))
      drumstick(sheet, spot, { hasThigh: true });
    garlic(sheet, { x: 820, y: 180, scale: 0.8, angle: 0.3 });
    thyme(sheet, { x: 150, y: 576, length: 170, angle: -0.06 });
  },
  wings: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onSky, 0.02);
    for (const spot of laid(count, {
      8: [
        [240, 230, 0.05, 0.56],
        [430, 216, -0.12, 0.56],
        [620, 234, 0.1, 0.56],
        [800, 220, -0.05, 0.56],
        [210, 430, -0.1, 0.56],
        [400, 440, 0.12, 0.56],
        [590, 430, -0.06, 0.56],
        [780, 440, 0.08, 0.56],
      ],
    }))
      wing(sheet, spot);
    lemon(sheet, { x: 170, y: 570, scale: 0.75, angle: 0.2 });
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
  duckBreasts: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onSky, 0.02);
    laid(count, {
      1: [[480, 345, -0.06, 1.45]],
      2: [
        [460, 240, -0.08],
        [500, 440, 0.06],
      ],
    }).forEach((spot, i) => duckBreast(sheet, spot, i === 0));
    orange(sheet, { x: 840, y: 200 });
    thyme(sheet, { x: 140, y: 576, length: 170, angle: -0.08 });
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
