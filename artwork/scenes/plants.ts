import { brush, ellipse, nth, placed, spline } from '../engine/geometry.ts';
import type { Point, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Height } from './land.ts';

export function blob({
  x,
  y,
  rx,
  ry,
  count,
  height,
  seed,
}: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  count: number;
  height: number;
  seed: string;
}) {
  const random = createRandom(seed);
  const o: Point[] = [];
  const ph: number[] = [];
  for (let i = 0; i < count; i++) {
    ph.push(0.75 + 0.5 * random());
  }
  const M = count * 8;
  for (let i = 0; i < M; i++) {
    const a = (i / M) * 6.2832;
    const k = Math.floor(i / 8);
    const t = (i % 8) / 8;
    const b = height * nth(ph, k) * Math.pow(Math.sin(Math.PI * t), 0.7);
    o.push({
      x: x + Math.cos(a) * (rx + b * Math.min(rx, 60) * 0.5),
      y: y + Math.sin(a) * (ry + b * Math.min(ry, 60) * 0.5),
    });
  }
  return o;
}

type Crown = Point & { rx: number; ry: number; scale: number; coat: Coat; seed: string; count?: number };

/** The leaves of a tree: a lobed outline, carved in scallops. */
export function crown(sheet: Sheet, { x, y, rx, ry, scale, coat, seed, count = 12 }: Crown) {
  sheet.formOf(blob({ x, y, rx: rx * scale, ry: ry * scale, count, height: 0.5, seed }), {
    ...coat,
    texture: 'scallop',
    size: 17 * scale,
    angle: 1.2,
    outline: 4.4 * scale,
    outlineMin: 1.4 * scale,
    darkRange: [0.8, 0.2],
    lightRange: [0.6, 0.95],
  });
}

type Leafy = Spot & { coat?: Coat };

export function tree(sheet: Sheet, { x, y, scale = 1, coat = { base: 'moss', light: 'leaf', dark: 'pine' } }: Leafy) {
  sheet.unplaced(() => {
    sheet.formOf(
      spline([
        { x: x - 7 * scale, y: y - 40 * scale },
        { x: x - 10 * scale, y, corner: true },
        { x: x + 12 * scale, y, corner: true },
        { x: x + 7 * scale, y: y - 40 * scale },
      ]),
      {
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        outline: 3 * scale,
        spacing: 6 * scale,
        isInPixels: true,
        flow: 1.57,
      },
    );
    crown(sheet, { x, y: y - 84 * scale, rx: 50, ry: 54, scale, coat, seed: `tr${x}`, count: 11 });
  });
}

export function poplar(sheet: Sheet, { x, y, scale = 1, coat = { base: 'moss', light: 'leaf', dark: 'pine' } }: Leafy) {
  sheet.unplaced(() => {
    sheet.formOf(
      spline([
        { x: x - 3 * scale, y: y - 30 * scale },
        { x: x - 5 * scale, y, corner: true },
        { x: x + 5 * scale, y, corner: true },
        { x: x + 3 * scale, y: y - 30 * scale },
      ]),
      { base: 'brown', light: null, dark: 'ink', outline: 2 * scale, texture: 'none' },
    );
    sheet.formOf(
      spline(placed('0,-190 14,-150 20,-100 18,-50 8,-18 -8,-18 -18,-50 -20,-100 -12,-150', { x, y, scale })),
      {
        ...coat,
        outline: 4 * scale,
        outlineMin: 1.2 * scale,
        spacing: 7 * scale,
        isInPixels: true,
        flow: 1.4,
        mix: 0,
        longest: 40 * scale,
        shortest: 12,
        wobble: 0.5,
        darkRange: [0.66, 0.2],
        lightRange: [0.58, 0.9],
      },
    );
  });
}

export function conifer(sheet: Sheet, { x, y, scale = 1, coat = { base: 'pine', light: 'leaf', dark: 'ink' } }: Leafy) {
  sheet.unplaced(() => {
    const random = createRandom(`co${x}`);
    const L: Point[] = [];
    const n = 6;
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const w = 12 + 46 * (t + 0.16);
      const yy = -150 + 150 * (t + 0.12);
      L.push({ x: -w * (0.9 + 0.2 * random()), y: yy + 16, corner: true }, { x: -w * 0.55, y: yy + 4 });
    }
    const left = [{ x: 0, y: -168, corner: true }, ...L];
    const right = L.toReversed().map((q) => ({ x: -q.x * (0.92 + 0.16 * random()), y: q.y, corner: q.corner }));
    const p = [...left, { x: -6, y: 4, corner: true }, { x: 6, y: 4, corner: true }, ...right].map((q) => ({
      x: x + q.x * scale,
      y: y + q.y * scale,
      corner: q.corner,
    }));
    sheet.formOf(spline(p), {
      ...coat,
      outline: 4 * scale,
      outlineMin: 1 * scale,
      spacing: 7.5 * scale,
      isInPixels: true,
      flow: 1.25,
      mix: 0,
      shortest: 8 * scale,
      longest: 30 * scale,
      wobble: 0.6,
      darkRange: [0.6, 0.2],
      lightRange: [0.6, 0.95],
    });
  });
}

export function willow(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    sheet.formOf(
      spline(placed('-16,0c -14,-40 -20,-76 -34,-96 -20,-112 10,-116 32,-98 18,-74 14,-40 20,0c', { x, y, scale })),
      {
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        outline: 5 * scale,
        spacing: 7 * scale,
        isInPixels: true,
        flow: 1.57,
        wobble: 0.5,
      },
    );
    const random = createRandom(`wi${x}`);
    const knob = ({ dx, dy, radius }: { dx: number; dy: number; radius: number }) =>
      sheet.formOf(ellipse({ x: x + dx * scale, y: y + dy * scale, r: radius * scale, ry: radius * 0.86 * scale }), {
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        outline: 4 * scale,
        spacing: 6 * scale,
        isInPixels: true,
      });
    const shoots = ({
      count,
      spread,
      length,
      inks,
      width,
    }: {
      count: number;
      spread: number;
      length: number;
      inks: readonly Ink[];
      width: number;
    }) => {
      const D = inks.map(() => '');
      let K = '';
      for (let i = 0; i < count; i++) {
        const t = ((i + 0.5) / count) * 2 - 1;
        const a = -1.5708 + t * spread + (random() - 0.5) * 0.07;
        const l = length * (0.78 + 0.4 * random()) * (1 - 0.28 * t * t) * scale;
        const x0 = x + t * 30 * scale;
        const y0 = y - (104 - 10 * t * t) * scale;
        const bow = t * 9 * scale;
        const ln = spline(
          [
            { x: x0, y: y0 },
            { x: x0 + Math.cos(a) * l * 0.5 - bow * 0.4, y: y0 + Math.sin(a) * l * 0.5 },
            { x: x0 + Math.cos(a) * l + bow, y: y0 + Math.sin(a) * l },
          ],
          { closed: false, step: 7 },
        );
        K += brush(
          ln.map((q) => ({ x: q.x + 1.4 * scale, y: q.y + 1 * scale })),
          width * scale,
          { taper: 0.6 },
        );
        D[i % inks.length] += brush(ln, width * 0.92 * scale, { taper: 0.6 });
        for (let m = 2; m < ln.length - 1; m += 2) {
          const g = m % 4 ? 1 : -1;
          const q = nth(ln, m);
          const b = a + g * 0.38;
          D[(i + m) % inks.length] += brush(
            [
              q,
              { x: q.x + Math.cos(b) * 8 * scale, y: q.y + Math.sin(b) * 8 * scale },
              { x: q.x + Math.cos(b) * 15 * scale, y: q.y + Math.sin(b) * 15 * scale },
            ],
            2.3 * scale,
          );
        }
      }
      sheet.paint(K, 'ink');
      inks.forEach((c, i) => sheet.paint(nth(D, i), c));
    };
    shoots({ count: 30, spread: 1.18, length: 112, inks: ['moss', 'pine', 'moss'], width: 2.6 });
    for (const [a, b, q] of [
      [-24, -102, 15],
      [22, -104, 15],
      [-2, -110, 17],
    ] as const) {
      knob({ dx: a, dy: b, radius: q });
    }
    shoots({ count: 22, spread: 0.92, length: 92, inks: ['leaf', 'sage', 'leaf'], width: 2.2 });
  });
}

export function hedge(
  sheet: Sheet,
  { ground, from, to, scale }: { ground: Height; from: number; to: number; scale: number },
) {
  sheet.unplaced(() => {
    const random = createRandom('h');
    const top: Point[] = [];
    const bot: Point[] = [];
    for (let x = from; x <= to; x += 9 * scale) {
      top.push({ x, y: ground(x) - scale * (22 + 10 * Math.abs(Math.sin((x * 0.05) / scale)) + 8 * random()) });
      bot.push({ x, y: ground(x) + 4 * scale });
    }
    const p = spline([...top, ...bot.toReversed()], { step: 4 });
    sheet.formOf(p, {
      base: 'moss',
      light: 'leaf',
      dark: 'pine',
      texture: 'scallop',
      size: 13 * scale,
      angle: 1.3,
      outline: 3 * scale,
      outlineMin: 1 * scale,
      darkRange: [0.8, 0.25],
      lightRange: [0.55, 0.9],
    });
  });
}
