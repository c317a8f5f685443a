import type { Sheet } from '../engine/sheet.ts';
import { castShadow, eye, hoof, tine } from './animal-parts.ts';
import { coatOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export function redDeer(sheet: Sheet, look: Look) {
  deer(sheet, look, false);
}

export function roeDeer(sheet: Sheet, look: Look) {
  deer(sheet, look, true);
}

function deer(sheet: Sheet, look: Look, roe: boolean) {
  // The drawing stands on short legs; this is how much longer they get.
  const lift = roe ? 58 : 26;
  sheet.warped(
    (q) => ({
      x: q.x < 430 && q.y < 330 ? q.x - (330 - q.y) * 0.06 : q.x,
      y: q.y < 430 ? q.y - lift : 606 - ((606 - q.y) * (176 + lift)) / 176,
    }),
    () => {
      const coat = coatOf(look.coat ?? (roe ? 'red' : 'chestnut'));
      const far = shade(coat);
      if (look.hasShadow !== false) castShadow(sheet, { x: 570, y: 612, rx: 240, ry: 11 });
      sheet.form(
        roe
          ? '676,370 708,390 694,450 688,500 688,560 692,600c 668,600c 670,560 672,510 668,460 650,410'
          : '704,390 746,410 726,460 720,506 720,560 726,600c 690,600c 694,560 698,510 696,466 676,430',
        {
          ...far,
          outline: 4,
          spacing: 7,
        },
      );
      sheet.form(
        roe
          ? '440,390 470,398 456,450 448,500 446,560 450,600c 426,600c 428,560 430,510 428,460 420,420'
          : '450,410 494,420 474,466 466,510 466,560 472,600c 438,600c 442,560 446,510 444,470 432,440',
        {
          ...far,
          outline: 4,
          spacing: 7,
        },
      );
      const hasAntlers = look.sex !== 'female' && look.sex !== 'young';
      if (!roe && hasAntlers) {
        tine(sheet, '318,112 366,74 396,16 388,-48 352,-96', { width: 15, ink: 'brown' });
        tine(sheet, '390,-30 420,-62 424,-100', { width: 11, ink: 'brown' });
        tine(sheet, '360,-88 352,-124 360,-150', { width: 10, ink: 'brown' });
        tine(sheet, '392,24 426,2 440,-30', { width: 10, ink: 'brown' });
      }
      const body = roe
        ? '318,126 332,166 346,216 382,258 446,272 530,272 620,250 680,238 728,252 752,296 754,352 734,404 742,448 730,508 722,566 726,588 730,606c 702,606c 704,570 708,520 704,466 688,424 654,388 610,388 540,402 470,412 434,418 426,466 416,500 412,560 416,588 418,606c 392,606c 394,570 396,520 392,466 380,424 360,392 344,344 330,292 316,248 300,228 282,228 248,238 228,236 218,222 228,202 250,172 276,136 298,120'
        : '326,118 362,148 404,188 446,218 500,236 590,254 680,246 748,240 792,264 812,318 806,384 780,432 782,462 766,514 756,566 762,586 766,606c 722,606c 728,570 738,520 736,474 716,440 676,424 616,430 540,450 480,456 448,452 442,486 432,510 430,562 436,588 438,606c 396,606c 402,570 406,520 402,480 384,446 344,420 314,368 294,310 288,258 290,230 276,230 242,238 222,234 212,218 224,198 250,170 276,136 300,118';
      sheet.form(body, {
        ...coat,
        patches: [
          ...(roe ? [] : [{ outline: '764,246 830,262 826,380 790,400 774,330', ...coatOf('white') }]),
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
        sheet.form('786,262 808,276 822,308 818,340 804,346 794,312', {
          ...coatOf('chestnut'),
          outline: 3,
          spacing: 6,
        });
      for (const x of [roe ? 390 : 398, roe ? 700 : 724])
        hoof(sheet, `${x + 3},586 ${x + 34},586 ${x + 38},606c ${x - 4},606c`);
      if (!roe && hasAntlers) {
        sheet.form(
          '314,176 352,190 392,236 428,300 440,366 424,428 398,470c 388,436 372,456c 364,418 342,432c 338,392 316,392c 314,356 294,344c 298,312 280,294c 288,264 282,236 292,224 302,200',
          {
            base: '#5B3320',
            light: 'tan',
            dark: 'ink',
            outline: 5,
            spacing: 8,
            guides: ['320,190 340,270 350,360', '300,230 310,300 330,380', '370,230 400,320 400,430'],
            shortest: 20,
            longest: 70,
            darkRange: [0.7, 0.2],
            lightRange: [0.62, 0.92],
          },
        );
      }
      // antlers near
      if (!hasAntlers) {
        // a hind or a doe carries none
      } else if (roe) {
        tine(sheet, '300,120 298,84 306,40', { width: 8, ink: 'brown', light: 'bone' });
        tine(sheet, '300,88 282,70 276,52', { width: 5, ink: 'brown' });
        tine(sheet, '304,62 320,44 326,26', { width: 5, ink: 'brown' });
        tine(sheet, '314,122 320,86 332,46', { width: 8, ink: 'brown', light: 'bone' });
        tine(sheet, '318,90 306,74 304,58', { width: 5, ink: 'brown' });
        tine(sheet, '326,66 342,50 350,32', { width: 5, ink: 'brown' });
      } else {
        const A = 'brown';
        const B = 'bone';
        tine(sheet, '304,116 268,92 236,90 208,66', { width: 11, ink: A, light: B });
        tine(sheet, '306,110 278,66 250,52 232,26', { width: 10, ink: A, light: B });
        tine(sheet, '308,118 330,64 338,6 318,-56 284,-104', { width: 17, ink: A, light: B });
        tine(sheet, '336,14 308,-10 284,-18 264,-44', { width: 10, ink: A, light: B });
        tine(sheet, '326,-40 346,-78 344,-114', { width: 10, ink: A, light: B });
        tine(sheet, '312,-66 306,-98 312,-128', { width: 9, ink: A, light: B });
        tine(sheet, '300,-84 270,-96 252,-124', { width: 9, ink: A, light: B });
        tine(sheet, '330,-20 356,-36 372,-66', { width: 9, ink: A, light: B });
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
