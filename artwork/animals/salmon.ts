import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { bendBy, bentPoint, fin, fishEye, fishSkin } from './fish-parts.ts';
import type { Bend } from './fish-parts.ts';

export const salmonBody =
  '60,342 84,322 130,290 200,258 300,232 420,222 540,228 660,252 760,290 830,330 836,352 828,374 760,402 660,432 540,452 420,458 300,446 200,416 140,390 110,380 88,372 76,360';

const blue: Coat = { base: 'sky', light: null, dark: 'teal' };
const rust: Coat = { base: 'rust', light: null, dark: 'ink' };

export function salmon(sheet: Sheet) {
  const bent = bendBy(0.12);
  drawFins(sheet, bent);
  drawBody(sheet, bent);
  sheet.line(bent('196,262 222,300 226,350 208,404'), 5, 'ink');
  sheet.line(bent('208,274 232,310 234,352 218,398'), 2.2, 'ink');
  sheet.line(bent('74,362 110,362 146,356 164,362'), 4, 'ink');
  sheet.line(bent('60,342 66,356 78,362'), 4, 'ink');
  fishEye(sheet, bentPoint(bent, 134, 318), 14);
  fin(sheet, bent, {
    line: '236,392 270,400 316,430 330,450c 296,452 256,436 234,412',
    coat: { base: 'tan', light: null, dark: 'ink' },
    rays: ['244,402 310,440', '244,398 322,444', '250,396 318,434'],
  });
}

/** The fins that the body lies in front of. */
function drawFins(sheet: Sheet, bent: Bend) {
  fin(sheet, bent, {
    line: '820,330 872,300 930,240 966,214c 950,290 944,350 950,400 970,470c 924,440 872,396 822,372',
    coat: blue,
    rays: [
      '838,344 880,320 940,250',
      '838,350 900,334 944,290',
      '838,352 900,352 946,350',
      '838,356 900,372 944,410',
      '836,362 880,386 944,446',
    ],
  });
  fin(sheet, bent, {
    line: '470,236 500,170 540,160c 560,190 590,226 600,246',
    coat: blue,
    rays: ['490,236 506,184', '514,236 528,176', '540,238 548,186', '564,240 566,206'],
  });
  fin(sheet, bent, { line: '720,268 742,236 764,240c 764,260 768,276 764,290', coat: rust });
  fin(sheet, bent, {
    line: '640,430 650,486 690,500c 706,470 726,430 730,416',
    coat: rust,
    rays: ['656,430 664,480', '680,430 684,486', '704,426 698,470'],
  });
  fin(sheet, bent, {
    line: '456,452 466,512 506,526c 520,496 530,466 534,450',
    coat: rust,
    rays: ['470,456 478,508', '494,456 496,514', '514,454 510,500'],
  });
}

/** A dark back with spots, a rosy line along the side, scales below it. */
function drawBody(sheet: Sheet, bent: Bend) {
  sheet.form(bent(salmonBody), {
    ...fishSkin,
    base: 'rose',
    light: 'cream',
    dark: 'rust',
    flow: 0.05,
    longest: 60,
    lightRange: [0.6, 0.8],
    darkRange: [0.4, 0.1],
    patches: [
      {
        outline: bent(
          '40,300 130,250 300,200 600,200 850,300 850,344 760,330 660,326 540,330 420,336 300,338 200,336 120,340 60,345',
        ),
        base: 'teal',
        light: 'sky',
        dark: 'ink',
      },
      {
        outline: bent(
          '60,345 120,340 200,336 300,338 420,336 540,330 660,326 760,330 850,344 850,356 760,352 660,356 540,366 420,372 300,372 200,366 120,356 70,352',
        ),
        base: 'blush',
        light: 'rose',
        dark: 'rust',
      },
    ],
    over: (relief) => {
      const random = createRandom('spots');
      for (let i = 0; i < 80; i++) {
        const x = 190 + random() * 620;
        const y = 238 + random() * 90 + Math.abs(x - 480) * 0.1;
        const q = bentPoint(bent, x, y);
        const z = sheet.toSheet(q);
        if (y < 326 - ((x - 480) / 400) ** 2 * 20 && relief.contains(z.x, z.y))
          sheet.dot({ x: q.x, y: q.y, r: 2.6 + random() * 4.4 }, 'ink');
      }
      sheet.line(bent('210,340 360,346 520,342 680,338 826,350'), { width: 2.4, taper: 0.2 }, 'ink');
      // scales, sparse crescents on flank
      for (let k = 0; k < 5; k++) {
        for (let x = 240 + (k % 2) * 14; x < 800; x += 28) {
          const y = 372 + k * 15;
          const q = bentPoint(bent, x, y);
          const z = sheet.toSheet(q);
          if (relief.contains(z.x, z.y + 10) && random() > 0.25)
            sheet.line(bent(`${x},${y - 7} ${x + 6},${y} ${x},${y + 7}`), 1.7, k < 2 ? 'cream' : 'rust');
        }
      }
    },
  });
}
