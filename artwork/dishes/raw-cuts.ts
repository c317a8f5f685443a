import { marble } from './steaks.ts';
import { placed } from '../engine/geometry.ts';
import type { Line, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { fat, meat, pork } from './food-inks.ts';
import type { Serving } from './food-inks.ts';
import { lemon, pepper, salt } from './garnish.ts';
import { board, drop, table } from './tableware.ts';

/** A rib chop: a rim of fat on the back, the loin, the cap over it, and the rib along the inside. */
export function chop(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot) {
  const local = (line: Line) => placed(line, { x, y, scale, angle });
  const back =
    '-132,-10 -126,-78 -88,-128 -24,-148 46,-136 92,-104 108,-56 104,0 92,54 76,104 66,148 30,150 6,116 -30,122 -84,108 -120,60';
  const rib =
    '64,-122 96,-118 118,-76 124,-20 116,40 104,96 98,150 104,196 92,226 70,222 60,232 46,214 54,182 62,140 78,86 90,30 94,-24 86,-72';
  drop(sheet, local(rib), { x: 12, y: 18 });
  drop(sheet, local(back), { x: 12, y: 18 });
  sheet.form(local(back), { ...fat, outline: 7, spacing: 8, darkRange: [0.6, 0.2] });
  const loin = '-98,-12 -92,-58 -62,-92 -16,-106 34,-98 68,-70 80,-24 76,28 60,76 24,100 -28,102 -72,86 -94,42';
  const cap = '-84,-92 -48,-122 0,-132 48,-118 74,-94 40,-104 -14,-116 -58,-100';
  for (const muscle of [loin, cap]) {
    sheet.form(local(muscle), {
      ...(muscle === loin ? pork : meat),
      outline: 3.4,
      outlineMin: 1.4,
      outlineInk: 'red',
      spacing: 8.5,
      wobble: 0.6,
      longest: 44,
      darkRange: [0.64, 0.2],
      lightRange: [0.66, 0.98],
      bumps: [[x - 20 * scale, y - 30 * scale, 60 * scale, 50 * scale, 0.2]],
    });
  }
  marble(sheet, sheet.outline(local(loin)), { count: 16, seed: `chop${x}`, ink: 'cream' });
  for (const [vein, width] of [
    ['74,36 44,32 18,48 -4,46', 3.4],
    ['-26,104 -24,74 -2,58', 3],
    ['-92,-32 -62,-22 -46,0', 2.8],
    ['40,-96 34,-66 14,-48', 2.6],
  ] as const) {
    sheet.line(local(vein), width * scale, 'cream');
  }
  sheet.form(local(rib), {
    base: 'bone',
    light: 'cream',
    dark: 'brown',
    outline: 6,
    spacing: 8,
    flow: angle + 1.5,
    mix: 0.3,
  });
  sheet.line(local('104,-90 112,-30 104,40 90,104'), 3 * scale, 'cream');
  sheet.line(local('-118,-14 -112,-72 -78,-116'), 3.4 * scale, '#FFFDF6');
}

export function fillet(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'sea', serving.groundMark ?? 'teal');
  board(sheet, {
    x: 500,
    y: 360,
    width: 860,
    height: 440,
    angle: -0.03,
    coat: { base: 'bone', light: 'cream', dark: 'brown' },
  });
  const o2 =
    '170,360 200,270 300,226 440,212 600,222 730,262 800,330 836,372 800,408 720,452 580,480 420,488 280,476 196,436';
  drop(sheet, o2, { x: 14, y: 20 });
  const c: Coat = serving.isWhite
    ? { base: 'cream', light: null, dark: 'sea' }
    : { base: '#E8743F', light: 'rose', dark: 'rust' };
  sheet.form(o2, { base: 'teal', light: 'sky', dark: 'ink', outline: 8, spacing: 8 });
  sheet.form(
    '186,352 214,272 306,232 440,220 598,230 722,268 790,330 814,366 784,392 706,430 576,456 422,464 290,454 206,418',
    {
      ...c,
      outline: 4,
      outlineInk: serving.isWhite ? 'teal' : 'rust',
      spacing: 10,
      flow: 0.05,
      mix: 0.4,
      darkRange: [0.46, 0.1],
      lightRange: [0.7, 0.95],
      over: () => {
        const col = serving.isWhite ? 'sky' : 'cream';
        for (let i = 0; i < 15; i++) {
          const x = 236 + i * 38;
          sheet.line(`${x - 20},200 ${x + 22},272 ${x + 34},340`, { width: 4.2 - 0.06 * i, taper: 0.3 }, col);
          sheet.line(`${x + 34},348 ${x + 18},420 ${x - 26},490`, { width: 4.2, taper: 0.3 }, col);
        }
        sheet.line('200,350 360,342 560,344 800,366', { width: 5, taper: 0.3 }, serving.isWhite ? 'sea' : 'rust');
      },
    },
  );
  lemon(sheet, { x: 250, y: 560, scale: 1, angle: 0.2 });
  lemon(sheet, { x: 330, y: 584, scale: 0.9, angle: 0.5 });
  for (const [x, y, a] of [
    [620, 540, -0.25],
    [700, 560, -0.5],
    [560, 570, -0.1],
  ] as const) {
    sheet.line(placed('0,0 60,-6 130,0', { x, y, angle: a }), 2.4, 'moss');
    const random = createRandom(`dill${x}`);
    for (let i = 1; i < 12; i++) {
      for (const g of [-1, 1]) {
        sheet.line(
          placed(`${i * 11},-3 ${i * 11 + 10 + random() * 8},${g * (12 + random() * 14)}`, { x, y, angle: a }),
          1.7,
          'leaf',
        );
      }
    }
  }
  pepper(sheet, { x: 840, y: 250, width: 30, height: 30, count: 12 });
  salt(sheet, { x: 500, y: 200, width: 120, height: 12, count: 16 });
}
