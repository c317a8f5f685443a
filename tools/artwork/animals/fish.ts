import { nth, toPoints } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Random } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';

function fleck(sheet: Sheet, { x, y }: Point, random: Random) {
  const r = 2 + random() * 5;
  const ink = random() < 0.5 ? 'tan' : 'ink';
  sheet.dot({ x, y, r, ry: 2 + random() * 3, turn: random() * 3 }, ink);
}

/** Bends a straight fish along a gentle arc. */
function bendBy(bend: number) {
  return (line: Line) =>
    toPoints(line).map((q) => {
      const t = (q.x - 500) / 450;
      return { x: q.x, y: q.y + bend * 230 * (t * t - 0.35), corner: q.corner };
    });
}

type Fin = { coat: Coat; rays: readonly Line[]; outline?: number };

function fin(sheet: Sheet, line: Line, { coat, rays, outline = 5 }: Fin) {
  sheet.form(line, {
    ...coat,
    texture: 'none',
    outline,
    over: () => {
      for (const ray of rays) {
        sheet.line(ray, { width: 2, taper: 0.3 }, coat.dark ?? 'ink');
      }
    },
  });
}

export function salmon(sheet: Sheet) {
  const fc: Coat = { base: 'sky', light: null, dark: 'teal' };
  // bend the fish: map straight drawing along a gentle arc
  const bent = bendBy(0.12);
  fin(sheet, bent('820,330 872,300 930,240 966,214c 950,290 944,350 950,400 970,470c 924,440 872,396 822,372'), {
    coat: fc,
    rays: [
      '838,344 880,320 940,250',
      '838,350 900,334 944,290',
      '838,352 900,352 946,350',
      '838,356 900,372 944,410',
      '836,362 880,386 944,446',
    ].map(bent),
  });
  fin(sheet, bent('470,236 500,170 540,160c 560,190 590,226 600,246'), {
    coat: fc,
    rays: ['490,236 506,184', '514,236 528,176', '540,238 548,186', '564,240 566,206'].map(bent),
  });
  fin(sheet, bent('720,268 742,236 764,240c 764,260 768,276 764,290'), {
    coat: { base: 'rust', light: null, dark: 'ink' },
    rays: [],
  });
  fin(sheet, bent('640,430 650,486 690,500c 706,470 726,430 730,416'), {
    coat: { base: 'rust', light: null, dark: 'ink' },
    rays: ['656,430 664,480', '680,430 684,486', '704,426 698,470'].map(bent),
  });
  fin(sheet, bent('456,452 466,512 506,526c 520,496 530,466 534,450'), {
    coat: { base: 'rust', light: null, dark: 'ink' },
    rays: ['470,456 478,508', '494,456 496,514', '514,454 510,500'].map(bent),
  });
  const body = bent(
    '60,342 84,322 130,290 200,258 300,232 420,222 540,228 660,252 760,290 830,330 836,352 828,374 760,402 660,432 540,452 420,458 300,446 200,416 140,390 110,380 88,372 76,360',
  );
  sheet.form(body, {
    base: 'rose',
    light: 'cream',
    dark: 'rust',
    flow: 0.05,
    mix: 0.5,
    spacing: 9,
    longest: 60,
    outline: 8,
    depth: 1.3,
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
        const q = nth(bent([{ x, y }]), 0);
        const z = sheet.toSheet(q);
        if (y < 326 - ((x - 480) / 400) ** 2 * 20 && relief.contains(z.x, z.y))
          sheet.dot({ x: q.x, y: q.y, r: 2.6 + random() * 4.4 }, 'ink');
      }
      sheet.line(bent('210,340 360,346 520,342 680,338 826,350'), { width: 2.4, taper: 0.2 }, 'ink');
      // scales, sparse crescents on flank
      for (let k = 0; k < 5; k++) {
        for (let x = 240 + (k % 2) * 14; x < 800; x += 28) {
          const y = 372 + k * 15;
          const q = nth(bent([{ x, y }]), 0);
          const z = sheet.toSheet(q);
          if (relief.contains(z.x, z.y + 10) && random() > 0.25)
            sheet.line(bent(`${x},${y - 7} ${x + 6},${y} ${x},${y + 7}`), 1.7, k < 2 ? 'cream' : 'rust');
        }
      }
    },
  });
  // head
  sheet.line(bent('196,262 222,300 226,350 208,404'), 5, 'ink');
  sheet.line(bent('208,274 232,310 234,352 218,398'), 2.2, 'ink');
  sheet.line(bent('74,362 110,362 146,356 164,362'), 4, 'ink');
  sheet.line(bent('60,342 66,356 78,362'), 4, 'ink');
  const e = nth(bent('134,318'), 0);
  sheet.dot({ x: e.x, y: e.y, r: 14 }, 'ink');
  sheet.dot({ x: e.x, y: e.y, r: 11 }, 'gold');
  sheet.dot({ x: e.x, y: e.y, r: 6.5 }, 'ink');
  sheet.dot({ x: e.x - 3, y: e.y - 3, r: 2.2 }, 'cream');
  fin(sheet, bent('236,392 270,400 316,430 330,450c 296,452 256,436 234,412'), {
    coat: { base: 'tan', light: null, dark: 'ink' },
    rays: ['244,402 310,440', '244,398 322,444', '250,396 318,434'].map(bent),
  });
}

export function cod(sheet: Sheet) {
  const bent = bendBy(-0.07);
  const fc: Coat = { base: 'tan', light: null, dark: 'brown' };
  fin(sheet, bent('838,334 880,312 936,286 956,276c 950,320 948,350 952,380 958,420c 930,410 880,386 840,368'), {
    coat: fc,
    rays: [
      '850,346 900,326 944,296',
      '850,350 900,344 944,334',
      '850,352 900,354 944,362',
      '850,358 900,370 944,396',
    ].map(bent),
  });
  fin(sheet, bent('330,226 366,158 400,144c 420,180 448,214 466,228'), {
    coat: fc,
    rays: ['352,224 380,166', '374,224 396,160', '398,224 412,176', '424,226 430,196'].map(bent),
  });
  fin(sheet, bent('486,228 520,176 560,166c 586,196 614,226 634,242'), {
    coat: fc,
    rays: ['508,230 536,184', '534,232 556,178', '560,236 574,192', '588,238 594,214'].map(bent),
  });
  fin(sheet, bent('660,250 690,214 726,212c 744,240 764,270 784,290'), {
    coat: fc,
    rays: ['682,254 704,222', '706,262 722,222', '732,270 738,242'].map(bent),
  });
  fin(sheet, bent('470,456 486,500 530,514c 556,490 580,458 590,444'), {
    coat: fc,
    rays: ['496,456 506,500', '522,454 528,504', '550,450 546,490'].map(bent),
  });
  fin(sheet, bent('630,434 646,470 686,478c 710,456 736,424 748,408'), {
    coat: fc,
    rays: ['654,432 664,466', '682,426 686,468', '706,420 702,452'].map(bent),
  });
  const body = bent(
    '62,352 78,330 120,296 190,258 280,232 390,222 500,228 620,246 730,284 840,336 842,366 730,404 620,434 500,454 390,464 290,458 200,436 140,410 104,402 80,396 76,382 92,374',
  );
  sheet.form(body, {
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    flow: 0.05,
    mix: 0.5,
    spacing: 9,
    longest: 56,
    outline: 8,
    depth: 1.3,
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
        const q = nth(bent([{ x, y }]), 0);
        const z = sheet.toSheet(q);
        if (relief.contains(z.x, z.y) && y < 366) fleck(sheet, q, random);
      }
      sheet.line(bent('206,300 280,282 380,286 470,312 560,336 700,344 838,350'), { width: 4.6, taper: 0.15 }, 'cream');
    },
  });
  sheet.line(bent('214,262 240,308 240,366 220,424'), 5, 'ink');
  sheet.line(bent('66,364 100,374 136,374 152,382'), 4.2, 'ink');
  const e = nth(bent('140,316'), 0);
  sheet.dot({ x: e.x, y: e.y, r: 16 }, 'ink');
  sheet.dot({ x: e.x, y: e.y, r: 13 }, 'gold');
  sheet.dot({ x: e.x, y: e.y, r: 7.5 }, 'ink');
  sheet.dot({ x: e.x - 3, y: e.y - 3, r: 2.6 }, 'cream');
  sheet.line(bent('104,402 102,420 92,436'), { width: 4, taper: 0.3 }, 'ink');
  fin(sheet, bent('244,388 290,384 340,398 356,412c 326,426 280,426 246,412'), {
    coat: fc,
    rays: ['256,400 340,404', '256,396 330,396', '258,404 330,414'].map(bent),
  });
}

export function mackerel(sheet: Sheet) {
  // mackerel
  const bent = bendBy(0.06);
  const fc: Coat = { base: 'teal', light: null, dark: 'ink' };
  fin(
    sheet,
    bent('846,344 880,316 940,246 962,232c 934,300 922,330 922,352 926,380 964,466c 936,446 880,386 848,362'),
    {
      coat: fc,
      rays: [
        '862,348 900,310 944,256',
        '862,352 900,336 926,320',
        '862,356 900,366 926,380',
        '862,358 900,390 944,440',
      ].map(bent),
    },
  );
  fin(sheet, bent('330,262 356,214 376,210c 396,236 418,254 430,262'), {
    coat: fc,
    rays: ['352,260 366,220', '374,260 384,228', '396,260 400,240'].map(bent),
  });
  fin(sheet, bent('560,270 586,236 610,240c 626,258 640,272 652,280'), {
    coat: fc,
    rays: ['580,270 596,244', '604,274 612,252'].map(bent),
  });
  for (const x of [690, 724, 756, 788]) {
    fin(
      sheet,
      bent(
        `${x},${290 + (x - 690) * 0.28} ${x + 10},${272 + (x - 690) * 0.28} ${x + 26},${274 + (x - 690) * 0.28}c ${x + 24},${296 + (x - 690) * 0.3}`,
      ),
      { coat: fc, rays: [], outline: 3 },
    );
  }
  for (const x of [690, 724, 756, 788]) {
    fin(
      sheet,
      bent(
        `${x},${412 - (x - 690) * 0.28} ${x + 10},${430 - (x - 690) * 0.28} ${x + 26},${428 - (x - 690) * 0.28}c ${x + 24},${404 - (x - 690) * 0.3}`,
      ),
      { coat: fc, rays: [], outline: 3 },
    );
  }
  fin(sheet, bent('600,424 616,452 640,456c 652,440 664,424 672,414'), { coat: fc, rays: [] });
  const body = bent(
    '66,350 110,316 190,282 290,262 410,256 530,264 650,286 760,320 850,346 852,360 760,386 650,412 530,432 410,440 290,436 190,418 110,384',
  );
  sheet.form(body, {
    base: 'cream',
    light: null,
    dark: 'teal',
    flow: 0.02,
    mix: 0.5,
    spacing: 9,
    longest: 56,
    outline: 8,
    depth: 1.3,
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
  sheet.line(bent('186,286 214,320 216,366 198,414'), 5, 'ink');
  sheet.line(bent('68,352 104,360 130,356'), 3.6, 'ink');
  const e = nth(bent('138,326'), 0);
  sheet.dot({ x: e.x, y: e.y, r: 15 }, 'ink');
  sheet.dot({ x: e.x, y: e.y, r: 12 }, 'gold');
  sheet.dot({ x: e.x, y: e.y, r: 7 }, 'ink');
  sheet.dot({ x: e.x - 3, y: e.y - 3, r: 2.4 }, 'cream');
  fin(sheet, bent('226,366 260,358 306,368 318,376c 290,388 250,388 226,380'), {
    coat: fc,
    rays: ['234,372 300,374'].map(bent),
  });
} /** drawn extents, used for placement */
