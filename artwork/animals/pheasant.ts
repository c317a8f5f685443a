import { placed } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { birdLeg, castShadow, feather, feathers, ringedEye } from './animal-parts.ts';
import type { Look } from './coats.ts';

export function pheasant(sheet: Sheet, look: Look) {
  if (look.hasShadow !== false) castShadow(sheet, { x: 420, y: 616, rx: 170, ry: 10 });
  birdLeg(sheet, { x: 380, y: 490, height: 110, ink: 'grey', scale: 0.95 });
  birdLeg(sheet, { x: 446, y: 490, height: 112, ink: 'grey', scale: 0.95 });
  drawTail(sheet);
  sheet.form(
    '252,236 300,250 340,272 420,276 500,300 566,340 600,382 560,430 500,474 420,500 344,486 292,440 262,380 244,320 240,270',
    {
      base: 'rust',
      light: 'gold',
      dark: 'ink',
      texture: 'scallop',
      size: 25,
      angle: 0.6,
      darkRange: [0.86, 0.3],
      lightRange: [0.5, 0.9],
      outline: 8,
      bumps: [[340, 400, 80, 80, 0.25]],
    },
  );
  sheet.form('360,312 440,300 520,330 590,376 560,412 490,430 410,420 360,370', {
    base: 'brown',
    light: 'ochre',
    dark: 'ink',
    texture: 'scallop',
    size: 22,
    angle: 0.4,
    darkRange: [0.9, 0.3],
    lightRange: [0.4, 0.9],
    outline: 6,
  });
  feathers(
    sheet,
    [
      [460, 410, 140, 0.14, 26],
      [460, 394, 156, 0.06, 26],
    ],
    { coat: { base: 'tan', light: 'gold', dark: 'ink' } },
  );
  drawHead(sheet);
}

/** Four long barred feathers. */
function drawTail(sheet: Sheet) {
  for (const [l, w, a, y] of [
    [430, 34, 0.16, 372],
    [470, 36, 0.06, 360],
    [440, 32, -0.04, 350],
    [330, 30, -0.14, 346],
  ] as const) {
    feather(sheet, {
      x: 520,
      y,
      length: l,
      width: w,
      angle: a,
      coat: { base: 'tan', light: 'gold', dark: 'brown' },
      spacing: 7,
    });
    for (let i = 3; i < l / 26 - 1; i++) {
      const q = placed(`${i * 26},${-w * 0.4} ${i * 26 + 6},0 ${i * 26},${w * 0.4}`, { x: 520, y, angle: a });
      sheet.line(q, 3, 'ink');
    }
  }
}

/** A green neck with a white ring, a red face. */
function drawHead(sheet: Sheet) {
  sheet.form('240,128 276,126 300,150 300,190 296,226 304,250 270,262 240,250 238,214 228,188 220,160', {
    base: 'pine',
    light: 'sea',
    dark: 'ink',
    outline: 6,
    spacing: 8,
    flow: 1.6,
    mix: 0.4,
    longest: 40,
    lightRange: [0.62, 0.92],
  });
  sheet.form('242,246 272,256 304,244 308,258 274,274 240,264', {
    base: 'cream',
    light: null,
    dark: 'brown',
    outline: 3,
    spacing: 7,
  });
  sheet.form('232,158 258,150 276,166 270,192 244,198 230,182', {
    base: 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 4,
    spacing: 6,
  });
  sheet.form('224,166 202,172 184,188c 206,192 230,186', {
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    outline: 4,
    spacing: 6,
  });
  ringedEye(sheet, { x: 252, y: 170, radii: [8, 5.6, 3.4] });
}
