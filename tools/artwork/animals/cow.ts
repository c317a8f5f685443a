import { brush, flippedLine, mirrored, nth, placed, spline, toPoints } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import { castShadow } from './animal-parts.ts';
import { coatOf, creaseOf, patchesOf, shade } from './coats.ts';
import type { Look, Sex } from './coats.ts';

const cowHead = '0,-104 26,-103 48,-88 57,-58 55,-28 46,14 38,46 42,74 44,96 34,114 14,122 0,123';

const horns = {
  short: '30,-98 58,-112 80,-130 90,-158c 104,-126 92,-100 52,-82',
  lyre: '28,-96 60,-110 92,-124 112,-156 116,-196 136,-232c 148,-190 142,-148 122,-112 90,-90 50,-80',
  wide: '28,-94 70,-100 120,-98 168,-110 200,-142 214,-190c 232,-146 216,-104 178,-80 120,-72 48,-76',
};

const back =
  '396,146 470,170 600,172 700,156 760,146 818,150 866,178 890,240 892,318 874,384 884,430 872,482 866,545 874,580 878,606c 812,606c 818,580 830,548 832,492 820,440 786,404 752,390 714,412 668,440 600,454 500,456 440,442 416,436 410,474 404,498 404,548 412,582 412,606c 350,606c 354,580 364,550 360,502 354,480 344,446 326,418';
/** A bull carries a crest on his neck and a deep chest. */
const fronts = {
  standing: ['240,150 300,138 352,136', '288,406 246,378 216,336 186,280 200,200'],
  bull: ['226,132 286,108 340,112', '296,438 244,420 206,366 180,288 192,190'],
  grazing: ['262,214 296,164 344,138', '308,430 274,470 240,520 190,520 166,470 176,400 214,300'],
} as const;

/** Shoulder, hip, belly and the hollow of the flank, for the light. */
const bumps = [
  [372, 290, 70, 120, 0.22, 0.1],
  [330, 380, 60, 50, 0.12],
  [806, 250, 80, 90, 0.2],
  [770, 340, 60, 70, 0.12],
  [560, 350, 190, 80, 0.12],
  [742, 162, 30, 26, 0.12],
  [455, 190, 40, 60, -0.1],
  [690, 300, 46, 100, -0.14],
] as const;
/** Which way the hair lies. */
const guides = [
  '300,150 330,220 345,330 360,420',
  '470,180 600,190 740,170',
  '420,300 560,330 680,330',
  '440,430 560,440 680,420',
  '800,180 850,260 850,360 850,420',
  '760,200 790,300 800,380',
  '380,440 382,600',
  '850,440 845,600',
  '230,200 250,280 290,380',
];

function bodyOf(sex: Sex, isGrazing: boolean): string {
  const [neck, chest] = fronts[isGrazing ? 'grazing' : sex === 'male' ? 'bull' : 'standing'];
  return `${neck} ${back} ${chest}`;
}

/** A calf is short, thin in the belly and high on its legs: an outline of the cow, made into that of a calf. */
function asCalf(line: Line): Point[] {
  return toPoints(line).map(({ x, y, corner }) => {
    const isBelly = x > 424 && x < 790 && y > 384 && y < 470;
    return { x: calfX(x), y: y - (isBelly ? 52 : 0) + (y < 180 ? 22 : 0), corner };
  });
}

function calfX(x: number): number {
  return 70 + (x <= 352 ? x : 352 + (x - 352) * 0.7);
}

function drawUdder(sheet: Sheet, isFull: boolean) {
  const carving = { base: 'rose', light: 'cream', dark: 'rust', outline: 3, spacing: 7 } as const;
  if (isFull)
    sheet.form(
      '660,430 700,420 748,400 764,430 756,462 738,470 734,486 724,486 720,472 700,470 694,486 684,484 680,466 664,452',
      carving,
    );
  else
    sheet.form(
      '690,426 720,410 752,396 762,418 752,440 742,444 738,458 730,457 728,445 712,443 706,454 699,452 698,438',
      carving,
    );
}

export function cow(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'red');
  const far = shade(coat);
  const sex = look.sex ?? 'female';
  if (look.pose === 'lying') return lyingCow(sheet, look);
  const isGrazing = look.pose === 'grazing';
  const isCalf = sex === 'young';
  const grown = (line: Line) => (isCalf ? asCalf(line) : line);
  const hx = (isGrazing ? 196 : 212) + (isCalf ? 70 : 0);
  const hy = isGrazing ? 492 : 238;
  const rot = isGrazing ? 0.2 : -0.07;
  if (look.hasShadow !== false) castShadow(sheet, { x: isCalf ? 590 : 600, y: 612, rx: isCalf ? 240 : 330, ry: 12 });
  // far legs
  sheet.form(
    grown('806,360 838,400 800,440 800,500 800,556 806,590 808,600c 760,600c 764,576 768,540 766,490 756,440 744,400'),
    { ...far, outline: 5, spacing: 10 },
  );
  sheet.form(
    grown('420,400 470,410 466,470 462,500 462,550 470,584 470,598c 420,598c 424,574 428,540 424,500 418,460 400,420'),
    { ...far, outline: 5, spacing: 10 },
  );
  // tail
  sheet.form(
    grown(
      '862,180 884,196 902,250 906,320 904,400 916,440 922,490 908,520 892,500 884,460 892,420 890,320 884,250 868,214',
    ),
    { ...coat, outline: 4, spacing: 8, flow: 1.57 },
  );
  sheet.form(grown('898,404 914,430 924,474 920,520 906,548 890,520 884,474 890,430'), {
    ...(look.tailtip ? coatOf(look.tailtip) : { base: 'ink', light: 'grey', dark: null }),
    outline: 3,
    spacing: 7,
    flow: 1.5,
  });
  if (sex === 'female') drawUdder(sheet, look.isDairy ?? false);
  if (sex === 'male') {
    sheet.form('752,400 776,404 784,436 778,470 764,478 752,466 746,434', { ...far, outline: 3.4, spacing: 7 });
  }
  if (sex === 'male' || sex === 'castrated') {
    sheet.form('552,440 592,440 600,462 584,474 560,466', { ...coat, outline: 3, spacing: 7 });
  }
  const body = grown(bodyOf(sex, isGrazing));
  sheet.form(body, {
    ...coat,
    patches: patchesOf(look.patches).map((patch) => ({ ...patch, outline: grown(patch.outline) })),
    bumps: isCalf ? bumps.map(([x, y, rx, ...rest]) => [calfX(x), y, rx * 0.7, ...rest] as const) : bumps,
    guides: guides.map(grown),
    mix: 0.25,
    spacing: 10.5,
    longest: 90,
    darkRange: [0.62, 0.12],
    lightRange: [0.64, 0.98],
    outline: 8,
    over: () => {
      const dk = creaseOf(coat);
      sheet.line(grown('420,434 404,410 404,380 412,350'), 3, dk);
      sheet.line(grown('756,392 744,356 748,320 762,290'), 3.4, dk);
      sheet.line(grown('330,416 310,380 304,330'), 2.6, dk);
    },
  });
  if (look.isShaggy) {
    drawLocks(sheet, body, { coat });
  }
  // hooves
  for (const [x, y] of [
    [350, 606],
    [814, 606],
  ] as const) {
    sheet.form(grown(`${x + 2},${y - 26} ${x + 56},${y - 26} ${x + 62},${y}c ${x - 2},${y}c`), {
      base: 'ink',
      light: 'grey',
      dark: null,
      outline: 2,
      spacing: 6,
    });
  }
  drawHead(sheet, look, { hx, hy, rot });
}

/** The head looks at you, or down into the grass. */
function drawHead(sheet: Sheet, look: Look, { hx, hy, rot }: { hx: number; hy: number; rot: number }) {
  const coat = coatOf(look.coat ?? 'red');
  const k = look.sex === 'young' ? 1.24 : 1.02;
  const local = (p: Line) => placed(p, { x: hx, y: hy, scale: k, angle: rot });
  const hc = coatOf(look.face ?? coat);
  const ear = '44,-84 76,-104 112,-104 140,-88 146,-72 122,-58 84,-54 50,-58';
  if (look.hasHorns !== false && look.sex !== 'young') {
    const horn = horns[look.horns ?? 'short'];
    for (const e of [horn, flippedLine(horn)]) {
      sheet.form(local(e), { base: 'bone', light: 'cream', dark: 'brown', outline: 4, spacing: 7 });
    }
  }
  for (const e of [ear, flippedLine(ear)]) {
    sheet.form(local(e), { ...hc, outline: 4.5, spacing: 7 });
  }
  for (const e of ['62,-78 92,-90 124,-80 96,-66', '-62,-78 -92,-90 -124,-80 -96,-66']) {
    sheet.shape(local(e), look.earInside ?? 'rose');
  }
  const hp = patchesOf(look.facePatches).map((patch) => ({ ...patch, outline: local(patch.outline) }));
  sheet.form(local(mirrored(cowHead)), {
    ...hc,
    patches: hp,
    bumps: [
      [hx - 30, hy - 50, 22, 30, 0.12],
      [hx + 30, hy - 50, 22, 30, 0.12],
      [hx, hy + 90, 44, 30, 0.16],
      [hx, hy - 20, 14, 70, 0.12],
    ],
    flow: 1.5,
    mix: 0.3,
    spacing: 9,
    longest: 60,
    outline: 7,
    darkRange: [0.64, 0.15],
  });
  // poll tuft
  sheet.form(local('-40,-92 -26,-110 0,-118 26,-110 40,-92 28,-66 14,-54c 8,-70 -2,-50c -10,-68 -24,-60c -32,-76'), {
    ...coatOf(look.tuft ?? hc),
    outline: 3,
    spacing: 6,
    flow: 1.57,
    mix: 0,
    longest: 40,
  });
  // muzzle
  sheet.form(local(mirrored('0,52 22,52 40,66 46,90 38,112 16,122 0,123')), {
    base: look.nose ?? 'rose',
    light: 'cream',
    dark: look.nose === 'ink' ? null : 'rust',
    outline: 4,
    spacing: 7,
  });
  for (const g of [1, -1]) {
    sheet.shape(
      local(`${g * 14},78 ${g * 24},72 ${g * 33},80 ${g * 28},92 ${g * 18},90`),
      look.nose === 'ink' ? 'grey' : 'ink',
    );
  }
  sheet.line(local('-26,108 -10,113 0,112 10,113 26,108'), 2.2, look.nose === 'ink' ? 'grey' : 'ink');
  for (const g of [1, -1]) {
    const q = nth(local([{ x: g * 41, y: -38 }]), 0);
    sheet.dot({ x: q.x, y: q.y, r: 12.5, ry: 10, turn: g * 0.35 + rot }, look.eyeRing ?? 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 6 }, 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 9, ry: 8 }, hc.base === 'ink' || look.eyeRing ? 'brown' : 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 5.4 }, 'ink');
    sheet.dot({ x: q.x - 3, y: q.y - 3.4, r: 2.6 }, 'cream');
    sheet.line(local(`${g * 26},-46 ${g * 38},-54 ${g * 54},-46`), 2.6, creaseOf(hc));
  }
  if (look.isShaggy) {
    const fringe =
      '-58,-96 -34,-116 0,-122 34,-116 58,-96 62,-50 50,-6c 44,-30 34,8c 26,-22 14,20c 6,-18 -4,24c -10,-18 -22,14c -28,-22 -38,2c -46,-28 -56,-8c -62,-50';
    sheet.form(local(fringe), {
      ...coatOf(look.tuft ?? hc),
      outline: 4,
      spacing: 7,
      flow: 1.57,
      mix: 0,
      longest: 90,
      darkRange: [0.7, 0.2],
      lightRange: [0.6, 0.9],
    });
  }
}

/** Legs folded under, chewing. */
function lyingCow(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'red');
  const far = shade(coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 600, y: 612, rx: 350, ry: 12 });
  sheet.form('862,470 906,500 926,560 912,606 892,600 896,560 880,520 852,500', {
    ...coat,
    outline: 4,
    spacing: 8,
    flow: 1.3,
  });
  const lowered = (patches: Look['patches']) =>
    patchesOf(patches).map((patch) => ({ ...patch, outline: placed(patch.outline, { x: 0, y: 158 }) }));
  const body =
    '240,300 300,292 352,290 396,304 470,330 600,336 700,334 770,340 830,364 880,420 900,490 896,560 880,606c 560,612 380,612c 300,606 250,560 216,492 190,430 204,352';
  sheet.form(body, {
    ...coat,
    patches: lowered(look.patches),
    bumps: [
      [372, 450, 70, 110, 0.2, 0.1],
      [806, 450, 90, 100, 0.22],
      [590, 520, 190, 70, 0.12],
    ],
    guides: [
      '300,310 330,380 345,490 360,580',
      '470,340 600,350 740,350',
      '420,460 560,490 680,490',
      '460,590 600,596 740,590',
      '800,360 850,430 860,560',
    ],
    mix: 0.25,
    spacing: 10.5,
    longest: 90,
    darkRange: [0.62, 0.12],
    lightRange: [0.64, 0.98],
    outline: 8,
  });
  sheet.form('640,560 720,520 800,540 850,580 820,612 690,612 610,606', {
    ...coat,
    outline: 5,
    spacing: 9,
    patches: lowered(look.patches),
  });
  sheet.form('250,560 330,556 420,580 430,608 330,614 262,600', { ...coat, outline: 5, spacing: 9 });
  sheet.form('250,572 276,574 280,602 256,604 240,590', {
    base: 'ink',
    light: 'grey',
    dark: null,
    outline: 2,
    spacing: 6,
  });
  sheet.form('700,594 760,590 770,612 690,612', { ...far, outline: 3, spacing: 7 });
  if (look.isShaggy) drawLocks(sheet, body, { coat, lower: 150 });
  drawHead(sheet, look, { hx: 212, hy: 396, rot: -0.07 });
}

/** Long hair: locks all over the flank, longer and lower at the belly. */
function drawLocks(sheet: Sheet, body: Line, { coat, lower = 0 }: { coat: Coat; lower?: number }) {
  const random = createRandom('locks');
  let locks = '';
  let shine = '';
  const hang = ({ x, y }: Point, length: number) => {
    const lean = (random() - 0.4) * 18;
    const line = [
      { x, y },
      { x: x + lean * 0.6, y: y + length * 0.5 },
      { x: x + lean * 0.8, y: y + length },
    ];
    const points = spline(
      line.map((point) => sheet.toSheet(point)),
      { closed: false, step: 6 },
    );
    const ink = brush(points, (along) => sheet.scaled(4.6) * (1 - along * 0.8), { taper: 0.2 });
    if (random() < 0.46) locks += ink;
    else shine += ink;
  };
  const belly = spline('232,330 290,396 350,430 440,434 520,446 610,442 690,420 760,386 830,410 866,390', {
    closed: false,
    step: 9,
  });
  for (const root of belly) hang({ x: root.x, y: root.y - 8 + lower }, 34 + random() * 34);
  sheet.paint(locks, coat.dark ?? 'ink');
  sheet.paint(shine, coat.base ?? 'ink');
  locks = '';
  shine = '';
  for (let i = 0; i < 190; i++) {
    hang({ x: 240 + random() * 620, y: 160 + lower + random() * 230 }, 26 + random() * 30);
  }
  sheet.clipped(body, () => {
    sheet.paint(locks, coat.dark ?? 'ink');
    sheet.paint(shine, coat.light ?? 'grey');
  });
}
