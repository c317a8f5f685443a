import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Random } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { bendBy, bentPoint, fin, fishEye, fishSkin } from './fish-parts.ts';
import type { Bend } from './fish-parts.ts';

function fleck(sheet: Sheet, { x, y }: Point, random: Random) {
  const r = 2 + random() * 5;
  const ink = random() < 0.5 ? 'tan' : 'ink';
  sheet.dot({ x, y, r, ry: 2 + random() * 3, turn: random() * 3 }, ink);
}

const finCoat: Coat = { base: 'tan', light: null, dark: 'brown' };

export function cod(sheet: Sheet) {
  const bent = bendBy(-0.07);
  drawFins(sheet, bent);
  drawBody(sheet, bent);
  sheet.line(bent('214,262 240,308 240,366 220,424'), 5, 'ink');
  sheet.line(bent('66,364 100,374 136,374 152,382'), 4.2, 'ink');
  fishEye(sheet, bentPoint(bent, 140, 316), 16);
  sheet.line(bent('104,402 102,420 92,436'), { width: 4, taper: 0.3 }, 'ink');
  fin(sheet, bent, {
    line: '244,388 290,384 340,398 356,412c 326,426 280,426 246,412',
    coat: finCoat,
    rays: ['256,400 340,404', '256,396 330,396', '258,404 330,414'],
  });
}

/** The fins that the body lies in front of. */
function drawFins(sheet: Sheet, bent: Bend) {
  fin(sheet, bent, {
    line: '838,334 880,312 936,286 956,276c 950,320 948,350 952,380 958,420c 930,410 880,386 840,368',
    coat: finCoat,
    rays: ['850,346 900,326 944,296', '850,350 900,344 944,334', '850,352 900,354 944,362', '850,358 900,370 944,396'],
  });
  fin(sheet, bent, {
    line: '330,226 366,158 400,144c 420,180 448,214 466,228',
    coat: finCoat,
    rays: ['352,224 380,166', '374,224 396,160', '398,224 412,176', '424,226 430,196'],
  });
  fin(sheet, bent, {
    line: '486,228 520,176 560,166c 586,196 614,226 634,242',
    coat: finCoat,
    rays: ['508,230 536,184', '534,232 556,178', '560,236 574,192', '588,238 594,214'],
  });
  fin(sheet, bent, {
    line: '660,250 690,214 726,212c 744,240 764,270 784,290',
    coat: finCoat,
    rays: ['682,254 704,222', '706,262 722,222', '732,270 738,242'],
  });
  fin(sheet, bent, {
    line: '470,456 486,500 530,514c 556,490 580,458 590,444',
    coat: finCoat,
    rays: ['496,456 506,500', '522,454 528,504', '550,450 546,490'],
  });
  fin(sheet, bent, {
    line: '630,434 646,470 686,478c 710,456 736,424 748,408',
    coat: finCoat,
    rays: ['654,432 664,466', '682,426 686,468', '706,420 702,452'],
  });
}

function drawBody(sheet: Sheet, bent: Bend) {
  const body = bent(
    '62,352 78,330 120,296 190,258 280,232 390,222 500,228 620,246 730,284 840,336 842,366 730,404 620,434 500,454 390,464 290,458 200,436 140,410 104,402 80,396 76,382 92,374',
  );
  sheet.form(body, {
    ...fishSkin,
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    flow: 0.05,
    longest: 56,
    lightRange: [0.6, 0.82],
    darkRange: [0.44, 0.1],
    patches: [
      {
        outline: bent(
          '40,300 120,250 300,200 600,200 860,310 860,356 740,356 620,362 500,372 390,378 290,372 200,364 120,352 60,360',
        ),
        base: 'brown',
        light: 'tan',
        dark: 'ink',
      },
    ],
    over: (relief) => {
      const random = createRandom('cod');
      for (let i = 0; i < 150; i++) {
        const x = 120 + random() * 690;
        const y = 236 + random() * 140;
        const q = bentPoint(bent, x, y);
        const z = sheet.toSheet(q);
        if (relief.contains(z.x, z.y) && y < 366) fleck(sheet, q, random);
      }
      sheet.line(bent('206,300 280,282 380,286 470,312 560,336 700,344 838,350'), { width: 4.6, taper: 0.15 }, 'cream');
    },
  });
}
