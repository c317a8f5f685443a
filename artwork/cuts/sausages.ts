// Raw sausages by kind: how long, how fat, what colour, and how they lie.
import { placed } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { acorns, bayLeaf, juniper } from '../dishes/sides.ts';
import { garlic, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

export type Filling = { coat: Coat; flecks: readonly Ink[] };
export const fillings = {
  beef: { coat: { base: '#9C3327', light: '#DE8A76', dark: '#5A1713' }, flecks: ['rose', '#5A1713'] },
  pork: { coat: { base: '#DB8A78', light: '#F7CDBD', dark: '#A24B3D' }, flecks: ['cream', '#A24B3D'] },
  coarse: {
    coat: { base: '#CF7765', light: '#F3BFAE', dark: '#8F3D31' },
    flecks: ['cream', 'cream', '#7A2B22', 'moss'],
  },
  chicken: {
    coat: { base: '#E2A488', light: '#FBDDC9', dark: '#B06A4C' },
    flecks: ['cream', 'moss', 'moss', 'leaf', '#B06A4C'],
  },
  venison: { coat: { base: '#6E1F27', light: '#B4585A', dark: '#360C13' }, flecks: ['rose', '#360C13'] },
  boar: { coat: { base: '#87332E', light: '#C9776A', dark: '#46130F' }, flecks: ['cream', '#46130F'] },
  merguez: { coat: { base: '#B23A1C', light: '#F0946A', dark: '#6A1A0C' }, flecks: ['ochre', '#6A1A0C'] },
} satisfies Record<string, Filling>;

/** A sausage along a line: casing, flecks, one wet light, twisted ends. */
export function sausage(
  sheet: Sheet,
  line: readonly Point[],
  { half, filling, ends = true }: { half: number; filling: Filling; ends?: boolean },
): void {
  const [first, second, last, beforeLast] = [line[0], line[1], line.at(-1), line.at(-2)];
  if (!first || !second || !last || !beforeLast) return;
  const body = tube(line, half);
  drop(sheet, body, { x: 9, y: 14 });
  if (ends)
    for (const [tip, from] of [
      [first, second],
      [last, beforeLast],
    ] as const) {
      const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
      sheet.form(
        placed(
          `-6,${-half * 0.24} 12,${-half * 0.2} 26,${-half * 0.42} 32,0 26,${half * 0.42} 12,${half * 0.2} -6,${half * 0.24}`,
          { x: tip.x, y: tip.y, angle },
        ),
        { base: 'tan', light: 'rose', dark: 'brown', outline: 3.6, spacing: 6 },
      );
    }
  sheet.form(body, {
    ...filling.coat,
    outline: 6.5,
    spacing: 8.5,
    shortest: 10,
    longest: 60,
    wobble: 0.3,
    darkRange: [0.6, 0.15],
    lightRange: [0.74, 0.98],
  });
  const random = createRandom(`sg${first.x}${first.y}`);
  sheet.clipped(body, () => {
    for (const q of line)
      for (let i = 0; i < 5; i++) {
        const ink = filling.flecks[Math.floor(random() * filling.flecks.length)] ?? 'cream';
        sheet.dot(
          {
            x: q.x + (random() - 0.5) * half * 2.2,
            y: q.y + (random() - 0.5) * half * 1.7,
            r: 1.8 + random() * 2.6,
            ry: 1.6 + random() * 1.4,
            turn: random() * 3,
          },
          ink,
        );
      }
  });
  sheet.line(
    line.slice(1, -1).map((q) => ({ x: q.x - half * 0.14, y: q.y - half * 0.44 })),
    { width: half * 0.12, taper: 0.5 },
    'cream',
  );
}

/** An outline around a line of points, round at both ends. */
function tube(line: readonly Point[], half: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const normalAt = (i: number) => {
    const a = line[Math.max(0, i - 1)];
    const z = line[Math.min(line.length - 1, i + 1)];
    if (!a || !z) return { x: 0, y: 1 };
    const length = Math.hypot(z.x - a.x, z.y - a.y) || 1;
    return { x: -(z.y - a.y) / length, y: (z.x - a.x) / length };
  };
  line.forEach((q, i) => {
    const n = normalAt(i);
    const end = Math.min(i, line.length - 1 - i);
    const h = half * (end === 0 ? 0.62 : 1);
    left.push({ x: q.x + n.x * h, y: q.y + n.y * h });
    right.push({ x: q.x - n.x * h, y: q.y - n.y * h });
  });
  return [...left, ...right.toReversed()];
}

export function bow({
  x,
  y,
  length,
  angle = 0,
  bend = 26,
}: {
  x: number;
  y: number;
  length: number;
  angle?: number;
  bend?: number;
}): Point[] {
  return placed(
    Array.from({ length: 9 }, (_, i) => ({ x: -length + (length * i) / 4, y: bend * ((i - 4) / 4) ** 2 })),
    { x, y, angle },
  );
}

/** A coil from the middle outwards. */
function coil({
  x,
  y,
  turns,
  step,
  start = 20,
}: {
  x: number;
  y: number;
  turns: number;
  step: number;
  start?: number;
}): Point[] {
  const count = Math.round(turns * 18);
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = (i / 18) * 6.28318;
    const r = start + (a / 6.28318) * step;
    return { x: x + Math.cos(a) * r, y: y + Math.sin(a) * r * 0.86 };
  });
}

/** One under the other, in the middle of the board. */
function row(
  sheet: Sheet,
  filling: Filling,
  { count, half, length, bend }: { count: number; half: number; length: number; bend?: number },
): void {
  const gap = Math.min(half * 2.75, 360 / Math.max(1, count - 1));
  for (let i = 0; i < count; i++) {
    const y = 352 + (i - (count - 1) / 2) * gap;
    sausage(sheet, bow({ x: 480 + (i % 2 ? 24 : -16), y, length, angle: (i % 3) * 0.05 - 0.05, bend }), {
      half,
      filling,
    });
  }
}

export const sausages = {
  beefSausages: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onTeal);
    row(sheet, fillings.beef, { count, half: 32, length: 210 });
    thyme(sheet, { x: 730, y: 170, length: 150, angle: 0.5 });
    pepper(sheet, { x: 830, y: 520, width: 26, height: 30, count: 12 });
  },
  beefBratwurst: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onGold, 0.02);
    row(sheet, fillings.beef, { count, half: 40, length: 240 });
    rosemary(sheet, { x: 760, y: 170, length: 140, angle: 0.3 });
  },
  bratwurst: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onMoss, 0.03);
    row(sheet, fillings.pork, { count, half: 46, length: 230 });
    parsley(sheet, { x: 830, y: 250, scale: 0.9, angle: 0.3 });
    pepper(sheet, { x: 830, y: 500, width: 26, height: 34, count: 14 });
  },
  /** In one long coil, or so many single ones. */
  coarseBratwurst: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    if (count > 1) row(sheet, fillings.coarse, { count, half: 38, length: 230 });
    else
      sausage(sheet, coil({ x: 430, y: 360, turns: 2.5, step: 80, start: 24 }), { half: 36, filling: fillings.coarse });
    parsley(sheet, { x: 810, y: 240, scale: 1.1, angle: 0.3 });
    garlic(sheet, { x: 820, y: 500, scale: 1, angle: 0.2 });
  },
  /** Short, plump and bent, green with tarragon. */
  chickenSausages: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onTeal, -0.02);
    row(sheet, fillings.chicken, { count, half: 52, length: 176, bend: 66 });
    parsley(sheet, { x: 800, y: 220, scale: 1, angle: 0.5 });
    garlic(sheet, { x: 810, y: 500, scale: 0.9, angle: 0.2 });
  },
  venisonSausages: (sheet: Sheet, count: number) => {
    b.onPaper(sheet, b.onSage, 0.02);
    row(sheet, fillings.venison, { count, half: 34, length: 206 });
    juniper(sheet, { x: 700, y: 200, angle: 0.5 });
  },
  boarSausages: (sheet: Sheet, count: number) => {
    b.onBoard(sheet, b.onSage, 0.02);
    row(sheet, fillings.boar, { count, half: 42, length: 220 });
    acorns(sheet, [
      [820, 230, 0.4],
      [860, 280, -0.5],
      [810, 330, 1],
    ]);
  },
  chipolatas: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, 0.02);
    for (let i = 0; i < 8; i++) {
      const x = 330 + (i % 2) * 300;
      sausage(
        sheet,
        bow({ x, y: 190 + Math.floor(i / 2) * 96 + (i % 2) * 20, length: 130, angle: (i % 3) * 0.06 - 0.05, bend: 18 }),
        { half: 23, filling: fillings.pork },
      );
    }
    pepper(sheet, { x: 830, y: 240, width: 24, height: 30, count: 12 });
    bayLeaf(sheet, { x: 180, y: 570, angle: 0.2 });
  },
  merguez: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, -0.02);
    for (let i = 0; i < 6; i++)
      sausage(
        sheet,
        bow({ x: 470 + (i % 2) * 40, y: 180 + i * 70, length: 250, angle: (i % 3) * 0.04 - 0.04, bend: 20 }),
        { half: 18, filling: fillings.merguez },
      );
    garlic(sheet, { x: 830, y: 230, scale: 0.9, angle: 0.3 });
    pepper(sheet, { x: 830, y: 470, width: 24, height: 40, count: 20 });
  },
  sausageAndBacon: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.02);
    for (let i = 0; i < 3; i++)
      sausage(sheet, bow({ x: 330, y: 230 + i * 120, length: 170, angle: 0.05 * i - 0.05 }), {
        half: 42,
        filling: fillings.pork,
      });
    for (let i = 0; i < 3; i++) baconRasher(sheet, { x: 690, y: 230 + i * 118 });
  },
} satisfies Record<string, (sheet: Sheet, count: number) => void>;

/** A wavy rasher of back bacon. */
function baconRasher(sheet: Sheet, { x, y, angle = 0 }: { x: number; y: number; angle?: number }): void {
  const local = (line: Line) => placed(line, { x, y, angle });
  const edge =
    '-180,-20 -140,-46 -90,-34 -40,-50 20,-36 80,-48 140,-34 184,-12 180,30 130,44 70,34 20,48 -40,36 -90,48 -140,38 -182,24';
  drop(sheet, local(edge), { x: 9, y: 14 });
  sheet.form(local(edge), { ...b.fat, outline: 6, spacing: 9, longest: 40 });
  sheet.form(local('-168,0 -130,-28 -86,-16 -40,-30 20,-18 76,-28 120,-18 130,2 70,10 10,4 -60,16 -130,14'), {
    base: '#C9584A',
    light: 'rose',
    dark: 'oxblood',
    outline: 2.6,
    outlineInk: 'oxblood',
    spacing: 8,
    flow: 0,
    longest: 60,
  });
  sheet.line(local('-160,28 -90,30 -40,22 40,30 120,22 170,12'), { width: 7, taper: 0.3 }, '#C9584A');
}
