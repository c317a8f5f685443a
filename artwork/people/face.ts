import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Person } from './person.ts';
import { mixed } from './skins-and-hair.ts';
import type { Skin } from './skins-and-hair.ts';

type Tones = { skin: Skin; hair: Coat; name: string };

const sides = [-1, 1] as const;
const overEars = new Set<Person['style'] | Person['hat']>(['long', 'bob', 'wavy', 'fringe', 'curls', 'scarf', 'hijab']);

export function drawNeck(sheet: Sheet, skin: Skin) {
  sheet.form('424,560 576,560 586,660 640,720 500,780 360,720 414,660', {
    ...skin,
    dark: mixed(skin.base, skin.dark === 'ink' ? '#2A1A16' : skin.dark, 0.55),
    outline: 7,
    spacing: 12,
    flow: 1.3,
    darkRange: [0.7, 0.25],
    lightRange: [0.8, 1],
  });
  // the shade of the chin: the skin's own, darker
  sheet.shape(
    '430,590 500,640 570,590 580,640 500,690 420,640',
    mixed(skin.base, skin.dark === 'ink' ? '#2A1A16' : skin.dark, 0.5),
  );
}

export function drawFace(sheet: Sheet, person: Person, tones: Tones) {
  const { skin } = tones;
  if (!overEars.has(person.style) && !overEars.has(person.hat)) drawEars(sheet, person, skin);
  const lined = person.isOld || person.beard ? 0.55 : 0.34;
  sheet.form(
    '500,262 572,272 618,322 634,400 628,480 604,556 556,612 500,626 444,612 396,556 372,480 366,400 382,322 428,272',
    {
      ...skin,
      dark: mixed(skin.base, skin.dark === 'ink' ? '#2A1A16' : skin.dark, lined),
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
  drawCheeks(sheet, person, skin);
  for (const side of sides) drawEye(sheet, person, { ...tones, side });
  drawNose(sheet, person, skin);
  drawBeard(sheet, person, tones);
  drawMouth(sheet, person);
  if (person.isOld || person.beard) {
    for (const g of sides) {
      sheet.line(`${500 + g * 58},516 ${500 + g * 74},534 ${500 + g * 74},556`, 3, skin.dark);
    }
  }
}

function drawEars(sheet: Sheet, { earrings }: Person, skin: Skin) {
  for (const g of sides) {
    sheet.form(
      `${500 + g * 128},400 ${500 + g * 152},392 ${500 + g * 164},424 ${500 + g * 152},474 ${500 + g * 130},486`,
      { ...skin, outline: 6, spacing: 9 },
    );
    if (!earrings) continue;
    sheet.dot({ x: 500 + g * 150, y: 496, r: 15, ry: 19 }, 'ink');
    sheet.dot({ x: 500 + g * 150 - 1, y: 495, r: 11, ry: 15 }, earrings);
    sheet.dot({ x: 500 + g * 150 - 4, y: 490, r: 4 }, 'cream');
  }
}

function drawCheeks(sheet: Sheet, person: Person, skin: Skin) {
  for (const g of sides) {
    for (let i = 0; i < 4; i++) {
      sheet.line(
        `${500 + g * (62 + i * 2)},${490 + i * 10} ${500 + g * 84},${484 + i * 10} ${500 + g * (106 - i * 3)},${490 + i * 10}`,
        3.2,
        person.skin === 'deep' || person.skin === 'brown' ? 'rust' : 'blush',
      );
    }
  }
  if (!person.hasFreckles) return;
  const random = createRandom('freckles');
  for (let i = 0; i < 34; i++) {
    const x = 408 + random() * 184;
    const y = 462 + random() * 46 + Math.abs(x - 500) * 0.06;
    sheet.dot({ x, y, r: 2 + random() * 1.8 }, skin.dark);
  }
}

const brows = {
  arched: { line: [32, 392, 66, 376, 100, 392], width: 8 },
  thin: { line: [34, 386, 72, 366, 104, 384], width: 5 },
  straight: { line: [30, 386, 66, 380, 102, 384], width: 9 },
  bushy: { line: [26, 394, 66, 374, 108, 396], width: 13 },
} as const;

function drawEye(sheet: Sheet, person: Person, { skin, hair, side }: Tones & { side: 1 | -1 }) {
  const at = (x: number) => 500 + side * x;
  const isPale = person.hair === 'white' || person.hair === 'grey';
  const browInk = isPale ? 'grey' : person.hair === 'blond' ? 'brown' : hair.base;
  const { line, width } = brows[person.brows ?? 'arched'];
  sheet.line(
    `${at(line[0])},${line[1]} ${at(line[2])},${line[3]} ${at(line[4])},${line[5]}`,
    { width, taper: 0.5 },
    browInk,
  );
  switch (person.eyes ?? 'open') {
    case 'open':
      sheet.shape(`${at(36)},430 ${at(52)},416 ${at(74)},414 ${at(94)},428 ${at(76)},440 ${at(52)},440`, 'cream');
      drawIris(sheet, { x: at(66), y: 427, r: 12.5, iris: person.iris });
      sheet.line(`${at(32)},432 ${at(54)},411 ${at(80)},411 ${at(102)},430`, { width: 5, taper: 0.4 }, 'ink');
      break;
    case 'round':
      sheet.shape(
        `${at(36)},428 ${at(48)},412 ${at(70)},406 ${at(90)},416 ${at(96)},428 ${at(80)},442 ${at(54)},442`,
        'cream',
      );
      drawIris(sheet, { x: at(66), y: 426, r: 14.5, iris: person.iris });
      sheet.line(`${at(32)},430 ${at(48)},408 ${at(76)},403 ${at(102)},424`, { width: 6, taper: 0.4 }, 'ink');
      for (const [x, y, dx, dy] of [
        [84, 407, 9, -10],
        [96, 416, 12, -8],
        [102, 426, 13, -3],
      ] as const) {
        sheet.line(`${at(x)},${y} ${at(x + dx)},${y + dy}`, { width: 3, taper: 0.6 }, 'ink');
      }
      break;
    case 'almond':
      sheet.shape(`${at(34)},434 ${at(54)},420 ${at(78)},416 ${at(104)},420 ${at(80)},436 ${at(54)},440`, 'cream');
      drawIris(sheet, { x: at(68), y: 427, r: 11.5, iris: person.iris });
      sheet.line(`${at(30)},436 ${at(54)},417 ${at(80)},411 ${at(114)},414`, { width: 6, taper: 0.45 }, 'ink');
      sheet.line(`${at(56)},400 ${at(80)},397 ${at(98)},402`, 2.4, skin.dark);
      break;
    case 'deep':
      sheet.shape(`${at(40)},430 ${at(54)},421 ${at(76)},420 ${at(94)},430 ${at(76)},438 ${at(54)},438`, 'cream');
      drawIris(sheet, { x: at(66), y: 429, r: 10, iris: person.iris });
      sheet.line(`${at(32)},428 ${at(56)},416 ${at(80)},416 ${at(106)},434`, { width: 6, taper: 0.4 }, 'ink');
      sheet.line(`${at(38)},412 ${at(64)},402 ${at(98)},412`, 3, skin.dark);
      break;
  }
  if (person.isOld) {
    sheet.line(`${at(106)},424 ${at(118)},416`, 2.6, skin.dark);
    sheet.line(`${at(108)},434 ${at(122)},434`, 2.6, skin.dark);
    sheet.line(`${at(44)},452 ${at(66)},460 ${at(88)},452`, 2.6, skin.dark);
  }
}

function drawIris(sheet: Sheet, { x, y, r, iris }: { x: number; y: number; r: number; iris?: Ink }) {
  sheet.dot({ x, y, r }, 'ink');
  if (iris) {
    sheet.dot({ x, y, r: r * 0.78 }, iris);
    sheet.dot({ x, y, r: r * 0.45 }, 'ink');
  }
  sheet.dot({ x: x - 4, y: y - 5, r: 4 }, 'cream');
}

function drawNose(sheet: Sheet, { nose = 'straight' }: Person, skin: Skin) {
  switch (nose) {
    case 'straight':
      sheet.line('508,424 520,470 532,498 520,514 500,518', { width: 4.4, taper: 0.4 }, skin.dark);
      sheet.line('474,506 484,516 496,516', 4, skin.dark);
      sheet.line('486,440 484,476 480,496', 3, skin.light);
      break;
    case 'broad':
      sheet.line('512,446 520,478 546,496 540,516 518,516', { width: 4.8, taper: 0.35 }, skin.dark);
      sheet.line('462,500 458,512 474,518 486,514', { width: 4.6, taper: 0.35 }, skin.dark);
      sheet.line('488,518 502,523 516,518', 4, skin.dark);
      sheet.line('488,446 490,478 486,500', 4, skin.light);
      break;
    case 'long':
      sheet.line('510,412 518,466 536,508 522,526 500,526', { width: 5, taper: 0.4 }, skin.dark);
      sheet.line('472,512 482,524 496,526', 4, skin.dark);
      sheet.line('488,424 484,474 480,506', 3.6, skin.light);
      break;
    case 'small':
      sheet.line('514,470 526,494 516,506 502,508', { width: 4, taper: 0.4 }, skin.dark);
      sheet.line('482,502 490,508', 4, skin.dark);
      sheet.line('490,462 488,482 486,494', 3, skin.light);
      break;
  }
}

function drawBeard(sheet: Sheet, { beard }: Person, { skin, hair, name }: Tones) {
  if (beard === 'full' || beard === 'long') {
    const outline =
      beard === 'full'
        ? '372,462 392,500 410,520 450,534 500,538 550,534 590,520 608,500 628,462 626,560 596,640 548,684 500,696 452,684 404,640 374,560'
        : '372,452 392,500 410,520 450,534 500,538 550,534 590,520 608,500 628,452 636,580 612,690 560,772 500,800 440,772 388,690 364,580';
    sheet.form(outline, {
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
    });
  }
  if (beard === 'goatee') {
    sheet.form('452,556 500,566 548,556 546,610 500,646 454,610', { ...hair, outline: 5, spacing: 9, flow: 1.57 });
  }
  if (beard === 'stubble') {
    const random = createRandom(`stub${name}`);
    for (let i = 0; i < 90; i++) {
      const angle = 0.25 + random() * 2.64;
      const away = 0.82 + random() * 0.16;
      const x = 500 + Math.cos(angle) * 128 * away;
      const y = 490 + Math.sin(angle) * 130 * away;
      if (y > 536) sheet.line(`${x},${y} ${x + 2},${y + 8}`, 1.6, mixed(skin.base, '#5F4A3E', 0.45));
    }
  }
  if (beard === 'goatee') sheet.line('448,546 500,536 552,546', 6, hair.base);
  if (beard === 'mustache' || beard === 'full' || beard === 'long') {
    sheet.form('500,530 530,522 572,536 600,560c 560,566 528,562 500,552 472,562 440,566 400,560c 428,536 470,522', {
      ...hair,
      outline: 5,
      spacing: 9,
      flow: 0.1,
      wobble: 0.5,
      darkRange: [0.7, 0.2],
    });
  }
}

function drawMouth(sheet: Sheet, person: Person) {
  const { beard, mouth = 'grin' } = person;
  if (beard === 'full' || beard === 'mustache' || beard === 'long') {
    sheet.line('462,574 500,584 538,574', 5, beard !== 'mustache' && person.hair === 'black' ? 'rose' : 'oxblood');
    return;
  }
  const lips: Ink = person.lips ?? (person.style && !beard ? 'red' : 'oxblood');
  switch (mouth) {
    case 'grin':
      sheet.shape('446,556 476,562 500,560 524,562 554,556 530,584 500,592 470,584', 'cream');
      sheet.line('438,552 470,562 500,560 530,562 562,552', { width: 4.4, taper: 0.4 }, 'ink');
      sheet.line('452,560 474,586 500,594 526,586 548,560', { width: 4.6, taper: 0.3 }, lips);
      break;
    case 'smile':
      sheet.line('436,554 466,570 500,576 534,570 564,554', { width: 5.4, taper: 0.4 }, 'ink');
      sheet.line('468,582 500,592 532,582', { width: 6, taper: 0.5 }, lips);
      sheet.line('430,546 438,556', 3.6, 'ink');
      sheet.line('570,546 562,556', 3.6, 'ink');
      break;
    case 'full':
      sheet.shape('448,562 474,550 490,547 500,551 510,547 526,550 552,562 530,586 500,596 470,586', lips);
      sheet.shape('458,562 480,560 500,562 520,560 542,562 524,574 500,577 476,574', 'cream');
      sheet.line('442,560 472,561 500,564 528,561 558,560', { width: 3.4, taper: 0.4 }, 'ink');
      sheet.line('482,587 500,590 514,587', 2.6, 'rose');
      break;
    case 'calm':
      sheet.line('452,566 478,570 500,568 522,570 548,564', { width: 5, taper: 0.4 }, 'ink');
      sheet.shape('470,571 486,570 500,572 514,570 530,571 516,583 500,586 484,583', lips);
      break;
  }
}
