import type { Coat, Sheet } from '../engine/sheet.ts';
import { castShadow, feathers } from './animal-parts.ts';
import { coatOf } from './coats.ts';
import type { Look } from './coats.ts';

/** The horn of beak and webbed feet. */
const beak: Coat = { base: 'ochre', light: 'gold', dark: 'brown' };

/** On land the body comes down to the ground: a duck's legs are short. */
export function duck(sheet: Sheet, look: Look) {
  if (!look.isStanding) return drawDuck(sheet, look);
  if (look.hasShadow !== false) castShadow(sheet, { x: 500, y: 614, rx: 210, ry: 11 });
  sheet.warped(
    ({ x, y }) => ({ x, y: y + 88 }),
    () => drawDuck(sheet, look),
  );
}

/** Short and thick, set far back, with a web between three toes. */
function drawDuckLegs(sheet: Sheet) {
  for (const x of [500, 580]) {
    for (const [width, ink] of [
      [13, 'ink'],
      [9.5, 'ochre'],
    ] as const)
      sheet.line(`${x},430 ${x + 3},480 ${x},508`, { width, taper: 0.03 }, ink);
    sheet.form(
      `${x + 10},500 ${x - 14},508 ${x - 50},514 ${x - 84},526c ${x - 58},525 ${x - 50},534c ${x - 30},527 ${x - 12},536c ${x + 2},524 ${x + 26},526c ${x + 18},510`,
      { ...beak, outline: 4, spacing: 7 },
    );
    for (const toe of [`${x},508 ${x - 30},518 ${x - 50},530`, `${x + 2},510 ${x - 8},524 ${x - 13},532`])
      sheet.line(toe, 2.4, 'brown');
  }
}

function drawDuck(sheet: Sheet, look: Look) {
  const isDrake = !look.isWhiteDuck;
  const coat = coatOf(look.coat ?? (isDrake ? 'grey' : 'white'));
  const body =
    '250,330 300,300 372,300 470,290 580,296 680,300 760,282 812,262c 800,310 780,360 740,402 670,440 560,458 440,458 340,440 270,404 236,366';
  if (look.isStanding) drawDuckLegs(sheet);
  feathers(
    sheet,
    [
      [720, 330, 120, -0.42, 30],
      [716, 346, 130, -0.3, 30],
      [706, 362, 130, -0.18, 28],
    ],
    { coat: isDrake ? { base: 'cream', light: null, dark: 'brown' } : coat },
  );
  if (isDrake) {
    for (const z of ['742,296 780,274 792,250 776,240', '756,304 800,290 818,262 804,246']) {
      sheet.line(z, { width: 6, taper: 0.2 }, 'ink');
    }
  }
  sheet.form(body, {
    ...coat,
    texture: 'scallop',
    size: 25,
    angle: 0.1,
    darkRange: [0.75, 0.25],
    lightRange: [0.6, 0.95],
    outline: 8,
    bumps: [[330, 380, 80, 60, 0.2]],
    patches: isDrake
      ? [
          { outline: '230,320 330,296 370,340 350,410 300,446 230,400', base: 'brown', light: 'tan', dark: 'ink' },
          { outline: '700,280 830,250 800,400 690,440', base: 'ink', light: 'grey', dark: null },
        ]
      : [],
  });
  drawDuckWing(sheet, { coat, isDrake });
  drawDuckHead(sheet, { coat, isDrake });
}

export function goose(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'white');
  const wing = coatOf(look.wing ?? coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 520, y: 616, rx: 190, ry: 11 });
  drawGooseLegs(sheet);
  feathers(
    sheet,
    [
      [740, 352, 140, -0.3, 36],
      [736, 372, 146, -0.16, 36],
      [724, 392, 140, -0.02, 34],
    ],
    { coat },
  );
  sheet.form(
    '300,130 334,136 350,164 344,210 334,260 344,300 390,310 480,300 590,302 690,322 780,336 790,356 760,410 700,462 610,502 510,512 420,496 350,450 312,390 298,330 290,270 288,214 276,180 268,156 278,136',
    {
      ...coat,
      outline: 8,
      bumps: [
        [420, 400, 100, 90, 0.25],
        [640, 400, 90, 70, 0.12],
      ],
      guides: [
        '310,160 316,230 316,300',
        '320,300 350,380 420,460',
        '400,320 560,316 740,344',
        '400,420 520,460 660,450',
        '290,180 300,260 310,330',
      ],
      mix: 0.3,
      spacing: 10,
      shortest: 14,
      longest: 50,
      darkRange: [0.68, 0.15],
    },
  );
  sheet.form('420,340 500,318 610,330 720,360 790,380 730,416 640,444 540,446 462,420 420,380', {
    ...wing,
    texture: 'scallop',
    size: 28,
    angle: 0.2,
    darkRange: [0.9, 0.25],
    outline: 6.5,
    bumps: [[470, 380, 60, 50, 0.2]],
  });
  feathers(
    sheet,
    [
      [560, 430, 180, 0.05, 34],
      [552, 410, 220, -0.01, 34],
      [548, 390, 244, -0.06, 34],
    ],
    { coat: wing },
  );
  drawGooseHead(sheet);
}

function drawDuckHead(sheet: Sheet, { coat, isDrake }: { coat: Coat; isDrake: boolean }) {
  sheet.form(
    '262,150 310,142 350,162 362,200 350,240 344,280 362,310 330,340 280,340 246,334 254,292 262,258 244,232 232,204 238,172',
    {
      ...(isDrake ? { base: 'pine', light: 'leaf', dark: 'ink' } : coat),
      outline: 7,
      spacing: 8.5,
      flow: 1.7,
      mix: 0.5,
      longest: 40,
      darkRange: [0.6, 0.1],
      lightRange: [0.62, 0.92],
      bumps: [[290, 200, 40, 36, 0.15]],
    },
  );
  if (isDrake)
    sheet.form('250,306 290,316 350,300 360,314 330,334 284,342 246,330', {
      base: 'cream',
      light: null,
      dark: 'brown',
      outline: 3,
      spacing: 7,
    });
  sheet.form('240,192 214,198 180,214 154,226 150,238 172,246 210,242 246,236', {
    ...beak,
    outline: 5,
    spacing: 7,
    flow: 0.2,
  });
  sheet.line('156,234 190,230 226,226 244,222', 2.4, 'ink');
  sheet.dot({ x: 200, y: 210, r: 3, ry: 2 }, 'ink');
  sheet.dot({ x: 282, y: 190, r: 10 }, isDrake ? 'gold' : 'ink');
  sheet.dot({ x: 282, y: 190, r: 7.5 }, 'ink');
  sheet.dot({ x: 279, y: 187, r: 2.6 }, 'cream');
}

function drawDuckWing(sheet: Sheet, { coat, isDrake }: { coat: Coat; isDrake: boolean }) {
  sheet.form('380,316 470,300 580,312 680,334 740,352 690,384 600,410 500,412 420,392 378,356', {
    ...(isDrake ? { base: 'bone', light: 'cream', dark: 'brown' } : coat),
    texture: 'scallop',
    size: 24,
    angle: 0.15,
    darkRange: [0.85, 0.3],
    outline: 6,
    bumps: [[430, 350, 60, 40, 0.2]],
  });
  feathers(
    sheet,
    [
      [520, 396, 190, 0, 28],
      [510, 378, 220, -0.05, 28],
      [506, 360, 236, -0.09, 28],
    ],
    { coat: isDrake ? { base: 'brown', light: 'tan', dark: 'ink' } : coat },
  );
  if (isDrake) {
    sheet.form('560,392 628,384 668,392 640,408 576,412', {
      base: 'teal',
      light: 'sky',
      dark: 'ink',
      outline: 4,
      spacing: 7,
      flow: 0,
    });
  }
}

function drawGooseLegs(sheet: Sheet) {
  for (const x of [480, 566]) {
    sheet.line(`${x},480 ${x + 4},540 ${x},594`, { width: 11, taper: 0.05 }, 'ink');
    sheet.line(`${x},480 ${x + 4},540 ${x},594`, { width: 7.6, taper: 0.05 }, 'ochre');
    sheet.form(`${x + 4},588 ${x - 30},598 ${x - 74},612c ${x - 46},617 ${x - 24},621c ${x},614 ${x + 24},618c`, {
      ...beak,
      outline: 4,
      spacing: 7,
    });
  }
}

/** Beak, nostril and eye. */
function drawGooseHead(sheet: Sheet) {
  sheet.form('272,150 240,158 212,174 206,188 228,194 262,190 284,182', {
    ...beak,
    outline: 5,
    spacing: 7,
    flow: 0.3,
  });
  sheet.line('212,184 240,178 268,174', 2.4, 'ink');
  sheet.dot({ x: 244, y: 166, r: 3, ry: 2 }, 'ink');
  sheet.dot({ x: 304, y: 158, r: 9 }, 'ochre');
  sheet.dot({ x: 304, y: 158, r: 6 }, 'ink');
  sheet.dot({ x: 302, y: 156, r: 2.2 }, 'cream');
}
