// What lies beside or around the meat on a plate, and small things from the larder.
import { scatter } from './scatter.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Line, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { drop } from './tableware.ts';

type Area = { x: number; y: number; rx: number; ry: number };

export function bayLeaf(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot): void {
  const leaf = placed('-60,0 -20,-22 30,-20 66,0 30,18 -20,20', { x, y, angle, scale });
  drop(sheet, leaf, { x: 5, y: 7 });
  sheet.form(leaf, { base: 'moss', light: 'sage', dark: 'pine', outline: 4, spacing: 7 });
  sheet.line(placed('-58,0 0,-2 64,0', { x, y, angle, scale }), 2, 'sage');
}

export function sageLeaf(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot): void {
  const leaf = placed('-48,0 -30,-17 0,-22 34,-16 54,0 34,15 0,20 -30,16', { x, y, angle, scale });
  sheet.form(leaf, { base: '#8FA27A', light: 'sage', dark: 'moss', outline: 4, spacing: 6 });
  sheet.line(placed('-66,2 -40,0 50,0', { x, y, angle, scale }), 2.2, 'pine');
}

/** Strands in a heap: cabbage, sauerkraut, pasta, pulled meat, kale. */
export function heap(
  sheet: Sheet,
  { x, y, rx, ry }: Area,
  {
    inks,
    dark,
    seed,
    count = 90,
    length = 60,
    width = 7,
    curl = 40,
    light,
  }: {
    inks: readonly Ink[];
    dark: Ink;
    seed: string;
    count?: number;
    length?: number;
    width?: number;
    curl?: number;
    light?: Ink;
  },
): void {
  const random = createRandom(seed);
  const mound = ellipse({ x, y, r: rx, ry });
  drop(sheet, mound, { x: 7, y: 10 });
  sheet.shape(mound, dark);
  const strands = Array.from({ length: count }, () => {
    const a = random() * 6.28318;
    const q = Math.sqrt(random()) * 0.92;
    return { x: x + Math.cos(a) * q * rx, y: y + Math.sin(a) * q * ry, q };
  }).toSorted((one, other) => other.q - one.q);
  for (const strand of strands) {
    const angle = Math.atan2(strand.y - y, strand.x - x) + 1.57 + (random() - 0.5) * 1.4;
    const l = (length / 2) * (0.7 + random() * 0.6);
    const c = (random() - 0.5) * curl;
    const line = placed(`${-l},${-c * 0.3} ${-l * 0.4},${c * 0.6} ${l * 0.3},${-c * 0.5} ${l},${c * 0.4}`, {
      x: strand.x,
      y: strand.y - (1 - strand.q) * ry * 0.16,
      angle,
    });
    sheet.line(line, { width: width + 2.4, taper: 0.14 }, dark);
    sheet.line(line, { width, taper: 0.14 }, inks[Math.floor(random() * inks.length)] ?? dark);
    if (light && random() < 0.5)
      sheet.line(
        line.map((q) => ({ x: q.x - 1.5, y: q.y - width * 0.3 })),
        { width: width * 0.22, taper: 0.4 },
        light,
      );
  }
}

/** Small round things side by side: peas, lentils, beans, berries, grapes. */
export function pebbles(
  sheet: Sheet,
  { x, y, rx, ry }: Area,
  {
    count,
    r,
    ry: flat = r,
    inks,
    dark,
    seed,
    light = 'cream',
    gap = r * 1.5,
  }: {
    count: number;
    r: number;
    ry?: number;
    inks: readonly Ink[];
    dark: Ink;
    seed: string;
    light?: Ink;
    gap?: number;
  },
): void {
  const random = createRandom(seed);
  for (const spot of scatter(seed, { x, y, rx, ry, count, gap })) {
    sheet.dot({ x: spot.x + 2.5, y: spot.y + 3.5, r: r + 1.6, ry: flat + 1.6, turn: spot.angle }, 'ink');
    sheet.dot(
      { x: spot.x, y: spot.y, r, ry: flat, turn: spot.angle },
      inks[Math.floor(random() * inks.length)] ?? dark,
    );
    sheet.line(
      placed(`${-r * 0.5},${flat * 0.4} ${r * 0.1},${flat * 0.6} ${r * 0.6},${flat * 0.2}`, { x: spot.x, y: spot.y }),
      r * 0.16,
      dark,
    );
    sheet.dot({ x: spot.x - r * 0.3, y: spot.y - flat * 0.35, r: r * 0.22 }, light);
  }
}

export const lentils = (sheet: Sheet, area: Area, count = 110) =>
  pebbles(sheet, area, {
    count,
    r: 10,
    ry: 8,
    inks: ['#6B5A34', '#84703E', '#57492A'],
    dark: '#3A2E18',
    seed: 'lentils',
    light: '#B7A56B',
    gap: 13,
  });
export const whiteBeans = (sheet: Sheet, area: Area, count = 60) =>
  pebbles(sheet, area, { count, r: 17, ry: 10, inks: ['cream', '#F3E3C3'], dark: 'tan', seed: 'beans', gap: 21 });
export const peas = (sheet: Sheet, area: Area, count = 46) =>
  pebbles(sheet, area, { count, r: 11, inks: ['leaf', '#86A24A'], dark: 'moss', seed: 'peas', light: 'sage', gap: 17 });
export const berries = (sheet: Sheet, area: Area, count = 14) =>
  pebbles(sheet, area, { count, r: 10, inks: ['red', '#C23A2A'], dark: 'oxblood', seed: 'berries', gap: 17 });
export const olives = (sheet: Sheet, area: Area, count = 9) =>
  pebbles(sheet, area, {
    count,
    r: 15,
    ry: 11,
    inks: ['#4A4F2A', '#2E2A22'],
    dark: 'ink',
    seed: 'olives',
    light: 'sage',
    gap: 36,
  });
export const capers = (sheet: Sheet, area: Area, count = 16) =>
  pebbles(sheet, area, {
    count,
    r: 7,
    inks: ['moss', '#5B6B34'],
    dark: 'pine',
    seed: 'capers',
    light: 'sage',
    gap: 24,
  });
export const grapes = (sheet: Sheet, area: Area, count = 12) =>
  pebbles(sheet, area, { count, r: 18, ry: 16, inks: ['#A9B85A', '#97A94C'], dark: 'moss', seed: 'grapes', gap: 30 });
export const prunes = (sheet: Sheet, area: Area, count = 7) =>
  pebbles(sheet, area, {
    count,
    r: 25,
    ry: 18,
    inks: ['#3A1A26', '#2E1420'],
    dark: 'ink',
    seed: 'prunes',
    light: '#A57288',
    gap: 52,
  });

export const redCabbage = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['#7B2548', '#93345A', '#66203E'],
    dark: '#3E0F28',
    seed: 'cabbage',
    count: 110,
    length: 58,
    width: 5,
    light: '#C77A97',
  });
export const sauerkraut = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['#E8D79A', '#DCC77F', 'cream'],
    dark: '#A8954E',
    seed: 'kraut',
    count: 230,
    length: 76,
    width: 4.6,
    light: '#FFFDF6',
  });
export const kale = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['moss', '#4E6E36', '#D9CE96', '#E9DDAE'],
    dark: 'pine',
    seed: 'kale',
    count: 100,
    length: 36,
    width: 8,
    curl: 60,
    light: 'sage',
  });
export const mashWithKraut = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['#F0DFA4', '#E6CF86', '#F7EBC2'],
    dark: '#A98E47',
    seed: 'stamp',
    count: 90,
    length: 44,
    width: 9,
    curl: 40,
    light: '#FFFDF6',
  });
export const ribbons = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['gold', '#E9B75A', '#F4D692'],
    dark: '#8A5A1E',
    seed: 'ribbons',
    count: 64,
    length: 150,
    width: 7.5,
    curl: 90,
    light: 'cream',
  });
export const spaetzle = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['gold', '#F2CE80'],
    dark: '#94631F',
    seed: 'spaetzle',
    count: 80,
    length: 46,
    width: 6.5,
    curl: 44,
    light: 'cream',
  });
export const rice = (sheet: Sheet, area: Area) =>
  heap(sheet, area, {
    inks: ['cream', '#F3EAD2', '#FFFDF6'],
    dark: '#B9A678',
    seed: 'rice',
    count: 170,
    length: 22,
    width: 3.6,
    curl: 4,
  });

/** Mash in a soft mound with the track of a spoon. */
export function mash(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot): void {
  const local = (line: Line) => placed(line, { x, y, scale, angle });
  const mound = '-120,10 -110,-46 -60,-80 10,-86 80,-68 118,-18 112,40 60,76 -20,82 -90,60';
  drop(sheet, local(mound), { x: 8, y: 12 });
  sheet.form(local(mound), {
    base: '#F2DFA6',
    light: '#FFF8E0',
    dark: '#C79D52',
    outline: 6,
    spacing: 11,
    wobble: 0.5,
    longest: 60,
    darkRange: [0.5, 0.1],
    lightRange: [0.66, 0.95],
  });
  for (const line of ['-70,-20 -20,-52 50,-46 84,-8', '-76,14 -20,-18 50,-12 84,22', '-60,46 -10,20 44,24 70,46'])
    sheet.line(local(line), { width: 4, taper: 0.4 }, '#C79D52');
}

export function appleWedges(
  sheet: Sheet,
  spots: readonly (readonly [number, number, number])[],
  { skin = 'red', scale = 1 }: { skin?: Ink; scale?: number } = {},
): void {
  for (const [x, y, angle] of spots) {
    const wedge = placed('-52,8 -40,-16 0,-30 42,-14 54,10 30,22 0,26 -32,22', { x, y, angle, scale });
    drop(sheet, wedge, { x: 6, y: 9 });
    sheet.form(wedge, { base: skin, light: null, dark: 'oxblood', outline: 4.4, spacing: 6 });
    sheet.form(placed('-48,8 -34,-8 0,-18 36,-8 50,10 28,18 0,21 -30,18', { x, y, angle, scale }), {
      base: '#F6E2A9',
      light: '#FFF8E0',
      dark: 'ochre',
      outline: 2.6,
      outlineInk: 'brown',
      spacing: 8,
      longest: 30,
    });
  }
}

/** A bundle of spears, white and green by turns. */
export function asparagus(sheet: Sheet, { x, y }: Spot): void {
  for (let i = 0; i < 9; i++) {
    const at = { x: x + (i % 2) * 14, y: y - 116 + i * 27, angle: 3.08 + (i % 3) * 0.05 };
    const spear = placed('-190,-11c 90,-13 150,-12 186,-2 190,4 150,14 90,13 -190,11c', at);
    const isGreen = i % 3 === 1;
    drop(sheet, spear, { x: 5, y: 8 });
    sheet.form(spear, {
      base: isGreen ? '#8BA552' : '#F4E9C6',
      light: isGreen ? 'sage' : '#FFFDF0',
      dark: isGreen ? 'moss' : '#B9A567',
      outline: 4.4,
      spacing: 7,
      flow: at.angle,
      longest: 90,
    });
    for (const u of [-90, 10, 90, 124, 150])
      sheet.line(placed(`${u},-9 ${u + 12},0 ${u},9`, at), { width: 2.2, taper: 0.4 }, isGreen ? 'pine' : '#8E9A5A');
  }
}

/** Half a poached pear, cut side up. */
export function pear(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot, ink: Ink = '#B4504A'): void {
  const local = (line: Line) => placed(line, { x, y, scale, angle });
  const half = '0,-96 22,-84 30,-46 56,-6 66,40 44,80 0,92 -44,80 -66,40 -56,-6 -30,-46 -22,-84';
  drop(sheet, local(half), { x: 8, y: 12 });
  sheet.form(local(half), { base: ink, light: 'rose', dark: 'oxblood', outline: 5, spacing: 8, flow: 1.5, mix: 0.4 });
  sheet.form(local(ellipse({ x: 0, y: 40, r: 16, ry: 22 })), {
    base: 'oxblood',
    light: 'blush',
    dark: null,
    outline: 2,
    spacing: 6,
  });
  sheet.line(local('0,-96 6,-122'), { width: 4, taper: 0.1 }, 'brown');
}

export function carrotRounds(
  sheet: Sheet,
  area: Area,
  { count = 8, seed = 'rounds' }: { count?: number; seed?: string } = {},
): void {
  for (const { x, y, angle } of scatter(seed, { ...area, count, gap: 42 })) {
    sheet.form(ellipse({ x, y, r: 23, ry: 18, turn: angle }), {
      base: '#DE7F2E',
      light: 'gold',
      dark: 'rust',
      outline: 4,
      spacing: 6,
    });
    sheet.dot({ x, y, r: 7, ry: 5 }, '#F0A34E');
  }
}

export function mushrooms(
  sheet: Sheet,
  area: Area,
  { count = 7, ink = '#D9B07C' }: { count?: number; ink?: Ink } = {},
): void {
  for (const { x, y, angle } of scatter('shrooms', { ...area, count, gap: 54 })) {
    const local = (line: Line) => placed(line, { x, y, angle: angle * 0.3 - 0.9 });
    sheet.form(local('-34,0 -24,-26 0,-34 24,-26 34,0 12,6 11,30 0,34 -11,30 -12,6'), {
      base: ink,
      light: 'cream',
      dark: 'brown',
      outline: 4.4,
      spacing: 7,
    });
    sheet.line(local('-20,-6 0,-14 20,-6'), 2.4, 'brown');
  }
}

/** Chanterelles: little golden funnels with ribs. */
export function chanterelles(sheet: Sheet, area: Area, count = 8): void {
  for (const { x, y, angle } of scatter('chanterelles', { ...area, count, gap: 50 })) {
    const local = (line: Line) => placed(line, { x, y, angle: angle * 0.4 - 1.2, scale: 1.1 });
    const funnel = '-36,-24 -18,-34 4,-28 24,-36 38,-20 18,4 8,36 -6,36 -14,6';
    drop(sheet, local(funnel), { x: 4, y: 6 });
    sheet.form(local(funnel), {
      base: '#E39A2B',
      light: 'gold',
      dark: '#9A5A14',
      outline: 4,
      spacing: 6,
      flow: angle * 0.4 + 0.4,
    });
    for (const rib of ['-18,-20 -4,6 -2,30', '4,-20 2,6 2,30', '22,-20 8,6 4,24'])
      sheet.line(local(rib), 1.8, '#9A5A14');
  }
}

export function dumplings(sheet: Sheet, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    drop(sheet, ellipse({ x, y, r }), { x: 7, y: 10 });
    sheet.form(ellipse({ x, y, r, ry: r * 0.94 }), {
      base: '#F3E2B4',
      light: '#FFFDF0',
      dark: '#C39B56',
      outline: 5,
      spacing: 9,
      longest: 26,
      wobble: 1,
    });
    for (const [dx, dy] of [
      [-0.3, 0.2],
      [0.2, -0.2],
      [0.3, 0.3],
    ] as const)
      sheet.dot({ x: x + dx * r, y: y + dy * r, r: 3 }, 'leaf');
  }
}

export function cucumber(sheet: Sheet, area: Area, count = 12): void {
  for (const { x, y, angle } of scatter('cucumber', { ...area, count, gap: 34 })) {
    sheet.form(ellipse({ x, y, r: 31, ry: 25, turn: angle }), {
      base: '#4F7A3C',
      light: null,
      dark: 'pine',
      outline: 4,
      texture: 'none',
    });
    sheet.dot({ x, y, r: 26, ry: 20, turn: angle }, '#D7E2B0');
    for (let i = 0; i < 6; i++)
      sheet.dot(
        { x: x + Math.cos(i + angle) * 10, y: y + Math.sin(i + angle) * 8, r: 2.6, ry: 1.8, turn: i },
        '#9DB56A',
      );
  }
}

export function toast(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot): void {
  const local = (line: Line) => placed(line, { x, y, scale, angle });
  const crust = '-150,100 -158,-40 -170,-90 -110,-124 0,-130 110,-124 170,-88 156,-38 150,100 0,112';
  drop(sheet, local(crust), { x: 12, y: 18 });
  sheet.form(local(crust), { base: '#9A5A22', light: 'tan', dark: 'brown', outline: 7, spacing: 8 });
  sheet.form(local('-132,84 -138,-40 -146,-80 -100,-106 0,-112 100,-106 146,-78 136,-38 132,84 0,94'), {
    base: '#EFC27C',
    light: 'cream',
    dark: '#B4742E',
    outline: 3,
    outlineInk: 'brown',
    spacing: 10,
    longest: 16,
    wobble: 1.4,
    darkRange: [0.92, 0.3],
  });
}

export function onionHalfRings(sheet: Sheet, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, a] of spots) {
    for (const r of [40, 30, 20]) {
      const arc = Array.from({ length: 9 }, (_, i) => ({
        x: x + Math.cos(a + i * 0.36) * r,
        y: y + Math.sin(a + i * 0.36) * r * 0.8,
      }));
      sheet.line(arc, { width: 5, taper: 0.2 }, '#3A180C');
      sheet.line(arc, { width: 3.2, taper: 0.2 }, 'gold');
    }
  }
}

export function dill(sheet: Sheet, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, angle] of spots) {
    sheet.line(placed('0,0 60,-6 130,0', { x, y, angle }), 2.6, 'moss');
    const random = createRandom(`dl${x}${y}`);
    for (let i = 1; i < 12; i++)
      for (const g of [-1, 1])
        sheet.line(
          placed(`${i * 11},-3 ${i * 11 + 10 + random() * 8},${g * (12 + random() * 14)}`, { x, y, angle }),
          1.9,
          'moss',
        );
  }
}

export function juniper(sheet: Sheet, { x, y, angle = 0 }: Spot): void {
  const random = createRandom(`jn${x}`);
  sheet.line(placed('0,0 90,-8 190,4', { x, y, angle }), { width: 4, taper: 0.2 }, 'brown');
  for (let i = 1; i < 18; i++)
    for (const g of [-1, 1])
      sheet.line(
        placed(`${i * 10},0 ${i * 10 + 8},${g * (20 + random() * 10)}`, { x, y, angle }),
        { width: 2.6, taper: 0.4 },
        random() < 0.4 ? 'sage' : 'moss',
      );
  for (const [u, v] of [
    [60, -20],
    [110, 18],
    [150, -16],
    [34, 16],
  ] as const) {
    const [q] = placed([{ x: u, y: v }], { x, y, angle });
    if (!q) continue;
    sheet.dot({ x: q.x + 2, y: q.y + 3, r: 11 }, 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 10 }, '#33405E');
    sheet.dot({ x: q.x - 3, y: q.y - 3, r: 2.6 }, 'sky');
  }
}

export function acorns(sheet: Sheet, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, angle] of spots) {
    const local = (line: Line) => placed(line, { x, y, angle });
    drop(sheet, local('-20,-6 20,-6 16,24 0,38 -16,24'), { x: 5, y: 7 });
    sheet.form(local('-19,-8 19,-8 17,20 0,38 -17,20'), {
      base: '#B0762E',
      light: 'gold',
      dark: 'brown',
      outline: 4,
      spacing: 6,
    });
    sheet.form(local('-24,-4 -20,-26 0,-32 20,-26 24,-4'), {
      base: 'brown',
      light: 'tan',
      dark: 'ink',
      outline: 4,
      spacing: 5,
    });
  }
}
