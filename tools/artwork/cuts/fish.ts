// Raw and smoked fish, by species.
import { placed } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { lemon, pepper, salt } from '../dishes/garnish.ts';
import { dill } from '../dishes/sides.ts';
import { fillet } from '../dishes/raw-cuts.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

const white: Coat = { base: '#FBF6EA', light: '#FFFFFF', dark: '#A9C4BE' };

/** A piece of cod loin: thick and white, few broad flakes that part in arcs, the spotted skin under it. */
function codLoin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top =
    '-262,-2 -256,-50c -206,-82 -110,-102 10,-104 130,-96 226,-74 262,-40c 266,-8 244,22c 150,44 20,54 -110,50 -214,34c';
  const front =
    '-262,-2 -214,34c -110,50 20,54 150,44 244,22c 266,-8c 268,34 246,72c 150,96 20,108 -112,104 -222,86c -266,40';
  const skin = '-264,36 -222,70c -112,92 20,96 150,84 248,58c 256,74 248,86 150,110 20,122 -114,118 -226,100 -262,58';
  drop(sheet, local(skin), { x: 18, y: 22 });
  drop(sheet, local(front), { x: 18, y: 18 });
  sheet.form(local(skin), {
    base: '#8A8F6C',
    light: 'bone',
    dark: 'pine',
    outline: 6,
    spacing: 8,
    longest: 18,
    wobble: 1,
    darkRange: [0.8, 0.3],
    lightRange: [0.6, 0.9],
  });
  sheet.form(local(front), {
    base: '#E9E2D0',
    light: '#FFFDF6',
    dark: '#A9C4BE',
    outline: 5,
    spacing: 10,
    flow: 1.3,
    mix: 0.2,
    longest: 30,
    darkRange: [0.5, 0.05],
  });
  const steps = [-206, -146, -74, 12, 96, 172, 226];
  sheet.clipped(local(front), () => {
    for (const u of steps)
      sheet.line(
        local(`${u + 10},${46 - Math.abs(u) * 0.09} ${u + 2},70 ${u + 12},104`),
        { width: 4.4, taper: 0.2 },
        '#7FA5A0',
      );
  });
  sheet.form(local(top), {
    base: '#FFFDF6',
    light: null,
    dark: null,
    outline: 4.4,
    outlineMin: 1.4,
    texture: 'none',
    over: () => {
      steps.forEach((u, i) => {
        const bend = 50 - i * 5;
        const k = [0, 7, -5, 4, -8, 6, 0][i] ?? 0;
        const arc = (d: number) =>
          `${u - 34 + d},-112 ${u + bend + k + d},-62 ${u + bend + 14 + d},-16 ${u + 12 - k + d},56`;
        sheet.line(local(arc(5)), { width: 7, taper: 0.4 }, 'sky');
        sheet.line(local(arc(0)), { width: 3.4, taper: 0.3 }, '#7FA5A0');
      });
    },
  });
  const random = createRandom(`cod${spot.x}`);
  for (let i = 0; i < 26; i++) {
    const t = -220 + i * 18;
    const q = b.pointAt(local, t, 108 - (t * t) / 1800 + (random() - 0.5) * 8);
    sheet.dot({ x: q.x, y: q.y, r: 2 + random() * 2.6, ry: 1.6 + random() }, 'pine');
  }
}

type Fillet = { line: string; coat: Coat; seam?: string; flakes?: number; tail?: number };

/** A thin fillet from above: a seam along it and flakes that run to it like a feather's. */
function thinFillet(sheet: Sheet, spot: Spot, { line, coat, flakes = 34, tail = 300 }: Fillet): void {
  const local = b.at(spot);
  drop(sheet, local(line), { x: 11, y: 16 });
  sheet.form(local(line), {
    ...coat,
    outline: 6,
    spacing: 11,
    flow: spot.angle ?? 0,
    mix: 0.4,
    longest: 60,
    darkRange: [0.5, 0.08],
    lightRange: [0.72, 0.98],
    over: () => {
      for (let u = -tail; u < tail; u += flakes) {
        sheet.line(local(`${u - 14},-140 ${u + 16},-60 ${u + 26},-4`), { width: 2.8, taper: 0.3 }, coat.dark ?? 'sea');
        sheet.line(local(`${u + 26},4 ${u + 16},60 ${u - 14},140`), { width: 2.8, taper: 0.3 }, coat.dark ?? 'sea');
      }
      sheet.line(local(`${-tail},-2 0,4 ${tail},0`), { width: 3.6, taper: 0.3 }, coat.dark ?? 'sea');
    },
  });
}

/** The skin side of a mackerel: a blue-green back with wavy bars, a silver belly. */
export function mackerelSkin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const shape = '-300,0 -260,-52 -160,-78 -20,-82 120,-66 240,-34 310,-10 320,6 240,34 120,58 -20,70 -160,66 -262,42';
  drop(sheet, local(shape), { x: 11, y: 16 });
  sheet.form(local(shape), {
    base: '#D5DDDA',
    light: '#FFFFFF',
    dark: '#7F9C9E',
    outline: 6,
    spacing: 9,
    flow: spot.angle ?? 0,
    longest: 70,
    over: () => {
      sheet.shape(
        local('-310,-4 -260,-60 -160,-86 -20,-92 120,-76 240,-44 324,-8 240,-8 120,-16 -20,-20 -160,-14'),
        '#2F6A72',
      );
      for (let u = -270; u < 300; u += 30) {
        sheet.line(
          local(`${u},-96 ${u + 12},-70 ${u - 6},-46 ${u + 10},-20 ${u + 2},-4`),
          { width: 6, taper: 0.2 },
          'ink',
        );
        sheet.line(local(`${u + 15},-90 ${u + 24},-66 ${u + 10},-40`), { width: 2.4, taper: 0.3 }, '#7FC0B8');
      }
      sheet.line(local('-290,6 -100,2 120,0 310,0'), { width: 2.6, taper: 0.2 }, '#E9B9A0');
    },
  });
}

/** The skin side of a plaice: brown with orange spots. */
function plaiceSkin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const shape = '-290,0 -250,-60 -140,-96 0,-104 130,-86 240,-44 300,0 240,40 130,78 0,94 -140,86 -250,50';
  drop(sheet, local(shape), { x: 11, y: 16 });
  sheet.form(local(shape), {
    base: '#6B5838',
    light: '#9A8658',
    dark: '#3A2E1C',
    outline: 6,
    spacing: 9,
    flow: spot.angle ?? 0,
    mix: 0.3,
    longest: 50,
  });
  sheet.line(local('-280,0 -60,4 140,-2 290,0'), { width: 3, taper: 0.2 }, '#3A2E1C');
  for (const [u, v] of [
    [-200, -30],
    [-130, 40],
    [-90, -60],
    [-20, -20],
    [20, 50],
    [70, -50],
    [120, 20],
    [180, -20],
    [220, 14],
    [-230, 16],
  ] as const) {
    const q = b.pointAt(local, u, v);
    sheet.dot({ x: q.x, y: q.y, r: 12, ry: 10 }, 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 9.6, ry: 7.8 }, '#E4772A');
  }
}

/** A herring as a butterfly: both halves held together at the back, silver skin with a blue line. */
function herring(sheet: Sheet, spot: Spot, isSkinUp: boolean): void {
  const local = b.at(spot);
  for (const g of [-1, 1]) {
    const half = `-230,${g * 4} -200,${g * 46} -90,${g * 66} 40,${g * 58} 160,${g * 34} 230,${g * 12} 250,${g * 4}`;
    drop(sheet, local(half), { x: 9, y: 13 });
    sheet.form(local(half), {
      ...(isSkinUp
        ? { base: '#C9D4D6', light: '#FFFFFF', dark: '#5F7F92' }
        : { base: '#E9BFAE', light: '#FBE7DC', dark: '#B0705E' }),
      outline: 5,
      spacing: 8,
      flow: spot.angle ?? 0,
      longest: 60,
      over: () => {
        if (isSkinUp) sheet.line(local(`-240,${g * 8} 0,${g * 10} 250,${g * 6}`), { width: 12, taper: 0.1 }, '#2F5878');
        else
          for (let u = -190; u < 210; u += 26)
            sheet.line(local(`${u},${g * 6} ${u - 16},${g * 60}`), { width: 2.4, taper: 0.3 }, '#B0705E');
      },
    });
  }
  const tail = '236,0 270,-40 290,-44c 276,0 290,44c 270,40';
  sheet.form(local(tail), { base: '#8FA6B0', light: 'cream', dark: 'ink', outline: 4, spacing: 6 });
}

/** Thin slices of smoked salmon, folded over each other. */
export function smokedSlice(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const slice = '-190,-20 -150,-70 -60,-96 50,-100 140,-76 196,-30 190,30 140,60 60,52 0,70 -80,60 -150,66 -196,30';
  drop(sheet, local(slice), { x: 9, y: 13 });
  sheet.form(local(slice), {
    base: '#EE7B4A',
    light: '#FBB48F',
    dark: '#C2512A',
    outline: 5,
    spacing: 11,
    flow: (spot.angle ?? 0) + 0.3,
    longest: 70,
    lightRange: [0.6, 0.92],
    over: () => {
      for (let u = -180; u < 200; u += 36)
        sheet.line(local(`${u},-110 ${u + 22},-30 ${u + 6},80`), { width: 3.4, taper: 0.3 }, '#FFDCC4');
      sheet.line(local('-190,34 -80,56 40,52 190,28'), { width: 5, taper: 0.3 }, '#8E4A2A');
    },
  });
}

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
