// Raw and smoked fish, by species.
import type { Sheet } from '../engine/sheet.ts';
import { lemon, pepper, salt } from '../dishes/garnish.ts';
import { dill } from '../dishes/sides.ts';
import { fillet } from '../dishes/raw-cuts.ts';
import * as b from './butchery.ts';
import { codFillet } from './fish/cod-fillet.ts';
import { codLoin } from './fish/cod-loin.ts';
import { herring } from './fish/herring.ts';
import { mackerelSkin } from './fish/mackerel-skin.ts';
import { plaiceSkin } from './fish/plaice-skin.ts';
import { salmonPortion } from './fish/salmon-portion.ts';
import { smokedSlice } from './fish/smoked-slice.ts';
import { thinFillet } from './fish/thin-fillet.ts';
import { laid } from './laid.ts';

export const fishes = {
  salmonFillet: (sheet: Sheet, count: number) => {
    if (count === 1) return fillet(sheet, {});
    b.onBoard(sheet, b.onSea, -0.03);
    for (const spot of laid(count, {
      2: [
        [420, 262, -0.06],
        [540, 440, 0.04],
      ],
    }))
      salmonPortion(sheet, spot);
    lemon(sheet, { x: 800, y: 220, scale: 1.05, angle: 0.2 });
    dill(sheet, [[150, 420, 0.9]]);
    salt(sheet, { x: 220, y: 570, width: 70, height: 12, count: 18 });
  },
  smokedSalmon: (sheet: Sheet) => {
    b.onSlate(sheet, b.onSky);
    for (const [x, y, angle] of [
      [320, 260, -0.2],
      [540, 230, 0.1],
      [700, 330, 0.3],
      [360, 400, 0.15],
      [580, 430, -0.1],
    ] as const)
      smokedSlice(sheet, { x, y, angle });
    lemon(sheet, { x: 800, y: 520, scale: 1, angle: 0.2 });
    dill(sheet, [
      [160, 520, -0.2],
      [200, 556, 0.05],
    ]);
  },
  codLoins: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, -0.02);
    codLoin(sheet, { x: 440, y: 234, angle: -0.06, scale: 0.98 });
    codLoin(sheet, { x: 540, y: 424, angle: 0.03, scale: 1.08 });
    lemon(sheet, { x: 792, y: 218, scale: 1.1, angle: 0.2 });
    dill(sheet, [[150, 330, 1.1]]);
    salt(sheet, { x: 210, y: 590, width: 60, height: 10, count: 16 });
  },
  codFillet: (sheet: Sheet) => {
    b.onPaper(sheet, b.onPine, 0.02);
    codFillet(sheet, { x: 450, y: 250, angle: -0.08 });
    codFillet(sheet, { x: 530, y: 440, angle: 0.05, scale: 1.04 });
    lemon(sheet, { x: 830, y: 220, scale: 0.95, angle: 0.2 });
    pepper(sheet, { x: 180, y: 560, width: 30, height: 16, count: 12 });
  },
  plaiceFillets: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onSea, -0.02);
    laid(count, {
      4: [
        [450, 178, -0.04, 0.8],
        [500, 300, 0.03, 0.86],
        [450, 412, -0.03, 0.86],
        [500, 524, 0.02, 0.86],
      ],
    }).forEach((spot, i) => {
      if (i === 0) plaiceSkin(sheet, spot);
      else
        thinFillet(sheet, spot, {
          line: '-300,0 -256,-50 -140,-72 0,-76 140,-64 250,-34 306,0 250,30 140,56 0,66 -140,62 -256,42',
          coat: { base: '#F8EFDD', light: '#FFFDF6', dark: '#C9B28C' },
          flakes: 30,
        });
    });
    lemon(sheet, { x: 840, y: 210, scale: 0.95, angle: 0.2 });
  },
  mackerelFillets: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, 0.02);
    mackerelSkin(sheet, { x: 470, y: 262, angle: -0.05, scale: 1.12 });
    thinFillet(
      sheet,
      { x: 490, y: 446, angle: 0.03, scale: 1.1 },
      {
        line: '-300,0 -260,-48 -160,-70 -20,-72 120,-58 240,-30 310,-8 318,6 240,30 120,52 -20,62 -160,58 -262,38',
        coat: { base: '#DDA596', light: '#F6D8CC', dark: '#8E4A44' },
        flakes: 26,
      },
    );
    lemon(sheet, { x: 840, y: 200, scale: 0.9, angle: 0.2 });
  },
  whitingFillets: (sheet: Sheet) => {
    b.onBoard(sheet, b.onMoss, 0.02);
    for (let i = 0; i < 4; i++)
      thinFillet(
        sheet,
        { x: 470 + (i % 2) * 30, y: 200 + i * 104, angle: (i % 2) * 0.06 - 0.03 },
        {
          line: '-300,0 -270,-34 -160,-48 0,-46 140,-34 250,-18 330,-4 330,4 250,16 140,28 0,38 -160,42 -272,28',
          coat: { base: '#F4EBDD', light: '#FFFDF8', dark: '#B7A9A0' },
          flakes: 40,
        },
      );
    dill(sheet, [[760, 566, -0.3]]);
  },
  herringFillets: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onRust, 0.02);
    laid(count, {
      6: [
        [310, 200, -0.03, 0.76],
        [310, 350, 0.03, 0.76],
        [310, 500, -0.02, 0.76],
        [690, 206, 0.04, 0.76],
        [690, 356, -0.03, 0.76],
        [690, 504, 0.02, 0.76],
      ],
    }).forEach((spot, i) => herring(sheet, spot, i % 2 === 0));
  },
};
