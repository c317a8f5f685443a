import type { Coat, Sheet } from '../engine/sheet.ts';
import { birdLeg, castShadow, feathers, ringedEye } from './animal-parts.ts';
import { coatOf } from './coats.ts';
import type { Look } from './coats.ts';

export function chicken(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'red');
  const tail = coatOf(look.tail ?? 'black');
  const neck = coatOf(look.neck ?? 'golden');
  const isCock = look.sex === 'male';
  // A capon grows the tail of a cock and keeps the comb of a hen.
  const hasSickles = isCock || look.sex === 'castrated';
  if (look.hasShadow !== false) castShadow(sheet, { x: 470, y: 616, rx: 190, ry: 11 });
  birdLeg(sheet, { x: 452, y: 500, height: 104, ink: look.legInk ?? 'ochre', scale: 1.1 });
  birdLeg(sheet, { x: 528, y: 500, height: 108, ink: look.legInk ?? 'ochre', scale: 1.1 });
  drawTail(sheet, tail, hasSickles);
  const body =
    '254,150 286,160 306,196 326,246 370,284 440,300 530,296 604,262 650,236 700,268 708,330 676,410 620,474 550,512 470,520 396,504 336,462 296,400 276,330 262,280 238,250 222,232 216,204 222,172';
  sheet.form(body, {
    ...coat,
    texture: 'scallop',
    size: 27,
    angle: 0.55,
    squash: 0.95,
    darkRange: [0.82, 0.3],
    lightRange: [0.62, 0.95],
    outline: 8,
    bumps: [
      [390, 400, 110, 90, 0.2],
      [600, 340, 70, 70, 0.1],
    ],
  });
  drawHackle(sheet, neck);
  drawWing(sheet, coat);
  drawHead(sheet, look);
}

/** Comb, beak, wattles, the bare face and the eye. */
function drawHead(sheet: Sheet, look: Look) {
  const isCock = look.sex === 'male';
  const flesh = { base: 'red', light: 'blush', dark: 'oxblood', outline: 5, spacing: 7 } as const;
  sheet.form(combOf(look, isCock), flesh);
  sheet.form('220,206 198,210 168,226c 190,232 218,234', {
    base: 'ochre',
    light: 'gold',
    dark: 'brown',
    outline: 4.5,
    spacing: 7,
  });
  sheet.line('172,226 196,222 218,220', 2.2, 'ink');
  sheet.form(
    isCock
      ? '226,232 248,236 260,264 254,306 234,318 216,284 216,250'
      : '228,230 242,233 248,248 243,266 232,268 224,254 222,242',
    { ...flesh, outline: 4.5 },
  );
  sheet.form('230,184 258,180 272,202 258,226 232,226 220,206', {
    base: 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 3,
    spacing: 7,
  });
  if (look.earlobe) {
    sheet.form('264,206 278,204 284,218 278,234 266,234 260,220', {
      base: look.earlobe,
      light: null,
      dark: 'grey',
      outline: 3,
      spacing: 7,
    });
  }
  ringedEye(sheet, { x: 248, y: 200, radii: [11, 8, 4.8] });
  sheet.dot({ x: 246, y: 197, r: 2 }, 'cream');
}

/** The long feathers of the neck, which end in three points. */
function drawHackle(sheet: Sheet, coat: Coat) {
  sheet.form(
    '254,152 288,164 308,200 330,250 372,288 400,320 372,350 340,340 300,352 278,330 262,284 240,252 226,230 220,200 228,170',
    {
      ...coat,
      outline: 0,
      spacing: 9,
      guides: ['250,170 280,240 330,330', '290,180 320,240 380,310', '230,220 260,280 290,340'],
      shortest: 26,
      longest: 90,
      darkRange: [0.8, 0.2],
      lightRange: [0.66, 0.92],
    },
  );
  for (const z of ['300,352 316,340 340,340', '340,340 356,350 372,348', '372,350 384,330 400,320']) {
    sheet.line(z, 3, 'ink');
  }
}

function drawWing(sheet: Sheet, coat: Coat) {
  sheet.form('404,330 470,312 556,322 634,352 680,384 640,420 580,444 500,446 436,420 402,376', {
    ...coat,
    texture: 'scallop',
    size: 24,
    angle: 0.25,
    darkRange: [0.9, 0.3],
    lightRange: [0.55, 0.95],
    outline: 6,
    bumps: [[450, 370, 70, 50, 0.2]],
  });
  feathers(
    sheet,
    [
      [520, 424, 150, 0.06, 30],
      [510, 404, 172, -0.02, 30],
      [506, 384, 186, -0.1, 30],
    ],
    { coat },
  );
}

/** A hen carries a short fan, a cock sickle feathers that arch over it. */
function drawTail(sheet: Sheet, coat: Coat, hasSickles: boolean) {
  feathers(
    sheet,
    [
      [604, 350, 170, -0.28, 54],
      [604, 350, 190, -0.55, 56],
      [604, 350, 200, -0.8, 58],
      [604, 350, 196, -1.05, 56],
      [604, 350, 176, -1.3, 52],
    ],
    { coat, rib: 'grey' },
  );
  if (!hasSickles) return;
  for (const line of [
    '612,330 700,210 800,170 870,220 884,320 866,250 800,206 716,250 640,350',
    '606,316 672,170 776,104 858,132 896,214 854,160 780,140 700,206 636,330',
    '600,306 634,150 712,62 800,58 852,114 796,88 724,98 668,190 628,320',
  ])
    sheet.form(line, { ...coat, outline: 5, spacing: 8, flow: -0.8, longest: 60 });
}

function combOf({ comb = 'single' }: Look, isCock: boolean): string {
  if (comb === 'pea') return '234,166 236,146 250,138 268,140 284,148 288,162 270,170 250,170';
  if (comb === 'rose') return '226,168 222,150 238,138 262,136 286,140 306,150 340,148 312,166 286,174 250,174';
  return isCock
    ? '234,162 218,128 232,104 250,122 256,88 280,84 286,112 308,92 326,110 314,140 330,156 304,172 270,168'
    : '240,164 234,142 245,130 255,142 262,124 276,124 280,140 292,132 300,144 294,158 286,168 264,168';
}
