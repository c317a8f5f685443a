// Meat that went through the mincer or under the knife: mince, patties, balls, dice.
import { ellipse, placed } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { bayLeaf, juniper } from '../dishes/sides.ts';
import { carrot, garlic, leek, onion, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { scatter } from '../dishes/scatter.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

type Mince = { coat: Coat; fleck: Ink; share?: number; width?: number; count?: number; seed: string };

/** A loose mound of strands. */
function mound(sheet: Sheet, { coat, fleck, share = 0.18, width = 10.4, count = 150, seed }: Mince): void {
  const random = createRandom(seed);
  const heap = '250,400 270,310 340,240 440,200 560,200 670,244 740,320 752,410 700,480 590,520 440,526 310,490';
  const { base = 'red' } = coat;
  const light = coat.light ?? 'blush';
  const dark = coat.dark ?? 'oxblood';
  drop(sheet, heap, { x: 14, y: 20 });
  sheet.form(heap, { base: dark, light: null, dark: null, outline: 6, texture: 'none' });
  const strands = Array.from({ length: count }, () => {
    const a = random() * 6.28;
    const q = Math.sqrt(random());
    return { x: 500 + Math.cos(a) * q * 222, y: 366 + Math.sin(a) * q * 140, q };
  }).toSorted((one, other) => other.q - one.q + (one.y - other.y) * 0.002);
  for (const { x, y, q } of strands) {
    const angle = Math.atan2(y - 366, (x - 500) * 0.7) + 1.57 + (random() - 0.5) * 1.2;
    const l = (40 + random() * 40) * (width / 10.4);
    const c = (random() - 0.5) * 34;
    const line = placed(`${-l},${-c * 0.2} ${-l * 0.4},${c * 0.7} ${l * 0.3},${-c * 0.6} ${l},${c * 0.4}`, {
      x,
      y: y - (1 - q) * 30,
      angle,
    });
    sheet.line(line, { width: width + 2.6, taper: 0.12 }, dark);
    sheet.line(line, { width, taper: 0.12 }, random() < share ? fleck : base);
    sheet.line(
      line.map((z) => ({ x: z.x - 2.5, y: z.y - width * 0.34 })),
      { width: width * 0.22, taper: 0.4 },
      light,
    );
  }
}

export const mince = {
  beef: (sheet: Sheet) => {
    b.onPaper(sheet, b.onOchre, -0.04);
    mound(sheet, { coat: b.beef, fleck: 'rose', share: 0.2, seed: 'mince' });
    parsley(sheet, { x: 790, y: 240, scale: 1, angle: 0.3 });
    pepper(sheet, { x: 220, y: 220, width: 30, height: 40, count: 12 });
  },
  leanBeef: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0.03);
    mound(sheet, { coat: b.oldBeef, fleck: '#A83A30', share: 0.3, width: 6.6, count: 300, seed: 'lean' });
    onion(sheet, { x: 820, y: 220, scale: 0.95 });
    thyme(sheet, { x: 150, y: 556, length: 180, angle: -0.1 });
  },
  chicken: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.03);
    mound(sheet, { coat: b.chicken, fleck: '#FBE4D6', share: 0.3, width: 9, count: 190, seed: 'hen' });
    parsley(sheet, { x: 200, y: 520, scale: 1, angle: 0.3 });
    garlic(sheet, { x: 810, y: 250, scale: 0.9, angle: 0.2 });
  },
  pork: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSage, 0.02);
    mound(sheet, {
      coat: { base: '#DD7F6D', light: 'rose', dark: '#99392F' },
      fleck: 'cream',
      share: 0.26,
      width: 11,
      seed: 'sow',
    });
    pepper(sheet, { x: 800, y: 520, width: 30, height: 30, count: 16 });
    bayLeaf(sheet, { x: 210, y: 210, angle: 0.4 });
  },
  lamb: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.02);
    mound(sheet, { coat: b.lamb, fleck: 'cream', share: 0.16, width: 9, count: 180, seed: 'ewe' });
    rosemary(sheet, { x: 170, y: 560, length: 200, angle: -0.1 });
    garlic(sheet, { x: 830, y: 240, scale: 0.9, angle: 0.4 });
  },
  venison: (sheet: Sheet) => {
    b.onPaper(sheet, b.onMoss, 0.02);
    mound(sheet, { coat: b.venison, fleck: '#9C3A42', share: 0.3, width: 9, count: 180, seed: 'stag' });
    juniper(sheet, { x: 690, y: 190, angle: 0.3 });
  },
};

export function patty(sheet: Sheet, { x, y, scale = 1 }: Spot, { coat, fleck }: { coat: Coat; fleck: Ink }): void {
  const edge = ellipse({ x, y, r: 118 * scale, ry: 92 * scale });
  drop(sheet, edge, { x: 14, y: 44 });
  b.side(sheet, edge, { thick: 30, coat: { base: coat.dark ?? 'oxblood', light: coat.base ?? 'red', dark: 'ink' } });
  sheet.form(edge, {
    ...coat,
    outline: 6,
    spacing: 9,
    longest: 22,
    shortest: 6,
    wobble: 1.6,
    darkRange: [0.94, 0.3],
    lightRange: [0.62, 1],
    depth: 0.8,
  });
  const random = createRandom(`pt${x}${y}`);
  for (let i = 0; i < 46; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random()) * 0.86;
    const l = 6 + random() * 9;
    sheet.line(
      placed(`${-l},0 0,${(random() - 0.5) * 8} ${l},0`, {
        x: x + Math.cos(a) * q * 118 * scale,
        y: y + Math.sin(a) * q * 92 * scale,
        angle: random() * 3,
      }),
      { width: 3.4, taper: 0.3 },
      random() < 0.4 ? fleck : (coat.dark ?? 'oxblood'),
    );
  }
}

function patties(sheet: Sheet, look: { coat: Coat; fleck: Ink }): void {
  for (const [x, y] of [
    [320, 250],
    [580, 236],
    [440, 400],
    [700, 400],
  ] as const)
    patty(sheet, { x, y }, look);
}

export const burgers = {
  beefBurgers: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    patties(sheet, { coat: b.beef, fleck: 'rose' });
    pepper(sheet, { x: 200, y: 520, width: 40, height: 26, count: 16 });
    onion(sheet, { x: 830, y: 230, scale: 0.8 });
  },
  venisonBurgers: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.02);
    patties(sheet, { coat: b.venison, fleck: '#B9565A' });
    juniper(sheet, { x: 130, y: 556, angle: -0.1 });
  },
};

/** Tartare: one flat disc of very fine, very red meat. */
export function tartare(sheet: Sheet): void {
  b.onPaper(sheet, b.onSky, 0.02);
  for (const [x, y] of [
    [360, 310],
    [620, 390],
  ] as const) {
    const disc = ellipse({ x, y, r: 178, ry: 140 });
    drop(sheet, disc, { x: 14, y: 34 });
    b.side(sheet, disc, { thick: 22 });
    sheet.form(disc, { ...b.beef, outline: 6, spacing: 9, longest: 10, shortest: 4, wobble: 2, depth: 0.6 });
    const random = createRandom(`ta${x}`);
    for (let i = 0; i < 260; i++) {
      const a = random() * 6.28;
      const q = Math.sqrt(random()) * 0.94;
      sheet.dot(
        {
          x: x + Math.cos(a) * q * 178,
          y: y + Math.sin(a) * q * 140,
          r: 3 + random() * 2.4,
          ry: 2.4,
          turn: random() * 3,
        },
        random() < 0.5 ? 'oxblood' : random() < 0.3 ? 'blush' : '#C23A2E',
      );
    }
    // the diamond pattern of the butcher's knife
    for (let k = -2; k <= 2; k++) {
      sheet.clipped(disc, () => {
        sheet.line(
          `${x + k * 60 - 80},${y - 140} ${x + k * 60 + 80},${y + 140}`,
          { width: 3.4, taper: 0.05 },
          'oxblood',
        );
        sheet.line(
          `${x + k * 60 + 80},${y - 140} ${x + k * 60 - 80},${y + 140}`,
          { width: 3.4, taper: 0.05 },
          'oxblood',
        );
      });
    }
  }
  onion(sheet, { x: 800, y: 220, scale: 0.9 });
  pepper(sheet, { x: 210, y: 520, width: 30, height: 22, count: 14 });
}

/** Little balls for soup. */
export function soupBalls(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, 0.02);
  for (const { x, y } of scatter('balls', { x: 470, y: 360, rx: 290, ry: 170, count: 22, gap: 82 })) {
    drop(sheet, ellipse({ x, y, r: 38 }), { x: 8, y: 13 });
    sheet.form(ellipse({ x, y, r: 38, ry: 36 }), {
      ...b.beef,
      outline: 5.5,
      spacing: 7,
      longest: 16,
      wobble: 1.4,
      darkRange: [0.7, 0.25],
      lightRange: [0.6, 0.96],
    });
    const random = createRandom(`sb${x}`);
    for (let i = 0; i < 9; i++)
      sheet.dot(
        { x: x + (random() - 0.5) * 46, y: y + (random() - 0.5) * 44, r: 2.4 },
        random() < 0.5 ? 'rose' : 'oxblood',
      );
  }
  leek(sheet, { x: 620, y: 190, length: 220, angle: 0.05, scale: 0.7 });
  parsley(sheet, { x: 830, y: 520, scale: 0.9, angle: 0.3 });
}

/** A cube with a lit top and two shaded sides. */
export function cube(sheet: Sheet, spot: Spot, { coat, isMarbled = true }: { coat: Coat; isMarbled?: boolean }): void {
  const local = b.at(spot);
  const whole = '-62,-32c -10,-62c 64,-44c 68,28c 10,66c -60,40c';
  drop(sheet, local(whole), { x: 10, y: 14 });
  sheet.form(local(whole), {
    base: coat.dark ?? 'oxblood',
    light: coat.base ?? 'red',
    dark: 'ink',
    outline: 6,
    spacing: 7,
    flow: 1.5,
    longest: 30,
    lightRange: [0.3, 0.9],
  });
  sheet.form(local('-62,-32c -10,-62c 64,-44c 8,-8c'), {
    ...coat,
    outline: 3,
    outlineInk: coat.dark ?? 'oxblood',
    spacing: 7,
    longest: 22,
    lightRange: [0.5, 0.95],
  });
  sheet.shape(local('-58,-30c 6,-6c 8,62c -56,38c'), coat.base ?? 'red');
  for (const line of ['-46,-14 -10,0 2,4', '-48,10 -16,26 2,30', '-30,-18 -34,20 -30,40'])
    sheet.line(local(line), 2.2, coat.dark ?? 'oxblood');
  if (!isMarbled) return;
  for (const line of ['-52,0 -28,6 -8,20', '-20,-46 10,-40 30,-42', '-34,36 -24,20 -30,8'])
    sheet.line(local(line), { width: 3.4, taper: 0.3 }, 'cream');
}

function dice(
  sheet: Sheet,
  coat: Coat,
  {
    size,
    count,
    gap,
    seed,
    isMarbled = true,
  }: { size: number; count: number; gap: number; seed: string; isMarbled?: boolean },
): void {
  for (const { x, y, angle } of scatter(seed, { x: 490, y: 380, rx: 300, ry: 165, count, gap })) {
    const lift = (1 - Math.hypot((x - 490) / 300, (y - 380) / 165)) * 24;
    cube(sheet, { x, y: y - lift, scale: size / 100, angle: Math.sin(angle) * 0.35 }, { coat, isMarbled });
  }
}

export const diced = {
  beefStewing: (sheet: Sheet) => {
    b.onBoard(sheet, b.onOchre, -0.02);
    dice(sheet, b.beef, { size: 112, count: 13, gap: 118, seed: 'stew' });
    onion(sheet, { x: 840, y: 220, scale: 0.95 });
    bayLeaf(sheet, { x: 170, y: 550, angle: 0.3 });
  },
  beefSoupDice: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    dice(sheet, b.beef, { size: 62, count: 34, gap: 66, seed: 'poulet' });
    carrot(sheet, { x: 690, y: 190, length: 150, angle: 0.2, scale: 0.8 });
    leek(sheet, { x: 150, y: 566, length: 240, angle: -0.05, scale: 0.7 });
  },
  goulash: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, -0.02);
    dice(sheet, b.oldBeef, { size: 92, count: 18, gap: 96, seed: 'goulash' });
    onion(sheet, { x: 200, y: 210, scale: 0.9 });
    onion(sheet, { x: 830, y: 530, scale: 1.05 });
  },
  venisonDice: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0.02);
    dice(sheet, b.venison, { size: 98, count: 16, gap: 102, seed: 'hart', isMarbled: false });
    juniper(sheet, { x: 120, y: 556, angle: -0.1 });
    bayLeaf(sheet, { x: 830, y: 200, angle: 0.5 });
  },
};
