import { ellipse } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Person } from './people.ts';

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
}

export function drawFrontHair(sheet: Sheet, person: Person, hair: Coat) {
  // front hair / hats
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
}
