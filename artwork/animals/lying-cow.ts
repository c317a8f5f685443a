import { placed } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { castShadow, hoof } from './animal-parts.ts';
import { coatOf, patchesOf, shade } from './coats.ts';
import type { Look } from './coats.ts';
import { drawCowHead } from './cow-head.ts';
import { drawLocks } from './cow-locks.ts';

/** Legs folded under, chewing. */
export function lyingCow(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'red');
  const far = shade(coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 600, y: 612, rx: 350, ry: 12 });
  sheet.form('862,470 906,500 926,560 912,606 892,600 896,560 880,520 852,500', {
    ...coat,
    outline: 4,
    spacing: 8,
    flow: 1.3,
  });
  const lowered = (patches: Look['patches']) =>
    patchesOf(patches).map((patch) => ({ ...patch, outline: placed(patch.outline, { x: 0, y: 158 }) }));
  const body =
    '240,300 300,292 352,290 396,304 470,330 600,336 700,334 770,340 830,364 880,420 900,490 896,560 880,606c 560,612 380,612c 300,606 250,560 216,492 190,430 204,352';
  sheet.form(body, {
    ...coat,
    patches: lowered(look.patches),
    bumps: [
      [372, 450, 70, 110, 0.2, 0.1],
      [806, 450, 90, 100, 0.22],
      [590, 520, 190, 70, 0.12],
    ],
    guides: [
      '300,310 330,380 345,490 360,580',
      '470,340 600,350 740,350',
      '420,460 560,490 680,490',
      '460,590 600,596 740,590',
      '800,360 850,430 860,560',
    ],
    mix: 0.25,
    spacing: 10.5,
    longest: 90,
    darkRange: [0.62, 0.12],
    lightRange: [0.64, 0.98],
    outline: 8,
  });
  sheet.form('640,560 720,520 800,540 850,580 820,612 690,612 610,606', {
    ...coat,
    outline: 5,
    spacing: 9,
    patches: lowered(look.patches),
  });
  sheet.form('250,560 330,556 420,580 430,608 330,614 262,600', { ...coat, outline: 5, spacing: 9 });
  hoof(sheet, '250,572 276,574 280,602 256,604 240,590');
  sheet.form('700,594 760,590 770,612 690,612', { ...far, outline: 3, spacing: 7 });
  if (look.isShaggy) drawLocks(sheet, body, { coat, lower: 150 });
  drawCowHead(sheet, look, { hx: 212, hy: 396, rot: -0.07 });
}
