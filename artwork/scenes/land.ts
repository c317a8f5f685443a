import { brush, ellipse, spline, toPath, toPoints } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';
import { createNoise, createRandom, hash } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';

/** How high the land is, by x. */
export type Height = (x: number) => number;
type Sun = { x: number; y: number; r: number; ink: Ink };

/** What a picture may change about a scene; positions are shares of the width or height. */
export type Setting = {
  horizon?: number;
  sunX?: number;
  millX?: number;
  ditchX?: number;
  sky?: Ink;
  /** Whose house stands there, where a scene has one to choose. */
  country?: 'nl' | 'de';
  /** Leaves room for an animal in front. */
  isClear?: boolean;
};

/** With a sun the sky is cut in rays, without in lines. */
export function sky(sheet: Sheet, { ink = 'sky', sun, bottom }: { ink?: Ink; sun?: Sun; bottom: number }) {
  sheet.unplaced(() => {
    const W = sheet.width;
    const random = createRandom(`sky${sheet.seed}`);
    sheet.flood(ink, bottom);
    let marks = '';
    if (sun) {
      const n = 110;
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.283 + (random() - 0.5) * 0.03;
        let q = sun.r * 1.16 + random() * sun.r * 0.2;
        while (q < W * 1.05) {
          const l = sun.r * (0.35 + random() * 1.2) * (1 + q / W);
          const p = [0, 0.5, 1].map((t) => ({
            x: sun.x + Math.cos(a) * (q + l * t),
            y: sun.y + Math.sin(a) * (q + l * t),
          }));
          marks += brush(p, 1.1 + 2.6 * Math.min(1, (q / W) * 1.6) * (0.6 + 0.6 * random()), { taper: 0.4 });
          q += l + 10 + random() * 46;
        }
      }
    } else {
      const n = Math.round(bottom / 11);
      for (let i = 0; i < n; i++) {
        let x = -40 + random() * 60;
        const y = i * 11 + random() * 4;
        while (x < W) {
          const l = 50 + random() * 240;
          const g = 14 + random() * (30 + 220 * Math.abs(Math.sin(i * 0.37 + x * 0.002)));
          marks += brush(
            spline(
              [
                { x, y },
                { x: x + l * 0.5, y: y + (random() - 0.5) * 5 },
                { x: x + l, y: y + (random() - 0.5) * 4 },
              ],
              { closed: false, step: 14 },
            ),
            1.1 + random() * 1.9,
          );
          x += l + g;
        }
      }
    }
    sheet.paint(marks, 'cream');
    if (sun) sheet.paint(toPath(ellipse(sun)), sun.ink);
  });
}

export function cloud(
  sheet: Sheet,
  { x, y, scale, ink = 'cream', mark = 'sea' }: { x: number; y: number; scale: number; ink?: Ink; mark?: Ink },
) {
  sheet.unplaced(() => {
    const p = spline(
      toPoints('-120,20 -110,-10 -70,-22 -56,-54 -10,-66 24,-44 50,-52 84,-30 86,-8 122,2 128,22')
        .map((q) => ({ x: x + q.x * scale, y: y + q.y * scale }))
        .concat([
          { x: x + 60 * scale, y: y + 30 * scale },
          { x: x - 60 * scale, y: y + 30 * scale },
        ]),
    );
    sheet.paint(toPath(p), ink);
    sheet.clipped(p, () => {
      const random = createRandom(`cl${x}`);
      let marks = '';
      for (let i = 0; i < 5; i++) {
        for (let xx = -120 + random() * 30; xx < 120; xx += 40 + random() * 50) {
          const yy = 26 - i * 9;
          marks += brush(
            [
              { x: x + xx * scale, y: y + yy * scale },
              { x: x + (xx + 20) * scale, y: y + (yy + 1) * scale },
              { x: x + (xx + 36 + random() * 16) * scale, y: y + yy * scale },
            ],
            (2.6 - i * 0.35) * scale,
          );
        }
      }
      sheet.paint(marks, mark);
    });
  });
}

/** A field between two heights; its gouge rows grow towards us. */
export function band(
  sheet: Sheet,
  {
    top,
    bottom,
    base,
    light,
    dark,
    rows = 16,
    seed = 'b',
    gap = 1,
    amp = 1,
    darkness = 0.6,
    thick = 1,
  }: {
    top: Height;
    bottom: Height;
    base: Ink;
    light: Ink;
    dark: Ink;
    rows?: number;
    seed?: string;
    gap?: number;
    amp?: number;
    darkness?: number;
    thick?: number;
  },
) {
  sheet.unplaced(() => {
    const x0 = -20;
    const W = sheet.width + 20;
    const random = createRandom(seed + sheet.seed);
    const nz = createNoise(hash(seed + sheet.seed));
    const N = 44;
    const T: Point[] = [];
    const B: Point[] = [];
    for (let i = 0; i <= N; i++) {
      const x = x0 + ((W - x0) * i) / N;
      T.push({ x, y: top(x) });
      B.push({ x, y: bottom(x) });
    }
    const p = [...T, ...B.toReversed()];
    sheet.paint(toPath(p), base);
    sheet.clipped(p, () => {
      let H = '';
      let L = '';
      for (let i = 0; i < rows; i++) {
        const t = Math.pow((i + 0.5) / rows, 1.35);
        let x = x0 - random() * 80;
        while (x < W) {
          const l = (22 + random() * 90) * (0.5 + 1.1 * t) * gap;
          const yy = (q: number) => top(q) + (bottom(q) - top(q)) * t + Math.sin(q * 0.01 + i) * 1.5 * amp;
          const k = nz(x * 0.006 + i * 0.02, t * 5);
          const w = (0.8 + 2.9 * t) * (0.6 + 0.7 * random()) * thick;
          const b = brush(
            [
              { x, y: yy(x) },
              { x: x + l * 0.5, y: yy(x + l * 0.5) },
              { x: x + l, y: yy(x + l) },
            ],
            w,
          );
          if (k < darkness) {
            L += b;
          } else {
            H += b;
          }
          x += l + (8 + random() * 26) * gap;
        }
      }
      sheet.paint(L, dark);
      sheet.paint(H, light);
    });
  });
}

export function tuftRow(
  sheet: Sheet,
  y0: number,
  { ink = 'pine', light = 'leaf', height, count }: { ink?: Ink; light?: Ink; height: number; count: number },
) {
  sheet.unplaced(() => {
    const random = createRandom(`t${sheet.seed}`);
    let A = '';
    let B = '';
    for (let i = 0; i < count; i++) {
      const x = random() * sheet.width;
      const y = y0 + random() * (sheet.height - y0);
      const k = 0.5 + (0.9 * (y - y0)) / (sheet.height - y0 + 1);
      for (let j = 0; j < 5; j++) {
        const a = -1.57 + (j - 2) * 0.24 + (random() - 0.5) * 0.1;
        const l = height * k * (0.6 + 0.6 * random());
        const b = brush(
          [
            { x: x + (j - 2) * 3, y },
            { x: x + (j - 2) * 3 + Math.cos(a) * l * 0.5, y: y + Math.sin(a) * l * 0.55 },
            { x: x + (j - 2) * 3 + Math.cos(a) * l * 1.15, y: y + Math.sin(a) * l },
          ],
          1.9 * k,
          { taper: 0.6 },
        );
        if (j % 2) {
          B += b;
        } else {
          A += b;
        }
      }
    }
    sheet.paint(A, ink);
    sheet.paint(B, light);
  });
}

export function water(
  sheet: Sheet,
  {
    top,
    bottom,
    base = 'sea',
    light = 'cream',
    dark = 'teal',
    rows = 14,
    seed = 'wat',
  }: { top: Height; bottom: Height; base?: Ink; light?: Ink; dark?: Ink; rows?: number; seed?: string },
) {
  band(sheet, { top, bottom, base, light, dark, rows, seed, gap: 0.8, amp: 3, darkness: 0.5, thick: 0.9 });
}

export function gulls(
  sheet: Sheet,
  { count, x: left, y: top, width, height }: { count: number; x: number; y: number; width: number; height: number },
) {
  const random = createRandom(`gull${left}`);
  sheet.unplaced(() => {
    for (let i = 0; i < count; i++) {
      const x = left + random() * width;
      const y = top + random() * height;
      const k = 7 + random() * 11;
      sheet.paint(
        brush(
          spline(
            [
              { x: x - k * 1.6, y: y - k * 0.3 },
              { x: x - k * 0.7, y: y - k * 0.75 },
              { x, y },
              { x: x + k * 0.7, y: y - k * 0.8 },
              { x: x + k * 1.7, y: y - k * 0.4 },
            ],
            { closed: false, step: 3 },
          ),
          k * 0.12 + 0.8,
          { taper: 0.3 },
        ),
        'ink',
      );
    }
  });
}

/** What sizes in a scene are measured in. */
export function unitOf(sheet: Sheet): number {
  return Math.min(sheet.width / 1600, sheet.height / 620);
}
