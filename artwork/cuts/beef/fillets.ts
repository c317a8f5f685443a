// The fillet, and the muscle of the shoulder that is nearly as tender.
import { rosemary, pepper, salt, thyme } from '../../dishes/garnish.ts';
import { knife } from '../../dishes/tableware.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import * as b from '../butchery.ts';
import { loin } from '../loin.ts';

const tenderFlesh: Coat = { base: '#C2473A', light: '#F3AE9A', dark: '#7A221C' };
const venisonFlesh: Coat = { base: '#98303A', light: '#CE7A78', dark: '#4A1119' };
const porkFlesh: Coat = { base: '#E9A08D', light: '#F9D3C6', dark: '#B4503F' };

/** The thick middle of the fillet, cut straight. */
export function tenderloin(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage, -0.02);
  loin(sheet, { x: 520, y: 352, angle: -0.14 }, { coat: b.beef, flesh: tenderFlesh, half: 220, thick: 124, far: 104 });
  string(sheet, [
    [424, 246, 440, 360, 418, 486],
    [546, 222, 568, 330, 548, 470],
    [660, 214, 680, 310, 664, 436],
  ]);
  thyme(sheet, { x: 180, y: 566, length: 220, angle: -0.06 });
  pepper(sheet, { x: 820, y: 520, width: 30, height: 24, count: 14 });
}

function string(sheet: Sheet, ties: readonly (readonly [number, number, number, number, number, number])[]): void {
  for (const [x1, y1, x2, y2, x3, y3] of ties) {
    sheet.line(
      `${x1},${y1} ${x2 + 14},${(y1 + y2) / 2} ${x2 + 16},${(y2 + y3) / 2} ${x3},${y3}`,
      { width: 7, taper: 0.04 },
      'ink',
    );
    sheet.line(
      `${x1},${y1} ${x2 + 14},${(y1 + y2) / 2} ${x2 + 16},${(y2 + y3) / 2} ${x3},${y3}`,
      { width: 4, taper: 0.04 },
      'cream',
    );
  }
}

/** The whole fillet of a pig: long, pale, a band of silver along its back, bent as it lies. */
export function porkTenderloin(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal, -0.02);
  loin(
    sheet,
    { x: 490, y: 370, angle: -0.1 },
    { coat: b.pork, flesh: porkFlesh, half: 300, thick: 84, far: 52, bend: -70, sinew: '#FBE9E0', fleck: 'cream' },
  );
  thyme(sheet, { x: 170, y: 556, length: 220, angle: -0.08 });
  pepper(sheet, { x: 780, y: 520, width: 40, height: 20, count: 14 });
}

/** The loin of a deer: long and even, dark outside, wine red where it is cut. */
export function venisonLoin(sheet: Sheet): void {
  b.onPaper(sheet, b.onSky, -0.02);
  loin(
    sheet,
    { x: 510, y: 350, angle: -0.1 },
    { coat: b.venison, flesh: venisonFlesh, half: 270, thick: 104, far: 86, sinew: '#D9B3AC', fleck: '#E3B0A8' },
  );
  thyme(sheet, { x: 170, y: 556, length: 200, angle: -0.08 });
}

/** One shoulder tender on the board, plump as a fist, its first slice cut. */
export function shoulderTender(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, 0.02);
  loin(
    sheet,
    { x: 560, y: 300, angle: -0.1 },
    {
      coat: b.beef,
      flesh: tenderFlesh,
      half: 210,
      thick: 106,
      far: 64,
      bend: -18,
      fleck: '#F7D3C4',
    },
  );
  b.slab(
    sheet,
    { x: 250, y: 404, angle: 0.1 },
    {
      face: '-102,8 -94,-52 -48,-88 14,-94 70,-72 100,-20 92,40 54,80 -8,90 -70,70',
      coat: tenderFlesh,
      thick: 26,
      longest: 16,
      grain: 0.4,
      seams: [
        ['-60,-40 -10,-6 50,-2 84,20', 3],
        ['-10,-6 -24,40 -16,78', 2.4],
      ],
    },
  );
  knife(sheet, { x: 300, y: 556, length: 440, angle: -0.04 });
  rosemary(sheet, { x: 740, y: 200, length: 130, angle: 0.3 });
  salt(sheet, { x: 820, y: 450, width: 50, height: 30, count: 22 });
}
