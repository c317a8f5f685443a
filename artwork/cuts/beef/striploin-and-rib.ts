// Steaks from the back of the animal: strip loin and rib.
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { garlic, pepper, rosemary, salt, thyme } from '../../dishes/garnish.ts';
import { ribeye, steak } from '../../dishes/steaks.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Strip loin: one long eye, a thick cap of fat along the back that thins to a tail, one thin silver seam below it. */
function striploin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const { scale = 1 } = spot;
  b.slab(sheet, spot, {
    face: '-276,34 -272,-44 -222,-106 -124,-142 -8,-150 106,-138 200,-106 264,-56 296,4 286,44 246,66 178,78 96,100 4,122 -96,130 -190,116 -252,82',
    muscles: [
      '-262,40 -254,-14 -202,-60 -114,-88 -6,-94 98,-84 180,-58 232,-26 262,8 258,36 236,54 172,68 92,91 2,113 -96,122 -186,108 -246,78',
    ],
    thick: 30,
    marbling: 80,
    seams: [
      ['-244,-8 -196,-52 -110,-80 -6,-86 96,-76 178,-50 226,-22', 2.6],
      ['236,8 190,2 150,16 104,10', 3.4],
      ['-40,108 -36,76 -8,54', 3],
      ['-204,-48 -170,-20 -150,8', 2.8],
    ],
  });
  for (let i = 0; i < 13; i++) {
    const t = -210 + i * 36;
    const top = -150 + (t * t) / 620 + (t > 100 ? (t - 100) * 0.14 : 0);
    sheet.line(local(`${t},${top + 12} ${t + 8},${top + 38}`), 1.9 * scale, 'tan');
  }
  b.shine(sheet, local, { lines: ['-252,-46 -208,-94 -118,-128 -10,-136 96,-126'] });
}

export function entrecote(sheet: Sheet): void {
  b.onPaper(sheet, b.onOchre);
  rosemary(sheet, { x: 640, y: 150, length: 210, angle: 0.28 });
  striploin(sheet, { x: 432, y: 260, angle: -0.09, scale: 0.93 });
  striploin(sheet, { x: 556, y: 440, angle: 0.05 });
  pepper(sheet, { x: 196, y: 520, width: 34, height: 26, count: 14 });
  salt(sheet, { x: 250, y: 560, width: 60, height: 16, count: 20 });
}

export function ribeyes(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onTeal);
  for (const spot of laid(count, {
    1: [[500, 346, 0.06, 1.34]],
    2: [
      [372, 300, 0, 1.05],
      [620, 408, 0.35, 1.05],
    ],
  }))
    ribeye(sheet, { ...spot, hasBone: false });
  thyme(sheet, { x: 120, y: 590, length: 200, angle: -0.08 });
  pepper(sheet, { x: 780, y: 190, width: 34, height: 30, count: 16 });
}

/** The rib with its bone cut short. */
export function ribOfBeef(sheet: Sheet): void {
  b.onBoard(sheet, b.onMoss, -0.02);
  b.longBone(sheet, { x: 600, y: 250, angle: -0.32, scale: 1 }, { length: 190, thick: 34, knob: 1.15 });
  ribeye(sheet, { x: 450, y: 370, scale: 1.32, hasBone: false });
  garlic(sheet, { x: 820, y: 520, scale: 1, angle: 0.3 });
  rosemary(sheet, { x: 640, y: 560, length: 170, angle: -0.1 });
  pepper(sheet, { x: 160, y: 540, width: 30, height: 24, count: 14 });
}

export function tomahawk(sheet: Sheet): void {
  steak(sheet, { ground: 'gold', groundMark: 'ochre' });
}
