// Meat cut in pieces for the pot: soft blocks with grain and a thread of fat, never as sharp as a stone.
import type { Spot } from '../engine/geometry.ts';
import { nth } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { bayLeaf, juniper } from '../dishes/sides.ts';
import { carrot, leek, onion } from '../dishes/garnish.ts';
import { scatter } from '../dishes/scatter.ts';
import * as b from './butchery.ts';

/** What a knife leaves of a shoulder: no two alike. */
const blocks = [
  '-62,-34c -54,-42 38,-52c 50,-46 60,22c 54,34 -44,46c -56,38',
  '-66,-20c -58,-32 20,-50c 64,-34 62,-20 56,36c 44,46 -36,50c -56,40',
  '-54,-44c -40,-50 52,-38c 60,-28 66,30c 50,42 -30,52c -62,36 -66,20',
  '-70,-16c -60,-30 -6,-44c 62,-40c 70,-26 54,38c 40,46 -50,40c -64,30',
] as const;

/** A piece of stewing meat. */
export function chunk(
  sheet: Sheet,
  { x, y, scale = 1, angle = 0 }: Spot,
  { coat, kind, isMarbled = true }: { coat: Coat; kind: number; isMarbled?: boolean },
): void {
  const turn = angle + kind * 0.7;
  b.slab(
    sheet,
    { x, y, scale, angle: Math.sin(turn) * 0.4 },
    {
      face: nth(blocks, kind % blocks.length),
      coat,
      thick: 42,
      sideCoat: { base: coat.dark ?? 'oxblood', light: coat.base ?? 'red', dark: coat.dark ?? 'ink' },
      grain: 0.2 + (kind % 3) * 0.4,
      longest: 30,
      seams: [
        ['-52,-18 -6,-26 48,-22', 2],
        ['-50,4 0,-6 52,-2', 2],
        ['-44,26 4,16 48,20', 2],
      ],
      seamInk: coat.light ?? 'blush',
      over: (local) => {
        if (isMarbled && kind % 3 === 0)
          sheet.line(local('-72,-30 -10,-48 60,-46'), { width: 13, taper: 0.05 }, 'cream');
        if (isMarbled && kind % 3 === 1)
          sheet.line(local('-60,10 -20,-4 10,8 56,-10'), { width: 4.4, taper: 0.3 }, 'cream');
      },
    },
  );
}

function heap(
  sheet: Sheet,
  coat: Coat,
  {
    size,
    count,
    gap,
    seed,
    isMarbled,
  }: { size: number; count: number; gap: number; seed: string; isMarbled?: boolean },
): void {
  scatter(seed, { x: 490, y: 372, rx: 280, ry: 160, count, gap }).forEach(({ x, y, angle }, kind) => {
    const lift = (1 - Math.hypot((x - 490) / 280, (y - 372) / 160)) * 30;
    chunk(sheet, { x, y: y - lift, scale: size / 100, angle }, { coat, kind: kind + Math.round(angle), isMarbled });
  });
}

export const diced = {
  beefStewing: (sheet: Sheet) => {
    b.onBoard(sheet, b.onOchre, -0.02);
    heap(sheet, b.beef, { size: 132, count: 13, gap: 112, seed: 'stew' });
    onion(sheet, { x: 840, y: 220, scale: 0.95 });
    bayLeaf(sheet, { x: 170, y: 550, angle: 0.3 });
  },
  beefSoupDice: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    heap(
      sheet,
      { base: '#BC3C2F', light: '#F0A08C', dark: '#7A221C' },
      { size: 84, count: 30, gap: 68, seed: 'poulet' },
    );
    carrot(sheet, { x: 690, y: 170, length: 150, angle: 0.1, scale: 0.8 });
    leek(sheet, { x: 150, y: 572, length: 240, angle: -0.05, scale: 0.7 });
  },
  goulash: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, -0.02);
    heap(
      sheet,
      { base: '#A8352B', light: '#E58F7B', dark: '#621A16' },
      { size: 112, count: 18, gap: 92, seed: 'goulash' },
    );
    onion(sheet, { x: 190, y: 190, scale: 0.9 });
    onion(sheet, { x: 840, y: 540, scale: 1.05 });
  },
  venisonDice: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0.02);
    heap(
      sheet,
      { base: '#8A2932', light: '#CF7F7C', dark: '#4A1119' },
      { size: 118, count: 15, gap: 98, seed: 'hart', isMarbled: false },
    );
    juniper(sheet, { x: 120, y: 556, angle: -0.1 });
    bayLeaf(sheet, { x: 840, y: 200, angle: 0.5 });
  },
};
