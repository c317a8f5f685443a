// Stamps, cut by hand: shapes without a colour of their own, laid over an ink as a mask, so that each brand prints them in its own.
import { createRandom } from '../engine/random.ts';
import type { Random } from '../engine/random.ts';

type Point = readonly [x: number, y: number];
type Stamp = {
  width: number;
  height: number;
  /** Grows as wide and high as the words in it. */
  isStretched?: boolean;
  /** Outlines; what lies inside two of them is cut out again. */
  lines: (random: Random) => readonly (readonly Point[])[];
};

export const stamps = {
  /** A double frame with nicks in it. Its words are those of the page. */
  'sold-out': {
    width: 240,
    height: 72,
    isStretched: true,
    lines: (random) => [
      frame(random, { width: 240, height: 72, inset: 1.5, wobble: 1.5 }),
      frame(random, { width: 240, height: 72, inset: 6.5, wobble: 1 }),
      frame(random, { width: 240, height: 72, inset: 9, wobble: 0.7 }),
      frame(random, { width: 240, height: 72, inset: 11.2, wobble: 0.7 }),
      ...nicks(random, { width: 240, height: 72, count: 16 }),
    ],
  },
  /** A postmark: a ring, a tick, and the waves that cancel. */
  ordered: {
    width: 200,
    height: 120,
    lines: (random) => [
      ring(random, { x: 60, y: 60, r: 58, wobble: 1.4 }),
      ring(random, { x: 60, y: 60, r: 51, wobble: 1.2 }),
      ring(random, { x: 60, y: 60, r: 46, wobble: 0.9 }),
      ring(random, { x: 60, y: 60, r: 43, wobble: 0.9 }),
      rough(random, [31, 62, 41, 52, 54, 65, 82, 31, 92, 39, 56, 87], 1.4),
      ...[28, 50, 72, 94].map((y) => wave(random, { from: 122, to: 197, y })),
    ],
  },
  /** A leaf with its vein cut out. */
  organic: {
    width: 24,
    height: 24,
    lines: (random) => [
      rough(random, [3, 21.5, 4.2, 15, 3.6, 9.6, 7.4, 5.4, 13, 3.4, 21.4, 2, 21, 9, 18.6, 15, 13.6, 19, 8, 19], 0.35),
      rough(random, [4.6, 20.4, 8.6, 14, 16.8, 6.2, 10.6, 13.2, 12.6, 13.4, 9.4, 14.8], 0.2),
    ],
  },
  /** Lightning. */
  express: {
    width: 24,
    height: 24,
    lines: (random) => [rough(random, [14.6, 1, 3.4, 13.6, 10.4, 13.2, 7.4, 23, 20.6, 9.4, 13.4, 9.8], 0.4)],
  },
} satisfies Record<string, Stamp>;
export type StampName = keyof typeof stamps;

/** An SVG to be used as a mask: black is ink, the rest is bare. */
export function stampSvg(name: StampName): string {
  const { width, height, isStretched, lines }: Stamp = stamps[name];
  const path = lines(createRandom(`stamp-${name}`))
    .map(toPath)
    .join('');
  const shape = isStretched ? ' preserveAspectRatio="none"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${shape}><path fill-rule="evenodd" d="${path}"/></svg>\n`;
}

function toPath(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A random distance of at most `by`, to either side. */
function jitter(random: Random, by: number): number {
  return (random() - 0.5) * 2 * by;
}

/** A rectangle as a knife leaves it: short straight cuts that miss the line a little. */
function frame(
  random: Random,
  { width, height, inset, wobble }: { width: number; height: number; inset: number; wobble: number },
): Point[] {
  const [right, bottom] = [width - inset, height - inset];
  const corners: Point[] = [
    [inset, inset],
    [right, inset],
    [right, bottom],
    [inset, bottom],
  ];
  return corners.flatMap(([x, y], at) => {
    const [toX, toY] = corners[(at + 1) % 4] ?? [x, y];
    const cuts = Math.round(Math.hypot(toX - x, toY - y) / 22);
    return Array.from({ length: cuts }, (_, cut): Point => {
      const share = cut === 0 ? 0 : (cut + jitter(random, 0.3)) / cuts;
      return [x + (toX - x) * share + jitter(random, wobble), y + (toY - y) * share + jitter(random, wobble)];
    });
  });
}

/** Spots on the frame where the ink did not take. */
function nicks(random: Random, { width, height, count }: { width: number; height: number; count: number }): Point[][] {
  return Array.from({ length: count }, (_, at) => {
    const isLevel = at % 3 !== 0;
    const x = isLevel ? width * (0.05 + 0.9 * random()) : at % 2 ? 4 : width - 4;
    const y = isLevel ? (at % 2 ? 4 : height - 4) : height * (0.1 + 0.8 * random());
    const r = 0.7 + random() * 1.1;
    return [
      [x - r * 1.6, y],
      [x, y - r],
      [x + r * 1.4, y + jitter(random, 0.6)],
      [x, y + r],
    ];
  });
}

function ring(random: Random, { x, y, r, wobble }: { x: number; y: number; r: number; wobble: number }): Point[] {
  const cuts = 30;
  return Array.from({ length: cuts }, (_, cut) => {
    const angle = ((cut + jitter(random, 0.2)) / cuts) * 2 * Math.PI;
    const away = r + jitter(random, wobble);
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  });
}

/** A wavy line, thickest in the middle. */
function wave(random: Random, { from, to, y }: { from: number; to: number; y: number }): Point[] {
  const steps = 11;
  const along = (side: number) =>
    Array.from({ length: steps }, (_, step): Point => {
      const share = step / (steps - 1);
      const thick = 0.8 + 2.4 * Math.sin(share * Math.PI);
      return [from + (to - from) * share, y + Math.sin(share * 4 * Math.PI) * 6 + side * thick + jitter(random, 0.5)];
    });
  return [...along(-1), ...along(1).toReversed()];
}

/** The outline through these corners, x and y in turn, each a little beside its place. */
function rough(random: Random, numbers: readonly number[], wobble: number): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    (numbers[at * 2] ?? 0) + jitter(random, wobble),
    (numbers[at * 2 + 1] ?? 0) + jitter(random, wobble),
  ]);
}
