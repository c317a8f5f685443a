import { brush, ellipse } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { clothOf } from './clothes.ts';
import type { Person } from './person.ts';

export function drawHat(sheet: Sheet, person: Person, hair: Coat) {
  const felt: Coat = person.hatInk ? clothOf(person.hatInk) : { base: 'gold', light: 'cream', dark: 'brown' };
  if (person.hat && !['scarf', 'beanie', 'hijab'].includes(person.hat)) {
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 116},300 ${500 + g * 142},310 ${500 + g * 144},400 ${500 + g * 132},440 ${500 + g * 124},380`,
        { ...hair, outline: 5, spacing: 9, flow: 1.57 },
      );
    }
  }
  if (person.hat === 'flatcap') {
    sheet.form('340,318 344,244 410,186 500,168 600,184 662,244 664,312 620,330 500,300 380,330', {
      ...felt,
      outline: 9,
      spacing: 12,
      flow: 0.2,
      mix: 0.5,
      darkRange: [0.62, 0.2],
      lightRange: [0.6, 0.95],
    });
    sheet.form('352,330 420,288 500,278 580,288 650,330 640,352 580,332 500,324 420,332 362,352', {
      ...felt,
      outline: 7,
      spacing: 10,
      flow: 0,
      lightRange: [0.5, 0.9],
    });
    sheet.dot({ x: 506, y: 176, r: 11 }, felt.base === 'moss' ? 'pine' : 'ink');
  }
  if (person.hat === 'straw') {
    sheet.form('374,290 392,190 440,150 500,142 560,150 608,190 626,290 500,262', {
      base: 'gold',
      light: 'cream',
      dark: 'brown',
      outline: 8,
      spacing: 10,
      flow: 0.1,
      mix: 0.2,
      wobble: 0.1,
      darkRange: [0.7, 0.3],
    });
    sheet.form('376,262 440,244 500,240 560,244 624,262 628,296 560,276 500,270 440,276 372,296', {
      base: 'rust',
      light: 'blush',
      dark: 'ink',
      outline: 6,
      spacing: 9,
      flow: 0,
    });
    sheet.form('210,334 280,300 380,280 500,272 620,280 720,300 790,334 740,366 640,346 500,332 360,346 260,366', {
      base: 'gold',
      light: 'cream',
      dark: 'brown',
      outline: 9,
      spacing: 10,
      flow: 0.05,
      mix: 0.2,
      darkRange: [0.72, 0.3],
      lightRange: [0.6, 0.9],
    });
  }
  if (person.hat === 'beanie') {
    sheet.form('356,340 360,240 420,170 500,152 580,170 640,240 644,340 500,300', {
      ...felt,
      outline: 9,
      spacing: 12,
      flow: 1.57,
      mix: 0.1,
      longest: 120,
      wobble: 0.1,
      darkRange: [0.64, 0.2],
      lightRange: [0.55, 0.9],
    });
    sheet.form('348,300 420,270 500,262 580,270 652,300 656,366 580,336 500,328 420,336 344,366', {
      ...felt,
      outline: 8,
      spacing: 11,
      flow: 1.57,
      mix: 0,
      longest: 50,
      lightRange: [0.5, 0.9],
    });
  }
  if (person.hat === 'loden') {
    sheet.form('380,290 396,200 450,164 500,176 550,160 606,196 622,290 500,264', {
      ...felt,
      outline: 8,
      spacing: 11,
      flow: 1.4,
      mix: 0.4,
      darkRange: [0.6, 0.2],
      lightRange: [0.6, 0.95],
    });
    sheet.form('376,276 500,246 624,276 628,306 500,276 372,306', {
      base: 'ochre',
      light: 'gold',
      dark: 'brown',
      outline: 5,
      spacing: 8,
    });
    sheet.form('268,330 340,300 420,284 500,278 580,284 660,300 732,330 680,356 600,336 500,328 400,336 320,356', {
      ...felt,
      outline: 8,
      spacing: 11,
      flow: 0,
      lightRange: [0.5, 0.9],
    });
    sheet.form('600,270 640,200 690,140 700,150c 690,210 650,270 624,296', {
      base: 'rust',
      light: 'gold',
      dark: 'ink',
      outline: 5,
      spacing: 8,
      flow: -0.9,
    });
  }
  if (person.hat === 'scarf') {
    sheet.form(
      '352,420 346,310 396,226 480,196 560,204 630,262 654,350 650,430 630,372 600,320 540,290 470,286 410,316 374,372',
      {
        ...felt,
        outline: 9,
        spacing: 12,
        flow: 0.5,
        mix: 0.5,
        longest: 110,
        darkRange: [0.64, 0.2],
        lightRange: [0.58, 0.92],
      },
    );
    for (const z of ['390,290 460,250 560,250', '376,340 420,290 480,262']) {
      sheet.line(z, 3.4, 'cream');
    }
    sheet.form('630,300 690,280 720,320 690,350 640,340', { ...felt, outline: 7, spacing: 10 });
    sheet.form('640,330 700,360 720,430 690,440 650,390', { ...felt, outline: 7, spacing: 10, flow: 1.2 });
  }
  if (person.hat === 'hijab') {
    sheet.form(
      '354,466 350,340 380,250 440,200 500,188 560,200 620,250 648,340 634,440 648,560 640,660 590,742 500,772 410,742 360,660 350,560 348,480 360,436c 382,490 390,560 430,614 500,636 570,614 614,560 626,470 622,380 600,312 556,280 500,270 444,280 400,312 376,400',
      {
        ...felt,
        outline: 9,
        spacing: 12,
        flow: 1.3,
        mix: 0.6,
        longest: 120,
        darkRange: [0.64, 0.2],
        lightRange: [0.58, 0.92],
      },
    );
    for (const fold of [
      '372,330 400,262 460,222 520,214',
      '628,330 606,280 560,240',
      '392,650 450,706 530,716',
      '374,560 396,620 450,664',
    ]) {
      sheet.line(fold, 4, felt.light ?? 'cream');
    }
  }
  if (person.hat === 'beret') {
    sheet.form('352,300 300,262 312,206 390,168 500,150 620,164 700,214 706,270 656,304 580,284 500,276 420,284', {
      ...felt,
      outline: 9,
      spacing: 12,
      flow: 0.1,
      mix: 0.6,
      darkRange: [0.62, 0.2],
      lightRange: [0.6, 0.95],
    });
    sheet.form('366,312 430,282 500,274 570,282 636,312 630,332 568,306 500,298 432,306 372,332', {
      ...felt,
      outline: 6,
      spacing: 9,
      flow: 0,
    });
    sheet.line('506,152 512,132', { width: 8, taper: 0.1 }, 'ink');
  }
  if (person.hat === 'cap') {
    sheet.form('362,318 366,240 420,180 500,164 580,180 634,240 638,318 500,286', {
      ...felt,
      outline: 9,
      spacing: 12,
      flow: 1.57,
      mix: 0.4,
      darkRange: [0.62, 0.2],
      lightRange: [0.58, 0.92],
    });
    sheet.line('500,168 500,280', 3, 'ink');
    sheet.form('356,330 410,292 500,280 590,292 644,330 660,364 590,340 500,332 410,340 340,364', {
      ...felt,
      outline: 8,
      spacing: 10,
      flow: 0,
      lightRange: [0.5, 0.9],
    });
    sheet.dot({ x: 500, y: 168, r: 10, ry: 7 }, 'ink');
    sheet.form(ellipse({ x: 500, y: 238, r: 34, ry: 28 }), {
      base: 'ochre',
      light: 'gold',
      dark: 'brown',
      outline: 5,
      spacing: 8,
    });
  }
}

export function drawGlasses(sheet: Sheet) {
  for (const g of [-1, 1]) {
    const e = sheet.outline(ellipse({ x: 500 + g * 68, y: 428, r: 50, ry: 44 }));
    sheet.paint(brush([...e, ...e.slice(0, 3)], sheet.scaled(3.4), { taper: 0, min: 1 }), 'ink');
  }
  sheet.line('482,420 500,414 518,420', { width: 4, taper: 0.02 }, 'ink');
  for (const g of [-1, 1]) {
    sheet.line(`${500 + g * 116},420 ${500 + g * 140},412`, { width: 4, taper: 0.02 }, 'ink');
  }
}
