import { toPoints } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { castShadow, hoof } from './animal-parts.ts';
import { coatOf, creaseOf, patchesOf, shade } from './coats.ts';
import type { Look, Sex } from './coats.ts';
import { drawCowHead } from './cow-head.ts';
import { drawLocks } from './cow-locks.ts';
import { lyingCow } from './lying-cow.ts';

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
export const cowGuides = [
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

export function cowBody(sex: Sex, isGrazing: boolean): string {
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
  drawTail(sheet, look, { coat, grown });
  if (sex === 'female') drawUdder(sheet, look.isDairy ?? false);
  if (sex === 'male') {
    sheet.form('752,400 776,404 784,436 778,470 764,478 752,466 746,434', { ...far, outline: 3.4, spacing: 7 });
  }
  if (sex === 'male' || sex === 'castrated') {
    sheet.form('552,440 592,440 600,462 584,474 560,466', { ...coat, outline: 3, spacing: 7 });
  }
  const body = grown(cowBody(sex, isGrazing));
  sheet.form(body, {
    ...coat,
    patches: patchesOf(look.patches).map((patch) => ({ ...patch, outline: grown(patch.outline) })),
    bumps: isCalf ? bumps.map(([x, y, rx, ...rest]) => [calfX(x), y, rx * 0.7, ...rest] as const) : bumps,
    guides: cowGuides.map(grown),
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
  for (const x of [350, 814]) hoof(sheet, grown(`${x + 2},580 ${x + 56},580 ${x + 62},606c ${x - 2},606c`));
  drawCowHead(sheet, look, { hx, hy, rot });
}

function drawTail(sheet: Sheet, look: Look, { coat, grown }: { coat: Coat; grown: (line: Line) => Line }) {
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
}
