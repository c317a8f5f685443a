// Flat steaks with long fibres: bavette, flank and hanger.
import type { Spot } from '../../engine/geometry.ts';
import { createRandom } from '../../engine/random.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { garlic, parsley, pepper, thyme } from '../../dishes/garnish.ts';
import { drop, knife } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** Flat cuts whose long fibres are the picture. */
function fibrous(
  sheet: Sheet,
  spot: Spot,
  { flat, lean, seed, threads = true }: { flat: string; lean: number; seed: string; threads?: boolean },
): void {
  const local = b.at(spot);
  drop(sheet, local(flat), { x: 16, y: 28 });
  b.side(sheet, local(flat), { thick: 14 });
  const random = createRandom(seed);
  sheet.form(local(flat), {
    ...b.beef,
    outline: 7,
    outlineMin: 2.4,
    spacing: 9,
    flow: (spot.angle ?? 0) + 1.5708 - lean,
    mix: 0.06,
    wobble: 0.16,
    shortest: 50,
    longest: 210,
    darkRange: [0.94, 0.3],
    lightRange: [0.62, 1],
    depth: 0.7,
    over: () => {
      const tan = Math.tan(lean);
      for (let i = 0; i < 46; i++) {
        const x = -400 + i * 18 + (random() - 0.5) * 8;
        const bow = (random() - 0.5) * 16;
        const from = -160 + random() * 50;
        const to = 160 - random() * 60;
        const shift = (v: number) => x + v * tan;
        const mid = (from + to) / 2;
        sheet.line(
          local(`${shift(from)},${from} ${shift(mid) + bow},${mid} ${shift(to)},${to}`),
          { width: 2.2 + random() * 2.6, taper: 0.35 },
          'oxblood',
        );
        sheet.line(
          local(`${shift(from + 30) + 8},${from + 30} ${shift(mid) + bow + 8},${mid} ${shift(to - 30) + 8},${to - 30}`),
          { width: 1.6, taper: 0.5 },
          'blush',
        );
        if (threads && i % 3 === 0) {
          const v = from + 40 + random() * 120;
          sheet.line(
            local(`${shift(v) + 6},${v} ${shift(v + 34) + 7},${v + 34} ${shift(v + 74) + 6},${v + 74}`),
            { width: 2.4 + random() * 1.8, taper: 0.5 },
            random() < 0.6 ? 'cream' : 'rose',
          );
        }
      }
    },
  });
}

export function bavette(sheet: Sheet): void {
  b.onBoard(sheet, b.onTeal, 0.03);
  const spot = { x: 480, y: 352, scale: 1.1, angle: -0.06 };
  fibrous(sheet, spot, {
    flat: '-316,64 -330,10 -304,-56 -262,-84 -206,-100 -150,-98 -92,-120 -20,-126 56,-112 120,-118 190,-96 252,-78 300,-34 322,14 304,58 262,70 226,98 160,104 96,128 20,122 -52,138 -120,120 -190,126 -262,104',
    lean: 0.55,
    seed: 'bavette',
  });
  for (const film of ['-250,-76 -200,-92 -150,-88 -110,-104', '150,100 196,94 226,88 258,66']) {
    sheet.line(b.at(spot)(film), { width: 6, taper: 0.4 }, 'cream');
  }
  knife(sheet, { x: 236, y: 608, length: 470, angle: -0.04 });
  garlic(sheet, { x: 826, y: 560, scale: 0.85, angle: 0.3 });
  thyme(sheet, { x: 640, y: 170, length: 190, angle: -0.12 });
}

/** Flank: a smooth long oval, its fibres run the long way. */
export function flank(sheet: Sheet): void {
  b.onPaper(sheet, b.onGold, 0.02);
  const local = b.at({ x: 495, y: 350, angle: 0.06 });
  const flat =
    '-340,20 -320,-60 -230,-108 -100,-126 40,-128 180,-112 290,-66 344,0 320,62 220,104 80,124 -80,126 -220,112 -312,76';
  drop(sheet, local(flat), { x: 14, y: 26 });
  b.side(sheet, local(flat), { thick: 16 });
  const random = createRandom('flank');
  sheet.form(local(flat), {
    ...b.beef,
    outline: 7,
    spacing: 9,
    flow: 0.06,
    mix: 0.15,
    shortest: 60,
    longest: 240,
    wobble: 0.1,
    darkRange: [0.94, 0.3],
    lightRange: [0.62, 1],
    depth: 0.7,
    over: () => {
      for (let i = 0; i < 30; i++) {
        const v = -124 + i * 8.6;
        const from = -320 + random() * 160;
        const to = 330 - random() * 160;
        sheet.line(
          local(`${from},${v * 0.8} ${(from + to) / 2},${v} ${to},${v * 0.8}`),
          { width: 2 + random() * 2, taper: 0.3 },
          i % 4 ? 'oxblood' : 'rose',
        );
      }
    },
  });
  b.shine(sheet, local, { lines: ['-270,-70 -160,-104 -30,-112'], width: 5, ink: 'cream' });
  garlic(sheet, { x: 190, y: 550, scale: 0.9, angle: 0.1 });
  parsley(sheet, { x: 800, y: 530, scale: 1, angle: 0.5 });
}

/** Hanger: two ropes of meat on both sides of a silver sinew. */
export function onglet(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, -0.02);
  const local = b.at({ x: 480, y: 350, angle: -0.05 });
  for (const [line, shift] of [
    ['-320,-10 -310,-64 -230,-112 -110,-124 20,-116 140,-120 250,-96 318,-46 326,-8 200,-12 40,-18 -140,-14', -6],
    ['-326,14 -180,12 0,10 180,12 322,18 300,70 220,112 90,124 -40,116 -160,128 -270,96', 10],
  ] as const) {
    drop(sheet, local(line), { x: 12, y: 22 });
    sheet.form(local(line), {
      ...b.oldBeef,
      outline: 6.5,
      spacing: 9,
      flow: 1.1,
      mix: 0.2,
      longest: 120,
      wobble: 0.3,
      darkRange: [0.8, 0.25],
      lightRange: [0.66, 0.98],
    });
    const random = createRandom(`onglet${shift}`);
    sheet.clipped(local(line), () => {
      for (let i = 0; i < 26; i++) {
        const x = -320 + i * 26;
        const y = shift < 0 ? -118 : 16;
        sheet.line(
          local(`${x},${y} ${x + 24},${y + 50} ${x + 40 + random() * 10},${y + 100}`),
          { width: 2.4, taper: 0.4 },
          i % 4 ? '#4B1512' : '#D0705C',
        );
      }
    });
  }
  sheet.line(local('-330,2 -160,-2 20,-4 190,0 330,6'), { width: 11, taper: 0.2 }, 'ink');
  sheet.line(local('-326,1 -160,-3 20,-5 190,-1 326,5'), { width: 8, taper: 0.2 }, 'cream');
  knife(sheet, { x: 240, y: 600, length: 430, angle: -0.03 });
  pepper(sheet, { x: 800, y: 210, width: 30, height: 26, count: 14 });
}
