// What stands behind an animal when it is not a landscape.
import { angular, brush, ellipse, spline, toPath } from './engine/geometry.ts';
import type { Point } from './engine/geometry.ts';
import { createRandom } from './engine/random.ts';
import type { Sheet } from './engine/sheet.ts';
import type { Ink } from './palettes.ts';
import { bocage } from './scenes/hills.ts';
import { band, tuftRow } from './scenes/land.ts';

export type Sea = { base: Ink; light: Ink; dark: Ink; moon: Ink };

/** Rows of waves, with a disc so that the fish stands off from them. */
export function waves(sheet: Sheet, { base, light, dark, moon }: Sea): void {
  const { width, height } = sheet;
  const random = createRandom(`wv${sheet.seed}`);
  const size = 78;
  sheet.flood(base);
  let inner = '';
  let outer = '';
  let row = 0;
  for (let y = -20; y < height + size; y += size * 0.5, row++) {
    for (let x = -size + (row % 2) * size; x < width + size; x += size * 2) {
      for (const [radius, line] of [
        [0.96, 3.2],
        [0.72, 2.4],
        [0.48, 1.8],
        [0.24, 1.4],
      ] as const) {
        const arc: Point[] = [];
        for (let t = 0; t <= 12; t++) {
          const angle = Math.PI + (t / 12) * Math.PI;
          arc.push({
            x: x + Math.cos(angle) * size * radius,
            y: y + size * 0.5 + Math.sin(angle) * size * radius * 0.62,
          });
        }
        if (random() >= 0.93) continue;
        if (radius > 0.9) outer += brush(arc, line * (0.7 + 0.5 * random()), { taper: 0.25 });
        else inner += brush(arc, line * (0.6 + 0.6 * random()), { taper: 0.25 });
      }
    }
  }
  sheet.paint(inner, light);
  sheet.paint(outer, dark);
  const r = Math.min(width * 0.3, height * 0.4);
  sheet.paint(toPath(ellipse({ x: width / 2, y: height / 2, r })), moon);
}

/** Hills behind, water to swim in. */
export function pond(sheet: Sheet): void {
  const { height } = sheet;
  bocage(sheet, { isClear: true, horizon: 0.3, sunX: 0.8 });
  band(sheet, {
    top: () => height * 0.58,
    bottom: () => height + 20,
    base: 'sea',
    light: 'cream',
    dark: 'teal',
    rows: 22,
    seed: 'pond',
    amp: 3,
    darkness: 0.5,
  });
}

/** In front of the swimming bird: its ripples and the bank. */
export function pondFront(sheet: Sheet): void {
  const { width, height } = sheet;
  sheet.unplaced(() => {
    const random = createRandom('rip');
    let ripples = '';
    for (let i = 0; i < 16; i++) {
      const y = height * (0.7 + i * 0.014);
      const reach = width * (0.34 - 0.012 * i) * (0.7 + 0.5 * random());
      ripples += brush(
        [
          { x: width * 0.5 - reach, y },
          { x: width * 0.5, y: y + 4 },
          { x: width * 0.5 + reach, y },
        ],
        3.4 - 0.1 * i,
      );
    }
    sheet.paint(ripples, 'cream');
  });
  band(sheet, {
    top: (x) => height * 0.93 + Math.sin(x * 0.006) * height * 0.02,
    bottom: () => height + 20,
    base: 'moss',
    light: 'leaf',
    dark: 'pine',
    rows: 6,
    seed: 'bank',
  });
  tuftRow(sheet, height * 0.92, { count: 60, height: 60, light: 'sage' });
}

/** The card of a breed: a tinted ground with a strip of grass, or of water. */
export function card(sheet: Sheet, { name, tint, isFish }: { name: string; tint: Ink; isFish: boolean }): void {
  const { width, height } = sheet;
  sheet.flood('paper');
  const edge = spline(angular(`-20,-20 ${width + 20},-20 ${width + 20},${height + 20} -20,${height + 20}`), {
    step: 12,
  });
  sheet.paint(toPath(edge), tint);
  sheet.clipped(edge, () => {
    sheet.paint(hatching(sheet, name), 'cream');
    if (isFish) sheet.paint(ripples(sheet), 'sea');
    else {
      band(sheet, {
        top: (x) => height * 0.8 + Math.sin(x * 0.004) * 6,
        bottom: () => height,
        base: 'leaf',
        light: 'sage',
        dark: 'moss',
        rows: 9,
        seed: 'gp',
      });
    }
  });
}

function hatching({ width, height }: Sheet, name: string): string {
  const random = createRandom(`pl${name}`);
  let marks = '';
  for (let i = 0; i < height / 10; i++) {
    let x = random() * 100;
    while (x < width) {
      const length = 30 + random() * 160;
      const y = i * 10;
      const bow = y + random() * 2;
      marks += brush(
        [
          { x, y },
          { x: x + length / 2, y: bow },
          { x: x + length, y },
        ],
        0.8 + random() * 1.1,
      );
      x += length + 40 + random() * 240;
    }
  }
  return marks;
}

function ripples({ width, height }: Sheet): string {
  const random = createRandom('fw');
  let marks = '';
  for (let i = 0; i < 40; i++) {
    const y = height * (0.74 + 0.2 * random());
    const x = random() * width;
    const line = [
      { x: x - 60, y },
      { x: x - 20, y: y - 6 },
      { x: x + 20, y: y + 4 },
      { x: x + 60, y: y - 2 },
    ];
    marks += brush(spline(line, { closed: false }), 2.4);
  }
  return marks;
}
