import { brush, contour, ellipse, nth, placed, spline, toPath } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { wood } from './food-inks.ts';

export function roundedBox(w: number, h: number, r: number) {
  const o: Point[] = [];
  for (const [cx, cy, a0] of [
    [w / 2 - r, -h / 2 + r, -1.5708],
    [w / 2 - r, h / 2 - r, 0],
    [-w / 2 + r, h / 2 - r, 1.5708],
    [-w / 2 + r, -h / 2 + r, 1.5708 * 2],
  ] as const) {
    for (let i = 0; i <= 10; i++) {
      const a = a0 + (i / 10) * 1.5708;
      o.push({ x: cx + Math.cos(a) * r, y: cy + Math.sin(a) * r });
    }
  }
  const q: Point[] = [];
  for (let i = 0; i < o.length; i++) {
    const a = nth(o, i);
    const b = nth(o, (i + 1) % o.length);
    const n = Math.max(1, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / 8));
    for (let j = 0; j < n; j++) {
      q.push({ x: a.x + ((b.x - a.x) * j) / n, y: a.y + ((b.y - a.y) * j) / n });
    }
  }
  return q;
}

/** A hard cast shadow, down and to the right. */
export function drop(sheet: Sheet, line: Line, { x, y }: Point) {
  const p = sheet.outline(line).map((q) => ({ x: q.x + sheet.scaled(x), y: q.y + sheet.scaled(y) }));
  sheet.paint(toPath(p), 'ink');
}

export function table(sheet: Sheet, ground: Ink, mark: Ink) {
  const random = createRandom(`tb${ground}`);
  sheet.flood(ground);
  sheet.unplaced(() => {
    let marks = '';
    const n = Math.round((sheet.width * sheet.height) / 5200);
    for (let i = 0; i < n; i++) {
      const x = random() * sheet.width;
      const y = random() * sheet.height;
      const l = 14 + random() * 44;
      const t = (random() - 0.5) * 8;
      const w = 0.9 + random() * 2.1;
      marks += brush(
        spline(
          [
            { x, y },
            { x: x + l * 0.5, y: y + t * 0.4 },
            { x: x + l, y: y + t },
          ],
          { closed: false, step: 6 },
        ),
        w,
      );
    }
    sheet.paint(marks, mark);
  });
}

export function cloth(sheet: Sheet, ink: Ink, stripe: Ink) {
  sheet.unplaced(() => {
    const W = sheet.width;
    const H = sheet.height;
    const p = spline([
      { x: -20, y: H * 0.5 },
      { x: W * 0.3, y: H * 0.46 },
      { x: W * 0.7, y: H * 0.52 },
      { x: W + 20, y: H * 0.47 },
      { x: W + 20, y: H + 20, corner: true },
      { x: -20, y: H + 20, corner: true },
    ]);
    sheet.paint(toPath(p), ink);
    sheet.clipped(p, () => {
      for (let i = 0; i < 9; i++) {
        sheet.paint(
          brush(
            spline(
              [
                { x: -20, y: H * (0.56 + i * 0.07) },
                { x: W * 0.3, y: H * (0.52 + i * 0.07) },
                { x: W * 0.7, y: H * (0.58 + i * 0.07) },
                { x: W + 20, y: H * (0.53 + i * 0.07) },
              ],
              { closed: false },
            ),
            i % 3 === 1 ? 6 : 2,
            { taper: 0.01 },
          ),
          stripe,
        );
      }
      for (let i = -1; i < 22; i++) {
        sheet.paint(
          brush(
            spline(
              [
                { x: (W * i) / 18, y: H * 0.4 },
                { x: (W * (i - 0.3)) / 18, y: H * 1.05 },
              ],
              { closed: false },
            ),
            i % 3 === 1 ? 6 : 2,
            { taper: 0.01 },
          ),
          stripe,
        );
      }
    });
  });
}

export function board(
  sheet: Sheet,
  {
    x = 500,
    y = 350,
    width = 760,
    height = 480,
    angle = 0,
    coat = wood,
  }: { x?: number; y?: number; width?: number; height?: number; angle?: number; coat?: Coat },
) {
  const local = (p: Line) => placed(p, { x, y, angle });
  const o = roundedBox(width, height, 44);
  drop(sheet, local(o), { x: 14, y: 20 });
  sheet.form(local(o), {
    ...coat,
    texture: 'none',
    outline: 7,
    over: () => {
      const random = createRandom(`wood${width}`);
      for (let i = 0; i < height / 9; i++) {
        const yy = -height / 2 + i * 9 + random() * 5;
        let x0 = -width / 2;
        while (x0 < width / 2) {
          const l = 60 + random() * 220;
          sheet.line(
            local(`${x0},${yy} ${x0 + l * 0.5},${yy + (random() - 0.5) * 7} ${x0 + l},${yy + (random() - 0.5) * 4}`),
            0.8 + random() * 1.9,
            random() < 0.42 ? 'gold' : 'brown',
          );
          x0 += l + 8 + random() * 60;
        }
      }
      for (const [kx, ky] of [
        [-width * 0.28, height * 0.3],
        [width * 0.33, -height * 0.32],
      ] as const) {
        for (let q = 5; q < 24; q += 6) {
          sheet.paint(
            contour(sheet.outline(local(ellipse({ x: kx, y: ky, r: q * 1.7, ry: q }))), {
              min: sheet.scaled(0.8),
              max: sheet.scaled(2.2),
            }),
            'brown',
          );
        }
      }
    },
  });
  const hole = nth(local([{ x: width / 2 - 46, y: 0 }]), 0);
  sheet.dot({ x: hole.x, y: hole.y, r: 17 }, 'ink');
}

export function plate(sheet: Sheet, { x, y, r }: { x: number; y: number; r: number }) {
  drop(sheet, ellipse({ x, y, r }), { x: 12, y: 18 });
  sheet.form(ellipse({ x, y, r }), { base: 'cream', light: null, dark: 'grey', outline: 6, texture: 'none' });
  const p = (q: number) => sheet.outline(ellipse({ x, y, r: r * q }));
  sheet.paint(contour(p(0.955), { min: sheet.scaled(3), max: sheet.scaled(3) }), 'teal');
  sheet.paint(contour(p(0.74), { min: sheet.scaled(1.4), max: sheet.scaled(6), light: [0.55, 0.83] }), 'grey');
  sheet.paint(contour(p(0.72), { min: sheet.scaled(0.4), max: sheet.scaled(3) }), 'grey');
  const random = createRandom('pl');
  for (let i = 0; i < 70; i++) {
    const a = 0.2 + random() * 1.5;
    const q = r * (0.78 + 0.15 * random());
    sheet.line(
      [0, 0.06, 0.12].map((t) => ({ x: x + Math.cos(a + t) * q, y: y + Math.sin(a + t) * q })),
      1.5,
      'grey',
    );
  }
}

export function paper(
  sheet: Sheet,
  { x, y, width, height, angle = 0 }: { x: number; y: number; width: number; height: number; angle?: number },
) {
  const random = createRandom(`paper${width}`);
  const local = (p: Line) => placed(p, { x, y, angle });
  const pts: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    pts.push({ x: -width / 2 + (width * i) / 6, y: -height / 2 + (random() - 0.5) * 16, corner: i === 0 || i === 6 });
  }
  for (let i = 1; i <= 4; i++) {
    pts.push({ x: width / 2 + (random() - 0.5) * 16, y: -height / 2 + (height * i) / 4, corner: i === 4 });
  }
  for (let i = 1; i <= 6; i++) {
    pts.push({ x: width / 2 - (width * i) / 6, y: height / 2 + (random() - 0.5) * 16, corner: i === 6 });
  }
  for (let i = 1; i < 4; i++) {
    pts.push({ x: -width / 2 + (random() - 0.5) * 16, y: height / 2 - (height * i) / 4 });
  }
  drop(sheet, local(pts), { x: 10, y: 14 });
  sheet.form(local(pts), {
    base: 'bone',
    light: 'cream',
    dark: 'tan',
    texture: 'none',
    outline: 5,
    over: () => {
      for (const [a1, b1] of [
        [-0.4, -0.5],
        [0.1, 0.5],
        [0.36, -0.2],
        [-0.2, 0.3],
      ] as const) {
        sheet.line(
          local(
            `${width * a1},${-height * 0.48} ${width * (a1 + 0.05)},${height * b1 * 0.3} ${width * (a1 + 0.16)},${height * 0.46}`,
          ),
          1.8,
          'tan',
        );
        sheet.line(
          local(
            `${width * a1 + 6},${-height * 0.48} ${width * (a1 + 0.05) + 7},${height * b1 * 0.3} ${width * (a1 + 0.16) + 6},${height * 0.46}`,
          ),
          2.2,
          'cream',
        );
      }
    },
  });
}

export function knife(sheet: Sheet, { x, y, length, angle }: { x: number; y: number; length: number; angle: number }) {
  const local = (p: Line) => placed(p, { x, y, angle });
  drop(
    sheet,
    local(
      `0,6 ${length * 0.2},-16 ${length * 0.4},-26 ${length * 0.64},-28c ${length * 0.7},-24c ${length * 0.98},-18 ${length},-4 ${length * 0.97},10c ${length * 0.64},10c`,
    ),
    { x: 8, y: 12 },
  );
  sheet.form(local(`0,6 ${length * 0.2},-16 ${length * 0.4},-26 ${length * 0.64},-28c ${length * 0.64},10c`), {
    base: 'grey',
    light: 'cream',
    dark: 'ink',
    outline: 5,
    spacing: 8,
    flow: angle,
    mix: 0,
    lightRange: [0.5, 0.9],
  });
  sheet.form(
    local(
      `${length * 0.64},-24 ${length * 0.7},-24 ${length * 0.98},-18 ${length},-4 ${length * 0.97},10 ${length * 0.7},8 ${length * 0.64},8`,
    ),
    { base: 'brown', light: 'tan', dark: 'ink', outline: 5, spacing: 7, flow: angle },
  );
  for (const t of [0.72, 0.82, 0.92]) {
    const q = nth(local([{ x: length * t, y: -6 }]), 0);
    sheet.dot({ x: q.x, y: q.y, r: 4.6 }, 'gold');
  }
}

export function fork(sheet: Sheet, { x, y, length, angle }: { x: number; y: number; length: number; angle: number }) {
  const local = (p: Line) => placed(p, { x, y, angle });
  const o = `0,-7 ${length * 0.6},-5 ${length * 0.66},-18 ${length * 0.72},-20 ${length * 0.98},-19c ${length},-16 ${length * 0.8},-13 ${length * 0.8},-8 ${length},-7c ${length},-3 ${length * 0.8},-3 ${length * 0.8},3 ${length},3c ${length},7 ${length * 0.8},8 ${length * 0.8},13 ${length},16c ${length * 0.98},19 ${length * 0.72},20 ${length * 0.66},18 ${length * 0.6},5 0,7 -6,0`;
  drop(sheet, local(o), { x: 6, y: 9 });
  sheet.form(local(o), { base: 'bone', light: 'cream', dark: 'grey', outline: 4.5, texture: 'none' });
  sheet.line(local(`4,-2 ${length * 0.3},-1 ${length * 0.6},-1`), 1.6, 'grey');
}

export function spoon(sheet: Sheet, { x, y, length, angle }: { x: number; y: number; length: number; angle: number }) {
  const local = (p: Line) => placed(p, { x, y, angle });
  const o = `0,-9 ${length * 0.3},-6 ${length * 0.64},-7 ${length * 0.72},-28 ${length * 0.85},-35 ${length * 0.97},-20 ${length},0 ${length * 0.97},20 ${length * 0.85},35 ${length * 0.72},28 ${length * 0.64},7 ${length * 0.3},6 0,9 -8,0`;
  drop(sheet, local(o), { x: 6, y: 9 });
  sheet.form(local(o), { base: 'bone', light: 'cream', dark: 'grey', outline: 4.5, spacing: 8, texture: 'none' });
  const q = nth(local([{ x: length * 0.84, y: 0 }]), 0);
  sheet.form(ellipse({ x: q.x, y: q.y, r: length * 0.12, ry: 24, turn: angle }), {
    base: 'grey',
    light: 'cream',
    dark: 'ink',
    outline: 2,
    spacing: 7,
  });
} /* ---- heroes ---- */
