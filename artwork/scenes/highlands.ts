import { ellipse, spline, toPath, toPoints } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { church, farmhouse, fence } from './buildings.ts';
import { cowlet } from './herd.ts';
import { band, sky, tuftRow, unitOf } from './land.ts';
import type { Setting } from './land.ts';
import { conifer } from './plants.ts';

export function alpine(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.44);
  const k = unit;
  sky(sheet, {
    ink: setting.sky ?? 'sky',
    sun: { x: width * (setting.sunX ?? 0.5), y: horizon - height * 0.22, r: height * 0.12, ink: 'gold' },
    bottom: horizon + height * 0.3,
  });
  sheet.unplaced(() => {
    const pk = toPoints(
      `-20,${horizon + 40} ${width * 0.05},${horizon - height * 0.1} ${width * 0.13},${horizon - height * 0.22}c ${width * 0.2},${horizon - height * 0.06} ${width * 0.26},${horizon - height * 0.13}c ${width * 0.33},${horizon} ${width * 0.58},${horizon + height * 0.02} ${width * 0.68},${horizon - height * 0.14} ${width * 0.76},${horizon - height * 0.27}c ${width * 0.83},${horizon - height * 0.1} ${width * 0.89},${horizon - height * 0.18}c ${width * 0.96},${horizon - height * 0.04} ${width + 20},${horizon} ${width + 20},${height}c -20,${height}c`,
    );
    sheet.formOf(spline(pk), {
      base: 'teal',
      light: 'sky',
      dark: 'ink',
      outline: 5 * unit,
      spacing: 13 * unit,
      isInPixels: true,
      flow: 1.1,
      mix: 0,
      wobble: 0.6,
      longest: 80,
      lightRange: [0.55, 0.9],
      darkRange: [0.5, 0.2],
      depth: 1.6,
    });
    for (const [a, b, w] of [
      [0.13, -0.22, 0.05],
      [0.26, -0.13, 0.032],
      [0.76, -0.27, 0.055],
      [0.89, -0.18, 0.04],
    ] as const) {
      sheet.paint(
        toPath(
          spline([
            { x: width * a, y: horizon + height * b, corner: true },
            { x: width * (a + w * 0.7), y: horizon + height * (b + w * 1.6), corner: true },
            { x: width * (a + w * 0.25), y: horizon + height * (b + w * 1.3), corner: true },
            { x: width * (a + w * 0.05), y: horizon + height * (b + w * 2.4), corner: true },
            { x: width * (a - w * 0.25), y: horizon + height * (b + w * 1.4), corner: true },
            { x: width * (a - w * 0.6), y: horizon + height * (b + w * 2), corner: true },
          ]),
        ),
        'cream',
      );
    }
  });
  const h1 = (x: number) => horizon + height * 0.06 + Math.sin((x / width) * 4.4 + 1) * height * 0.05;
  const h2 = (x: number) => horizon + height * 0.2 + Math.sin((x / width) * 3.2 + 4.2) * height * 0.06;
  const h3 = (x: number) => horizon + height * 0.4 + Math.sin((x / width) * 2.6 + 0.4) * height * 0.04;
  band(sheet, { top: h1, bottom: () => height, base: 'moss', light: 'leaf', dark: 'pine', rows: 16, seed: 'a1' });
  const random = createRandom('fir');
  for (let i = 0; i < 40; i++) {
    const x = width * (i / 40 + random() * 0.01);
    if (x > width * 0.4 && x < width * 0.6) continue;
    conifer(sheet, { x, y: h1(x) + height * 0.03 + random() * height * 0.03, scale: (0.36 + random() * 0.22) * k });
  }
  band(sheet, { top: h2, bottom: () => height, base: 'leaf', light: 'sage', dark: 'moss', rows: 18, seed: 'a2' });
  church(sheet, { x: width * 0.44, y: h2(width * 0.44) + 6, scale: 0.72 * k });
  farmhouse(sheet, { x: width * 0.56, y: h2(width * 0.56) + 10, scale: 0.6 * k, country: 'de' });
  farmhouse(sheet, { x: width * 0.37, y: h2(width * 0.37) + 10, scale: 0.44 * k, country: 'de' });
  for (const q of [0.04, 0.09, 0.2, 0.68, 0.72, 0.9, 0.95]) {
    conifer(sheet, { x: width * q, y: h2(width * q) + 16, scale: (0.8 + 0.25 * ((q * 13) % 1)) * k });
  }
  if (!setting.isClear) {
    cowlet(sheet, {
      x: width * 0.28,
      y: h2(width * 0.28) + height * 0.12,
      scale: 0.8 * unit,
      ink: 'tan',
      spots: 'cream',
    });
    cowlet(sheet, {
      x: width * 0.66,
      y: h2(width * 0.66) + height * 0.1,
      scale: 0.8 * unit,
      ink: 'tan',
      spots: 'cream',
    });
    cowlet(sheet, {
      x: width * 0.8,
      y: h2(width * 0.8) + height * 0.13,
      scale: 0.95 * unit,
      ink: 'tan',
      spots: 'cream',
    });
  }
  band(sheet, {
    top: h3,
    bottom: () => height + 20,
    base: '#7E9C47',
    light: 'gold',
    dark: 'moss',
    rows: 12,
    seed: 'a3',
  });
  tuftRow(sheet, h3(width / 2) + 14, { count: 50, height: 34 * unit, light: 'sage' });
  sheet.unplaced(() => {
    for (let i = 0; i < 60; i++) {
      const x = random() * width;
      const y = h3(x) + 20 + random() * (height - h3(x));
      sheet.paint(toPath(ellipse({ x, y, r: 4 * unit + 2 })), random() < 0.5 ? 'cream' : 'ochre');
    }
  });
  if (!setting.isClear)
    fence(sheet, { ground: (x) => h3(x) + height * 0.07, from: -10, to: width * 0.3, posts: 4, height: 54 * unit });
}

export function forest(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.5);
  const k = unit;
  sky(sheet, {
    ink: setting.sky ?? '#E9C79A',
    sun: { x: width * (setting.sunX ?? 0.5), y: horizon - height * 0.16, r: height * 0.17, ink: 'ochre' },
    bottom: height * 0.8,
  });
  const random = createRandom('fo');
  band(sheet, {
    top: (x) => horizon + Math.sin((x / width) * 5) * height * 0.02,
    bottom: () => height,
    base: 'sage',
    light: 'cream',
    dark: 'leaf',
    rows: 10,
    seed: 'f0',
  });
  for (let i = 0; i < 34; i++) {
    const x = (width * i) / 33;
    conifer(sheet, {
      x,
      y: horizon + height * 0.04 + random() * 10,
      scale: (0.4 + 0.25 * random()) * k,
      coat: { base: 'teal', light: 'sea', dark: 'pine' },
    });
  }
  band(sheet, {
    top: (x) => horizon + height * 0.1 + Math.sin((x / width) * 4 + 1) * height * 0.02,
    bottom: () => height,
    base: 'moss',
    light: 'leaf',
    dark: 'pine',
    rows: 18,
    seed: 'f1',
  });
  for (let i = 0; i < 22; i++) {
    const q = i / 21;
    const e = Math.abs(q - 0.5);
    if (e < (setting.isClear ? 0.3 : 0.2)) continue;
    conifer(sheet, {
      x: width * q + random() * 20,
      y: horizon + height * 0.16 + random() * height * 0.08,
      scale: (1 + 0.5 * random()) * k,
    });
  }
  band(sheet, {
    top: (x) => horizon + height * 0.3 + Math.sin((x / width) * 3 + 2) * height * 0.02,
    bottom: () => height + 20,
    base: 'pine',
    light: 'leaf',
    dark: 'ink',
    rows: 10,
    seed: 'f2',
  });
  tuftRow(sheet, horizon + height * 0.3, { count: 60, height: 44 * unit, ink: 'ink', light: 'leaf' });
  for (const q of [-0.005, 0.07, 0.94, 1.01]) {
    conifer(sheet, { x: width * q, y: height * 1.0, scale: 2.3 * k });
  }
}
