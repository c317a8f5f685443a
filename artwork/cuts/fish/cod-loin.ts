import type { Spot } from '../../engine/geometry.ts';
import { createRandom } from '../../engine/random.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** A piece of cod loin: thick and white, few broad flakes that part in arcs, the spotted skin under it. */
export function codLoin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top =
    '-262,-2 -256,-50c -206,-82 -110,-102 10,-104 130,-96 226,-74 262,-40c 266,-8 244,22c 150,44 20,54 -110,50 -214,34c';
  const front =
    '-262,-2 -214,34c -110,50 20,54 150,44 244,22c 266,-8c 268,34 246,72c 150,96 20,108 -112,104 -222,86c -266,40';
  const skin = '-264,36 -222,70c -112,92 20,96 150,84 248,58c 256,74 248,86 150,110 20,122 -114,118 -226,100 -262,58';
  drop(sheet, local(skin), { x: 18, y: 22 });
  drop(sheet, local(front), { x: 18, y: 18 });
  sheet.form(local(skin), {
    base: '#8A8F6C',
    light: 'bone',
    dark: 'pine',
    outline: 6,
    spacing: 8,
    longest: 18,
    wobble: 1,
    darkRange: [0.8, 0.3],
    lightRange: [0.6, 0.9],
  });
  sheet.form(local(front), {
    base: '#E9E2D0',
    light: '#FFFDF6',
    dark: '#A9C4BE',
    outline: 5,
    spacing: 10,
    flow: 1.3,
    mix: 0.2,
    longest: 30,
    darkRange: [0.5, 0.05],
  });
  const steps = [-206, -146, -74, 12, 96, 172, 226];
  sheet.clipped(local(front), () => {
    for (const u of steps)
      sheet.line(
        local(`${u + 10},${46 - Math.abs(u) * 0.09} ${u + 2},70 ${u + 12},104`),
        { width: 4.4, taper: 0.2 },
        '#7FA5A0',
      );
  });
  sheet.form(local(top), {
    base: '#FFFDF6',
    light: null,
    dark: null,
    outline: 4.4,
    outlineMin: 1.4,
    texture: 'none',
    over: () => {
      steps.forEach((u, i) => {
        const bend = 50 - i * 5;
        const k = [0, 7, -5, 4, -8, 6, 0][i] ?? 0;
        const arc = (d: number) =>
          `${u - 34 + d},-112 ${u + bend + k + d},-62 ${u + bend + 14 + d},-16 ${u + 12 - k + d},56`;
        sheet.line(local(arc(5)), { width: 7, taper: 0.4 }, 'sky');
        sheet.line(local(arc(0)), { width: 3.4, taper: 0.3 }, '#7FA5A0');
      });
    },
  });
  const random = createRandom(`cod${spot.x}`);
  for (let i = 0; i < 26; i++) {
    const t = -220 + i * 18;
    const q = b.pointAt(local, t, 108 - (t * t) / 1800 + (random() - 0.5) * 8);
    sheet.dot({ x: q.x, y: q.y, r: 2 + random() * 2.6, ry: 1.6 + random() }, 'pine');
  }
}
