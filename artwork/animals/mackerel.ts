import type { Coat, Sheet } from '../engine/sheet.ts';
import { bendBy, bentPoint, fin, fishEye, fishSkin } from './fish-parts.ts';
import type { Bend } from './fish-parts.ts';

const finCoat: Coat = { base: 'teal', light: null, dark: 'ink' };

export function mackerel(sheet: Sheet) {
  const bent = bendBy(0.06);
  drawFins(sheet, bent);
  drawBody(sheet, bent);
  sheet.line(bent('186,286 214,320 216,366 198,414'), 5, 'ink');
  sheet.line(bent('68,352 104,360 130,356'), 3.6, 'ink');
  fishEye(sheet, bentPoint(bent, 138, 326), 15);
  fin(sheet, bent, {
    line: '226,366 260,358 306,368 318,376c 290,388 250,388 226,380',
    coat: finCoat,
    rays: ['234,372 300,374'],
  });
}

/** The fins that the body lies in front of. */
function drawFins(sheet: Sheet, bent: Bend) {
  fin(sheet, bent, {
    line: '846,344 880,316 940,246 962,232c 934,300 922,330 922,352 926,380 964,466c 936,446 880,386 848,362',
    coat: finCoat,
    rays: ['862,348 900,310 944,256', '862,352 900,336 926,320', '862,356 900,366 926,380', '862,358 900,390 944,440'],
  });
  fin(sheet, bent, {
    line: '330,262 356,214 376,210c 396,236 418,254 430,262',
    coat: finCoat,
    rays: ['352,260 366,220', '374,260 384,228', '396,260 400,240'],
  });
  fin(sheet, bent, {
    line: '560,270 586,236 610,240c 626,258 640,272 652,280',
    coat: finCoat,
    rays: ['580,270 596,244', '604,274 612,252'],
  });
  for (const x of [690, 724, 756, 788]) {
    fin(sheet, bent, {
      line: `${x},${290 + (x - 690) * 0.28} ${x + 10},${272 + (x - 690) * 0.28} ${x + 26},${274 + (x - 690) * 0.28}c ${x + 24},${296 + (x - 690) * 0.3}`,
      coat: finCoat,
      outline: 3,
    });
  }
  for (const x of [690, 724, 756, 788]) {
    fin(sheet, bent, {
      line: `${x},${412 - (x - 690) * 0.28} ${x + 10},${430 - (x - 690) * 0.28} ${x + 26},${428 - (x - 690) * 0.28}c ${x + 24},${404 - (x - 690) * 0.3}`,
      coat: finCoat,
      outline: 3,
    });
  }
  fin(sheet, bent, { line: '600,424 616,452 640,456c 652,440 664,424 672,414', coat: finCoat });
}

function drawBody(sheet: Sheet, bent: Bend) {
  const body = bent(
    '66,350 110,316 190,282 290,262 410,256 530,264 650,286 760,320 850,346 852,360 760,386 650,412 530,432 410,440 290,436 190,418 110,384',
  );
  sheet.form(body, {
    ...fishSkin,
    base: 'cream',
    light: null,
    dark: 'teal',
    flow: 0.02,
    longest: 56,
    darkRange: [0.5, 0.1],
    patches: [
      {
        outline: bent(
          '40,300 190,250 410,230 650,260 860,330 860,352 760,350 650,346 530,344 410,344 290,346 190,350 100,352 60,354',
        ),
        base: 'teal',
        light: 'sea',
        dark: 'ink',
      },
    ],
    over: () => {
      for (let i = 0; i < 26; i++) {
        const x = 206 + i * 24.5;
        const t = i / 26;
        const h = 74 * (1 - t * 0.62);
        sheet.line(
          bent(
            `${x},${258 + t * 66} ${x + 14},${268 + t * 62 + h * 0.25} ${x - 2},${268 + t * 62 + h * 0.55} ${x + 10},${268 + t * 62 + h * 0.8}`,
          ),
          { width: 5.2 - 2.6 * t, taper: 0.4 },
          'ink',
        );
      }
      sheet.line(bent('200,356 420,354 640,354 844,354'), { width: 2.2, taper: 0.2 }, 'ink');
    },
  });
}
