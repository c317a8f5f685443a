import { brush, spline, toPath } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { farmhouse, spire, stoneWall } from './buildings.ts';
import { cowlet, sheeplet } from './herd.ts';
import { band, cloud, gulls, sky, tuftRow, unitOf } from './land.ts';
import type { Setting } from './land.ts';
import { blob, hedge, poplar, tree } from './plants.ts';

export function bocage(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.46);
  const k = unit;
  sky(sheet, {
    ink: setting.sky ?? 'gold',
    sun: { x: width * (setting.sunX ?? 0.28), y: horizon - height * 0.1, r: height * 0.14, ink: '#E98B3E' },
    bottom: horizon + height * 0.2,
  });
  const h1 = (x: number) => horizon + Math.sin((x / width) * 5 + 0.6) * height * 0.05;
  const h2 = (x: number) => horizon + height * 0.12 + Math.sin((x / width) * 4.2 + 2.6) * height * 0.06;
  const h3 = (x: number) => horizon + height * 0.25 + Math.sin((x / width) * 3.4 + 5) * height * 0.06;
  const h4 = (x: number) => horizon + height * 0.4 + Math.sin((x / width) * 2.6 + 1.2) * height * 0.045;
  band(sheet, { top: h1, bottom: () => height, base: 'sage', light: 'cream', dark: 'leaf', rows: 16, seed: 'b1' });
  for (let i = 0; i < 7; i++) {
    tree(sheet, {
      x: width * (0.03 + i * 0.16),
      y: h1(width * (0.03 + i * 0.16)) + 6,
      scale: 0.26 * k + 0.05 * k * (i % 2),
    });
  }
  hedge(sheet, { ground: (x) => h1(x) + height * 0.04, from: 0, to: width * 0.45, scale: 0.5 * k });
  band(sheet, { top: h2, bottom: () => height, base: 'leaf', light: 'sage', dark: 'moss', rows: 18, seed: 'b2' });
  spire(sheet, { x: width * 0.6, y: h2(width * 0.6) + 8, scale: 0.7 * k });
  farmhouse(sheet, { x: width * 0.685, y: h2(width * 0.68) + 14, scale: 0.42 * k, country: 'fr' });
  farmhouse(sheet, { x: width * 0.53, y: h2(width * 0.53) + 16, scale: 0.34 * k, country: 'fr' });
  hedge(sheet, { ground: (x) => h2(x) + 6, from: 0, to: width * 0.46, scale: 0.75 * k });
  hedge(sheet, { ground: (x) => h2(x) + 8, from: width * 0.76, to: width + 10, scale: 0.75 * k });
  band(sheet, {
    top: h3,
    bottom: () => height,
    base: '#8FA34A',
    light: 'gold',
    dark: 'moss',
    rows: 18,
    seed: 'b3',
    darkness: 0.5,
  });
  for (const q of [0.1, 0.2, 0.43, 0.82, 0.93]) {
    tree(sheet, { x: width * q, y: h3(width * q) + 10, scale: (0.55 + 0.2 * ((q * 7) % 1)) * k });
  }
  hedge(sheet, { ground: (x) => h3(x) + 10, from: width * 0.2, to: width * 0.62, scale: 1 * k });
  if (!setting.isClear) {
    cowlet(sheet, { x: width * 0.7, y: h3(width * 0.7) + height * 0.11, scale: 0.8 * unit, ink: 'tan', spots: 'tan' });
    cowlet(sheet, {
      x: width * 0.78,
      y: h3(width * 0.78) + height * 0.08,
      scale: 0.62 * unit,
      ink: 'tan',
      spots: 'tan',
    });
    cowlet(sheet, { x: width * 0.3, y: h3(width * 0.3) + height * 0.1, scale: 0.7 * unit, ink: 'tan', spots: 'tan' });
  }
  band(sheet, { top: h4, bottom: () => height + 20, base: 'moss', light: 'leaf', dark: 'pine', rows: 12, seed: 'b4' });
  tuftRow(sheet, h4(width / 2) + 20, { count: 46, height: 34 * unit, light: 'sage' });
  if (!setting.isClear) tree(sheet, { x: width * 0.955, y: height * 0.98, scale: 1.5 * k });
}

export function dales(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.42);
  const k = unit;
  sky(sheet, { ink: 'sky', bottom: horizon + height * 0.2 });
  cloud(sheet, { x: width * 0.22, y: height * 0.15, scale: 1.2 * unit });
  cloud(sheet, { x: width * 0.75, y: height * 0.12, scale: 0.95 * unit });
  cloud(sheet, { x: width * 0.52, y: height * 0.22, scale: 0.6 * unit });
  const g = (x: number) => horizon - height * 0.04 + Math.sin((x / width) * 3.3 + 0.3) * height * 0.09;
  const h2 = (x: number) => horizon + height * 0.1 + Math.sin((x / width) * 4 + 3.4) * height * 0.05;
  const h3 = (x: number) => horizon + height * 0.24 + Math.sin((x / width) * 3 + 0.9) * height * 0.05;
  const h4 = (x: number) => horizon + height * 0.42 + Math.sin((x / width) * 2.2 + 3) * height * 0.04;
  band(sheet, {
    top: g,
    bottom: () => height,
    base: 'grey',
    light: 'bone',
    dark: 'teal',
    rows: 16,
    seed: 'd0',
    darkness: 0.4,
  });
  band(sheet, { top: h2, bottom: () => height, base: 'sage', light: 'cream', dark: 'moss', rows: 16, seed: 'd1' });
  for (const [a, b] of [
    [0.08, 0.02],
    [0.3, 0.34],
    [0.55, 0.5],
    [0.82, 0.9],
  ] as const) {
    sheet.unplaced(() => {
      const x1 = width * a;
      const x2 = width * b;
      sheet.paint(
        brush(
          spline(
            [
              { x: x1, y: h2(x1) },
              { x: (x1 + x2) / 2, y: (h2(x1) + h3(x2)) / 2 },
              { x: x2, y: h3(x2) },
            ],
            { closed: false },
          ),
          2.6 * unit,
          { taper: 0.05 },
        ),
        'ink',
      );
    });
  }
  stoneWall(sheet, { ground: (x) => h2(x) + height * 0.035, from: 0, to: width, height: 9 * unit, seed: 'w1' });
  for (const q of [0.42, 0.66, 0.9]) {
    tree(sheet, { x: width * q, y: h2(width * q) + height * 0.06, scale: 0.4 * k });
  }
  band(sheet, { top: h3, bottom: () => height, base: 'leaf', light: 'sage', dark: 'moss', rows: 18, seed: 'd2' });
  farmhouse(sheet, { x: width * 0.68, y: h3(width * 0.68) + 8, scale: 0.62 * k, country: 'uk' });
  tree(sheet, { x: width * 0.79, y: h3(width * 0.79) + 10, scale: 0.8 * k });
  tree(sheet, { x: width * 0.575, y: h3(width * 0.575) + 8, scale: 0.6 * k });
  stoneWall(sheet, { ground: (x) => h3(x) + 12 * unit, from: 0, to: width * 0.54, height: 20 * unit, seed: 'w2' });
  if (!setting.isClear) {
    for (const [a, b, c] of [
      [0.16, 0.1, 0.9],
      [0.24, 0.07, 0.7],
      [0.36, 0.09, 0.8],
      [0.46, 0.12, 0.9],
      [0.86, 0.08, 0.8],
    ] as const) {
      sheeplet(sheet, { x: width * a, y: h3(width * a) + height * b + 10, scale: c * unit });
    }
  }
  band(sheet, { top: h4, bottom: () => height + 20, base: 'moss', light: 'leaf', dark: 'pine', rows: 12, seed: 'd3' });
  stoneWall(sheet, { ground: (x) => h4(x) + 14 * unit, from: -10, to: width + 10, height: 44 * unit, seed: 'w3' });
  tuftRow(sheet, h4(width / 2) + 30, { count: 40, height: 32 * unit, light: 'sage' });
  gulls(sheet, { count: 4, x: width * 0.3, y: height * 0.2, width: width * 0.2, height: height * 0.1 });
}

export function vineyard(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.42);
  const k = unit;
  sky(sheet, {
    ink: setting.sky ?? '#F3CB8E',
    sun: { x: width * (setting.sunX ?? 0.74), y: horizon - height * 0.1, r: height * 0.13, ink: 'rust' },
    bottom: horizon + height * 0.2,
  });
  const h1 = (x: number) => horizon + Math.sin((x / width) * 4 + 1) * height * 0.05;
  const h2 = (x: number) => horizon + height * 0.12 + Math.sin((x / width) * 3 + 2.8) * height * 0.03;
  band(sheet, { top: h1, bottom: () => height, base: 'sage', light: 'cream', dark: 'leaf', rows: 12, seed: 'v1' });
  farmhouse(sheet, { x: width * 0.29, y: h1(width * 0.29) + 8, scale: 0.6 * k, country: 'fr' });
  for (const q of [0.2, 0.215, 0.37, 0.385, 0.4]) {
    poplar(sheet, {
      x: width * q,
      y: h1(width * q) + 8,
      scale: 0.5 * k,
      coat: { base: 'pine', light: 'moss', dark: 'ink' },
    });
  }
  for (const q of [0.6, 0.66, 0.9]) {
    tree(sheet, { x: width * q, y: h1(width * q) + 8, scale: 0.34 * k });
  }
  band(sheet, {
    top: h2,
    bottom: () => height + 20,
    base: 'tan',
    light: 'gold',
    dark: 'brown',
    rows: 20,
    seed: 'v2',
    darkness: 0.45,
  });
  const vx = width * 0.56;
  sheet.unplaced(() => {
    for (let i = -9; i <= 9; i++) {
      const bx = width * 0.5 + i * width * 0.115;
      const n = 22;
      for (let j = 0; j < n; j++) {
        const t = Math.pow((j + 1) / n, 1.9);
        const x = vx + (bx - vx) * t;
        const y = h2(width * 0.5) + (height * 1.06 - h2(width * 0.5)) * t;
        const z = (5 + 52 * t) * unit;
        if (x < -60 || x > width + 60) continue;
        sheet.paint(
          brush(
            [
              { x, y },
              { x, y: y - z * 0.6 },
            ],
            z * 0.07,
            { taper: 0.02 },
          ),
          'ink',
        );
        const b = blob({
          x,
          y: y - z * 0.85,
          rx: z * 0.62,
          ry: z * 0.5,
          count: 8,
          height: 0.4,
          seed: 'v' + i + '_' + j,
        });
        if (z > 16 * unit) {
          sheet.formOf(b, {
            base: (i + j) % 5 ? 'moss' : 'leaf',
            light: 'sage',
            dark: 'pine',
            texture: 'scallop',
            size: z * 0.28,
            angle: 1.2,
            outline: z * 0.07,
            outlineMin: z * 0.02,
            darkRange: [0.7, 0.2],
            lightRange: [0.55, 0.9],
          });
        } else {
          sheet.paint(toPath(b), 'moss');
        }
      }
    }
  });
}
