// Points, smooth lines and the shapes of marks. A line is written as a compact string, "x,y x,y x,yc": c is a corner.
import type { Noise } from './random.ts';

export type Point = { x: number; y: number; corner?: boolean };
export type Line = string | readonly Point[];
export type Box = { x: number; y: number; width: number; height: number; right: number; bottom: number };

/** The item at an index that is known to be inside the list. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

export function toPoints(line: Line): readonly Point[] {
  if (typeof line !== 'string') return line;
  return line
    .trim()
    .split(/\s+/)
    .map((text) => {
      const corner = text.endsWith('c');
      const [x = Number.NaN, y = Number.NaN] = (corner ? text.slice(0, -1) : text).split(',').map(Number);
      return { x, y, corner };
    });
}

/** The same points, each a sharp corner. */
export function angular(line: Line): Point[] {
  return toPoints(line).map((point) => ({ ...point, corner: true }));
}

/** Where a shape drawn around 0,0 is put. */
export type Spot = { x: number; y: number; scale?: number; angle?: number };

export function placed(line: Line, { x, y, scale = 1, angle = 0 }: Spot): Point[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return toPoints(line).map((q) => ({
    x: x + (q.x * cos - q.y * sin) * scale,
    y: y + (q.x * sin + q.y * cos) * scale,
    corner: q.corner,
  }));
}

/** A half outline that starts and ends on x = 0, made whole. */
export function mirrored(line: Line): Point[] {
  const half = toPoints(line);
  return [
    ...half,
    ...half
      .filter((q) => q.x !== 0)
      .toReversed()
      .map(flipped),
  ];
}

export function flippedLine(line: Line): Point[] {
  return toPoints(line).map(flipped);
}

function flipped({ x, y, corner }: Point): Point {
  return { x: -x, y, corner };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1e-6;

/** A smooth line through the points: a Hermite spline whose tangents respect uneven spacing. */
export function spline(line: Line, { closed = true, step = 5 } = {}): Point[] {
  const points = toPoints(line);
  const n = points.length;
  const at = (i: number) => nth(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const tangent = (i: number) => {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const before = distance(a, b);
    const after = distance(b, c);
    return {
      x: (((b.x - a.x) / before) * after + ((c.x - b.x) / after) * before) / (before + after),
      y: (((b.y - a.y) / before) * after + ((c.y - b.y) / after) * before) / (before + after),
    };
  };
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i);
    const b = at(i + 1);
    const length = distance(a, b);
    const chord = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const start = a.corner || (!closed && i === 0) ? chord : tangent(i);
    const end = b.corner || (!closed && i === n - 2) ? chord : tangent(i + 1);
    const pieces = Math.max(2, Math.ceil(length / step));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const t2 = t * t;
      const t3 = t2 * t;
      const h1 = 2 * t3 - 3 * t2 + 1;
      const h2 = t3 - 2 * t2 + t;
      const h3 = -2 * t3 + 3 * t2;
      const h4 = t3 - t2;
      out.push({
        x: h1 * a.x + h2 * (start.x * length) + h3 * b.x + h4 * (end.x * length),
        y: h1 * a.y + h2 * (start.y * length) + h3 * b.y + h4 * (end.y * length),
      });
    }
  }
  if (!closed) {
    const { x, y } = at(n - 1);
    out.push({ x, y });
  }
  return out;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** SVG path data of a closed polygon. */
export function toPath(polygon: readonly Point[]): string {
  return polygon.length > 0 ? `M${polygon.map((q) => `${rounded(q.x)} ${rounded(q.y)}`).join('L')}Z` : '';
}

export function boundingBox(polygon: readonly Point[]): Box {
  let [x, y, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const q of polygon) {
    x = Math.min(x, q.x);
    y = Math.min(y, q.y);
    right = Math.max(right, q.x);
    bottom = Math.max(bottom, q.y);
  }
  return { x, y, width: right - x, height: bottom - y, right, bottom };
}

export type Ellipse = { x: number; y: number; r: number; ry?: number; turn?: number };

export function ellipse({ x, y, r, ry = r, turn = 0 }: Ellipse, sides = 0): Point[] {
  const count = sides || Math.max(24, Math.ceil((r + ry) * 0.8));
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 6.28318;
    const dx = Math.cos(angle) * r;
    const dy = Math.sin(angle) * ry;
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

function area(polygon: readonly Point[]): number {
  let sum = 0;
  polygon.forEach((q, i) => {
    const next = nth(polygon, (i + 1) % polygon.length);
    sum += q.x * next.y - next.x * q.y;
  });
  return sum / 2;
}

/** Half the width of a mark: one number, or by how far along it is (0 to 1). */
type HalfWidth = number | ((along: number) => number);

/** A gouge mark: a line with body that thins out at both ends over the share `taper` of its length. */
export function brush(line: readonly Point[], halfWidth: HalfWidth, { taper = 0.5, min = 0 } = {}): string {
  if (line.length < 2) return '';
  const fine = line.length < 7 ? subdivided(line) : line;
  const last = fine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  fine.forEach((point, i) => {
    const a = nth(fine, Math.max(0, i - 1));
    const b = nth(fine, Math.min(last, i + 1));
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy) || 1;
    const along = i / last;
    let share = 1;
    if (taper > 0) {
      share = Math.min(1, Math.min(along, 1 - along) / taper);
      share = Math.sqrt(share * (2 - share));
    }
    const half = Math.max(min, (typeof halfWidth === 'function' ? halfWidth(along) : halfWidth) * share);
    left.push({ x: point.x - (dy / length) * half, y: point.y + (dx / length) * half });
    right.push({ x: point.x + (dy / length) * half, y: point.y - (dx / length) * half });
  });
  return toPath([...left, ...right.toReversed()]);
}

function subdivided(line: readonly Point[]): Point[] {
  const fine: Point[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const a = nth(line, i);
    const b = nth(line, i + 1);
    for (let j = 0; j < 5; j++) {
      const t = j / 5;
      fine.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
  }
  fine.push(nth(line, line.length - 1));
  return fine;
}

type Contour = { min?: number; max?: number; light?: readonly [number, number]; noise?: Noise };

/** A ring along an outline, thin where the light falls and heavy on the shadow side. */
export function contour(
  polygon: readonly Point[],
  { min = 1, max = 6, light = [-0.55, -0.83], noise }: Contour = {},
): string {
  const n = polygon.length;
  const clockwise = area(polygon) > 0 ? 1 : -1;
  const outer: Point[] = [];
  const inner: Point[] = [];
  polygon.forEach((point, i) => {
    const a = nth(polygon, (i - 2 + n) % n);
    const b = nth(polygon, (i + 2) % n);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy) || 1;
    const nx = (dy / length) * clockwise;
    const ny = (-dx / length) * clockwise;
    let shade = Math.max(0, -(nx * light[0] + ny * light[1]));
    if (noise) shade *= 0.6 + 0.8 * noise(point.x * 0.02, point.y * 0.02);
    const width = min + (max - min) * shade;
    outer.push({ x: point.x + nx * width * 0.55, y: point.y + ny * width * 0.55 });
    inner.push({ x: point.x - nx * width * 0.45, y: point.y - ny * width * 0.45 });
  });
  return toPath(outer) + toPath(inner.toReversed());
}
