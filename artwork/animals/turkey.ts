import { ellipse, placed } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { birdLeg, castShadow, feather, feathers, ringedEye } from './animal-parts.ts';
import { coatOf } from './coats.ts';
import type { Look } from './coats.ts';

const brown: Coat = { base: 'brown', light: 'tan', dark: 'ink' };
/** Of the snood and the wattles. */
const red: Coat = { base: 'red', light: 'blush', dark: 'oxblood' };
/** The root of the tail. */
const root = { x: 590, y: 400 };

export function turkey(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? brown);
  const isHen = look.sex === 'female';
  if (look.hasShadow !== false) castShadow(sheet, { x: 520, y: 616, rx: 220, ry: 12 });
  if (isHen) drawHenTail(sheet);
  else drawFan(sheet, coat);
  birdLeg(sheet, { x: 490, y: 500, height: 104, ink: 'blush', scale: 1.25 });
  birdLeg(sheet, { x: 576, y: 500, height: 106, ink: 'blush', scale: 1.25 });
  if (!isHen) drawCoverts(sheet);
  drawBody(sheet, coat);
  drawHead(sheet);
  // the beard on his breast
  sheet.form('372,420 386,420 392,470 386,520 376,524 366,478', {
    base: 'ink',
    light: 'grey',
    dark: null,
    outline: 2,
    spacing: 5,
    flow: 1.57,
  });
}

function drawHenTail(sheet: Sheet) {
  feathers(
    sheet,
    [
      [620, 384, 250, 0.5, 58],
      [620, 384, 268, 0.4, 58],
      [620, 384, 276, 0.3, 58],
      [620, 384, 268, 0.2, 58],
    ],
    { coat: brown, spacing: 8 },
  );
}

/** Only a tom spreads his fan: bands of rust, ink and bone near the tips. */
function drawFan(sheet: Sheet, coat: Coat) {
  const count = 17;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const angle = -3.02 + t * 2.96;
    const length = 316 - Math.abs(t - 0.5) * 40;
    const local = (line: Line) => placed(line, { ...root, angle });
    const band = (from: number, to: number) =>
      local(`${length * from},-50 ${length * to},-50 ${length * to},50 ${length * from},50`);
    sheet.form(
      local(`60,-8 ${length * 0.6},-32 ${length * 0.9},-34 ${length},0 ${length * 0.9},34 ${length * 0.6},32 60,8`),
      {
        ...coat,
        outline: 5,
        spacing: 8,
        flow: angle,
        longest: 60,
        patches: [
          { outline: band(0.88, 1.05), base: 'bone', light: null, dark: 'brown' },
          { outline: band(0.76, 0.87), base: 'ink', light: null, dark: null },
          { outline: band(0.66, 0.71), base: 'rust', light: null, dark: null },
        ],
      },
    );
    sheet.line(local(`80,0 ${length * 0.5},0 ${length * 0.92},0`), 2, 'ink');
  }
}

/** The short feathers over the quills of the fan. */
function drawCoverts(sheet: Sheet) {
  for (let i = 0; i < 11; i++) {
    feather(sheet, {
      x: root.x - 10,
      y: root.y + 6,
      length: 196,
      width: 52,
      angle: -2.9 + (i / 10) * 2.7,
      coat: { base: 'rust', light: 'tan', dark: 'ink' },
      spacing: 8,
    });
  }
}

function drawBody(sheet: Sheet, coat: Coat) {
  sheet.form(
    '330,250 372,232 420,246 490,262 580,282 660,320 704,380 700,440 650,500 570,530 480,532 400,506 348,450 322,380 312,310',
    {
      base: 'ink',
      light: 'tan',
      dark: null,
      texture: 'scallop',
      size: 30,
      angle: 0.7,
      lightRange: [0.28, 0.9],
      outline: 8,
      bumps: [[420, 400, 100, 90, 0.25]],
    },
  );
  sheet.form('470,340 560,326 650,356 712,410 690,446 620,468 530,466 474,426', {
    ...coat,
    texture: 'scallop',
    size: 26,
    angle: 0.4,
    darkRange: [0.9, 0.3],
    lightRange: [0.5, 0.95],
    outline: 6,
  });
  feathers(
    sheet,
    [
      [560, 440, 170, 0.12, 32],
      [560, 420, 186, 0.05, 32],
      [560, 400, 190, -0.03, 32],
    ],
    { coat: { base: 'bone', light: 'cream', dark: 'ink' } },
  );
}

/** A bare neck, a blue head, the snood over the beak, wattles down the throat. */
function drawHead(sheet: Sheet) {
  sheet.form(
    '306,126 336,118 358,136 360,172 350,210 366,250 392,284 356,320 326,306 312,262 310,214 300,180 292,152',
    {
      base: 'blush',
      light: 'rose',
      dark: 'oxblood',
      outline: 6,
      spacing: 8,
      bumps: [
        [330, 250, 20, 20, 0.2],
        [340, 290, 24, 20, 0.2],
        [322, 220, 16, 16, 0.2],
      ],
    },
  );
  sheet.form('296,126 318,108 348,112 364,136 352,160 324,168 300,160 288,144', {
    base: 'sea',
    light: 'sky',
    dark: 'ink',
    outline: 5,
    spacing: 7,
  });
  sheet.form('292,146 268,152 246,168c 270,172 296,166', {
    base: 'ochre',
    light: 'gold',
    dark: 'brown',
    outline: 4,
    spacing: 6,
  });
  sheet.form('292,140 278,150 266,180 264,214 274,224 284,200 290,170 300,152', { ...red, outline: 4, spacing: 6 });
  for (const [x, y, r] of [
    [318, 214, 17],
    [332, 246, 19],
    [350, 276, 20],
    [330, 288, 16],
    [346, 306, 16],
  ] as const)
    sheet.form(ellipse({ x, y, r: r * 0.9, ry: r }, 18), { ...red, outline: 4, spacing: 6 });
  ringedEye(sheet, { x: 316, y: 138, radii: [8.5, 5.5, 3.4] });
}
