import type { Coat, Sheet } from '../engine/sheet.ts';
import { castShadow, eye, hoof, tine } from './animal-parts.ts';
import { coatOf, patchesOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export function goat(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? 'blond');
  const far = shade(coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 560, y: 612, rx: 270, ry: 11 });
  sheet.form('716,380 760,392 742,450 742,510 744,560 752,600c 712,600c 716,560 714,510 706,450 696,410', {
    ...far,
    outline: 4,
    spacing: 8,
  });
  sheet.form('434,400 480,410 466,460 462,520 464,570 470,600c 432,600c 434,560 432,510 424,450', {
    ...far,
    outline: 4,
    spacing: 8,
  });
  // far horn
  tine(sheet, '270,184 286,130 326,92 384,84', { width: 12, ink: 'brown' });
  const body =
    '282,186 316,220 356,246 410,250 500,268 610,266 700,250 756,252 770,232 792,204 812,204c 814,234 800,268 800,310 800,366 782,406 784,440 770,490 766,550 772,580 774,606c 726,606c 730,570 738,520 736,470 722,430 694,404 650,416 560,432 480,436 436,432 424,476 418,520 420,570 424,606c 376,606c 380,570 386,520 382,470 366,430 340,408 312,372 296,330 280,290 258,268 236,276 208,292 184,298 164,288 162,268 184,240 212,206 240,178 264,174';
  sheet.form(body, {
    ...coat,
    patches: patchesOf(look.patches),
    bumps: [
      [390, 330, 60, 90, 0.2],
      [745, 320, 60, 80, 0.2],
      [560, 350, 160, 70, 0.12],
      [660, 330, 36, 80, -0.12],
    ],
    guides: [
      '300,220 330,300 360,390',
      '420,262 560,276 700,260',
      '430,340 560,360 680,350',
      '440,430 560,430 680,410',
      '740,270 780,330 760,400',
      '180,280 220,250 260,220',
      '400,460 400,600',
      '752,450 748,600',
    ],
    mix: 0.2,
    spacing: 9,
    longest: 80,
    darkRange: [0.68, 0.14],
    lightRange: [0.6, 0.95],
    outline: 7,
    wobble: 0.45,
    over: () => {
      const k = coat.dark || 'ink';
      sheet.line('436,432 420,404 424,370', 3, k);
      sheet.line('694,406 690,370 704,340', 3, k);
    },
  });
  for (const x of [376, 726]) hoof(sheet, `${x + 2},584 ${x + 44},584 ${x + 50},606c ${x - 4},606c`);
  drawHead(sheet, look, coat);
}

/** The near horn with its rings, ear, beard and eye. */
function drawHead(sheet: Sheet, look: Look, coat: Coat) {
  tine(sheet, '252,190 262,140 296,96 350,72 400,84', { width: 16, ink: 'brown', light: 'tan' });
  const rings = ['250,158 268,164', '260,134 276,142', '276,112 290,122', '298,92 308,106', '326,78 332,92'];
  for (const z of rings) {
    sheet.line(z, { width: 2.2, taper: 0.2 }, 'ink');
  }
  sheet.form('276,198 308,192 346,206 364,228 338,236 300,230 278,220', { ...coat, outline: 5, spacing: 7 });
  sheet.form('200,290 226,284 236,300 226,336 206,376c 198,340 190,312', {
    ...coatOf(look.beard ?? coat),
    outline: 4,
    spacing: 6,
    flow: 1.7,
  });
  eye(sheet, { x: 226, y: 222, r: 8, iris: 'ochre' });
  sheet.line('221,222 231,222', { width: 2.6, taper: 0.1 }, 'ink');
  sheet.line('166,268 176,276 186,270', 3, 'ink');
  sheet.line('172,290 194,284 210,272', 2.4, 'ink');
}
