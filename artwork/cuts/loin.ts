// A muscle in one piece: thick, cut straight at one end, so that its grain is seen.
import { placed } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

type Loin = {
  coat: Coat;
  /** Of the cut face: fresher than the outside. */
  flesh: Coat;
  /** Half of its length, and how thick it is at the cut and at the far end. */
  half: number;
  thick: number;
  far: number;
  bend?: number;
  /** Silver skin along the back. */
  sinew?: Ink;
  fleck?: Ink;
};

const back = [
  [-1, 0.96],
  [-0.72, 1.05],
  [-0.4, 0.98],
  [-0.05, 1.08],
  [0.3, 1.04],
  [0.62, 0.98],
  [0.84, 0.88],
] as const;
const belly = [
  [-1, 0.96],
  [-0.7, 1],
  [-0.3, 1.06],
  [0.1, 0.96],
  [0.45, 1.04],
  [0.8, 0.96],
] as const;

export function loin(sheet: Sheet, spot: Spot, piece: Loin): void {
  const { coat, flesh, half, thick, far, bend = 0, sinew, fleck = 'rose' } = piece;
  const bent = (line: Line): Point[] =>
    placed(line, { x: 0, y: 0 }).map((q) => ({ ...q, y: q.y + bend * (1 - (q.x / half) ** 2) }));
  const local = (line: Line) => b.at(spot)(bent(line));
  const radius = (share: number) => thick + (far - thick) * Math.max(0, share) ** 1.6;
  // A muscle is not turned on a lathe: its back and its belly swell in different places.
  const along = (swells: readonly (readonly [number, number])[], side: number) =>
    swells.map(([share, swell]) => `${half * share},${side * radius(share) * swell}`);
  const body = [
    ...along(back, -1),
    `${half * 0.97},${-far * 0.56}`,
    `${half},${far * 0.1}`,
    `${half * 0.95},${far * 0.7}`,
    ...along(belly, 1).toReversed(),
  ].join(' ');
  drop(sheet, local(body), { x: 16, y: 28 });
  sheet.form(local(body), {
    ...coat,
    outline: 7,
    spacing: 9.5,
    guides: [-0.6, 0, 0.6].map((v) => local(`${-half},${v * thick} 0,${v * thick} ${half},${v * far}`)),
    mix: 0.15,
    shortest: 20,
    longest: 110,
    darkRange: [0.6, 0.15],
    lightRange: [0.7, 0.98],
    over: () => {
      if (!sinew) return;
      for (let i = 0; i < 7; i++) {
        const v = -0.74 + i * 0.075;
        const from = -0.62 + (i % 3) * 0.1;
        const to = 0.62 - (i % 4) * 0.12;
        sheet.line(
          local(`${half * from},${thick * v} 0,${thick * (v - 0.03)} ${half * to},${thick * v * 0.8}`),
          { width: 3.4, taper: 0.5 },
          sinew,
        );
      }
    },
  });
  cutFace(sheet, local, { flesh, half, thick, fleck });
  b.shine(sheet, local, {
    lines: [`${-half * 0.2},${-thick * 0.82} ${half * 0.1},${-thick * 0.82} ${half * 0.36},${-thick * 0.7}`],
    width: 5,
  });
}

/** The round cut: short fibres end on, a few threads of fat. */
function cutFace(
  sheet: Sheet,
  local: (line: Line) => Point[],
  { flesh, half, thick, fleck }: { flesh: Coat; half: number; thick: number; fleck: Ink },
): void {
  const roundCut = (share: number) =>
    placed(
      '-0.62,0.1 -0.58,-0.5 -0.3,-0.92 0.08,-1.02 0.44,-0.74 0.62,-0.16 0.56,0.42 0.3,0.86 -0.06,1.02 -0.42,0.74',
      {
        x: -half,
        y: 0,
        scale: thick * share,
      },
    );
  const face = roundCut(1);
  sheet.form(local(face), { base: flesh.light ?? 'rose', light: null, dark: null, outline: 6, texture: 'none' });
  const inner = roundCut(0.94);
  const random = createRandom(`face${half}${thick}`);
  sheet.form(local(inner), {
    ...flesh,
    outline: 3,
    outlineInk: flesh.dark ?? 'oxblood',
    spacing: 8,
    longest: 16,
    wobble: 1.2,
    darkRange: [0.62, 0.2],
    lightRange: [0.62, 0.98],
    over: () => {
      for (let i = 0; i < 40; i++) {
        const a = random() * 6.28;
        const q = Math.sqrt(random()) * 0.88;
        const x = -half + Math.cos(a) * q * thick * 0.56;
        const y = Math.sin(a) * q * thick * 0.88;
        const l = 3 + random() * 7;
        const turn = random() * 3;
        const [dx, dy] = [Math.cos(turn) * l, Math.sin(turn) * l];
        sheet.line(
          local(`${x - dx},${y - dy} ${x + 3},${y - 2} ${x + dx},${y + dy}`),
          { width: 2.2, taper: 0.4 },
          i % 5 === 0 ? fleck : (flesh.dark ?? 'oxblood'),
        );
      }
    },
  });
}
