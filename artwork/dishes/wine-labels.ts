import { angular } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';

/** The sun over hills and rows of vines, two lines of writing below. */
export function drawSunLabel(sheet: Sheet) {
  sheet.form(angular('398,350 588,350 588,560 398,560'), {
    base: 'cream',
    light: null,
    dark: 'tan',
    outline: 5,
    texture: 'none',
  });
  sheet.clipped('400,352c 586,352c 586,558c 400,558c', () => {
    sheet.dot({ x: 493, y: 430, r: 44 }, 'ochre');
    for (let i = 0; i < 16; i++) {
      const a = Math.PI + (i / 15) * Math.PI;
      sheet.line(
        `${493 + Math.cos(a) * 52},${430 + Math.sin(a) * 52} ${493 + Math.cos(a) * 72},${430 + Math.sin(a) * 72}`,
        2.2,
        'rust',
      );
    }
    sheet.shape('390,470 440,444 500,456 560,436 600,450 600,520c 390,520c', 'leaf');
    sheet.shape('390,492 460,470 540,484 600,468 600,524c 390,524c', 'moss');
    for (let i = 0; i < 9; i++) {
      sheet.line(`${404 + i * 23},522 ${452 + i * 9},484`, 1.8, 'sage');
    }
    sheet.shape(angular('390,522 600,522 600,562 390,562'), 'cream');
    sheet.line('430,538 493,536 556,538', { width: 3, taper: 0.1 }, 'ink');
    sheet.line('450,549 493,548 536,549', { width: 2, taper: 0.1 }, 'ink');
  });
}

function drawPaperLabel(sheet: Sheet, corners: string, ink: Ink) {
  sheet.form(angular(corners), { base: ink, light: null, dark: null, outline: 5, texture: 'none' });
}

/** A bunch of grapes between two rules. */
export function drawGrapeLabel(sheet: Sheet) {
  drawPaperLabel(sheet, '380,340 606,340 606,560 380,560', 'cream');
  for (const y of [356, 544]) sheet.line(`380,${y} 606,${y}`, { width: 4, taper: 0.01 }, 'ochre');
  for (const [x, y] of [
    [470, 430],
    [494, 430],
    [518, 430],
    [482, 452],
    [506, 452],
    [470, 474],
    [494, 474],
    [482, 496],
    [494, 516],
  ] as const) {
    sheet.dot({ x, y, r: 13 }, 'wine');
    sheet.dot({ x: x - 4, y: y - 5, r: 3.6 }, 'blush');
  }
  sheet.shape('494,412 470,408 452,388 466,372 494,380 522,368 538,386 520,408', 'leaf');
  sheet.line('494,412 496,392 506,372', 3, 'pine');
}

/** A peak under the moon. */
export function drawPeakLabel(sheet: Sheet) {
  drawPaperLabel(sheet, '404,370 584,370 584,590 404,590', 'sky');
  sheet.dot({ x: 530, y: 416, r: 24 }, 'gold');
  sheet.shape('400,520c 446,452 486,410c 520,456 548,470c 566,492 590,516c 590,600c 400,600c', 'teal');
  sheet.shape('460,446c 486,410c 508,444c 496,440 488,458 478,444', 'cream');
  sheet.shape('400,548 450,520 510,540 590,512 590,600c 400,600c', 'pine');
  for (let i = 0; i < 8; i++) sheet.line(`${410 + i * 24},590 ${452 + i * 12},540`, 2, 'sage');
}
