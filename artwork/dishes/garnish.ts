import { contour, ellipse, nth, placed } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import { createRandom, gauss } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { drop } from './tableware.ts';

export function rosemary(
  sheet: Sheet,
  { x, y, length, angle }: { x: number; y: number; length: number; angle: number },
) {
  const random = createRandom(`r${x}${y}`);
  sheet.line(
    placed(`0,0 ${length * 0.5},${(random() - 0.5) * 16} ${length},0`, { x, y, angle }),
    { width: 3, taper: 0.2 },
    'pine',
  );
  for (let i = 1; i < length / 8; i++) {
    const t = i * 8;
    const ll = 30 * (1 - (0.55 * t) / length) * (0.8 + 0.4 * random());
    for (const g of [-1, 1]) {
      sheet.line(
        placed(`${t},0 ${t + ll * 0.6},${g * ll * 0.45} ${t + ll * 1.05},${g * ll * 0.6}`, { x, y, angle }),
        { width: 3.4, taper: 0.45 },
        random() < 0.3 ? 'leaf' : 'moss',
      );
    }
  }
}

export function thyme(sheet: Sheet, { x, y, length, angle }: { x: number; y: number; length: number; angle: number }) {
  const random = createRandom(`t${x}${y}`);
  sheet.line(placed(`0,0 ${length * 0.5},10 ${length},-4`, { x, y, angle }), { width: 2.4, taper: 0.3 }, 'brown');
  for (let i = 1; i < length / 15; i++) {
    for (const g of [-1, 1]) {
      const l = 9 * (0.7 + 0.5 * random());
      const q = nth(
        placed([{ x: i * 15 + random() * 4, y: g * 10 + 8 * Math.sin(((i * 15) / length) * 3.1) }], { x, y, angle }),
        0,
      );
      sheet.dot({ x: q.x + 1.5, y: q.y + 2, r: l, ry: 5.4, turn: angle + g * 0.8 }, 'pine');
      sheet.dot({ x: q.x, y: q.y, r: l * 0.9, ry: 4.4, turn: angle + g * 0.8 }, random() < 0.4 ? 'sage' : 'leaf');
    }
  }
}

export function parsley(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot) {
  const random = createRandom(`p${x}${y}`);
  for (const [px, py, pr] of [
    [0, 0, 22],
    [26, -12, 18],
    [-24, -14, 18],
    [6, -32, 18],
    [30, 14, 14],
    [-26, 14, 14],
  ] as const) {
    const pts: Point[] = [];
    const N = 9;
    for (let i = 0; i < N * 2; i++) {
      const an = (i / (N * 2)) * 6.28 + random() * 0.2;
      const rr = pr * (i % 2 ? 0.62 : 1) * (0.9 + 0.25 * random());
      pts.push({ x: px + Math.cos(an) * rr, y: py + Math.sin(an) * rr });
    }
    sheet.form(placed(pts, { x, y, scale, angle }), {
      base: 'leaf',
      light: 'sage',
      dark: 'pine',
      outline: 3,
      spacing: 7,
    });
  }
}

export function pepper(
  sheet: Sheet,
  { x, y, width, height, count = 14 }: { x: number; y: number; width: number; height: number; count?: number },
) {
  const random = createRandom(`pp${x}`);
  for (let i = 0; i < count; i++) {
    const px = x + gauss(random) * width;
    const py = y + gauss(random) * height;
    const q = 3 + random() * 3.4;
    sheet.dot({ x: px + 1.5, y: py + 2, r: q }, 'ink');
    sheet.dot({ x: px, y: py, r: q * 0.86 }, random() < 0.3 ? 'rust' : 'brown');
    sheet.dot({ x: px - q * 0.25, y: py - q * 0.3, r: q * 0.28 }, 'bone');
  }
}

export function salt(
  sheet: Sheet,
  { x, y, width, height, count = 24 }: { x: number; y: number; width: number; height: number; count?: number },
) {
  const random = createRandom(`salt${x}`);
  for (let i = 0; i < count; i++) {
    const px = x + gauss(random) * width;
    const py = y + gauss(random) * height;
    const z = 2 + random() * 3;
    sheet.shape(
      [
        { x: px - z, y: py - z * 0.6, corner: true },
        { x: px + z * 0.7, y: py - z, corner: true },
        { x: px + z, y: py + z * 0.7, corner: true },
        { x: px - z * 0.5, y: py + z, corner: true },
      ],
      'cream',
    );
  }
}

export function garlic(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot) {
  const local = (p: Line) => placed(p, { x, y, scale, angle });
  drop(sheet, local('0,-46 12,-20 36,-2 44,24 28,46 0,52 -28,46 -44,24 -36,-2 -12,-20'), { x: 8, y: 10 });
  sheet.form(local('0,-50 6,-46 10,-22 36,-2 44,24 28,46 0,52 -28,46 -44,24 -36,-2 -10,-22 -4,-46'), {
    base: 'cream',
    light: null,
    dark: 'brown',
    outline: 5,
    spacing: 7,
    flow: 1.57 + angle,
    mix: 0.6,
  });
  for (const l of ['0,-24 -16,6 -14,40', '0,-24 16,6 14,40', '0,-24 2,10 0,48']) {
    sheet.line(local(l), 2, 'brown');
  }
}

export function onion(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  drop(sheet, ellipse({ x, y, r: 52 * scale, ry: 48 * scale }), { x: 8, y: 10 });
  sheet.form(ellipse({ x, y, r: 52 * scale, ry: 48 * scale }), {
    base: 'rose',
    light: 'cream',
    dark: 'wine',
    outline: 5,
    spacing: 7,
    texture: 'none',
  });
  for (const r of [44, 34, 25, 16, 8]) {
    sheet.paint(
      contour(sheet.outline(ellipse({ x, y, r: r * scale, ry: r * 0.92 * scale })), {
        min: sheet.scaled(1.4 * scale),
        max: sheet.scaled(4.4 * scale),
        noise: sheet.noise,
      }),
      'wine',
    );
  }
}

export function carrot(
  sheet: Sheet,
  { x, y, length, angle, scale = 1 }: { x: number; y: number; length: number; angle: number; scale?: number },
) {
  const local = (p: Line) => placed(p, { x, y, scale, angle });
  drop(
    sheet,
    local(
      `0,-22 ${length * 0.3},-22 ${length * 0.75},-11 ${length},0 ${length * 0.75},10 ${length * 0.3},22 0,22 -10,0`,
    ),
    { x: 8, y: 12 },
  );
  for (const [q, w] of [
    [-0.5, 70],
    [-0.2, 90],
    [0.12, 86],
    [0.42, 66],
  ] as const) {
    sheet.line(
      local(
        `-4,0 ${-w * 0.5 * Math.cos(q)},${w * 0.5 * Math.sin(q)} ${-w * Math.cos(q * 1.3)},${w * Math.sin(q * 1.5)}`,
      ),
      { width: 5, taper: 0.2 },
      'moss',
    );
    for (let i = 2; i < 7; i++) {
      const t = i / 7;
      for (const g of [-1, 1]) {
        sheet.line(
          local(
            `${-w * t * Math.cos(q)},${w * t * Math.sin(q * 1.2)} ${-w * t * Math.cos(q) - 12},${w * t * Math.sin(q * 1.2) + g * 12}`,
          ),
          3,
          'leaf',
        );
      }
    }
  }
  sheet.form(
    local(
      `0,-22 ${length * 0.3},-22 ${length * 0.75},-11 ${length},0 ${length * 0.75},10 ${length * 0.3},22 0,22 -10,0`,
    ),
    { base: '#D9762B', light: 'gold', dark: 'rust', outline: 5, spacing: 8, flow: angle, mix: 0.2 },
  );
  const random = createRandom(`c${x}`);
  for (let i = 0; i < 8; i++) {
    const t = 0.1 + 0.1 * i;
    const yy = (random() - 0.5) * 24 * (1 - t);
    sheet.line(
      local(`${length * t},${yy - 7 * (1 - t)} ${length * t + 3},${yy} ${length * t},${yy + 6 * (1 - t)}`),
      2,
      'rust',
    );
  }
}

export function lemon(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot) {
  drop(sheet, ellipse({ x, y, r: 46 * scale }), { x: 7, y: 9 });
  sheet.form(ellipse({ x, y, r: 46 * scale }), { base: 'ochre', light: null, dark: null, outline: 5, texture: 'none' });
  sheet.shape(ellipse({ x, y, r: 39 * scale }), 'cream');
  for (let i = 0; i < 8; i++) {
    const b = angle + i * 0.785;
    sheet.shape(placed('6,0 18,-11 33,-11 36,0 33,11 18,11', { x, y, scale, angle: b }), 'gold');
    sheet.line(placed('12,0 30,-3', { x, y, scale, angle: b }), 1.6, 'cream');
  }
  sheet.dot({ x, y, r: 4 * scale }, 'cream');
}

export function tomato(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  drop(sheet, ellipse({ x, y, r: 40 * scale, ry: 38 * scale }), { x: 7, y: 10 });
  sheet.form(ellipse({ x, y, r: 40 * scale, ry: 38 * scale }), {
    base: 'red',
    light: 'rose',
    dark: 'oxblood',
    outline: 5,
    spacing: 7,
  });
  for (let i = 0; i < 5; i++) {
    sheet.line(
      placed('0,0 10,-4 26,-2', { x, y: y - 6, scale, angle: i * 1.256 + 0.3 }),
      { width: 4, taper: 0.4 },
      'moss',
    );
  }
}

export function potato(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot) {
  const p = placed('-44,-6 -30,-26 4,-30 36,-22 46,0 34,22 2,28 -30,24', { x, y, scale, angle });
  drop(sheet, p, { x: 6, y: 9 });
  sheet.form(p, { base: 'gold', light: 'cream', dark: 'brown', outline: 5, spacing: 7 });
  const random = createRandom(`po${x}`);
  for (let i = 0; i < 5; i++) {
    const q = nth(placed([{ x: (random() - 0.5) * 60, y: (random() - 0.5) * 34 }], { x, y, scale, angle }), 0);
    sheet.line(`${q.x - 4},${q.y} ${q.x},${q.y + 2} ${q.x + 4},${q.y - 1}`, 1.6, 'brown');
  }
}

export function mushroom(sheet: Sheet, { x, y, scale = 1, angle = 0 }: Spot) {
  const local = (p: Line) => placed(p, { x, y, scale, angle });
  drop(sheet, local('-44,0 -30,-34 0,-44 30,-34 44,0 16,8 14,40 0,46 -14,40 -16,8'), { x: 7, y: 9 });
  sheet.form(local('-16,2 16,2 14,40 0,46 -14,40'), {
    base: 'cream',
    light: null,
    dark: 'brown',
    outline: 4,
    spacing: 6,
    flow: 1.57 + angle,
  });
  sheet.form(local('-46,2 -34,-30 0,-44 34,-30 46,2 24,12 0,8 -24,12'), {
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    outline: 5,
    spacing: 7,
  });
}

export function leek(
  sheet: Sheet,
  { x, y, length, angle, scale = 1 }: { x: number; y: number; length: number; angle: number; scale?: number },
) {
  const local = (p: Line) => placed(p, { x, y, scale, angle });
  const o = `0,-16 ${length * 0.5},-17 ${length * 0.7},-24 ${length},-46c ${length * 0.93},-14 ${length * 1.04},4c ${length * 0.93},16 ${length * 0.97},46c ${length * 0.7},24 ${length * 0.5},17 0,16 -12,0`;
  drop(sheet, local(o), { x: 8, y: 12 });
  sheet.form(local(o), {
    base: 'cream',
    light: null,
    dark: 'moss',
    outline: 5,
    spacing: 7,
    flow: angle,
    mix: 0,
    longest: 160,
    patches: [
      {
        outline: local(`${length * 0.52},-70 ${length * 1.1},-70 ${length * 1.1},70 ${length * 0.52},70`),
        base: 'moss',
        light: 'sage',
        dark: 'pine',
      },
      {
        outline: local(`${length * 0.34},-70 ${length * 0.52},-70 ${length * 0.52},70 ${length * 0.34},70`),
        base: 'sage',
        light: 'cream',
        dark: 'moss',
      },
    ],
  });
  for (let i = 0; i < 7; i++) {
    sheet.line(local(`-10,${-9 + i * 3} -34,${-24 + i * 8}`), 1.6, 'brown');
  }
} /* ---- grounds ---- */
