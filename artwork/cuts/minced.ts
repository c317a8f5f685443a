// Meat that went through the mincer or under the knife: mince, patties, balls, dice.
import { ellipse, placed } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { bayLeaf, juniper } from '../dishes/sides.ts';
import { garlic, leek, onion, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';
import { laid } from './laid.ts';

type Mince = { coat: Coat; fleck: Ink; share?: number; width?: number; seed: string };

/** A loose heap of strands, row upon row from the back to the front, as they fall from the plate of the mincer. */
function mound(sheet: Sheet, { coat, fleck, share = 0.18, width = 11, seed }: Mince): void {
  const random = createRandom(seed);
  const heap =
    '262,440 284,360 338,300 414,258 500,246 586,258 664,300 716,360 738,436 694,484 600,516 480,522 370,514 300,486';
  const { base = 'red' } = coat;
  const light = coat.light ?? 'blush';
  const dark = coat.dark ?? 'oxblood';
  drop(sheet, heap, { x: 14, y: 20 });
  sheet.form(heap, { base: dark, light: null, dark: null, outline: 6, texture: 'none' });
  const step = width * 1.5;
  for (let y = 214; y < 520; y += step) {
    const rise = (y - 214) / 306;
    const half = 285 * Math.sin(Math.min(1, 0.24 + rise * 1.15) * 1.45) - Math.max(0, rise - 0.72) * 260;
    for (let x = 500 - half; x < 500 + half; x += width * 5.4) {
      const l = (30 + random() * 26) * (width / 10.4);
      const c = (random() - 0.5) * 30 * (width / 10.4);
      const line = placed(`${-l},${c * 0.5} ${-l * 0.36},${-c} ${l * 0.36},${c} ${l},${-c * 0.6}`, {
        x: x + random() * width * 4,
        y: y + (random() - 0.5) * step,
        angle: (random() - 0.5) * 1.5 + ((x - 500) / 285) * 0.45,
      });
      sheet.line(line, { width: width + 3, taper: 0.06 }, dark);
      sheet.line(line, { width, taper: 0.06 }, random() < share ? fleck : base);
      sheet.line(
        line.map((z) => ({ x: z.x - 2.5, y: z.y - width * 0.36 })),
        { width: width * 0.24, taper: 0.4 },
        light,
      );
    }
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
    mound(sheet, { coat: b.beef, fleck: '#C4483A', share: 0.4, width: 8.4, seed: 'lean' });
    onion(sheet, { x: 820, y: 220, scale: 0.95 });
    thyme(sheet, { x: 150, y: 556, length: 180, angle: -0.1 });
  },
  chicken: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.03);
    mound(sheet, { coat: b.chicken, fleck: '#FBE4D6', share: 0.3, width: 10, seed: 'hen' });
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
    mound(sheet, { coat: b.lamb, fleck: 'cream', share: 0.16, width: 10, seed: 'ewe' });
    rosemary(sheet, { x: 170, y: 560, length: 200, angle: -0.1 });
    garlic(sheet, { x: 830, y: 240, scale: 0.9, angle: 0.4 });
  },
  venison: (sheet: Sheet) => {
    b.onPaper(sheet, b.onMoss, 0.02);
    mound(sheet, {
      coat: { base: '#96323A', light: '#DB8E88', dark: '#54131B' },
      fleck: '#B55A58',
      share: 0.35,
      width: 10,
      seed: 'stag',
    });
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

function patties(sheet: Sheet, count: number, look: { coat: Coat; fleck: Ink }): void {
  for (const spot of laid(count, {
    2: [
      [360, 310, 0, 1.5],
      [640, 390, 0, 1.5],
    ],
    4: [
      [320, 250],
      [580, 236],
      [440, 400],
      [700, 400],
    ],
  }))
    patty(sheet, spot, look);
}

export const burgers = {
  beefBurgers: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    patties(sheet, count, { coat: b.beef, fleck: 'rose' });
    pepper(sheet, { x: 200, y: 520, width: 40, height: 26, count: 16 });
    onion(sheet, { x: 830, y: 230, scale: 0.8 });
  },
  venisonBurgers: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onGold, -0.02);
    patties(sheet, count, { coat: { base: '#8A2932', light: '#CF7F7C', dark: '#4A1119' }, fleck: '#D9A59C' });
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
    const disc = placed('-178,4 -158,-70 -96,-122 0,-140 96,-122 158,-70 178,4 156,76 94,124 0,140 -94,124 -156,76', {
      x,
      y,
    });
    drop(sheet, disc, { x: 14, y: 34 });
    b.side(sheet, disc, { thick: 22 });
    const random = createRandom(`ta${x}`);
    sheet.form(disc, {
      ...b.beef,
      outline: 6,
      spacing: 9,
      longest: 10,
      shortest: 4,
      wobble: 2,
      depth: 0.6,
      over: () => {
        for (let i = 0; i < 260; i++) {
          const a = random() * 6.28;
          const q = Math.sqrt(random()) * 0.94;
          const spot = { x: x + Math.cos(a) * q * 178, y: y + Math.sin(a) * q * 140 };
          const ink = random() < 0.5 ? 'oxblood' : random() < 0.3 ? 'blush' : '#C23A2E';
          sheet.dot({ ...spot, r: 3 + random() * 2.4, ry: 2.4, turn: random() * 3 }, ink);
        }
        // the diamonds of the butcher's knife, inside of the rim
        for (let k = -2; k <= 2; k++) {
          for (const g of [-1, 1]) {
            const reach = 112 - Math.abs(k) * 22;
            const lean = g * reach * 0.5;
            sheet.line(
              `${x + k * 56 - lean},${y - reach} ${x + k * 56 + lean},${y + reach}`,
              { width: 3.6, taper: 0.3 },
              'oxblood',
            );
          }
        }
      },
    });
  }
  onion(sheet, { x: 800, y: 220, scale: 0.9 });
  pepper(sheet, { x: 210, y: 520, width: 30, height: 22, count: 14 });
}

/** Little balls for soup. */
export function soupBalls(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onSage, 0.02);
  // in rows of ten, as they are rolled and counted
  const balls = Array.from({ length: count }, (_, i) => ({
    x: 164 + (i % 10) * 68 + (Math.floor(i / 10) % 2) * 30,
    y: 280 + Math.floor(i / 10) * 92 + ((i * 7) % 5) * 4,
  }));
  for (const { x, y } of balls) {
    drop(sheet, ellipse({ x, y, r: 33 }), { x: 8, y: 13 });
    sheet.form(ellipse({ x, y, r: 33, ry: 31 }), {
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
  leek(sheet, { x: 560, y: 176, length: 240, angle: 0.04, scale: 0.7 });
  parsley(sheet, { x: 810, y: 566, scale: 0.9, angle: 0.3 });
}
