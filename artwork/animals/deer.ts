import type { Sheet } from '../engine/sheet.ts';
import { castShadow, eye, tine } from './animal-parts.ts';
import { coatOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export function redDeer(sheet: Sheet, look: Look) {
  deer(sheet, look, false);
}

export function roeDeer(sheet: Sheet, look: Look) {
  deer(sheet, look, true);
}

function deer(sheet: Sheet, look: Look, roe: boolean) {
  sheet.warped(
    (q) => ({
      x: q.x < 430 && q.y < 330 ? q.x - (330 - q.y) * 0.06 : q.x,
      y: q.y < 430 ? q.y - 46 : 606 - ((606 - q.y) * 222) / 176,
    }),
    () => {
      const coat = coatOf(look.coat ?? (roe ? 'red' : 'chestnut'));
      const far = shade(coat);
      if (look.hasShadow !== false) castShadow(sheet, { x: 570, y: 612, rx: 240, ry: 11 });
      sheet.form('690,380 726,400 706,450 700,500 700,560 706,600c 676,600c 680,560 682,510 680,460 664,420', {
        ...far,
        outline: 4,
        spacing: 7,
      });
      sheet.form('440,390 474,400 456,450 450,500 450,560 456,600c 426,600c 430,560 432,510 430,460 420,420', {
        ...far,
        outline: 4,
        spacing: 7,
      });
      if (!roe) {
        tine(sheet, '318,112 366,74 396,16 388,-48 352,-96', { width: 11, ink: 'brown' });
        tine(sheet, '390,-30 420,-62 424,-100', { width: 8, ink: 'brown' });
        tine(sheet, '392,24 426,2 440,-30', { width: 7, ink: 'brown' });
      }
      const body = roe
        ? '318,126 334,166 352,214 390,252 450,264 540,274 630,262 700,258 744,282 760,330 756,384 736,430 744,460 732,512 726,566 732,586 736,606c 700,606c 706,570 712,520 710,470 694,432 660,404 620,404 540,416 470,420 436,424 428,470 420,500 418,560 424,588 426,606c 392,606c 398,570 400,520 396,470 384,424 362,388 346,340 330,290 316,248 300,228 282,228 248,238 228,236 218,222 228,202 250,172 276,136 298,120'
        : '322,122 344,160 374,212 414,250 470,262 560,276 650,262 714,250 758,268 780,316 776,376 752,424 760,458 746,512 738,566 744,586 748,606c 708,606c 714,570 722,520 720,470 704,432 668,404 620,402 540,420 470,428 436,432 430,476 422,506 420,562 426,588 428,606c 390,606c 396,570 400,520 396,474 382,430 352,400 330,350 312,300 300,254 292,230 276,230 242,238 222,234 212,218 224,198 250,170 276,136 300,118';
      const rump = roe ? '716,250 780,262 790,360 744,392 722,340' : '736,250 800,262 800,370 764,384 750,320';
      sheet.form(body, {
        ...coat,
        patches: [
          { outline: rump, ...coatOf('white') },
          { outline: '430,410 540,400 640,392 660,440 430,450', base: 'tan', light: 'bone', dark: 'ink' },
          ...(roe
            ? [{ outline: '214,214 246,220 262,236 236,250 206,240', ...coatOf('white') }]
            : [
                {
                  outline: '292,236 320,250 352,330 376,400 340,410 310,330',
                  ...coatOf('chestnut'),
                },
              ]),
        ],
        bumps: [
          [410, 320, 56, 90, 0.22],
          [720, 330, 56, 80, 0.22],
          [560, 340, 150, 60, 0.1],
          [640, 320, 36, 80, -0.12],
          [300, 170, 30, 30, 0.1],
        ],
        guides: [
          '320,140 350,220 390,310',
          '430,266 560,286 700,262',
          '430,340 560,350 660,340',
          '440,420 560,410 650,396',
          '720,270 760,330 740,410',
          '230,210 270,180 300,140',
          '410,450 408,600',
          '730,450 724,600',
          '320,250 345,340 380,410',
        ],
        mix: 0.22,
        spacing: 8.5,
        longest: 70,
        darkRange: [0.64, 0.14],
        lightRange: [0.62, 0.96],
        outline: 7,
        over: () => {
          const k = 'ink';
          sheet.line('436,430 418,400 422,366', 2.8, k);
          sheet.line('668,406 668,366 684,336', 2.8, k);
          sheet.line('292,230 304,200 306,170', 2.4, k);
        },
      });
      if (!roe)
        sheet.form('752,262 776,272 790,304 786,334 772,340 762,310', {
          ...coatOf('chestnut'),
          outline: 3,
          spacing: 6,
        });
      for (const [x, y] of [
        [391, 606],
        [704, 606],
      ] as const) {
        sheet.form(`${x + 3},${y - 20} ${x + 34},${y - 20} ${x + 38},${y}c ${x - 4},${y}c`, {
          base: 'ink',
          light: 'grey',
          dark: null,
          outline: 2,
          spacing: 6,
        });
      }
      // antlers near
      if (roe) {
        tine(sheet, '300,120 298,84 306,40', { width: 8, ink: 'brown', light: 'bone' });
        tine(sheet, '300,88 282,70 276,52', { width: 5, ink: 'brown' });
        tine(sheet, '304,62 320,44 326,26', { width: 5, ink: 'brown' });
        tine(sheet, '314,122 320,86 332,46', { width: 8, ink: 'brown', light: 'bone' });
        tine(sheet, '318,90 306,74 304,58', { width: 5, ink: 'brown' });
        tine(sheet, '326,66 342,50 350,32', { width: 5, ink: 'brown' });
      } else {
        const A = 'brown';
        const B = 'bone';
        tine(sheet, '304,116 268,92 236,90 208,66', { width: 9, ink: A, light: B });
        tine(sheet, '306,110 278,66 250,52 232,26', { width: 8, ink: A, light: B });
        tine(sheet, '308,118 330,64 338,6 318,-56 284,-104', { width: 13, ink: A, light: B });
        tine(sheet, '336,14 308,-10 284,-18 264,-44', { width: 8, ink: A, light: B });
        tine(sheet, '326,-40 346,-78 344,-114', { width: 8, ink: A, light: B });
        tine(sheet, '312,-66 306,-98 312,-128', { width: 7, ink: A, light: B });
      }
      sheet.form(
        roe
          ? '318,136 340,100 370,86 388,96 376,130 348,158 324,160'
          : '322,138 350,112 386,108 404,120 386,146 352,162 328,160',
        { ...coat, outline: 5, spacing: 7, bumps: [[356, 126, 26, 14, -0.25]] },
      );
      sheet.shape(roe ? '336,136 352,112 372,102 366,126 346,146' : '344,138 362,124 388,122 372,140 350,150', 'rose');
      eye(sheet, { x: 272, y: 168, r: 8 });
      sheet.line('258,158 274,152 288,160', 2.4, 'ink');
      sheet.shape('212,218 220,206 232,208 236,220 226,230 216,230', 'ink');
      sheet.line('224,232 244,232 260,226', 2.2, 'ink');
    },
  );
}
