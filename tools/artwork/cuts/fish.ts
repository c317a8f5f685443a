// Raw and smoked fish, by species.
import { placed } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { lemon, pepper, salt } from '../dishes/garnish.ts';
import { dill } from '../dishes/sides.ts';
import { fillet } from '../dishes/raw-cuts.ts';
import * as b from './butchery.ts';
import { codLoin } from './fish/cod-loin.ts';
import { herring } from './fish/herring.ts';
import { mackerelSkin } from './fish/mackerel-skin.ts';
import { plaiceSkin } from './fish/plaice-skin.ts';
import { smokedSlice } from './fish/smoked-slice.ts';
import { thinFillet } from './fish/thin-fillet.ts';

const white: Coat = { base: '#FBF6EA', light: '#FFFFFF', dark: '#A9C4BE' };

export const fishes = {
  salmonFillet: (sheet: Sheet) => {
    fillet(sheet, {});
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
    for (const [x, y, angle] of [
      [470, 260, -0.06],
      [510, 440, 0.06],
    ] as const)
      thinFillet(
        sheet,
        { x, y, angle },
        {
          line: '-320,-10 -290,-70 -180,-104 -30,-108 100,-84 220,-44 330,-14 336,8 220,36 100,66 -30,88 -180,86 -296,56',
          coat: white,
          flakes: 46,
        },
      );
    lemon(sheet, { x: 830, y: 540, scale: 0.95, angle: 0.2 });
    pepper(sheet, { x: 180, y: 560, width: 30, height: 16, count: 12 });
  },
  plaiceFillets: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSea, -0.02);
    plaiceSkin(sheet, { x: 460, y: 220, angle: -0.05 });
    for (const [x, y, angle] of [
      [500, 360, 0.03],
      [460, 500, -0.03],
    ] as const)
      thinFillet(
        sheet,
        { x, y, angle, scale: 0.96 },
        {
          line: '-300,0 -256,-50 -140,-72 0,-76 140,-64 250,-34 306,0 250,30 140,56 0,66 -140,62 -256,42',
          coat: { base: '#F8EFDD', light: '#FFFDF6', dark: '#C9B28C' },
          flakes: 30,
        },
      );
    lemon(sheet, { x: 840, y: 240, scale: 0.95, angle: 0.2 });
  },
  mackerelFillets: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, 0.02);
    mackerelSkin(sheet, { x: 460, y: 210, angle: -0.03 });
    thinFillet(
      sheet,
      { x: 480, y: 350, angle: 0.02, scale: 0.98 },
      {
        line: '-300,0 -260,-48 -160,-70 -20,-72 120,-58 240,-30 310,-8 318,6 240,30 120,52 -20,62 -160,58 -262,38',
        coat: { base: '#DDA596', light: '#F6D8CC', dark: '#8E4A44' },
        flakes: 26,
      },
    );
    mackerelSkin(sheet, { x: 460, y: 490, angle: 0.03 });
    lemon(sheet, { x: 850, y: 230, scale: 0.9, angle: 0.2 });
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
  herringFillets: (sheet: Sheet) => {
    b.onPaper(sheet, b.onRust, 0.02);
    herring(sheet, { x: 440, y: 200, angle: -0.03 }, true);
    herring(sheet, { x: 480, y: 345, angle: 0.03 }, false);
    herring(sheet, { x: 440, y: 490, angle: -0.02 }, true);
    lemon(sheet, { x: 830, y: 220, scale: 0.95, angle: 0.3 });
    for (const q of placed('0,0 40,10 80,-6', { x: 790, y: 500 })) sheet.dot({ x: q.x, y: q.y, r: 9 }, 'pine');
  },
};
