import { marble } from './steaks.ts';
import { nth, placed } from '../engine/geometry.ts';
import type { Line, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { fat, meat, pork } from './food-inks.ts';
import type { Serving } from './food-inks.ts';
import { garlic, lemon, parsley, pepper, rosemary, salt } from './garnish.ts';
import { board, drop, paper, table } from './tableware.ts';

export function mince(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'ochre', serving.groundMark ?? 'tan');
  paper(sheet, { x: 500, y: 360, width: 760, height: 520, angle: -0.04 });
  const random = createRandom('mince');
  const o2 = '250,400 270,310 340,240 440,200 560,200 670,244 740,320 752,410 700,480 590,520 440,526 310,490';
  drop(sheet, o2, { x: 14, y: 20 });
  sheet.form(o2, { base: 'oxblood', light: null, dark: null, outline: 6, texture: 'none' });
  const strands: { x: number; y: number; q: number }[] = [];
  for (let i = 0; i < 150; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random());
    const x = 500 + Math.cos(a) * q * 222;
    const y = 366 + Math.sin(a) * q * 140;
    strands.push({ x, y, q });
  }
  strands.sort((a, b) => b.q - a.q + (a.y - b.y) * 0.002);
  for (const { x, y, q } of strands) {
    const an = Math.atan2(y - 366, (x - 500) * 0.7) + 1.57 + (random() - 0.5) * 1.2;
    const l = 40 + random() * 40;
    const c = (random() - 0.5) * 34;
    const p = placed(`${-l},${-c * 0.2} ${-l * 0.4},${c * 0.7} ${l * 0.3},${-c * 0.6} ${l},${c * 0.4}`, {
      x,
      y,
      angle: an,
    });
    const lift = (1 - q) * 30;
    const pp = p.map((z) => ({ ...z, y: z.y - lift }));
    sheet.line(pp, { width: 13, taper: 0.12 }, 'oxblood');
    sheet.line(pp, { width: 10.4, taper: 0.12 }, random() < 0.18 ? 'blush' : 'red');
    const up = pp.map((z) => ({ x: z.x - 2.5, y: z.y - 3.6 }));
    sheet.line(up, { width: 2.4, taper: 0.4 }, random() < 0.4 ? 'rose' : 'blush');
  }
  parsley(sheet, { x: 760, y: 240, scale: 1, angle: 0.3 });
  parsley(sheet, { x: 800, y: 300, scale: 0.7, angle: 1.2 });
  pepper(sheet, { x: 240, y: 240, width: 30, height: 40, count: 12 });
}

export function sausages(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'teal', serving.groundMark ?? 'ink');
  board(sheet, { x: 500, y: 355, width: 820, height: 500, angle: 0.04 });
  const sausage = ({
    x,
    y,
    angle,
    length = 210,
    coat = { base: 'rust', light: 'rose', dark: 'oxblood' },
    bend = 30,
  }: {
    x: number;
    y: number;
    angle: number;
    length?: number;
    coat?: Coat;
    bend?: number;
  }) => {
    const local = (p: Line) => placed(p, { x, y, angle });
    const o2 = `${-length},${bend - 4} ${-length + 8},${bend - 34} ${-length * 0.6},${bend * 0.2 - 42} 0,${-bend * 0.5 - 44} ${length * 0.6},${bend * 0.2 - 42} ${length - 8},${bend - 34} ${length},${bend - 4} ${length - 10},${bend + 28} ${length * 0.6},${bend * 0.4 + 34} 0,${-bend * 0.5 + 42} ${-length * 0.6},${bend * 0.4 + 34} ${-length + 10},${bend + 28}`;
    drop(sheet, local(o2), { x: 10, y: 16 });
    for (const g of [-1, 1]) {
      sheet.form(
        local(
          `${g * (length - 6)},${bend - 12} ${g * (length + 16)},${bend - 20} ${g * (length + 34)},${bend - 10} ${g * (length + 30)},${bend + 8} ${g * (length + 14)},${bend + 4} ${g * (length - 6)},${bend + 8}`,
        ),
        { base: 'tan', light: 'rose', dark: 'brown', outline: 4, spacing: 6 },
      );
    }
    sheet.form(local(o2), {
      ...coat,
      outline: 7,
      spacing: 8.5,
      shortest: 10,
      longest: 60,
      wobble: 0.3,
      darkRange: [0.6, 0.15],
      lightRange: [0.74, 0.98],
    });
    sheet.line(
      local(
        `${-length * 0.75},${bend * 0.3 - 18} ${-length * 0.2},${-bend * 0.3 - 24} ${length * 0.3},${-bend * 0.2 - 25}`,
      ),
      { width: 4.4, taper: 0.5 },
      'cream',
    );
    const random = createRandom(`sg${x}`);
    for (let i = 0; i < 16; i++) {
      const q = nth(local([{ x: (random() - 0.5) * length * 1.7, y: (random() - 0.5) * 44 }]), 0);
      sheet.dot({ x: q.x, y: q.y, r: 1.6 + random() * 2 }, random() < 0.5 ? 'cream' : 'oxblood');
    }
  };
  sausage({ x: 470, y: 210, angle: -0.05, length: 220 });
  sausage({ x: 520, y: 320, angle: 0.03, length: 230, coat: { base: 'brown', light: 'tan', dark: 'ink' } });
  sausage({ x: 470, y: 430, angle: -0.03, length: 224 });
  sausage({ x: 540, y: 535, angle: 0.06, length: 210, coat: { base: 'rust', light: 'rose', dark: 'oxblood' } });
  rosemary(sheet, { x: 130, y: 520, length: 170, angle: -0.9 });
  pepper(sheet, { x: 830, y: 250, width: 34, height: 60, count: 16 });
  garlic(sheet, { x: 826, y: 480, scale: 0.9, angle: 0.2 });
}

export function chops(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'rust', serving.groundMark ?? 'oxblood');
  board(sheet, { x: 500, y: 360, width: 880, height: 520, angle: 0.03 });
  paper(sheet, { x: 480, y: 360, width: 700, height: 430, angle: -0.05 });
  rosemary(sheet, { x: 120, y: 200, length: 190, angle: 0.5 });
  for (const [x, y, angle] of [
    [300, 372, -0.34],
    [492, 338, -0.06],
    [684, 370, 0.24],
  ] as const) {
    chop(sheet, { x, y, angle, scale: 1.12 });
  }
  rosemary(sheet, { x: 380, y: 560, length: 210, angle: -0.12 });
  garlic(sheet, { x: 850, y: 520, scale: 0.95, angle: 0.3 });
  lemon(sheet, { x: 176, y: 540, scale: 1, angle: 0.3 });
  pepper(sheet, { x: 640, y: 586, width: 60, height: 12, count: 16 });
  salt(sheet, { x: 500, y: 180, width: 120, height: 12, count: 18 });
}

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

export function legs(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'sage', serving.groundMark ?? 'leaf');
  paper(sheet, { x: 500, y: 360, width: 820, height: 520, angle: -0.04 });
  const drumstick = ({ x, y, angle = 0, scale = 1 }: Spot) => {
    const local = (p: Line) => placed(p, { x, y, scale, angle });
    const o2 =
      '-190,0 -180,-70 -110,-110 -20,-104 70,-66 140,-30 200,-22 236,-36 258,-20 252,2 264,22 242,38 206,24 140,34 60,66 -30,104 -120,104 -180,64';
    drop(sheet, local(o2), { x: 12, y: 18 });
    sheet.form(local(o2), {
      base: 'rose',
      light: 'cream',
      dark: 'rust',
      outline: 7,
      spacing: 9,
      flow: angle,
      mix: 0.5,
      darkRange: [0.6, 0.15],
      lightRange: [0.66, 0.95],
      patches: [{ outline: local('150,-60 280,-60 280,60 150,60'), base: 'cream', light: null, dark: 'tan' }],
      bumps: [[x - 70 * scale, y, 90, 70, 0.15]],
    });
    sheet.line(local('-120,-64 -60,-76 20,-52'), 4, 'cream');
  };
  drumstick({ x: 380, y: 240, angle: 0.12, scale: 0.98 });
  drumstick({ x: 610, y: 370, angle: 3.3, scale: 0.98 });
  drumstick({ x: 400, y: 500, angle: -0.05, scale: 0.95 });
  rosemary(sheet, { x: 730, y: 180, length: 180, angle: 0.5 });
  lemon(sheet, { x: 180, y: 400, scale: 1, angle: 0.2 });
  pepper(sheet, { x: 820, y: 540, width: 40, height: 30, count: 16 });
  garlic(sheet, { x: 830, y: 260, scale: 0.85, angle: 0.4 });
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
