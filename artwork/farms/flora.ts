// Trees, shrubs and crops that tell one region from another. All of them stand on the point they are given.
import { brush, ellipse, placed, spline, toPath } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { blob, crown } from '../scenes/plants.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const leaves: Record<Exclude<Season, 'winter'>, Coat> = {
  spring: { base: 'leaf', light: 'sage', dark: 'moss' },
  summer: { base: 'moss', light: 'leaf', dark: 'pine' },
  autumn: { base: '#C77A2C', light: 'gold', dark: 'brown' },
};

export function leavesOf(season: Season): Coat {
  return season === 'winter' ? leaves.summer : leaves[season];
}

type Plant = Spot & { season?: Season };

const bark: Coat = { base: 'brown', light: 'tan', dark: 'ink' };

function trunk(sheet: Sheet, line: string, { x, y, scale = 1, coat = bark }: Spot & { coat?: Coat }) {
  sheet.formOf(spline(placed(line, { x, y, scale })), {
    ...coat,
    outline: 3.4 * scale,
    outlineMin: 1.2 * scale,
    spacing: 6 * scale,
    isInPixels: true,
    flow: 1.57,
  });
}

/** A broad old tree on a thick trunk. */
export function oak(sheet: Sheet, { x, y, scale = 1, season = 'summer' }: Plant) {
  if (season === 'winter') return bareTree(sheet, { x, y, scale: scale * 1.3 });
  sheet.unplaced(() => {
    trunk(sheet, '-22,0c -12,-40 -14,-80 -34,-104 34,-104 14,-80 12,-40 24,0c', { x, y, scale });
    const coat = leavesOf(season);
    crown(sheet, { x: x - 46 * scale, y: y - 112 * scale, rx: 46, ry: 36, scale, coat, seed: `oa${x}` });
    crown(sheet, { x: x + 48 * scale, y: y - 110 * scale, rx: 46, ry: 36, scale, coat, seed: `ob${x}` });
    crown(sheet, { x, y: y - 146 * scale, rx: 66, ry: 46, scale, coat, seed: `oc${x}` });
  });
}

/** White bark, a thin crown. */
export function birch(sheet: Sheet, { x, y, scale = 1, season = 'summer' }: Plant) {
  sheet.unplaced(() => {
    const coat = leavesOf(season);
    if (season !== 'winter')
      sheet.formOf(
        spline(placed('0,-214 30,-176 44,-120 34,-70 8,-54 -14,-58 -38,-74 -44,-124 -26,-178', { x, y, scale })),
        {
          ...coat,
          texture: 'scallop',
          size: 13 * scale,
          angle: 1.4,
          outline: 3.4 * scale,
          outlineMin: 1 * scale,
          darkRange: [0.75, 0.2],
          lightRange: [0.5, 0.9],
        },
      );
    sheet.paint(
      brush(placed('-2,2 -6,-70 2,-150 0,-190', { x, y, scale }), (t) => 8 * scale * (1 - t * 0.75), { taper: 0.02 }),
      'ink',
    );
    sheet.paint(
      brush(placed('-2,2 -6,-70 2,-150 0,-190', { x, y, scale }), (t) => 6 * scale * (1 - t * 0.8), { taper: 0.02 }),
      'cream',
    );
    for (const [a, b] of [
      [-14, 3],
      [-34, -3],
      [-58, 2],
      [-84, -2],
      [-112, 2],
    ] as const)
      sheet.paint(
        brush(placed(`${b - 5},${a} ${b + 4},${a + 1}`, { x, y, scale }), 2.2 * scale, { taper: 0.3 }),
        'ink',
      );
    if (season === 'winter') twigs(sheet, { x, y: y - 60 * scale, scale: scale * 0.9 });
  });
}

/** A Scots pine: a long bare trunk under flat clouds of needles. */
export function pine(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    trunk(sheet, '-8,0c -4,-90 -8,-190 0,-230 8,-190 6,-90 10,0c', {
      x,
      y,
      scale,
      coat: { base: '#B5643A', light: 'tan', dark: 'ink' },
    });
    const coat: Coat = { base: 'pine', light: 'leaf', dark: 'ink' };
    for (const [dx, dy, rx, ry] of [
      [-32, -176, 40, 17],
      [34, -196, 40, 18],
      [0, -226, 52, 26],
    ] as const)
      crown(sheet, { x: x + dx * scale, y: y + dy * scale, rx, ry, scale, coat, seed: `pi${x}${dx}` });
  });
}

/** A spruce that the bark beetle killed. */
export function deadSpruce(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    const random = createRandom(`ds${x}`);
    sheet.paint(
      brush(placed('0,0 1,-90 0,-182', { x, y, scale }), (t) => 6 * scale * (1 - t * 0.9), { taper: 0.02 }),
      'ink',
    );
    let twig = '';
    for (let i = 0; i < 20; i++) {
      const h = 30 + i * 7.4;
      const l = (40 - i * 1.7) * (0.6 + 0.5 * random());
      const side = i % 2 ? 1 : -1;
      twig += brush(placed(`0,${-h} ${side * l * 0.6},${-h + 3} ${side * l},${-h + 10}`, { x, y, scale }), 1.7 * scale);
    }
    sheet.paint(twig, 'ink');
    sheet.paint(brush(placed('-1,0 0,-90 -1,-170', { x, y, scale }), 2.2 * scale, { taper: 0.1 }), 'grey');
  });
}

function twigs(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  const random = createRandom(`tw${x}`);
  let marks = '';
  for (let i = 0; i < 15; i++) {
    const a = -1.57 + ((i - 7) / 7) * 1.15 + (random() - 0.5) * 0.15;
    const l = (70 + 50 * random()) * scale;
    const mid = { x: x + Math.cos(a) * l * 0.5, y: y + Math.sin(a) * l * 0.6 };
    marks += brush(
      [{ x, y }, mid, { x: x + Math.cos(a) * l, y: y + Math.sin(a) * l }],
      (t) => 3.4 * scale * (1 - t * 0.8),
      { taper: 0.05 },
    );
    for (const g of [-0.5, 0.45]) {
      const b = a + g;
      marks += brush([mid, { x: mid.x + Math.cos(b) * l * 0.3, y: mid.y + Math.sin(b) * l * 0.3 }], 1.3 * scale);
    }
  }
  sheet.paint(marks, 'ink');
}

export function bareTree(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    trunk(sheet, '-10,0c -6,-30 -9,-64 -4,-80 4,-80 8,-60 7,-30 12,0c', { x, y, scale });
    twigs(sheet, { x, y: y - 62 * scale, scale });
  });
}

/** A standard fruit tree, with blossom in spring and fruit in autumn. */
export function fruitTree(
  sheet: Sheet,
  { x, y, scale = 1, season = 'summer', fruit = 'red' }: Plant & { fruit?: Ink },
) {
  if (season === 'winter') return bareTree(sheet, { x, y, scale });
  sheet.unplaced(() => {
    trunk(sheet, '-9,0c -5,-26 -14,-56 -20,-66 20,-66 12,-54 6,-26 11,0c', { x, y, scale });
    const coat: Coat =
      season === 'spring'
        ? { base: 'rose', light: 'cream', dark: 'blush' }
        : leavesOf(season === 'autumn' ? 'summer' : season);
    crown(sheet, { x, y: y - 92 * scale, rx: 54, ry: 38, scale, coat, seed: `ft${x}` });
    if (season === 'spring') return;
    const random = createRandom(`fr${x}`);
    let dots = '';
    for (let i = 0; i < 15; i++) {
      const a = random() * 6.28;
      const d = Math.sqrt(random());
      dots += toPath(
        ellipse({ x: x + Math.cos(a) * 50 * d * scale, y: y - (90 + Math.sin(a) * 34 * d) * scale, r: 4.6 * scale }),
      );
    }
    sheet.paint(dots, fruit);
  });
}

/** Juniper: a dark flame. */
export function juniper(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    sheet.formOf(spline(placed('0,-104 9,-80 15,-46 13,-14 6,2 -7,2 -14,-16 -14,-50 -8,-82', { x, y, scale })), {
      base: 'pine',
      light: 'leaf',
      dark: 'ink',
      outline: 3.4 * scale,
      outlineMin: 1.2 * scale,
      spacing: 6 * scale,
      isInPixels: true,
      flow: 1.5,
      mix: 0,
      longest: 22 * scale,
      wobble: 0.5,
    });
  });
}

/** Reeds or rushes along a stretch. */
export function reeds(
  sheet: Sheet,
  {
    from,
    to,
    y,
    height,
    seed = 'rd',
    isDry = false,
  }: { from: number; to: number; y: number; height: number; seed?: string; isDry?: boolean },
) {
  sheet.unplaced(() => {
    const random = createRandom(`${seed}${from}`);
    let dark = '';
    let light = '';
    let heads = '';
    for (let x = from; x < to; x += height * 0.1) {
      const h = height * (0.6 + 0.6 * random());
      const lean = (random() - 0.4) * height * 0.3;
      const line = [
        { x, y: y + random() * 6 },
        { x: x + lean * 0.3, y: y - h * 0.5 },
        { x: x + lean, y: y - h },
      ];
      const mark = brush(line, height * 0.022, { taper: 0.5 });
      if (random() < 0.5) dark += mark;
      else light += mark;
      if (random() < 0.3)
        heads += brush(
          [
            { x: x + lean * 0.85, y: y - h * 0.86 },
            { x: x + lean * 1.05, y: y - h * 1.1 },
          ],
          height * 0.045,
        );
    }
    sheet.paint(dark, isDry ? 'brown' : 'pine');
    sheet.paint(light, isDry ? 'ochre' : 'leaf');
    sheet.paint(heads, 'brown');
  });
}

/** Scattered dots of one or two inks: flowers, fallen leaves, apples in the grass, snow on the ground. */
export function sprinkle(
  sheet: Sheet,
  {
    top,
    bottom,
    from = 0,
    to = 1,
    count,
    inks,
    size,
    seed = 'sp',
  }: {
    top: number;
    bottom: number;
    from?: number;
    to?: number;
    count: number;
    inks: readonly Ink[];
    size: number;
    seed?: string;
  },
) {
  sheet.unplaced(() => {
    const { width, height } = sheet;
    const random = createRandom(`${seed}${sheet.seed}`);
    const marks = inks.map(() => '');
    for (let i = 0; i < count; i++) {
      const t = random();
      const r = size * (0.5 + 0.8 * t);
      const x = width * (from + (to - from) * random());
      const y = height * (top + (bottom - top) * t);
      marks[i % inks.length] += toPath(ellipse({ x, y, r, ry: r * 0.72 }, 10));
    }
    inks.forEach((ink, i) => sheet.paint(marks[i] ?? '', ink));
  });
}

/** Rows of vines that run to a point on the horizon. */
export function vines(
  sheet: Sheet,
  {
    top,
    bottom,
    count = 9,
    to = 0.5,
    ink = 'moss',
    light = 'leaf',
  }: { top: number; bottom: number; count?: number; to?: number; ink?: Ink; light?: Ink },
) {
  sheet.unplaced(() => {
    const { width, height } = sheet;
    for (let i = 0; i < count; i++) {
      const end = width * (-0.25 + (1.5 * i) / (count - 1));
      const start = width * to + (end - width * to) * 0.16;
      const random = createRandom(`vi${i}${sheet.seed}`);
      for (let t = 0; t <= 1; t += 0.055 + 0.05 * (1 - t)) {
        const q = t ** 1.5;
        const x = start + (end - start) * q;
        const y = height * (top + (bottom - top) * q);
        const r = 3 + 22 * q * (height / 500);
        sheet.paint(
          toPath(
            blob({ x, y: y - r * 0.5, rx: r * 1.1, ry: r * 0.8, count: 7, height: 0.6, seed: `vb${i}${t.toFixed(2)}` }),
          ),
          ink,
        );
        sheet.paint(
          toPath(ellipse({ x: x - r * 0.3, y: y - r * 0.8, r: r * 0.42, ry: r * 0.26, turn: random() })),
          light,
        );
      }
    }
  });
}
