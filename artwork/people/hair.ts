import { fleece } from '../animals/animal-parts.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Person } from './person.ts';

/** What hangs behind the shoulders. */
export function drawBackHair(sheet: Sheet, person: Person, hair: Coat) {
  if (person.style === 'long')
    sheet.form(
      '360,330 420,240 500,222 580,240 640,330 660,460 676,600 700,700 640,730 560,700 440,700 360,730 300,700 324,600 340,460',
      {
        ...hair,
        outline: 8,
        spacing: 13,
        flow: 1.57,
        mix: 0.1,
        longest: 160,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (person.style === 'bob')
    sheet.form(
      '348,420 356,300 420,226 500,210 580,226 644,300 652,420 664,530 640,590 560,560 440,560 360,590 336,530',
      { ...hair, outline: 8, spacing: 12, flow: 1.57, mix: 0.2, longest: 120, darkRange: [0.66, 0.2] },
    );
  if (person.style === 'braid')
    sheet.form(
      '600,520 660,540 676,620 660,680 680,740 662,800 684,850 656,900 630,850 640,800 622,740 636,680 616,620',
      { ...hair, outline: 7, spacing: 11, flow: 0.9, wobble: 0.7, longest: 40, darkRange: [0.7, 0.2] },
    );
  if (person.style === 'bun')
    sheet.form(ellipse({ x: 500, y: 206, r: 84, ry: 74 }), {
      ...hair,
      outline: 8,
      spacing: 11,
      darkRange: [0.66, 0.2],
    });
  if (person.style === 'wavy') {
    sheet.form(
      '360,330 420,236 500,216 580,236 640,330 668,400 660,460 690,520 672,590 700,660 650,700 600,676 500,640 400,676 350,700 300,660 328,590 310,520 340,460 332,400',
      {
        ...hair,
        outline: 8,
        spacing: 12,
        flow: 1.57,
        mix: 0.5,
        wobble: 0.7,
        longest: 110,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  }
  if (person.style === 'fringe') {
    sheet.form('338,420 344,300 410,220 500,202 590,220 656,300 662,420 664,600c 560,600 440,600 336,600c', {
      ...hair,
      outline: 8,
      spacing: 11,
      flow: 1.57,
      mix: 0,
      longest: 170,
      wobble: 0.1,
      darkRange: [0.66, 0.2],
      lightRange: [0.62, 0.95],
    });
  }
  if (person.style === 'curls') {
    const crown = fleece(
      '500,150 606,172 690,250 712,370 690,490 620,548 500,540 380,548 310,490 288,370 310,250 394,172',
      {
        height: 26,
        count: 22,
        seed: 'curls',
      },
    );
    sheet.form(crown, { ...hair, texture: 'curl', size: 40, outline: 8 });
    // Black curls need light to be seen: the engine only cuts dark ones.
    drawCurlLights(sheet);
  }
  if (person.style === 'braids') {
    for (const g of [-1, 1]) {
      for (let i = 0; i < 6; i++) {
        const y = 560 + i * 44;
        sheet.form(ellipse({ x: 500 + g * (166 + (i % 2) * 8), y, r: 34 - i * 1.6, ry: 29, turn: g * 0.4 }), {
          ...hair,
          outline: 6,
          spacing: 9,
          flow: 1.57 - g * 0.7,
          longest: 40,
        });
      }
      sheet.form(ellipse({ x: 500 + g * 170, y: 816, r: 20, ry: 14 }), {
        base: 'red',
        light: 'blush',
        dark: 'oxblood',
        outline: 5,
        spacing: 7,
      });
    }
  }
}

export function drawFrontHair(sheet: Sheet, person: Person, hair: Coat) {
  if (person.style === 'short' && !person.hat)
    sheet.form(
      '360,400 352,310 392,244 460,212 540,208 612,240 650,306 640,400 624,350 596,312 540,318 470,300 410,322 380,352',
      {
        ...hair,
        outline: 8,
        spacing: 11,
        flow: 0.6,
        mix: 0.3,
        longest: 70,
        darkRange: [0.68, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (person.style === 'crop')
    sheet.form(
      '364,390 360,310 400,246 470,222 540,222 604,246 642,310 636,390 618,330 570,296 500,288 430,296 382,330',
      { ...hair, texture: 'curl', size: 20, outline: 8 },
    );
  if (person.style === 'bun' || person.style === 'braid')
    sheet.form(
      '360,410 356,310 400,242 470,214 540,214 602,242 646,312 640,410 618,350 570,308 500,282 440,312 388,352',
      {
        ...hair,
        outline: 8,
        spacing: 11,
        flow: 0.9,
        mix: 0.4,
        longest: 90,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (person.style === 'long')
    sheet.form(
      '352,470 350,330 400,246 480,216 560,224 628,280 652,370 648,470 620,390 590,330 520,282 470,330 400,372',
      {
        ...hair,
        outline: 8,
        spacing: 11,
        flow: 1.1,
        mix: 0.3,
        longest: 120,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (person.style === 'bob')
    sheet.form(
      '346,470 348,320 404,240 490,212 580,230 640,300 654,470 626,400 600,350 540,330 440,310 400,352 376,400',
      { ...hair, outline: 8, spacing: 11, flow: 0.8, mix: 0.3, longest: 90, darkRange: [0.66, 0.2] },
    );
  if (person.style === 'quiff') {
    sheet.form(
      '366,390 356,330 372,300 400,300 420,320 590,314 612,300 630,306 644,336 634,390 622,346 600,318 500,306 400,322 380,350',
      {
        ...hair,
        outline: 6,
        spacing: 9,
        flow: 1.57,
        longest: 40,
      },
    );
    sheet.form('372,344 362,262 416,188 520,158 612,172 654,228 650,318 628,350 612,316 548,296 474,308 416,332', {
      ...hair,
      outline: 8,
      spacing: 11,
      flow: -0.5,
      mix: 0.4,
      longest: 90,
      darkRange: [0.66, 0.2],
      lightRange: [0.58, 0.92],
    });
  }
  if (person.style === 'receding' && !person.hat) {
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 96},268 ${500 + g * 128},286 ${500 + g * 150},330 ${500 + g * 148},400 ${500 + g * 134},424 ${500 + g * 126},360 ${500 + g * 112},310`,
        { ...hair, outline: 6, spacing: 9, flow: 1.57, longest: 50, darkRange: [0.68, 0.2] },
      );
    }
    sheet.form('410,270 452,240 500,230 548,240 590,270 556,262 500,254 444,262', {
      ...hair,
      outline: 6,
      spacing: 9,
      flow: 0.1,
      darkRange: [0.68, 0.2],
    });
  }
  if (person.style === 'pixie') {
    sheet.form(
      '362,420 344,330 372,250 440,204 540,196 620,230 660,310 646,420 628,372 604,330 620,300 560,326 590,286 520,322 540,280 460,330 470,292 400,350 382,384',
      {
        ...hair,
        outline: 8,
        spacing: 10,
        flow: 0.9,
        mix: 0.3,
        longest: 70,
        darkRange: [0.68, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  }
  if (person.style === 'perm') {
    const curls = fleece(
      '356,430 340,340 364,250 430,196 500,182 570,196 636,250 660,340 644,430 616,372 596,318 540,296 460,296 404,318 384,372',
      {
        height: 17,
        count: 30,
        seed: 'perm',
      },
    );
    sheet.form(curls, { ...hair, texture: 'curl', size: 32, outline: 7 });
  }
  if (person.style === 'curls') {
    const hairline = fleece(
      '366,400 348,310 404,226 500,204 596,226 652,310 634,400 612,338 560,300 500,292 440,300 388,338',
      {
        height: 12,
        count: 24,
        seed: 'hairline',
      },
    );
    sheet.form(hairline, { ...hair, texture: 'curl', size: 26, outline: 0 });
  }
  if (person.style === 'wavy') {
    sheet.form(
      '348,480 336,390 352,300 410,232 490,206 570,216 630,264 660,350 654,420 668,490 640,520 630,440 606,370 540,330 486,268 440,330 396,380 378,440 372,510',
      {
        ...hair,
        outline: 8,
        spacing: 11,
        flow: 1.1,
        mix: 0.4,
        wobble: 0.6,
        longest: 110,
        darkRange: [0.66, 0.2],
        lightRange: [0.58, 0.92],
      },
    );
  }
  if (person.style === 'fringe') {
    sheet.form(
      '340,500c 338,400 346,310 408,228 500,206 592,228 654,310 662,400 660,500c 636,500c 630,400 622,366c 560,360 500,362 440,360 378,366c 370,400 364,500c',
      {
        ...hair,
        outline: 8,
        spacing: 11,
        flow: 1.57,
        mix: 0,
        longest: 130,
        wobble: 0.1,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.92],
      },
    );
  }
  if (person.style === 'crown') {
    sheet.form(
      '362,410 354,320 396,256 470,230 540,230 606,256 648,322 640,410 616,352 560,312 500,296 440,314 386,354',
      {
        ...hair,
        outline: 8,
        spacing: 10,
        flow: 1.2,
        mix: 0.3,
        longest: 80,
        darkRange: [0.66, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (1.06 + (i / 8) * 0.88);
      const turn = angle + (i % 2 ? 0.9 : 2.2);
      sheet.form(ellipse({ x: 500 + Math.cos(angle) * 142, y: 356 + Math.sin(angle) * 142, r: 38, ry: 25, turn }), {
        ...hair,
        outline: 6,
        spacing: 8,
        flow: turn,
        longest: 40,
        darkRange: [0.66, 0.2],
      });
    }
  }
}

function drawCurlLights(sheet: Sheet) {
  const random = createRandom('curl lights');
  for (let i = 0; i < 70; i++) {
    const angle = Math.PI * (0.86 + random() * 1.1);
    const away = 132 + random() * 72;
    const x = 500 + Math.cos(angle) * away;
    const y = 370 + Math.sin(angle) * away;
    sheet.line(placed('-12,6 -8,-6 4,-9 11,0', { x, y, angle: random() * 6 }), { width: 2.6, taper: 0.5 }, 'grey');
  }
}
