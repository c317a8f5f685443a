import { boundingBox, brush, nth, placed, spline } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { fat, meat } from './food-inks.ts';
import type { Serving } from './food-inks.ts';
import { garlic, pepper, rosemary, salt } from './garnish.ts';
import { board, drop, table } from './tableware.ts';

/** Flecks of fat in a cut. */
export function marble(
  sheet: Sheet,
  polygon: readonly Point[],
  { count, seed, ink = 'rose' }: { count: number; seed: string; ink?: Ink },
) {
  const random = createRandom(seed);
  const b = boundingBox(polygon);
  sheet.clipped(polygon, () => {
    for (let i = 0; i < count; i++) {
      const x = b.x + random() * b.width;
      const y = b.y + random() * b.height;
      const l = sheet.scaled(16 + random() * 58);
      const a = random() * 6.28;
      const p: Point[] = [];
      let q = { x, y };
      let an = a;
      for (let j = 0; j < 6; j++) {
        p.push({ ...q });
        an += (random() - 0.5) * 1.1;
        q = { x: q.x + (Math.cos(an) * l) / 5, y: q.y + (Math.sin(an) * l) / 5 };
      }
      sheet.paint(brush(spline(p, { closed: false, step: 4 }), sheet.scaled(1 + random() * 3.2)), ink);
    }
  });
}

export function ribeye(
  sheet: Sheet,
  {
    x,
    y,
    scale = 1,
    angle = 0,
    hasBone = true,
  }: { x: number; y: number; scale?: number; angle?: number; hasBone?: boolean },
) {
  const local = (p: Line) => placed(p, { x, y, scale, angle });
  // rib-eye: fat coat, the eye, the cap (spinalis) and the little tail muscle, parted by fat seams
  const out =
    '-200,6 -192,-66 -152,-128 -84,-160 -10,-160 52,-140 104,-146 162,-128 200,-76 206,-10 190,54 150,100 110,150 40,176 -44,168 -122,146 -176,92';
  drop(sheet, local(out), { x: 14, y: 20 });
  if (hasBone) {
    const b =
      '120,-120 176,-150 240,-172 320,-190 396,-210 432,-240 462,-230 464,-200 486,-182 470,-158 424,-164 340,-138 262,-110 208,-74 180,-40';
    drop(sheet, local(b), { x: 14, y: 20 });
    sheet.form(local(b), {
      base: 'cream',
      light: null,
      dark: 'tan',
      outline: 6,
      spacing: 9,
      flow: angle - 0.28,
      mix: 0.25,
    });
    for (const l of ['230,-140 300,-160 380,-182', '250,-122 320,-140 370,-154']) {
      sheet.line(local(l), 2.2 * scale, 'tan');
    }
  }
  sheet.form(local(out), { ...fat, outline: 8, spacing: 8, darkRange: [0.6, 0.2], outlineMin: 2.4 });
  const eye = '-176,8 -168,-58 -132,-112 -74,-138 -10,-136 48,-112 84,-66 92,-4 76,58 34,108 -24,134 -92,122 -148,78';
  const cap = '98,-122 150,-108 180,-64 186,-8 172,46 138,84 104,108 94,96 112,52 118,-4 108,-70';
  const tail = '-8,148 40,136 84,120 98,128 78,146 36,160 4,160';
  for (const [m, n] of [
    [eye, 70],
    [cap, 26],
    [tail, 6],
  ] as const) {
    sheet.form(local(m), {
      ...meat,
      outline: 3.4,
      outlineMin: 1.4,
      outlineInk: 'oxblood',
      spacing: 8.5 * Math.sqrt(scale),
      wobble: 0.7,
      shortest: 8,
      longest: 38,
      darkRange: [0.62, 0.2],
      lightRange: [0.7, 1.02],
      bumps: m === eye ? [[x - 50 * scale, y - 20 * scale, 80 * scale, 70 * scale, 0.2]] : [],
    });
    const mp = sheet.outline(local(m));
    const b = boundingBox(mp);
    const random = createRandom(`mb${x}${n}`);
    sheet.clipped(mp, () => {
      let T = '';
      let U = '';
      for (let i = 0; i < n; i++) {
        let q = { x: b.x + random() * b.width, y: b.y + random() * b.height };
        let an = random() * 6.28;
        const l = sheet.scaled(scale * (10 + random() * 30));
        const p: Point[] = [];
        for (let j = 0; j < 5; j++) {
          p.push({ ...q });
          an += (random() - 0.5) * 1.3;
          q = { x: q.x + (Math.cos(an) * l) / 4, y: q.y + (Math.sin(an) * l) / 4 };
        }
        const w = sheet.scaled(scale * (0.7 + random() * 1.7));
        const ln = spline(p, { closed: false, step: 3 });
        if (random() < 0.4) {
          U += brush(ln, w * 1.25);
        } else {
          T += brush(ln, w);
        }
        if (random() < 0.45) {
          const z = nth(p, 2);
          const a2 = an + 1.2 * (random() < 0.5 ? -1 : 1);
          T += brush(
            [
              z,
              { x: z.x + Math.cos(a2) * l * 0.25, y: z.y + Math.sin(a2) * l * 0.25 },
              { x: z.x + Math.cos(a2 + 0.3) * l * 0.5, y: z.y + Math.sin(a2 + 0.3) * l * 0.5 },
            ],
            w * 0.7,
          );
        }
      }
      sheet.paint(T, 'rose');
      sheet.paint(U, 'cream');
    });
  }
  // fat veins entering from the seam
  for (const [l, w] of [
    ['96,-40 60,-30 34,-6 4,2', 3.4],
    ['84,60 50,50 20,62 -6,56', 2.8],
    ['-40,132 -44,96 -26,70', 3],
    ['-150,-80 -112,-66 -92,-40', 2.6],
    ['118,-40 146,-30 164,-6', 2.4],
  ] as const) {
    sheet.line(local(l), { width: w * scale, taper: 0.5 }, 'cream');
  }
  sheet.line(local('-188,-60 -150,-118 -84,-150 -14,-151 46,-132'), { width: 3 * scale, taper: 0.4 }, '#FFFDF6');
}

export function steak(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'moss', serving.groundMark ?? 'pine');
  board(sheet, { x: 500, y: 350, width: 860, height: 520, angle: -0.06 });
  rosemary(sheet, { x: 150, y: 200, length: 210, angle: 0.5 });
  ribeye(sheet, { x: 420, y: 362, scale: 1.08, angle: -0.1 });
  garlic(sheet, { x: 800, y: 500, scale: 0.95, angle: 0.3 });
  garlic(sheet, { x: 720, y: 540, scale: 0.7, angle: -0.7 });
  rosemary(sheet, { x: 660, y: 520, length: 200, angle: -0.25 });
  pepper(sheet, { x: 250, y: 560, width: 60, height: 22, count: 16 });
  salt(sheet, { x: 660, y: 240, width: 80, height: 40, count: 22 });
}
