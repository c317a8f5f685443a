import type { Coat, Sheet } from '../engine/sheet.ts';
import { createRandom } from '../engine/random.ts';
import type { Person } from './people.ts';
import { mixed } from './skins-and-hair.ts';
import type { Skin } from './skins-and-hair.ts';

export function drawNeck(sheet: Sheet, skin: Skin) {
  sheet.form('424,560 576,560 586,660 640,720 500,780 360,720 414,660', {
    ...skin,
    outline: 7,
    spacing: 12,
    flow: 1.3,
    darkRange: [0.7, 0.25],
    lightRange: [0.8, 1],
  });
  sheet.shape('430,590 500,640 570,590 580,640 500,690 420,640', skin.dark);
}

export function drawFace(sheet: Sheet, person: Person, { skin, hair, name }: { skin: Skin; hair: Coat; name: string }) {
  // ears
  if (!(person.style === 'long' || person.style === 'bob' || person.hat === 'scarf')) {
    for (const g of [-1, 1]) {
      sheet.form(
        `${500 + g * 128},400 ${500 + g * 152},392 ${500 + g * 164},424 ${500 + g * 152},474 ${500 + g * 130},486`,
        { ...skin, outline: 6, spacing: 9 },
      );
    }
  }
  // face
  const soft = mixed(
    skin.base,
    skin.dark === 'ink' ? '#2A1A16' : skin.dark,
    person.isOld || person.beard ? 0.55 : 0.34,
  );
  sheet.form(
    '500,262 572,272 618,322 634,400 628,480 604,556 556,612 500,626 444,612 396,556 372,480 366,400 382,322 428,272',
    {
      ...skin,
      dark: soft,
      outline: 8,
      spacing: 12,
      flow: 1.2,
      mix: 0.6,
      shortest: 16,
      longest: 70,
      darkRange: [0.3, 0.02],
      lightRange: [0.86, 1.08],
      bumps: [
        [430, 490, 46, 40, 0.12],
        [570, 490, 46, 40, 0.12],
        [500, 470, 24, 60, 0.1],
      ],
      depth: 1.1,
    },
  );
  // cheeks
  for (const g of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      sheet.line(
        `${500 + g * (62 + i * 2)},${490 + i * 10} ${500 + g * 84},${484 + i * 10} ${500 + g * (106 - i * 3)},${490 + i * 10}`,
        3.2,
        person.skin === 'deep' || person.skin === 'brown' ? 'rust' : 'blush',
      );
    }
  }
  // brows, eyes
  const bc = person.hair === 'white' || person.hair === 'grey' ? 'grey' : person.hair === 'blond' ? 'brown' : hair.base;
  for (const g of [-1, 1]) {
    sheet.line(`${500 + g * 32},392 ${500 + g * 66},376 ${500 + g * 100},392`, { width: 8, taper: 0.5 }, bc);
    sheet.shape(
      `${500 + g * 36},430 ${500 + g * 52},416 ${500 + g * 74},414 ${500 + g * 94},428 ${500 + g * 76},440 ${500 + g * 52},440`,
      'cream',
    );
    sheet.dot({ x: 500 + g * 66, y: 427, r: 12.5 }, 'ink');
    sheet.dot({ x: 500 + g * 66 - 4, y: 422, r: 4 }, 'cream');
    sheet.line(
      `${500 + g * 32},432 ${500 + g * 54},411 ${500 + g * 80},411 ${500 + g * 102},430`,
      { width: 5, taper: 0.4 },
      'ink',
    );
    if (person.isOld) {
      sheet.line(`${500 + g * 106},424 ${500 + g * 118},416`, 2.6, skin.dark);
      sheet.line(`${500 + g * 108},434 ${500 + g * 122},434`, 2.6, skin.dark);
      sheet.line(`${500 + g * 44},452 ${500 + g * 66},460 ${500 + g * 88},452`, 2.6, skin.dark);
    }
  }
  // nose, mouth
  sheet.line('508,424 520,470 532,498 520,514 500,518', { width: 4.4, taper: 0.4 }, skin.dark);
  sheet.line('474,506 484,516 496,516', 4, skin.dark);
  sheet.line('486,440 484,476 480,496', 3, skin.light || 'cream');
  if (person.beard === 'full')
    sheet.form(
      '372,462 392,500 410,520 450,534 500,538 550,534 590,520 608,500 628,462 626,560 596,640 548,684 500,696 452,684 404,640 374,560',
      {
        ...hair,
        outline: 7,
        spacing: 10,
        flow: 1.5,
        mix: 0.2,
        shortest: 14,
        longest: 54,
        wobble: 0.5,
        darkRange: [0.68, 0.2],
        lightRange: [0.6, 0.95],
      },
    );
  if (person.beard === 'goatee')
    sheet.form('452,556 500,566 548,556 546,610 500,646 454,610', { ...hair, outline: 5, spacing: 9, flow: 1.57 });
  if (person.beard === 'stubble') {
    const random = createRandom(`stub${name}`);
    for (let i = 0; i < 90; i++) {
      const a = 0.25 + random() * 2.64;
      const rr = 0.82 + random() * 0.16;
      const x = 500 + Math.cos(a) * 128 * rr;
      const y = 490 + Math.sin(a) * 130 * rr;
      if (y > 536) sheet.line(`${x},${y} ${x + 2},${y + 8}`, 1.6, mixed(skin.base, '#5F4A3E', 0.45));
    }
  }
  if (person.beard === 'mustache' || person.beard === 'full') {
    sheet.form('500,530 530,522 572,536 600,560c 560,566 528,562 500,552 472,562 440,566 400,560c 428,536 470,522', {
      ...hair,
      outline: 5,
      spacing: 9,
      flow: 0.1,
      wobble: 0.5,
      darkRange: [0.7, 0.2],
    });
  } else if (person.beard === 'goatee') sheet.line('448,546 500,536 552,546', 6, hair.base);
  if (person.beard === 'full' || person.beard === 'mustache') {
    sheet.line('462,574 500,584 538,574', 5, person.beard === 'full' && person.hair === 'black' ? 'rose' : 'oxblood');
  } else {
    sheet.shape('446,556 476,562 500,560 524,562 554,556 530,584 500,592 470,584', 'cream');
    sheet.line('438,552 470,562 500,560 530,562 562,552', { width: 4.4, taper: 0.4 }, 'ink');
    sheet.line(
      '452,560 474,586 500,594 526,586 548,560',
      { width: 4.6, taper: 0.3 },
      person.style && !person.beard ? 'red' : 'oxblood',
    );
  }
  if (person.isOld || person.beard) {
    for (const g of [-1, 1]) {
      sheet.line(`${500 + g * 58},516 ${500 + g * 74},534 ${500 + g * 74},556`, 3, skin.dark);
    }
  }
}
