import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { marble } from '../dishes/steaks.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

type Cap = 'fat' | 'rind' | 'crackling';

type Joint = {
  coat?: Coat;
  ground: b.Ground;
  cap?: Cap;
  ties?: number;
  flesh?: Coat;
  marbling?: number;
  seams?: readonly string[];
  dress?: (sheet: Sheet) => void;
  spiral?: boolean;
};

/** A joint on the board: cut face to the left, the body behind it, fat cap and string as the piece has them. */
export function joint(sheet: Sheet, piece: Joint): void {
  const { coat = b.beef, ground, cap, ties = 0, dress } = piece;
  b.onBoard(sheet, ground, 0);
  const body =
    '300,180 420,160 560,164 690,186 784,244 816,340 790,430 720,492 600,518 450,520 340,510 260,474 226,400 220,300 248,220';
  drop(sheet, body, { x: 16, y: 24 });
  sheet.form(body, {
    ...coat,
    outline: 8,
    spacing: 9.5,
    flow: 0,
    mix: 0.4,
    shortest: 20,
    longest: 110,
    darkRange: [0.6, 0.15],
    lightRange: [0.68, 0.97],
    over: () => {
      if (cap) drawCap(sheet, cap);
    },
  });
  drawCutFace(sheet, piece, coat);
  drawString(sheet, ties);
  dress?.(sheet);
}

const capInks: Record<Cap, Ink> = { fat: 'cream', rind: '#E8B58F', crackling: '#C67A2C' };

/** The layer on top: plain fat, or a rind scored in lines that crackling opens wider. */
function drawCap(sheet: Sheet, cap: Cap): void {
  sheet.shape('240,150 420,130 620,134 820,200 840,300 780,284 690,262 560,250 420,256 360,262 300,232', capInks[cap]);
  sheet.line('300,236 360,264 420,258 560,252 690,264 780,288 826,316', { width: 3.4, taper: 0.2 }, 'ink');
  for (let i = 0; i < 12; i++) {
    const x = 380 + i * 38;
    sheet.line(
      `${x},${146 + i * i * 0.5} ${x - 10},200 ${x + 4},${256 + i * 2.4}`,
      { width: cap === 'fat' ? 2.2 : 4.6, taper: 0.2 },
      cap === 'fat' ? 'tan' : '#5A2C10',
    );
    if (cap !== 'fat')
      sheet.line(
        `${x + 6},${148 + i * i * 0.5} ${x - 4},200 ${x + 10},${254 + i * 2.4}`,
        { width: cap === 'crackling' ? 4 : 2, taper: 0.3 },
        '#FBE4C8',
      );
  }
}

/** The lean inside its rim of fat, marbled, with its seams or the spiral of a rolled piece. */
function drawCutFace(sheet: Sheet, { flesh, marbling = 24, seams = [], spiral }: Joint, coat: Coat): void {
  const lean = '299,210 342,228 368,300 370,376 348,446 308,482 266,456 240,396 236,308 260,236';
  const inside = flesh ?? coat;
  sheet.form('300,186 354,206 388,288 392,380 364,464 312,504 260,478 226,404 220,302 248,220', {
    ...b.fat,
    outline: 6,
    spacing: 8,
  });
  sheet.form(lean, {
    ...inside,
    outline: 3,
    outlineInk: inside.dark ?? 'oxblood',
    spacing: 9,
    flow: 1.3,
    wobble: 0.7,
    longest: 40,
    lightRange: [0.7, 1],
    darkRange: [0.6, 0.2],
  });
  marble(sheet, sheet.outline(lean), { count: marbling, seed: 'joint', ink: 'rose' });
  sheet.clipped(lean, () => {
    for (const seam of seams) sheet.line(seam, { width: 6, taper: 0.3 }, 'cream');
    if (spiral)
      sheet.line(
        '304,470 260,420 250,330 280,250 330,262 352,340 340,410 306,430 280,380 284,320 306,300 322,340 314,372',
        { width: 6, taper: 0.2 },
        'cream',
      );
  });
}

/** Turns of butcher's string around the body. */
function drawString(sheet: Sheet, ties: number): void {
  for (let i = 0; i < ties; i++) {
    const x = 440 + i * (340 / ties);
    const e = x > 700 ? 36 : 0;
    for (const [ink, width, up] of [
      ['ink', 7, 0],
      ['cream', 4.4, 2],
    ] as const)
      sheet.line(
        `${x - 6},${168 + e * 0.7 - up} ${x + 26},270 ${x + 30},380 ${x + 4},${518 - e * 1.3 - up}`,
        { width, taper: 0.03 },
        ink,
      );
  }
}
