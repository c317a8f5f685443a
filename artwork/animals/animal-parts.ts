import { brush, nth, placed, spline } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';

export function castShadow(sheet: Sheet, { x, y, rx, ry = 14 }: { x: number; y: number; rx: number; ry?: number }) {
  const random = createRandom(`sh${x}`);
  for (let i = 0; i < 9; i++) {
    const yy = y + (i - 4) * ry * 0.32;
    const w = rx * Math.sqrt(1 - ((i - 4) / 5) ** 2);
    sheet.line(
      [
        { x: x - w * (0.8 + 0.25 * random()), y: yy },
        { x, y: yy + 2 },
        { x: x + w * (0.8 + 0.25 * random()), y: yy },
      ],
      { width: ry * 0.17, taper: 0.35 },
      sheet.shadowInk,
    );
  }
}

export function grass(
  sheet: Sheet,
  {
    from,
    to,
    y,
    ink = 'moss',
    seed = 'g',
    height = 26,
  }: { from: number; to: number; y: number; ink?: Ink; seed?: string; height?: number },
) {
  const random = createRandom(`${seed}${from}`);
  let marks = '';
  for (let x = from; x < to; x += 9 + random() * 10) {
    const hh = height * (0.4 + random() * 0.8);
    const lean = (random() - 0.5) * 14;
    const w = 2 + random() * 2.4;
    const a = sheet.toSheet({ x: x - w, y });
    const b = sheet.toSheet({ x: x + lean, y: y - hh });
    const c = sheet.toSheet({ x: x + w, y: y + 3 });
    marks += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2 - 4).toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}L${c.x.toFixed(1)} ${c.y.toFixed(1)}Z`;
  }
  sheet.paint(marks, ink);
}

/** A tine of an antler, or a horn: thick at its root. */
export function tine(sheet: Sheet, line: Line, { width, ink, light }: { width: number; ink: Ink; light?: Ink }) {
  const p = sheet.outline(line, { closed: false });
  sheet.paint(
    brush(p, (t) => sheet.scaled(width) * (1 - t * 0.82), { taper: 0.06 }),
    'ink',
  );
  sheet.paint(
    brush(p, (t) => sheet.scaled(width) * 0.62 * (1 - t * 0.85), { taper: 0.06 }),
    ink,
  );
  if (light)
    sheet.paint(
      brush(
        p.map((q) => ({ x: q.x - sheet.scaled(width) * 0.2, y: q.y - sheet.scaled(width) * 0.1 })),
        (t) => sheet.scaled(width) * 0.2 * (1 - t),
        { taper: 0.2 },
      ),
      light,
    );
}

export function eye(
  sheet: Sheet,
  { x, y, r, ring = 'ink', iris = 'ink' }: { x: number; y: number; r: number; ring?: Ink; iris?: Ink },
) {
  sheet.dot({ x, y, r: r * 1.35, ry: r * 1.1, turn: -0.2 }, ring);
  sheet.dot({ x, y, r: r * 0.95 }, iris);
  sheet.dot({ x: x - r * 0.32, y: y - r * 0.35, r: r * 0.34 }, 'cream');
}

/** A round eye with a pale ring in it: birds and fish. The radii are those of the ink, the ring and the pupil. */
export function ringedEye(
  sheet: Sheet,
  {
    x,
    y,
    radii: [outer, ring, pupil],
    iris = 'ochre',
  }: Point & { radii: readonly [number, number, number]; iris?: Ink },
) {
  sheet.dot({ x, y, r: outer }, 'ink');
  sheet.dot({ x, y, r: ring }, iris);
  sheet.dot({ x, y, r: pupil }, 'ink');
}

export function hoof(sheet: Sheet, line: Line) {
  sheet.form(line, { base: 'ink', light: 'grey', dark: null, outline: 2, spacing: 6 });
}

type Plumage = { coat: Coat; rib?: Ink; spacing?: number };

/** Feathers of one coat, from the lowest to the one on top: the quill's place, length, angle and width of each. */
export function feathers(
  sheet: Sheet,
  rows: readonly (readonly [x: number, y: number, length: number, angle: number, width: number])[],
  plumage: Plumage,
) {
  for (const [x, y, length, angle, width] of rows) feather(sheet, { x, y, length, angle, width, ...plumage });
}

export function feather(
  sheet: Sheet,
  {
    x,
    y,
    length,
    width,
    angle,
    coat,
    rib = coat.dark ?? coat.light ?? 'ink',
    spacing = 7,
  }: { x: number; y: number; length: number; width: number; angle: number } & Plumage,
) {
  const f = placed(
    `0,0 ${length * 0.3},${-width * 0.42} ${length * 0.7},${-width * 0.5} ${length * 0.94},${-width * 0.3} ${length},0 ${length * 0.94},${width * 0.3} ${length * 0.7},${width * 0.5} ${length * 0.3},${width * 0.36}`,
    { x, y, angle },
  );
  sheet.form(f, {
    ...coat,
    outline: 4,
    spacing,
    flow: angle + 0.12,
    mix: 0,
    longest: 44,
  });
  sheet.line(placed(`4,0 ${length * 0.5},-2 ${length * 0.9},0`, { x, y, angle }), 1.8, rib);
}

export function birdLeg(
  sheet: Sheet,
  { x, y, height, ink = 'ochre', scale = 1 }: { x: number; y: number; height: number; ink?: Ink; scale?: number },
) {
  for (const [w, c] of [
    [7.5 * scale, 'ink'],
    [4.6 * scale, ink],
  ] as const) {
    sheet.line(`${x},${y} ${x + 2},${y + height * 0.5} ${x},${y + height}`, { width: w, taper: 0.04 }, c);
    for (const [dx, dy] of [
      [-44, 8],
      [-30, 20],
      [6, 22],
      [30, 4],
    ] as const) {
      sheet.line(
        `${x},${y + height - 4} ${x + dx * 0.5 * scale},${y + height + dy * 0.3} ${x + dx * scale},${y + height + dy * 0.5}`,
        { width: w * 0.8, taper: 0.12 },
        c,
      );
    }
  }
}

/** A woolly outline around a smooth one. */
export function fleece(core: Line, { height, count, seed }: { height: number; count: number; seed: string }): Point[] {
  const random = createRandom(seed);
  const p = spline(core, { step: 6 });
  const n = p.length;
  const at = (i: number) => nth(p, (i + n) % n);
  const gap = (i: number) => Math.hypot(at(i + 1).x - at(i).x, at(i + 1).y - at(i).y);
  let around = 0;
  for (let i = 0; i < n; i++) around += gap(i);
  const width = around / count;
  let along = 0;
  let lock = width * (0.8 + 0.4 * random());
  let rise = height * (0.7 + 0.5 * random());
  return p.map((q, i) => {
    const dx = at(i + 1).x - at(i - 1).x;
    const dy = at(i + 1).y - at(i - 1).y;
    const length = Math.hypot(dx, dy) || 1;
    const h = rise * Math.abs(Math.sin(Math.PI * (along / lock))) ** 0.6;
    along += gap(i);
    if (along >= lock) {
      along = 0;
      lock = width * (0.75 + 0.5 * random());
      rise = height * (0.7 + 0.5 * random());
    }
    return { x: q.x + (dy / length) * h, y: q.y - (dx / length) * h };
  });
}
