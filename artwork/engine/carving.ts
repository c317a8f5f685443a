// Marks cut into a relief. Light marks grow where light falls, dark ones in the shade.
import { nth, toPath } from './geometry.ts';
import type { Point } from './geometry.ts';
import { createNoise, createRandom } from './random.ts';
import type { Relief } from './relief.ts';

/** SVG path data of the light and of the dark marks. */
export type Marks = { light: string; dark: string };
/** Where marks begin and where they are widest, in brightness. */
export type Range = readonly [number, number];

type Gouges = {
  seed: number;
  /** Distance between marks. */
  spacing: number;
  /** Which way marks run: an angle, or around the form. Guide lines win over it. */
  flow: number | 'contour';
  guides: readonly (readonly Point[])[] | undefined;
  /** How far marks bend from flow or guides to the form: 0 to 1. */
  mix: number;
  shortest: number;
  longest: number;
  lightRange: Range;
  darkRange: Range;
  /** Widest mark, as a share of the spacing. */
  widest: number;
  jitter: number;
  wobble: number;
  step: number;
  thinnest: number;
};

const ramp = ([from, to]: Range, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Evenly spaced gouge marks along a flow. */
export function gouge(relief: Relief, options: Gouges): Marks {
  const { seed, spacing, shortest, longest, step } = options;
  const random = createRandom(seed);
  const noise = createNoise(seed + 7);
  const taken = createTaken(relief, spacing);
  const direction = createDirection(relief, options, noise);
  const marks: Marks = { light: '', dark: '' };

  const starts: [number, number][] = [];
  const stride = spacing * 0.9;
  for (let y = relief.box.y; y < relief.box.bottom; y += stride) {
    for (let x = relief.box.x; x < relief.box.right; x += stride) {
      starts.push([x + (random() - 0.5) * stride, y + (random() - 0.5) * stride]);
    }
  }
  for (let i = starts.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [starts[i], starts[j]] = [nth(starts, j), nth(starts, i)];
  }

  let id = 0;
  for (const [startX, startY] of starts) {
    if (!relief.contains(startX, startY) || taken.isNear(startX, startY, { within: (spacing * 0.82) ** 2, own: -1 })) {
      continue;
    }
    id++;
    const reach = (shortest + (longest - shortest) * random() ** 1.4) / 2;
    const walk = (sign: number) => {
      const path: Point[] = [];
      let [x, y, length] = [startX, startY, 0];
      let previous: readonly [number, number] | undefined;
      for (;;) {
        let [dx, dy] = direction(x, y);
        dx *= sign;
        dy *= sign;
        if (previous && dx * previous[0] + dy * previous[1] < 0) [dx, dy] = [-dx, -dy];
        if (previous && dx * previous[0] + dy * previous[1] < 0.4) return path;
        previous = [dx, dy];
        x += dx * step;
        y += dy * step;
        length += step;
        if (
          length > reach ||
          !relief.contains(x, y) ||
          taken.isNear(x, y, { within: (spacing * 0.62) ** 2, own: id })
        ) {
          return path;
        }
        path.push({ x, y });
      }
    };
    const ahead = walk(1);
    const line = [...walk(-1).toReversed(), { x: startX, y: startY }, ...ahead];
    for (const point of line) taken.add(point, id);
    if (line.length < 3) continue;

    const width = 1 - options.jitter + 2 * options.jitter * random();
    const widths = line.map(({ x, y }) => {
      const light = relief.light(x, y);
      const full = spacing * options.widest * 0.5 * width * (0.8 + 0.4 * noise(x * 0.05, y * 0.05));
      return { light: full * ramp(options.lightRange, light), dark: full * ramp(options.darkRange, light) };
    });
    for (const tone of ['light', 'dark'] as const) {
      marks[tone] += cutMarks(
        line,
        widths.map((width) => width[tone]),
        options.thinnest,
      );
    }
  }
  return marks;
}

/** The places marks already run through, found by grid cell. */
function createTaken({ box }: Relief, cell: number) {
  const columns = Math.ceil(box.width / cell) + 3;
  const cells = new Map<number, { x: number; y: number; id: number }[]>();
  const column = (x: number) => Math.floor((x - box.x) / cell + 1);
  const row = (y: number) => Math.floor((y - box.y) / cell + 1);
  return {
    add({ x, y }: Point, id: number) {
      const key = column(x) + row(y) * columns;
      const points = cells.get(key);
      if (points) points.push({ x, y, id });
      else cells.set(key, [{ x, y, id }]);
    },
    /** Is another mark near? `within` is a squared distance. */
    isNear(x: number, y: number, { within, own }: { within: number; own: number }) {
      for (let j = row(y) - 1; j <= row(y) + 1; j++) {
        for (let i = column(x) - 1; i <= column(x) + 1; i++) {
          for (const point of cells.get(i + j * columns) ?? []) {
            if (point.id !== own && (point.x - x) ** 2 + (point.y - y) ** 2 < within) return true;
          }
        }
      }
      return false;
    },
  };
}

function createDirection(
  relief: Relief,
  { flow, guides, mix, wobble }: Gouges,
  noise: (x: number, y: number) => number,
): (x: number, y: number) => readonly [number, number] {
  const along = (x: number, y: number): readonly [number, number] => {
    if (guides) return alongGuides(guides, x, y);
    if (flow !== 'contour') return [Math.cos(flow), Math.sin(flow)];
    const [slopeX, slopeY] = relief.slope(x, y);
    return [-slopeY, slopeX];
  };
  return (x, y) => {
    let [dx, dy] = along(x, y);
    if (mix > 0) {
      const [slopeX, slopeY] = relief.slope(x, y);
      const length = Math.hypot(-slopeY, slopeX) || 1;
      let [aroundX, aroundY] = [-slopeY / length, slopeX / length];
      if (aroundX * dx + aroundY * dy < 0) [aroundX, aroundY] = [-aroundX, -aroundY];
      dx = dx * (1 - mix) + aroundX * mix;
      dy = dy * (1 - mix) + aroundY * mix;
    }
    const angle = Math.atan2(dy, dx) + (noise(x * 0.012, y * 0.012) - 0.5) * wobble * 2;
    return [Math.cos(angle), Math.sin(angle)];
  };
}

function alongGuides(guides: readonly (readonly Point[])[], x: number, y: number): readonly [number, number] {
  let [sumX, sumY, sum] = [0, 0, 0];
  for (const guide of guides) {
    for (let i = 0; i < guide.length - 1; i++) {
      const a = nth(guide, i);
      const b = nth(guide, i + 1);
      const awayX = (a.x + b.x) / 2 - x;
      const awayY = (a.y + b.y) / 2 - y;
      const weight = 1 / (awayX * awayX + awayY * awayY + 200) ** 1.5;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      sumX += ((b.x - a.x) / length) * weight;
      sumY += ((b.y - a.y) / length) * weight;
      sum += weight;
    }
  }
  return [sumX / sum, sumY / sum];
}

/** One mark for each stretch of the line that is wide enough to print. */
function cutMarks(line: readonly Point[], widths: readonly number[], thinnest: number): string {
  let marks = '';
  let start = -1;
  for (let i = 0; i <= line.length; i++) {
    const isOn = i < line.length && nth(widths, i) > thinnest;
    if (isOn && start < 0) start = i;
    if (isOn || start < 0) continue;
    if (i - start >= 3) marks += cutMark(line.slice(start, i), widths.slice(start, i));
    start = -1;
  }
  return marks;
}

function cutMark(line: readonly Point[], widths: readonly number[]): string {
  const last = line.length - 1;
  return ribbon(line, (i) => {
    const end = Math.min(1, Math.min(i + 0.35, last - i + 0.15) / 3.2);
    return nth(widths, i) * Math.sqrt(Math.max(0, end));
  });
}

function ribbon(line: readonly Point[], halfWidth: (index: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const a = nth(line, Math.max(0, i - 1));
    const b = nth(line, Math.min(line.length - 1, i + 1));
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy) || 1;
    const half = halfWidth(i);
    left.push({ x: point.x - (dy / length) * half, y: point.y + (dx / length) * half });
    right.push({ x: point.x + (dy / length) * half, y: point.y - (dx / length) * half });
  });
  return toPath([...left, ...right.toReversed()]);
}

type Scallops = {
  seed: number;
  size: number;
  angle: number;
  lightRange: Range | undefined;
  darkRange: Range | undefined;
  squash: number | undefined;
};

/** Overlapping crescents: feathers, leaves. */
export function scallop(relief: Relief, options: Scallops): Marks {
  const { seed, size, angle, squash = 1, lightRange = [0.6, 0.9], darkRange = [0.55, 0.2] } = options;
  const random = createRandom(seed);
  const { box } = relief;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  const reach = Math.hypot(box.width, box.height) / 2 + size;
  const marks: Marks = { light: '', dark: '' };
  let row = 0;
  for (let v = -reach; v < reach; v += size * 0.82 * squash, row++) {
    for (let u = -reach + (row % 2) * size * 0.5; u < reach; u += size) {
      const x = centreX + v * cos - u * sin + (random() - 0.5) * size * 0.12;
      const y = centreY + v * sin + u * cos + (random() - 0.5) * size * 0.12;
      if (!relief.contains(x, y)) continue;
      const light = relief.light(x, y);
      const lightWidth = size * 0.34 * ramp(lightRange, light);
      const darkWidth = size * 0.3 * ramp(darkRange, light) + size * 0.1;
      if (darkWidth > 0.5) marks.dark += crescent({ x, y }, { angle, width: darkWidth, radius: size * 0.55 });
      if (lightWidth > 0.7) marks.light += crescent({ x, y }, { angle, width: lightWidth, radius: size * 0.4 });
    }
  }
  return marks;
}

function crescent({ x, y }: Point, { angle, width, radius }: { angle: number; width: number; radius: number }): string {
  const arc = 1.15;
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let t = -arc; t <= arc + 0.01; t += arc / 6) {
    const edge = Math.cos((t / arc) * 1.5708);
    const cos = Math.cos(angle + t);
    const sin = Math.sin(angle + t);
    outer.push({ x: x + cos * radius, y: y + sin * radius });
    inner.push({ x: x + cos * (radius - width * edge), y: y + sin * (radius - width * edge) });
  }
  return toPath([...outer, ...inner.toReversed()]);
}

/** Woolly curls. */
export function curl(relief: Relief, { seed, size }: { seed: number; size: number }): Marks {
  const random = createRandom(seed);
  const { box } = relief;
  const centres: Point[] = [];
  for (let i = 0; i < ((box.width * box.height) / (size * size)) * 6; i++) {
    const x = box.x + random() * box.width;
    const y = box.y + random() * box.height;
    if (!relief.contains(x, y)) continue;
    if (centres.some((q) => (q.x - x) ** 2 + (q.y - y) ** 2 < (size * 0.86) ** 2)) continue;
    centres.push({ x, y });
  }
  let dark = '';
  for (const { x, y } of centres) {
    const start = random() * 6.28;
    const turn = (random() < 0.5 ? -1 : 1) * (3.6 + random() * 1.8);
    const spiral = Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const angle = start + turn * t;
      const radius = size * (0.5 - 0.38 * t);
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    });
    const width = size * 0.05 + size * 0.1 * ramp([0.7, 0.2], relief.light(x, y));
    dark += ribbon(spiral, (i) => width * Math.sin(Math.PI * Math.min(1, (i + 1.2) / 17.5)) ** 0.6);
  }
  return { light: '', dark };
}
