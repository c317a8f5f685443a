import { brush, ellipse, nth, spline, toPath, toPoints } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { barn, boat, farmhouse, fence, hayStack, milkChurn, mill } from './buildings.ts';
import { cowlet, henlet } from './herd.ts';
import { band, cloud, gulls, sky, tuftRow, unitOf, water } from './land.ts';
import type { Setting } from './land.ts';
import { poplar, tree, willow } from './plants.ts';

export function polder(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.52);
  const k = unit;
  sky(sheet, {
    ink: 'sky',
    sun: { x: width * (setting.sunX ?? 0.7), y: horizon - height * 0.2, r: height * 0.15, ink: 'gold' },
    bottom: horizon + 40,
  });
  cloud(sheet, { x: width * 0.2, y: height * 0.17, scale: 1.1 * unit });
  cloud(sheet, { x: width * 0.46, y: height * 0.11, scale: 0.75 * unit });
  band(sheet, {
    top: () => horizon - 6,
    bottom: () => horizon + height * 0.07,
    base: 'sage',
    light: 'cream',
    dark: 'leaf',
    rows: 5,
    seed: 'p0',
  });
  for (let i = 0; i < 16; i++) {
    poplar(sheet, { x: width * (0.02 + i * 0.026), y: horizon + 2, scale: 0.3 * k + 0.05 * Math.sin(i * 2) * k });
  }
  band(sheet, {
    top: () => horizon + height * 0.035,
    bottom: () => height,
    base: 'leaf',
    light: 'sage',
    dark: 'moss',
    rows: 20,
    seed: 'p1',
    darkness: 0.55,
  });
  sheet.unplaced(() => {
    const dike = toPoints(
      `-20,${horizon + height * 0.05}c ${width * 0.3},${horizon + height * 0.045} ${width * 0.62},${horizon + height * 0.055} ${width + 20},${horizon + height * 0.03}c ${width + 20},${horizon + height * 0.08}c ${width * 0.62},${horizon + height * 0.095} ${width * 0.3},${horizon + height * 0.085} -20,${horizon + height * 0.1}c`,
    );
    sheet.paint(toPath(spline(dike)), 'moss');
  });
  // ditch
  sheet.unplaced(() => {
    const dx = width * (setting.ditchX ?? (setting.isClear ? 0.3 : 0));
    const D = (a: readonly Point[]) =>
      a.map((q) => ({ ...q, x: q.x + dx * (q.y > horizon + height * 0.2 ? 1 : 0.85) }));
    const p = spline(
      D([
        { x: width * 0.604, y: horizon + height * 0.095, corner: true },
        { x: width * 0.609, y: horizon + height * 0.095, corner: true },
        { x: width * 0.6, y: height * 0.8 },
        { x: width * 0.66, y: height + 20, corner: true },
        { x: width * 0.42, y: height + 20, corner: true },
        { x: width * 0.53, y: height * 0.8 },
      ]),
    );
    sheet.paint(toPath(p), 'ink');
    sheet.clipped(p, () => {
      sheet.paint(
        toPath(
          spline(
            D([
              { x: width * 0.605, y: horizon + height * 0.1, corner: true },
              { x: width * 0.608, y: horizon + height * 0.1, corner: true },
              { x: width * 0.595, y: height * 0.8 },
              { x: width * 0.645, y: height + 20, corner: true },
              { x: width * 0.435, y: height + 20, corner: true },
              { x: width * 0.54, y: height * 0.8 },
            ]),
          ),
        ),
        'sky',
      );
      const random = createRandom('di');
      let marks = '';
      for (let i = 0; i < 30; i++) {
        const t = Math.pow(random(), 0.7);
        const y = horizon + height * 0.1 + (height - horizon - height * 0.1) * t;
        const x =
          width * (0.606 - 0.07 * t) + dx * (0.85 + 0.15 * Math.min(1, t * 2)) + (random() - 0.5) * width * 0.12 * t;
        marks += brush(
          [
            { x: x - 40 * t, y },
            { x, y: y + 1 },
            { x: x + 40 * t, y },
          ],
          1 + 2 * t,
        );
      }
      sheet.paint(marks, 'cream');
    });
  });
  mill(sheet, { x: width * (setting.millX ?? 0.8), y: horizon + height * 0.07, scale: 1.02 * k });
  farmhouse(sheet, { x: width * 0.635, y: horizon + height * 0.065, scale: 0.5 * k, country: 'nl' });
  tree(sheet, { x: width * 0.7, y: horizon + height * 0.07, scale: 0.55 * k });
  if (!setting.isClear) {
    cowlet(sheet, { x: width * 0.3, y: horizon + height * 0.2, scale: 0.9 * unit });
    cowlet(sheet, { x: width * 0.4, y: horizon + height * 0.16, scale: 0.66 * unit, ink: 'rust', spots: 'cream' });
    cowlet(sheet, { x: width * 0.2, y: horizon + height * 0.15, scale: 0.6 * unit });
  }
  willow(sheet, { x: width * 0.075, y: horizon + height * 0.3, scale: 1.1 * k });
  if (!setting.isClear) willow(sheet, { x: width * 0.945, y: horizon + height * 0.34, scale: 1.2 * k });
  willow(sheet, { x: width * 0.155, y: horizon + height * 0.19, scale: 0.7 * k });
  fence(sheet, {
    ground: (x) => horizon + height * 0.36 + (x / width) * height * 0.02,
    from: -20,
    to: width * 0.36,
    posts: 5,
    height: 50 * unit,
  });
  tuftRow(sheet, horizon + height * 0.34, { count: 40, height: 34 * unit });
  gulls(sheet, { count: 6, x: width * 0.34, y: height * 0.14, width: width * 0.3, height: height * 0.18 });
}

export function coast(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.46);
  const k = unit;
  sky(sheet, {
    ink: setting.sky ?? 'rose',
    sun: { x: width * (setting.sunX ?? 0.68), y: horizon - height * 0.08, r: height * 0.15, ink: 'ochre' },
    bottom: horizon + 20,
  });
  cloud(sheet, { x: width * 0.2, y: height * 0.14, scale: 0.9 * unit, ink: 'cream', mark: 'blush' });
  water(sheet, { top: () => horizon, bottom: () => height, base: 'teal', light: 'sea', dark: 'ink', rows: 26 });
  sheet.unplaced(() => {
    const random = createRandom('gl');
    let marks = '';
    for (let i = 0; i < 60; i++) {
      const t = random();
      const y = horizon + 4 + (height - horizon) * t * 0.8;
      const x = width * (setting.sunX ?? 0.68) + (random() - 0.5) * height * 0.3 * (0.5 + t);
      const l = 20 + 50 * t;
      marks += brush(
        [
          { x: x - l, y },
          { x, y: y + 1 },
          { x: x + l, y },
        ],
        1.6 + 3 * t,
      );
    }
    sheet.paint(marks, 'gold');
  });
  if (!setting.isClear) boat(sheet, { x: width * 0.36, y: horizon + height * 0.17, scale: 1.0 * k });
  boat(sheet, { x: width * 0.83, y: horizon + height * 0.03, scale: 0.34 * k });
  // dune
  band(sheet, {
    top: (x) => height * 0.86 + Math.sin((x / width) * 3 + 1) * height * 0.05 + (x / width - 0.5) * height * 0.16,
    bottom: () => height + 20,
    base: 'bone',
    light: 'cream',
    dark: 'tan',
    rows: 8,
    seed: 'dn',
  });
  sheet.unplaced(() => {
    const random = createRandom('mar');
    for (let i = 0; i < 46; i++) {
      const x = width * Math.pow(random(), 1.6) * 0.7;
      const y =
        height * 0.88 +
        Math.sin((x / width) * 3 + 1) * height * 0.05 +
        (x / width - 0.5) * height * 0.16 +
        random() * height * 0.1;
      for (let j = 0; j < 6; j++) {
        const a = -1.57 + (j - 2.5) * 0.2;
        const l = (40 + random() * 36) * unit;
        sheet.paint(
          brush(
            [
              { x, y },
              { x: x + Math.cos(a) * l * 0.5, y: y + Math.sin(a) * l * 0.6 },
              { x: x + Math.cos(a) * l * 1.2 + 10 * unit, y: y + Math.sin(a) * l },
            ],
            2 * unit,
            { taper: 0.6 },
          ),
          j % 2 ? 'leaf' : 'moss',
        );
      }
    }
  });
  gulls(sheet, { count: 9, x: width * 0.1, y: height * 0.14, width: width * 0.6, height: height * 0.22 });
}

export function yard(sheet: Sheet, setting: Setting) {
  const { width, height } = sheet;
  const unit = unitOf(sheet);
  const horizon = height * (setting.horizon ?? 0.46);
  sky(sheet, {
    ink: 'gold',
    sun: { x: width * (setting.isClear ? 0.25 : 0.5), y: horizon - height * 0.2, r: height * 0.13, ink: 'ochre' },
    bottom: horizon + 40,
  });
  cloud(sheet, { x: width * 0.66, y: height * 0.14, scale: 0.9 * unit, mark: 'tan' });
  band(sheet, {
    top: () => horizon,
    bottom: () => height,
    base: 'sage',
    light: 'cream',
    dark: 'leaf',
    rows: 16,
    seed: 'y0',
  });
  for (let i = 0; i < 12; i++) {
    poplar(sheet, { x: width * (0.36 + i * 0.026), y: horizon + 4, scale: (0.34 + 0.06 * Math.sin(i * 2)) * unit });
  }
  const ground = horizon + height * (setting.isClear ? 0.1 : 0.2);
  const size = unit * (setting.isClear ? 1.2 : 2.05);
  tree(sheet, { x: width * 0.05, y: ground, scale: 1.15 * size });
  barn(sheet, { x: width * 0.22, y: ground, scale: size });
  tree(sheet, { x: width * 0.94, y: ground, scale: 1.25 * size });
  farmhouse(sheet, { x: width * 0.77, y: ground, scale: size, country: setting.country ?? 'nl' });
  cobbles(sheet, ground);
  const verge = setting.isClear ? ground + height * 0.1 : height * 0.93;
  band(sheet, {
    top: (x) => verge + Math.sin((x / width) * 5) * height * 0.012,
    bottom: () => height + 20,
    base: 'leaf',
    light: 'sage',
    dark: 'moss',
    rows: setting.isClear ? 16 : 5,
    seed: 'y2',
  });
  if (setting.isClear) return;
  hayStack(sheet, { x: width * 0.425, y: ground + height * 0.08, scale: 1.8 * unit });
  milkChurn(sheet, { x: width * 0.575, y: ground + height * 0.06, scale: 1.5 * unit });
  milkChurn(sheet, { x: width * 0.612, y: ground + height * 0.085, scale: 1.6 * unit });
  for (const [x, y, scale, ink] of [
    [0.2, 0.13, 1.9, 'rust'],
    [0.31, 0.21, 2.4, 'cream'],
    [0.5, 0.17, 2, 'brown'],
    [0.72, 0.21, 2.5, 'rust'],
    [0.82, 0.12, 1.8, 'cream'],
  ] as const) {
    henlet(sheet, { x: width * x, y: ground + height * y, scale: scale * 1.25 * unit, ink });
  }
  tuftRow(sheet, height * 0.94, { count: 30, height: 40 * unit });
  fence(sheet, { ground: () => height * 0.99, from: -10, to: width * 0.22, posts: 3, height: 70 * unit });
  fence(sheet, { ground: () => height * 0.99, from: width * 0.8, to: width + 10, posts: 3, height: 70 * unit });
}

/** Round stones, larger towards us. */
function cobbles(sheet: Sheet, top: number) {
  const { width, height } = sheet;
  band(sheet, {
    top: (x) => top - 2 + Math.sin((x / width) * 4) * 3,
    bottom: () => height + 20,
    base: 'tan',
    light: 'tan',
    dark: 'tan',
    rows: 1,
    seed: 'y1',
  });
  sheet.unplaced(() => {
    const random = createRandom('cobbles');
    const inks: Ink[] = ['bone', 'bone', '#DEC79F', '#D6BA8E'];
    const stones = inks.map(() => '');
    let gaps = '';
    let row = 0;
    for (let y = top + 8; y < height + 20; row++) {
      const size = 7 + ((y - top) / (height - top)) * 30;
      for (let x = -size + (row % 2) * size * 1.1; x < width + size; x += size * 2.3) {
        const r = size * (0.96 + 0.14 * random());
        const stone = { x: x + (random() - 0.5) * size * 0.3, y, r, ry: r * 0.46, turn: (random() - 0.5) * 0.2 };
        gaps += toPath(ellipse({ ...stone, x: stone.x + size * 0.1, y: y + size * 0.12 }));
        const pick = Math.floor(random() * inks.length);
        stones[pick] += toPath(ellipse(stone));
      }
      y += size * 0.92;
    }
    sheet.paint(gaps, '#9C7347');
    inks.forEach((ink, i) => sheet.paint(nth(stones, i), ink));
  });
}
