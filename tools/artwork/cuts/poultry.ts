// Raw birds: whole by species, and in parts.
import { ellipse, placed } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { carrot, garlic, leek, lemon, onion, parsley, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { appleWedges, bayLeaf, berries, juniper, sageLeaf } from '../dishes/sides.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

type Bird = {
  coat: Coat;
  /** Length and width of the body beside a chicken's. */
  long?: number;
  wide?: number;
  legLong?: number;
  legThick?: number;
  /** Neck stub. */
  neck?: number;
  feet?: Ink;
  pores?: Ink;
};

/** A plucked bird on its back, neck to the left, legs to the right. */
export function wholeBird(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot, bird: Bird): void {
  const { coat, long = 1, wide = 1, legLong = 1, legThick = 1, neck = 0, feet, pores = '#D49A63' } = bird;
  const shaped = (line: Line): Point[] =>
    placed(
      placed(line, { x: 0, y: 0 }).map((q) => ({ ...q, x: q.x * long, y: q.y * wide })),
      { x, y, angle, scale },
    );
  const carved = {
    ...coat,
    outline: 7,
    spacing: 10,
    lightRange: [0.68, 0.97] as const,
    darkRange: [0.54, 0.12] as const,
  };
  if (neck > 0) {
    const stub = placed(
      `${-210 * long - neck},-26 ${-200 * long},-44 -150,-40 -150,40 ${-200 * long},44 ${-210 * long - neck},24 ${-222 * long - neck},0`,
      { x, y, angle, scale },
    );
    drop(sheet, stub, { x: 12, y: 20 });
    sheet.form(stub, { ...carved, spacing: 8, flow: 1.5 });
  }
  const body =
    '-236,0 -226,-74 -170,-132 -80,-158 30,-154 130,-122 210,-72 250,0 210,72 130,122 30,154 -80,158 -170,132 -226,74';
  drop(sheet, shaped(body), { x: 18, y: 28 });
  for (const g of [-1, 1]) {
    // the leg goes back along the body; foot or bare joint at its end
    const hip = { x: 60 * long, y: g * 112 * wide };
    const reach = 250 * legLong;
    const tipY = g * 34;
    if (feet)
      drawFoot(sheet, placed([{ x: hip.x + reach, y: tipY }], { x, y, angle, scale })[0] ?? { x, y }, {
        angle: angle + g * -0.1,
        ink: feet,
        scale,
      });
    const t = legThick;
    const thigh = placed(
      [
        { x: hip.x - 90, y: hip.y - g * 10 },
        { x: hip.x - 60, y: hip.y + g * 66 * t },
        { x: hip.x + 30, y: hip.y + g * 84 * t },
        { x: hip.x + reach * 0.48, y: (hip.y + tipY) / 2 + g * 58 * t },
        { x: hip.x + reach * 0.86, y: tipY + g * 26 },
        { x: hip.x + reach, y: tipY + g * 20 },
        { x: hip.x + reach + 6, y: tipY - g * 12 },
        { x: hip.x + reach * 0.8, y: tipY - g * 22 },
        { x: hip.x + reach * 0.4, y: hip.y - g * 66 },
        { x: hip.x, y: hip.y - g * 60 },
      ],
      { x, y, angle, scale },
    );
    drop(sheet, thigh, { x: 12, y: 20 });
    sheet.form(thigh, {
      ...carved,
      flow: angle + g * -0.25,
      mix: 0.5,
      longest: 90,
      patches: [
        {
          outline: placed(
            [
              { x: hip.x + reach * 0.86, y: tipY - 60 },
              { x: hip.x + reach + 40, y: tipY - 60 },
              { x: hip.x + reach + 40, y: tipY + 60 },
              { x: hip.x + reach * 0.86, y: tipY + 60 },
            ].map((q) => ({ ...q, corner: true })),
            { x, y, angle, scale },
          ),
          base: feet ?? 'cream',
          light: null,
          dark: 'tan',
        },
      ],
    });
  }
  sheet.form(shaped(body), {
    ...carved,
    flow: angle,
    mix: 0.7,
    longest: 110,
    bumps: [
      [x - 40 * scale, y - 54 * scale * wide, 130 * scale, 60 * scale, 0.3],
      [x - 40 * scale, y + 54 * scale * wide, 130 * scale, 60 * scale, 0.24],
    ],
  });
  for (const g of [-1, 1]) {
    const wing = `-150,${g * 120} -196,${g * 150} -190,${g * 186} -120,${g * 196} -20,${g * 176} 20,${g * 150} -10,${g * 132} -90,${g * 140}`;
    drop(sheet, shaped(wing), { x: 8, y: 14 });
    sheet.form(shaped(wing), { ...carved, outline: 6, spacing: 8.5 });
    sheet.line(shaped(`-160,${g * 164} -100,${g * 172} -20,${g * 160}`), 2.6, coat.dark ?? 'tan');
  }
  sheet.line(shaped('-214,2 -80,-4 80,-2 214,2'), { width: 4, taper: 0.4 }, coat.dark ?? 'tan');
  b.shine(sheet, shaped, { lines: ['-190,-66 -120,-112 -20,-122', '-160,56 -80,72 20,70'], width: 6 * scale });
  const random = createRandom(`pores${x}${long}`);
  for (let i = 0; i < 60; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random()) * 0.85;
    const [p] = shaped([{ x: Math.cos(a) * q * 220, y: Math.sin(a) * q * 140 }]);
    if (p) sheet.dot({ x: p.x, y: p.y, r: 2 }, pores);
  }
}

function drawFoot(
  sheet: Sheet,
  { x, y }: Point,
  { angle, ink, scale }: { angle: number; ink: Ink; scale: number },
): void {
  const local = b.at({ x, y, angle, scale });
  for (const toe of ['0,0 60,-4 104,-30', '0,0 70,2 120,0', '0,0 60,8 100,32', '0,0 50,0 70,0']) {
    sheet.line(local(toe), { width: 12, taper: 0.2 }, 'ink');
    sheet.line(local(toe), { width: 8.6, taper: 0.2 }, ink);
  }
  for (let i = 0; i < 6; i++) sheet.line(local(`${i * 13},-8 ${i * 13 + 3},8`), 1.6, 'ink');
}

/** A barred tail feather. */
function feather(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot, { base, mark }: { base: Ink; mark: Ink }): void {
  const local = b.at({ x, y, angle, scale });
  const vane = '0,0 40,-16 140,-26 260,-20 340,-6 360,0 340,8 260,20 140,24 40,14';
  drop(sheet, local(vane), { x: 7, y: 10 });
  sheet.form(local(vane), {
    base,
    light: null,
    dark: mark,
    outline: 4,
    spacing: 6,
    flow: angle + 0.5,
    longest: 24,
    darkRange: [0.5, 0.1],
  });
  sheet.clipped(local(vane), () => {
    for (let u = 40; u < 350; u += 24)
      sheet.line(local(`${u - 8},-30 ${u + 6},0 ${u - 8},30`), { width: 3.6, taper: 0.1 }, mark);
  });
  sheet.line(local('-40,2 120,0 350,0'), { width: 2.6, taper: 0.1 }, 'cream');
}

const chickenSkin: Coat = { base: '#F3D6B6', light: '#FDF3E2', dark: '#D2966A' };
const yellowSkin: Coat = { base: '#F0C873', light: '#FBE9B4', dark: '#B9822F' };
const duckSkin: Coat = { base: '#F4E3C4', light: '#FFFAEC', dark: '#CBA06C' };
const gooseSkin: Coat = { base: '#F3E6CE', light: '#FFFDF4', dark: '#BF9A70' };
const turkeySkin: Coat = { base: '#EFCDB4', light: '#FBEBDD', dark: '#B97C5A' };
const pheasantSkin: Coat = { base: '#DFAE86', light: '#F3D6B6', dark: '#94603C' };

export const wholeBirds = {
  wholeChicken: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal);
    wholeBird(sheet, { x: 440, y: 350, scale: 1.06, angle: 0.06 }, { coat: chickenSkin });
    lemon(sheet, { x: 830, y: 200, scale: 1, angle: 0.2 });
    thyme(sheet, { x: 160, y: 570, length: 190, angle: -0.06 });
  },
  soupHen: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0);
    wholeBird(
      sheet,
      { x: 420, y: 330, scale: 0.96, angle: -0.04 },
      { coat: yellowSkin, wide: 0.86, neck: 50, legLong: 1.05, legThick: 0.76, feet: 'ochre', pores: '#A8752A' },
    );
    leek(sheet, { x: 160, y: 586, length: 290, angle: -0.04, scale: 0.8 });
    carrot(sheet, { x: 640, y: 560, length: 170, angle: -0.1, scale: 0.85 });
  },
  blueLegged: (sheet: Sheet) => {
    b.onPaper(sheet, b.onRose, 0.02);
    wholeBird(
      sheet,
      { x: 400, y: 350, scale: 0.98, angle: 0.03 },
      { coat: { base: '#F6E7D2', light: '#FFFDF6', dark: '#CDA37C' }, neck: 60, legLong: 1.06, feet: '#5E86A6' },
    );
    parsley(sheet, { x: 190, y: 560, scale: 0.9, angle: 0.3 });
  },
  wholeDuck: (sheet: Sheet) => {
    b.onBoard(sheet, b.onMoss, 0.02);
    wholeBird(
      sheet,
      { x: 480, y: 350, scale: 1.02, angle: -0.03 },
      { coat: duckSkin, long: 1.22, wide: 0.96, neck: 70, legLong: 1.16, legThick: 0.8, pores: '#C9A26E' },
    );
    for (const [x, y] of [
      [800, 540],
      [730, 566],
    ] as const)
      orange(sheet, { x, y });
    thyme(sheet, { x: 150, y: 190, length: 180, angle: 0.1 });
  },
  wholeTurkey: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.01);
    wholeBird(
      sheet,
      { x: 440, y: 352, scale: 1.16, angle: 0.02 },
      { coat: turkeySkin, long: 1.1, wide: 1.16, legLong: 1.14, legThick: 1.16, pores: '#4A3A34' },
    );
    berries(sheet, { x: 850, y: 560, rx: 60, ry: 26 }, 9);
    sageLeaf(sheet, { x: 150, y: 170, angle: 0.5 });
  },
  pheasant: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.01);
    wholeBird(
      sheet,
      { x: 400, y: 330, scale: 0.92, angle: -0.03 },
      { coat: pheasantSkin, long: 1.06, wide: 0.84, neck: 50, legThick: 0.82, pores: '#8A5A38' },
    );
    feather(sheet, { x: 470, y: 570, angle: -0.12, scale: 1.1 }, { base: '#B9803E', mark: '#4A2A14' });
    feather(sheet, { x: 480, y: 600, angle: -0.02, scale: 1 }, { base: '#A86E30', mark: '#4A2A14' });
  },
};

export function orange(sheet: Sheet, { x, y, scale = 1 }: Spot): void {
  drop(sheet, ellipse({ x, y, r: 50 * scale }), { x: 7, y: 9 });
  sheet.form(ellipse({ x, y, r: 50 * scale }), {
    base: '#E07A22',
    light: null,
    dark: null,
    outline: 5,
    texture: 'none',
  });
  sheet.shape(ellipse({ x, y, r: 43 * scale }), '#FBE3B8');
  for (let i = 0; i < 9; i++)
    sheet.shape(placed('6,0 18,-12 36,-12 40,0 36,12 18,12', { x, y, scale, angle: i * 0.698 }), '#F09A3A');
}

/** A breast fillet: a smooth drop, the small fillet along it. */
function breast(
  sheet: Sheet,
  { x, y, angle = 0, scale = 1, isFlipped = false, coat = b.chicken }: Spot & { isFlipped?: boolean; coat?: Coat },
): void {
  const g = isFlipped ? -1 : 1;
  const local = (line: Line) =>
    placed(
      placed(line, { x: 0, y: 0 }).map((q) => ({ ...q, x: q.x * g })),
      { x, y, scale, angle },
    );
  const body =
    '-30,-226 24,-232 76,-204 110,-150 122,-84 112,-10 86,66 56,136 26,196 2,232 -18,222 -40,176 -74,118 -104,56 -120,-16 -112,-92 -84,-166';
  const tender =
    '-58,-176 -34,-190 -12,-170 -8,-112 -16,-40 -26,36 -36,108 -44,150 -58,138 -72,76 -82,4 -82,-74 -74,-138';
  drop(sheet, local(body), { x: 16, y: 22 });
  sheet.form(local(body), {
    ...coat,
    outline: 7,
    spacing: 12,
    flow: angle + 1.45 * g,
    mix: 0.4,
    shortest: 18,
    longest: 90,
    darkRange: [0.5, 0.05],
    lightRange: [0.7, 0.97],
    bumps: [[x + 30 * g * scale, y - 90 * scale, 76 * scale, 100 * scale, 0.3]],
  });
  sheet.form(local(tender), {
    ...coat,
    outline: 3.6,
    outlineMin: 1.4,
    outlineInk: '#A9503E',
    spacing: 11,
    flow: angle + 1.5,
    mix: 0.3,
    longest: 70,
    darkRange: [0.5, 0.08],
  });
  b.shine(sheet, local, {
    lines: ['-46,-172 -42,-100 -46,-20 -50,60', '30,-196 74,-168 96,-112 100,-50'],
    width: 4.4 * scale,
  });
  for (const line of ['60,-20 44,40 24,110', '84,-40 74,16 58,66', '20,0 12,60 4,120'])
    sheet.line(local(line), { width: 2 * scale, taper: 0.5 }, coat.dark ?? '#D98A73');
}

/** Drumstick, or with `hasThigh` the whole leg. */
function drumstick(
  sheet: Sheet,
  spot: Spot,
  { coat = chickenSkin, hasThigh = false, shortest = 1 }: { coat?: Coat; hasThigh?: boolean; shortest?: number } = {},
): void {
  const { x, y, angle = 0, scale = 1 } = spot;
  const local = b.at(spot);
  const carved = {
    ...coat,
    outline: 7,
    spacing: 9.5,
    mix: 0.5,
    lightRange: [0.66, 0.95] as const,
    darkRange: [0.56, 0.15] as const,
  };
  const drum =
    '-190,0 -180,-70 -110,-110 -20,-104 70,-66 140,-30 200,-22 236,-36 258,-20 252,2 264,22 242,38 206,24 140,34 60,66 -30,104 -120,104 -180,64';
  if (hasThigh) {
    const thigh = '-330,-30 -300,-130 -210,-170 -110,-160 -40,-110 -20,-20 -60,90 -150,130 -250,116 -314,60';
    drop(sheet, local(thigh), { x: 14, y: 22 });
    sheet.form(local(thigh), { ...carved, flow: angle + 0.8 });
    b.shine(sheet, local, { lines: ['-290,-70 -250,-120 -180,-140'], width: 5 * scale });
    // the cut edge shows dark meat
    sheet.form(local('-332,-20 -318,-70 -300,-40 -296,20 -304,56 -322,40'), {
      ...b.darkChicken,
      outline: 3,
      outlineInk: '#8A3A2A',
      spacing: 7,
    });
  }
  drop(sheet, local(drum), { x: 12, y: 18 });
  sheet.form(local(drum), {
    ...carved,
    flow: angle,
    patches: [
      {
        outline: local(`${150 * shortest},-60 280,-60 280,60 ${150 * shortest},60`),
        base: 'cream',
        light: null,
        dark: 'tan',
      },
    ],
    bumps: [[x - 70 * scale, y, 90, 70, 0.15]],
  });
  b.shine(sheet, local, { lines: ['-120,-64 -60,-76 20,-52'], width: 5 * scale });
  const random = createRandom(`dr${x}${y}`);
  for (let i = 0; i < 18; i++) {
    const q = b.pointAt(local, -150 + random() * 220, (random() - 0.5) * 130);
    sheet.dot({ x: q.x, y: q.y, r: 1.8 }, coat.dark ?? 'tan');
  }
}

/** A boned thigh, opened: loose folds, yellow fat at the edge. */
function openThigh(sheet: Sheet, spot: Spot, coat: Coat = b.darkChicken): void {
  const local = b.at(spot);
  const open =
    '-150,-20 -140,-96 -80,-128 0,-118 70,-134 140,-100 156,-30 138,50 150,104 80,132 0,116 -70,134 -136,96 -128,40';
  drop(sheet, local(open), { x: 12, y: 20 });
  b.side(sheet, local(open), {
    thick: 12,
    coat: { base: coat.dark ?? 'rust', light: coat.base ?? 'rose', dark: 'ink' },
  });
  sheet.form(local(open), {
    ...coat,
    outline: 6.5,
    spacing: 10,
    flow: (spot.angle ?? 0) + 1.2,
    mix: 0.4,
    longest: 70,
    wobble: 0.5,
    darkRange: [0.6, 0.15],
    lightRange: [0.66, 0.95],
  });
  for (const fatty of [
    '-150,-30 -128,-84 -88,-112 -104,-70 -120,-20',
    '90,118 134,96 136,60 108,80 80,104',
    '60,-126 120,-104 100,-92 66,-104',
  ])
    sheet.form(local(fatty), {
      base: '#F3D3A4',
      light: 'cream',
      dark: 'tan',
      outline: 1.6,
      outlineInk: 'tan',
      spacing: 7,
    });
  for (const fold of ['-90,-70 -40,-20 -60,60', '0,-100 10,-20 -10,90', '80,-90 60,-10 90,80'])
    sheet.line(local(fold), { width: 4, taper: 0.4 }, coat.dark ?? 'rust');
  b.shine(sheet, local, { lines: ['-60,-80 -20,-40', '40,-80 40,-30'], width: 4.4 });
}

/** A wing in three joints: the round upper arm, the flat middle, the pointed tip. */
function wing(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  for (const part of [
    '120,-60 176,-110 226,-150 250,-140 236,-96 196,-44 150,-20',
    '-40,96 -20,44 50,-10 120,-66 168,-62 182,-18 140,34 70,86 10,124 -30,124',
    '-190,-50 -180,-112 -130,-134 -80,-112 -30,-40 20,40 42,96 18,132 -34,122 -96,70 -160,10',
  ]) {
    drop(sheet, local(part), { x: 10, y: 16 });
    sheet.form(local(part), {
      ...chickenSkin,
      outline: 6.5,
      spacing: 9,
      lightRange: [0.64, 0.95],
      darkRange: [0.56, 0.15],
    });
  }
  // the skin between the joints
  sheet.line(local('-60,-30 0,10 60,-14'), { width: 3, taper: 0.3 }, '#D2966A');
  b.shine(sheet, local, { lines: ['-150,-94 -110,-90 -60,-30', '30,40 90,-4 140,-34'], width: 5 });
  const random = createRandom(`wg${spot.x}${spot.y}`);
  for (let i = 0; i < 16; i++) {
    const t = random();
    const q = b.pointAt(local, -150 + t * 150, -90 + t * 150 + (random() - 0.5) * 50);
    sheet.dot({ x: q.x, y: q.y, r: 2 }, '#B97C4E');
  }
}

/** A duck breast: thick skin scored in diamonds, dark meat under it. */
function duckBreast(sheet: Sheet, spot: Spot, isSkinUp: boolean): void {
  const local = b.at(spot);
  const oval = '-220,10 -206,-62 -130,-108 -20,-120 100,-104 190,-60 230,0 196,60 100,102 -20,112 -136,94 -206,60';
  drop(sheet, local(oval), { x: 14, y: 36 });
  b.side(sheet, local(oval), {
    thick: 28,
    coat: isSkinUp
      ? { base: '#6B1D1F', light: '#B24A46', dark: 'ink' }
      : { base: '#F1DDBE', light: 'cream', dark: 'tan' },
  });
  if (!isSkinUp) {
    sheet.form(local(oval), {
      ...b.duck,
      outline: 7,
      spacing: 10,
      flow: spot.angle ?? 0,
      mix: 0.3,
      longest: 80,
      lightRange: [0.7, 0.98],
    });
    sheet.line(local('-190,0 -60,-16 80,-10 200,4'), { width: 4, taper: 0.4 }, 'rose');
    b.shine(sheet, local, { lines: ['-150,-60 -60,-84 40,-82'], width: 5 });
    return;
  }
  sheet.form(local(oval), {
    ...duckSkin,
    outline: 7,
    spacing: 11,
    longest: 40,
    over: () => {
      for (let i = -8; i < 12; i++) {
        sheet.line(local(`${i * 40 - 60},-130 ${i * 40 + 60},130`), { width: 4, taper: 0.05 }, '#B4573F');
        sheet.line(local(`${i * 40 + 60},-130 ${i * 40 - 60},130`), { width: 4, taper: 0.05 }, '#B4573F');
      }
    },
  });
}

export const parts = {
  breastFillet: (sheet: Sheet) => {
    b.onPaper(sheet, b.onMoss);
    breast(sheet, { x: 366, y: 352, angle: 0.5 });
    breast(sheet, { x: 606, y: 360, angle: -0.32, scale: 1.04, isFlipped: true });
    lemon(sheet, { x: 812, y: 236, scale: 1.05, angle: 0.2 });
    parsley(sheet, { x: 196, y: 538, scale: 1.15, angle: 0.4 });
  },
  thighs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onTeal, 0.02);
    for (const [x, y, angle] of [
      [330, 270, 0.2],
      [620, 260, -0.1],
      [470, 440, 0.5],
    ] as const)
      openThigh(sheet, { x, y, angle, scale: 1.04 });
    thyme(sheet, { x: 700, y: 520, length: 160, angle: -0.2 });
    pepper(sheet, { x: 200, y: 530, width: 30, height: 24, count: 12 });
  },
  drumsticks: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, 0.02);
    drumstick(sheet, { x: 350, y: 220, angle: 0.1, scale: 0.84 });
    drumstick(sheet, { x: 640, y: 320, angle: 3.25, scale: 0.84 });
    drumstick(sheet, { x: 350, y: 410, angle: -0.03, scale: 0.84 });
    drumstick(sheet, { x: 640, y: 512, angle: 3.1, scale: 0.84 });
    rosemary(sheet, { x: 720, y: 180, length: 150, angle: 0.3 });
  },
  chickenLegs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, -0.02);
    drumstick(sheet, { x: 500, y: 260, angle: -0.1, scale: 0.94 }, { hasThigh: true });
    drumstick(sheet, { x: 480, y: 450, angle: 3.04, scale: 0.94 }, { hasThigh: true });
    garlic(sheet, { x: 830, y: 210, scale: 0.9, angle: 0.3 });
    thyme(sheet, { x: 150, y: 570, length: 180, angle: -0.06 });
  },
  wings: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, 0.02);
    for (const [x, y, angle] of [
      [330, 260, 0.1],
      [640, 250, 0.35],
      [350, 460, -0.15],
      [640, 460, 0.2],
    ] as const)
      wing(sheet, { x, y, angle, scale: 0.95 });
    lemon(sheet, { x: 190, y: 560, scale: 0.85, angle: 0.2 });
  },
  chickenLivers: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, 0.02);
    for (const [x, y, angle] of [
      [300, 260, 0.2],
      [480, 230, -0.3],
      [660, 280, 0.5],
      [360, 420, 0.1],
      [560, 430, -0.2],
      [720, 440, 0.8],
    ] as const) {
      const local = b.at({ x, y, angle });
      for (const lobe of [
        '-96,0 -84,-50 -36,-66 10,-44 20,0 -6,40 -50,56 -86,38',
        '0,-30 40,-60 86,-40 98,6 74,44 30,50 2,20',
      ]) {
        drop(sheet, local(lobe), { x: 8, y: 14 });
        sheet.form(local(lobe), {
          base: '#7E2C22',
          light: '#BC6A55',
          dark: '#46140F',
          outline: 6,
          spacing: 11,
          longest: 50,
          darkRange: [0.5, 0.1],
          lightRange: [0.72, 0.98],
        });
      }
      b.shine(sheet, local, { lines: ['-72,-30 -40,-46 -10,-36', '40,-38 66,-30'], width: 5, ink: '#EBC2AE' });
    }
    sageLeaf(sheet, { x: 820, y: 210, angle: 0.4 });
    onion(sheet, { x: 200, y: 540, scale: 0.75 });
  },
  duckBreasts: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSky, 0.02);
    duckBreast(sheet, { x: 460, y: 240, angle: -0.08 }, true);
    duckBreast(sheet, { x: 500, y: 440, angle: 0.06 }, false);
    orange(sheet, { x: 820, y: 210 });
    thyme(sheet, { x: 140, y: 566, length: 170, angle: -0.08 });
  },
  duckLegs: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, -0.02);
    drumstick(sheet, { x: 500, y: 250, angle: -0.06, scale: 0.9 }, { hasThigh: true, coat: duckSkin });
    drumstick(sheet, { x: 490, y: 450, angle: 3.1, scale: 0.9 }, { hasThigh: true, coat: duckSkin });
    bayLeaf(sheet, { x: 160, y: 200, angle: 0.4 });
    garlic(sheet, { x: 850, y: 540, scale: 0.8, angle: 0.3 });
  },
  gooseLegs: (sheet: Sheet) => {
    b.onPaper(sheet, b.onRust, 0.02);
    drumstick(sheet, { x: 500, y: 262, angle: -0.04, scale: 1.02 }, { hasThigh: true, coat: gooseSkin });
    drumstick(sheet, { x: 490, y: 450, angle: 3.14, scale: 1.02 }, { hasThigh: true, coat: gooseSkin });
    appleWedges(sheet, [
      [850, 210, 0.5],
      [170, 520, -0.4],
    ]);
  },
  turkeyThigh: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.02);
    openThigh(
      sheet,
      { x: 400, y: 330, angle: 0.1, scale: 1.5 },
      { base: '#C9705C', light: '#EDB5A2', dark: '#8A3A2C' },
    );
    openThigh(
      sheet,
      { x: 690, y: 420, angle: 1.6, scale: 1.1 },
      { base: '#C9705C', light: '#EDB5A2', dark: '#8A3A2C' },
    );
    juniper(sheet, { x: 640, y: 190, angle: 0.1 });
  },
  turkeyBreastFillet: (sheet: Sheet) => {
    b.onBoard(sheet, b.onGold, -0.02);
    breast(sheet, { x: 450, y: 350, angle: 1.35, scale: 1.42, coat: b.turkey });
    sageLeaf(sheet, { x: 800, y: 200, angle: 0.3 });
    berries(sheet, { x: 830, y: 540, rx: 60, ry: 30 }, 9);
  },
};
