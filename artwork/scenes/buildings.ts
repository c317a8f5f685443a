import { brush, ellipse, nth, placed, spline, toPath, toPoints } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Carving, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Height } from './land.ts';

export function panel(sheet: Sheet, pts: Line, { x, y, scale, ...carving }: Point & { scale: number } & Carving) {
  sheet.formOf(
    spline(
      toPoints(pts).map((q) => ({ x: x + q.x * scale, y: y + q.y * scale, corner: true })),
      { step: 4 },
    ),
    { outline: 4.5 * scale, outlineMin: 1.6 * scale, isInPixels: true, spacing: 8 * scale, ...carving },
  );
}

export function mill(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    panel(sheet, '-52,0 -30,-150 30,-150 52,0', {
      x,
      y,
      scale,
      base: 'brown',
      light: 'tan',
      dark: 'ink',
      flow: 1.45,
      mix: 0,
      longest: 60 * scale,
      lightRange: [0.5, 0.9],
      darkRange: [0.55, 0.2],
    });
    panel(sheet, '-60,0 -56,-36 56,-36 60,0', { x, y, scale, base: 'cream', dark: 'tan', flow: 0 });
    panel(sheet, '-10,0 -10,-28 10,-28 10,0', { x, y, scale, base: 'pine', dark: 'ink', texture: 'none' });
    panel(sheet, '-68,-62 68,-62 68,-70 -68,-70', { x, y, scale, base: 'cream', dark: 'brown', texture: 'none' });
    for (const [dx, dy] of [
      [-14, -110],
      [10, -112],
      [-4, -90],
    ] as const) {
      panel(sheet, '-5,-8 5,-8 5,8 -5,8', {
        x: x + dx * scale,
        y: y + dy * scale,
        scale,
        base: 'cream',
        texture: 'none',
        outline: 2.6 * scale,
      });
    }
    sheet.formOf(spline(placed('-36,-148 -34,-176 -10,-192 20,-188 36,-170 36,-148', { x, y, scale })), {
      base: 'rust',
      light: 'tan',
      dark: 'ink',
      outline: 4 * scale,
      spacing: 7 * scale,
      isInPixels: true,
    });
    const hx = x - 6 * scale;
    const hy = y - 170 * scale;
    for (let i = 0; i < 4; i++) {
      const a = 0.42 + i * 1.5708;
      const f = (u: number, v: number) => ({
        x: hx + (Math.cos(a) * u - Math.sin(a) * v) * scale,
        y: hy + (Math.sin(a) * u + Math.cos(a) * v) * scale,
      });
      sheet.paint(toPath([f(26, 2), f(150, 2), f(150, 30), f(26, 24)]), 'cream');
      for (let j = 0; j < 9; j++) {
        sheet.paint(brush([f(30 + j * 15, 0), f(30 + j * 15, 29)], 1.3 * scale, { taper: 0.02 }), 'ink');
      }
      for (const v of [10, 19, 29]) {
        sheet.paint(brush([f(28, v), f(150, v)], 1.3 * scale, { taper: 0.02 }), 'ink');
      }
      sheet.paint(brush([f(-8, 0), f(156, 0)], 3.4 * scale, { taper: 0.02 }), 'ink');
    }
    sheet.paint(toPath(ellipse({ x: hx, y: hy, r: 8 * scale })), 'ink');
  });
}

type Country = 'nl' | 'fr' | 'uk' | 'de';
const walls: Record<Country, Ink> = { nl: 'rust', fr: 'bone', uk: 'grey', de: 'cream' };
const roofs: Record<Country, Ink> = { nl: 'brown', fr: 'rust', uk: 'ink', de: 'rust' };

export function farmhouse(
  sheet: Sheet,
  { x, y, scale = 1, country = 'nl' }: { x: number; y: number; scale?: number; country?: Country },
) {
  sheet.unplaced(() => {
    const wall = walls[country];
    const roof = roofs[country];
    panel(sheet, '-110,0 -110,-56 110,-56 110,0', {
      x,
      y,
      scale,
      base: wall,
      light: 'cream',
      dark: 'ink',
      flow: 0,
      mix: 0,
      longest: 26 * scale,
      shortest: 10 * scale,
      darkRange: [0.5, 0.2],
      lightRange: [0.62, 0.9],
    });
    if (country === 'de')
      panel(sheet, '-110,0 -110,-26 110,-26 110,0', {
        x,
        y,
        scale,
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        flow: 1.57,
      });
    panel(sheet, country === 'nl' ? '-124,-50 -84,-128 84,-128 124,-50' : '-128,-50 -96,-112 96,-112 128,-50', {
      x,
      y,
      scale,
      base: roof,
      light: roof === 'ink' ? 'grey' : 'tan',
      dark: roof === 'ink' ? null : 'ink',
      flow: 0,
      mix: 0,
      longest: 30 * scale,
      shortest: 12 * scale,
      darkRange: [0.6, 0.3],
      lightRange: [0.4, 0.8],
    });
    for (const xx of [-80, -40, 44, 84]) {
      panel(sheet, '-10,-14 10,-14 10,14 -10,14', {
        x: x + xx * scale,
        y: y - (country === 'de' ? 40 : 30) * scale,
        scale: scale * 0.9,
        base: 'cream',
        texture: 'none',
        outline: 3 * scale,
      });
      sheet.paint(
        brush(
          [
            { x: x + xx * scale, y: y - (country === 'de' ? 52 : 42) * scale },
            { x: x + xx * scale, y: y - (country === 'de' ? 28 : 18) * scale },
          ],
          1.1 * scale,
          { taper: 0.02 },
        ),
        'ink',
      );
    }
    panel(sheet, '-18,0 -18,-44 18,-44 18,0', { x, y, scale, base: 'pine', light: 'leaf', dark: 'ink', flow: 1.57 });
    panel(sheet, '56,-110 56,-146 76,-146 76,-110', {
      x,
      y,
      scale,
      base: country === 'de' ? 'cream' : 'rust',
      dark: 'ink',
      texture: 'none',
    });
    if (country === 'nl') {
      for (const xx of [-80, -40, 44, 84]) {
        for (const g of [-1, 1]) {
          panel(sheet, '-5,-14 5,-14 5,14 -5,14', {
            x: x + (xx + g * 14) * scale,
            y: y - 30 * scale,
            scale: scale * 0.9,
            base: 'pine',
            texture: 'none',
            outline: 2.4 * scale,
          });
        }
      }
    }
  });
}

export function spire(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    panel(sheet, '-18,0 -18,-96 18,-96 18,0', {
      x,
      y,
      scale,
      base: 'bone',
      light: 'cream',
      dark: 'brown',
      flow: 0,
      mix: 0,
      longest: 20 * scale,
    });
    panel(sheet, '-22,-94 0,-186 22,-94', { x, y, scale, base: 'teal', light: 'sky', dark: 'ink', flow: 1.4, mix: 0 });
    panel(sheet, '18,0 18,-50 96,-50 96,0', {
      x,
      y,
      scale,
      base: 'bone',
      light: 'cream',
      dark: 'brown',
      flow: 0,
      mix: 0,
      longest: 20 * scale,
    });
    panel(sheet, '14,-46 24,-84 92,-84 104,-46', {
      x,
      y,
      scale,
      base: 'rust',
      light: 'tan',
      dark: 'ink',
      flow: 0,
      mix: 0,
    });
    panel(sheet, '-6,-66 6,-66 6,-86 -6,-86', { x, y, scale, base: 'ink', texture: 'none' });
  });
}

export function church(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    panel(sheet, '-18,0 -18,-110 18,-110 18,0', { x, y, scale, base: 'cream', dark: 'grey', flow: 1.57 });
    sheet.formOf(
      spline(placed('-20,-110c -26,-128 -20,-144 -8,-152 0,-180c 8,-152 20,-144 26,-128 20,-110c', { x, y, scale })),
      { base: 'teal', light: 'sky', dark: 'ink', outline: 4 * scale, spacing: 6 * scale, isInPixels: true },
    );
    panel(sheet, '18,0 18,-50 90,-50 90,0', { x, y, scale, base: 'cream', dark: 'grey', flow: 0 });
    panel(sheet, '14,-46 22,-80 86,-80 98,-46', {
      x,
      y,
      scale,
      base: 'rust',
      light: 'tan',
      dark: 'ink',
      flow: 0,
      mix: 0,
    });
    panel(sheet, '-5,-76 5,-76 5,-96 -5,-96', { x, y, scale, base: 'ink', texture: 'none' });
  });
}

export function stoneWall(
  sheet: Sheet,
  { ground, from, to, height, seed = 'w' }: { ground: Height; from: number; to: number; height: number; seed?: string },
) {
  sheet.unplaced(() => {
    const random = createRandom(seed);
    let x = from;
    while (x < to) {
      const h = height;
      const rows = 3;
      let w = 0;
      for (let j = 0; j < rows; j++) {
        const ww = h * (0.42 + 0.3 * random());
        const hh = h / rows;
        w = Math.max(w, ww);
        const yy = ground(x) - hh * j;
        const p = spline(
          [
            { x, y: yy },
            { x, y: yy - hh * 0.92 },
            { x: x + ww, y: yy - hh * 0.95 },
            { x: x + ww * 1.02, y: yy },
          ].map((q) => ({ x: q.x + (random() - 0.5) * h * 0.06, y: q.y + (random() - 0.5) * h * 0.05 })),
          { step: 4 },
        );
        sheet.paint(toPath(p), 'ink');
        const c = spline(
          [
            { x: x + h * 0.035, y: yy - h * 0.03 },
            { x: x + h * 0.035, y: yy - hh * 0.85 },
            { x: x + ww - h * 0.04, y: yy - hh * 0.87 },
            { x: x + ww - h * 0.04, y: yy - h * 0.04 },
          ],
          { step: 4 },
        );
        sheet.paint(toPath(c), random() < 0.3 ? 'bone' : random() < 0.5 ? 'grey' : '#A9A494');
      }
      x += w * 0.96;
    }
  });
}

export function fence(
  sheet: Sheet,
  { ground, from, to, posts, height }: { ground: Height; from: number; to: number; posts: number; height: number },
) {
  sheet.unplaced(() => {
    for (const q of [0.85, 0.45]) {
      sheet.paint(
        brush(
          Array.from({ length: 20 }, (_, i) => {
            const x = from + ((to - from) * i) / 19;
            return { x, y: ground(x) - height * q };
          }),
          height * 0.055,
          { taper: 0.01 },
        ),
        'ink',
      );
    }
    for (let i = 0; i <= posts; i++) {
      const x = from + ((to - from) * i) / posts;
      sheet.paint(
        toPath([
          { x: x - height * 0.07, y: ground(x) },
          { x: x - height * 0.06, y: ground(x) - height * 1.05 },
          { x: x + height * 0.06, y: ground(x) - height * 1.05 },
          { x: x + height * 0.07, y: ground(x) },
        ]),
        'ink',
      );
    }
  });
}

export function boat(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    const f = (p: Line) =>
      spline(toPoints(p).map((q) => ({ x: x + q.x * scale, y: y + q.y * scale, corner: q.corner })));
    sheet.formOf(f('-130,-46c -60,-34 40,-34 128,-62c 112,-20 84,8 40,14 -60,14 -104,2'), {
      base: 'rust',
      light: 'blush',
      dark: 'ink',
      outline: 6 * scale,
      spacing: 9 * scale,
      isInPixels: true,
      flow: 0.02,
      mix: 0.2,
    });
    sheet.formOf(f('-128,-44c -60,-32 40,-32 126,-58c 124,-46c 40,-22 -60,-22 -124,-34c'), {
      base: 'cream',
      light: null,
      dark: null,
      outline: 2 * scale,
      texture: 'none',
    });
    panel(sheet, '-80,-38 -80,-92 -20,-92 -14,-36', { x, y, scale, base: 'cream', dark: 'grey', flow: 1.57 });
    panel(sheet, '-90,-90 -84,-102 -14,-102 -10,-90', { x, y, scale, base: 'teal', texture: 'none' });
    for (const a of [-66, -40]) {
      panel(sheet, '-8,-8 8,-8 8,8 -8,8', {
        x: x + a * scale,
        y: y - 72 * scale,
        scale,
        base: 'sky',
        texture: 'none',
        outline: 3 * scale,
      });
    }
    sheet.paint(
      brush(
        [
          { x: x + 20 * scale, y: y - 34 * scale },
          { x: x + 16 * scale, y: y - 210 * scale },
        ],
        4 * scale,
        { taper: 0.02 },
      ),
      'ink',
    );
    sheet.paint(
      brush(
        [
          { x: x - 70 * scale, y: y - 100 * scale },
          { x: x - 70 * scale, y: y - 150 * scale },
        ],
        3 * scale,
        { taper: 0.02 },
      ),
      'ink',
    );
    for (const [a, b] of [
      [
        [16, -206],
        [122, -58],
      ],
      [
        [16, -206],
        [-126, -46],
      ],
      [
        [18, -150],
        [100, -110],
      ],
      [
        [18, -60],
        [104, -112],
      ],
    ] as const) {
      sheet.paint(
        brush(
          [
            { x: x + nth(a, 0) * scale, y: y + nth(a, 1) * scale },
            { x: x + nth(b, 0) * scale, y: y + nth(b, 1) * scale },
          ],
          1.3 * scale,
          { taper: 0.02 },
        ),
        'ink',
      );
    }
    sheet.paint(toPath(f('24,-70c 96,-110c 70,-46c 30,-40c')), 'ochre');
    for (let i = 0; i < 5; i++) {
      sheet.paint(
        brush(
          [
            { x: x + (30 + i * 12) * scale, y: y + (-70 - i * 6) * scale },
            { x: x + (34 + i * 8) * scale, y: y - 44 * scale },
          ],
          1 * scale,
          { taper: 0.05 },
        ),
        'ink',
      );
    }
    sheet.paint(toPath(f('16,-208c 52,-196c 16,-184c')), 'red');
  });
}

/** A wooden barn with its doors open on the hay. */
export function barn(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    const at = { x, y, scale };
    panel(sheet, '-150,0 -150,-96 -96,-168 0,-204 96,-168 150,-96 150,0', {
      ...at,
      base: 'red',
      light: 'rust',
      dark: 'oxblood',
      flow: 1.57,
      mix: 0,
      longest: 90 * scale,
      wobble: 0.05,
      lightRange: [0.5, 0.9],
      darkRange: [0.6, 0.2],
    });
    for (let i = -9; i <= 9; i++) {
      const top = -200 + Math.abs(i) * 10 + Math.max(0, Math.abs(i) - 6) * 14;
      sheet.paint(brush(placed(`${i * 15},-2 ${i * 15},${top + 14}`, at), 1.1 * scale, { taper: 0.02 }), 'oxblood');
    }
    panel(sheet, '-166,-90 -104,-176 0,-216 104,-176 166,-90 150,-84 94,-158 0,-196 -94,-158 -150,-84', {
      ...at,
      base: 'brown',
      light: 'tan',
      dark: 'ink',
      flow: 0.4,
      mix: 0.6,
    });
    panel(sheet, '-60,0 -60,-108 60,-108 60,0', { ...at, base: 'ink', texture: 'none' });
    panel(sheet, '-56,0 -50,-34 -20,-50 20,-46 50,-30 56,0', {
      ...at,
      base: 'gold',
      light: 'cream',
      dark: 'brown',
      flow: 0.3,
      wobble: 1.2,
      longest: 26 * scale,
      spacing: 6 * scale,
    });
    for (const side of [-1, 1]) {
      const inner = side * 62;
      const outer = side * 118;
      panel(sheet, `${inner},0 ${inner},-108 ${outer},-104 ${outer},2`, {
        ...at,
        base: 'moss',
        light: 'leaf',
        dark: 'ink',
        flow: 1.57,
        longest: 60 * scale,
      });
      for (const bar of [`${inner},-2 ${outer},-102`, `${inner},-106 ${outer},0`, `${inner},-54 ${outer},-52`]) {
        sheet.paint(brush(placed(bar, at), 3.4 * scale, { taper: 0.02 }), 'cream');
      }
    }
    panel(sheet, '-20,-134 -20,-164 20,-164 20,-134', { ...at, base: 'cream', texture: 'none', outline: 3.4 * scale });
    for (const bar of ['0,-134 0,-164', '-20,-149 20,-149']) {
      sheet.paint(brush(placed(bar, at), 1.4 * scale, { taper: 0.02 }), 'ink');
    }
  });
}

export function hayStack(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    for (const [dx, dy] of [
      [-46, 0],
      [42, 4],
      [-4, -50],
    ] as const) {
      const at = { x: x + dx * scale, y: y + dy * scale, scale };
      panel(sheet, '-44,0 -46,-48 42,-50 44,-2', {
        ...at,
        base: 'gold',
        light: 'cream',
        dark: 'brown',
        flow: 0.1,
        wobble: 0.8,
        longest: 34 * scale,
        spacing: 7 * scale,
        lightRange: [0.56, 0.9],
        darkRange: [0.6, 0.25],
      });
      for (const band of ['-20,-1 -20,-48', '18,-1 18,-50']) {
        sheet.paint(brush(placed(band, at), 2 * scale, { taper: 0.02 }), 'rust');
      }
    }
  });
}

export function milkChurn(sheet: Sheet, { x, y, scale = 1 }: Spot) {
  sheet.unplaced(() => {
    const shape = spline(
      placed('-24,0c -26,-56 -22,-74 -12,-86 -12,-96 -17,-102 17,-102 12,-96 12,-86 22,-74 26,-56 24,0c', {
        x,
        y,
        scale,
      }),
    );
    sheet.formOf(shape, {
      base: 'grey',
      light: 'cream',
      dark: 'ink',
      outline: 4.5 * scale,
      spacing: 6 * scale,
      isInPixels: true,
      flow: 1.57,
      lightRange: [0.6, 0.9],
    });
    for (const ring of ['-25,-20 25,-20', '-25,-56 25,-56']) {
      sheet.paint(brush(placed(ring, { x, y, scale }), 2.2 * scale, { taper: 0.05 }), 'ink');
    }
  });
}
