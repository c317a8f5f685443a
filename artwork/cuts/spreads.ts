// Several cuts of one animal together: what a whole package holds.
import { paper, table } from '../dishes/tableware.ts';
import { placed } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { bayLeaf } from '../dishes/sides.ts';
import { parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { chop } from '../dishes/raw-cuts.ts';
import { ribeye } from '../dishes/steaks.ts';
import * as b from './butchery.ts';
import { bladeSlice, shinSlice } from './beef/braising-slices.ts';
import { lambChop } from './lamb.ts';
import { chunk } from './diced.ts';
import { patty } from './minced.ts';
import { bellyStrip } from './pork.ts';
import { bow, fillings, sausage } from './sausages.ts';

function counter(sheet: Sheet, [ground, mark]: b.Ground): void {
  table(sheet, ground, mark);
  paper(sheet, { x: 300, y: 350, width: 470, height: 540, angle: -0.03 });
  paper(sheet, { x: 740, y: 360, width: 420, height: 520, angle: 0.04 });
}

export const spreads = {
  beefSelection: (sheet: Sheet) => {
    counter(sheet, b.onTeal);
    ribeye(sheet, { x: 300, y: 260, scale: 0.86, hasBone: false });
    for (const [x, y] of [
      [230, 490],
      [400, 500],
    ] as const)
      patty(sheet, { x, y, scale: 0.66 }, { coat: b.beef, fleck: 'rose' });
    for (let i = 0; i < 4; i++)
      sausage(sheet, bow({ x: 740, y: 210 + i * 84, length: 130, angle: 0.04, bend: 16 }), {
        half: 28,
        filling: fillings.beef,
      });
    thyme(sheet, { x: 640, y: 560, length: 160, angle: -0.05 });
  },
  beefLargeSelection: (sheet: Sheet) => {
    counter(sheet, b.onSage);
    ribeye(sheet, { x: 740, y: 240, scale: 0.74, angle: 0.3, hasBone: false });
    b.slab(
      sheet,
      { x: 300, y: 300, scale: 1.05, angle: -0.1 },
      {
        face: '-190,20 -180,-60 -110,-110 10,-120 120,-100 184,-44 190,30 130,86 10,108 -120,96',
        thick: 60,
        grain: 0.2,
        longest: 60,
        seams: [['-120,-80 0,-96 110,-80', 8]],
      },
    );
    for (const [x, y] of [
      [220, 510],
      [310, 530],
      [400, 500],
      [350, 460],
    ] as const)
      chunk(sheet, { x, y, scale: 0.9 }, { coat: b.beef, kind: x % 7 });
    for (const [x, y] of [
      [680, 470],
      [830, 470],
    ] as const)
      patty(sheet, { x, y, scale: 0.62 }, { coat: b.beef, fleck: 'rose' });
    rosemary(sheet, { x: 640, y: 580, length: 160, angle: -0.05 });
  },
  beefSlowSelection: (sheet: Sheet) => {
    counter(sheet, b.onGold);
    shinSlice(sheet, { x: 290, y: 250, scale: 0.92 });
    bladeSlice(sheet, { x: 290, y: 480, scale: 0.72, angle: 0.05 });
    for (const [x, y] of [
      [660, 230],
      [770, 210],
      [850, 280],
      [690, 330],
      [800, 370],
      [680, 450],
      [800, 480],
    ] as const)
      chunk(sheet, { x, y, scale: 0.96 }, { coat: b.beef, kind: x % 7 });
    bayLeaf(sheet, { x: 740, y: 570, angle: 0.2 });
  },
  porkSelection: (sheet: Sheet) => {
    counter(sheet, b.onMoss);
    chop(sheet, { x: 260, y: 260, angle: -0.1, scale: 0.9 });
    bellyStrip(sheet, { x: 310, y: 530, scale: 0.56, angle: -0.03 });
    for (let i = 0; i < 3; i++)
      sausage(sheet, bow({ x: 740, y: 210 + i * 100, length: 120, angle: 0.05, bend: 16 }), {
        half: 38,
        filling: fillings.pork,
      });
    parsley(sheet, { x: 430, y: 430, scale: 0.8, angle: 0.4 });
    pepper(sheet, { x: 740, y: 540, width: 50, height: 18, count: 14 });
  },
  lambSelection: (sheet: Sheet) => {
    counter(sheet, b.onOchre);
    for (const [x, y, angle] of [
      [210, 230, 0],
      [340, 250, 0.1],
      [230, 440, 0.1],
      [370, 450, 0.2],
    ] as const)
      lambChop(sheet, { x, y, angle, scale: 0.74 });
    b.longBone(sheet, { x: 800, y: 250, angle: -0.2 }, { length: 120, thick: 18, knob: 1.5 });
    const shank = placed('-150,10 -142,-46 -100,-74 -30,-74 50,-50 110,-30 118,0 100,26 40,40 -40,70 -106,70 -144,46', {
      x: 720,
      y: 260,
      angle: -0.2,
    });
    sheet.form(shank, {
      ...b.lamb,
      outline: 7,
      spacing: 9,
      flow: -0.2,
      mix: 0.3,
      longest: 80,
      lightRange: [0.66, 0.97],
    });
    for (const [x, y] of [
      [680, 450],
      [830, 460],
    ] as const)
      patty(sheet, { x, y, scale: 0.64 }, { coat: b.lamb, fleck: 'cream' });
    rosemary(sheet, { x: 620, y: 570, length: 160, angle: -0.05 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;
