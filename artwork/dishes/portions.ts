// Cooked meat and fish, as it lies on a plate.
import { ellipse, placed } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { bow, sausage } from '../cuts/sausages.ts';
import type { Filling } from '../cuts/sausages.ts';
import { scatter } from './scatter.ts';
import { drop } from './tableware.ts';
import type { Area } from './vessels.ts';

export const crust: Coat = { base: '#7E4220', light: '#C98548', dark: '#2E150C' };
export const golden: Coat = { base: '#D08A35', light: '#F4CC7E', dark: '#7A4316' };
export const crisp: Coat = { base: '#A9561F', light: 'ochre', dark: '#4A2210' };
export const braised: Coat = { base: '#935028', light: '#DB9A5E', dark: '#41190C' };
export const darkBraised: Coat = { base: '#7E3E2A', light: '#CB8E66', dark: '#34120A' };
export const whiteMeat: Coat = { base: '#EFD7B2', light: '#FFF6E2', dark: '#B98A55' };
export const gravy: Coat = { base: '#6A3317', light: '#A9602C', dark: '#3A180C' };
export const darkGravy: Coat = { base: '#43190F', light: '#7E3A22', dark: '#240B06' };
export const wineGravy: Coat = { base: '#571A22', light: '#8E3A3C', dark: '#2E0B12' };
export const cream: Coat = { base: '#F1DDB0', light: '#FFF8E2', dark: '#C7A160' };
export const mustardCream: Coat = { base: '#E9C46A', light: '#F9E6AE', dark: '#B98A2E' };
export const tomatoSauce: Coat = { base: '#B4391F', light: '#E0744A', dark: '#6E1A0E' };
export const curry: Coat = { base: '#D98A22', light: '#F4C464', dark: '#94520E' };
export const broth: Coat = { base: '#E0A23A', light: '#F6D07C', dark: '#A86A1C' };

const local = (spot: Spot) => (line: Line) => placed(line, { scale: 1, angle: 0, ...spot });

/** A braised block of meat: square edges gone soft, straight fibres on top, a darker side, a gloss of sauce. */
export function chunk(sheet: Sheet, spot: Spot, coat: Coat = braised): void {
  const to = local(spot);
  const piece = '-58,-28c -46,-38 34,-46c 48,-42 60,-2c 60,30 46,42c -30,52c -52,44 -60,10c';
  drop(sheet, to(piece), { x: 6, y: 10 });
  sheet.form(to(piece), {
    base: coat.dark ?? 'ink',
    light: coat.base,
    dark: null,
    outline: 5,
    spacing: 7,
    flow: 1.5,
    longest: 18,
  });
  sheet.form(to('-58,-28c -46,-38 34,-46c 48,-42 60,-2c 52,16 -36,26c -52,20'), {
    ...coat,
    outline: 2.4,
    outlineInk: coat.dark ?? 'ink',
    spacing: 7.5,
    flow: (spot.angle ?? 0) - 0.1,
    mix: 0.05,
    longest: 60,
    darkRange: [0.6, 0.2],
    lightRange: [0.5, 0.88],
  });
  for (const fibre of ['-48,-20 0,-28 40,-32', '-46,-2 4,-10 52,-12', '-40,14 0,8 48,2'])
    sheet.line(to(fibre), 2, coat.dark ?? 'ink');
  sheet.line(to('-40,-28 -10,-34 16,-36'), { width: 4.4, taper: 0.5 }, '#FBE0B4');
}

export function chunks(
  sheet: Sheet,
  area: Area,
  {
    count,
    coat = braised,
    scale = 1,
    seed = 'chunks',
    gap = 84,
  }: { count: number; coat?: Coat; scale?: number; seed?: string; gap?: number },
): void {
  for (const spot of scatter(seed, { ...area, count, gap: gap * scale }))
    chunk(sheet, { ...spot, angle: Math.sin(spot.angle) * 0.8, scale: scale * (spot.scale ?? 1) }, coat);
}

/** A meatball: never quite round, crust darker where it lay in the pan, one wet light. */
export function meatball(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot, coat: Coat = crust): void {
  const ball = placed('-64,2 -58,-36 -30,-60 6,-66 40,-54 62,-24 64,12 48,44 16,62 -22,60 -52,38', {
    x,
    y,
    scale,
    angle,
  });
  drop(sheet, ball, { x: 8, y: 12 });
  sheet.form(ball, {
    ...coat,
    outline: 6.5,
    spacing: 8,
    wobble: 1.1,
    shortest: 6,
    longest: 24,
    darkRange: [0.66, 0.2],
    lightRange: [0.56, 0.92],
    depth: 1.3,
  });
  const random = createRandom(`mb${x}${y}`);
  for (let i = 0; i < 15; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random()) * 48 * scale;
    sheet.dot(
      { x: x + Math.cos(a) * q, y: y + Math.sin(a) * q, r: 1.6 + random() * 3, ry: 1.4 + random() * 1.6, turn: a },
      random() < 0.5 ? (coat.dark ?? 'ink') : (coat.light ?? 'tan'),
    );
  }
  sheet.line(placed('-34,-22 -20,-38 2,-44', { x, y, scale }), { width: 5 * scale, taper: 0.5 }, '#F8E3B8');
}

type Slice = { crust: Coat; band: Ink; middle: Coat };
export const rareBeef: Slice = {
  crust,
  band: '#C58A6B',
  middle: { base: '#D9675B', light: '#F1B8A2', dark: '#B23A34' },
};
export const doneBeef: Slice = {
  crust,
  band: '#9A5A3C',
  middle: { base: '#A8694A', light: '#D6A27C', dark: '#6E3A22' },
};
export const rareGame: Slice = {
  crust: darkBraised,
  band: '#9A5446',
  middle: { base: '#A8383C', light: '#D98A82', dark: '#6A161E' },
};
export const doneGame: Slice = {
  crust: darkBraised,
  band: '#7E4A34',
  middle: { base: '#8E5540', light: '#BE8A6C', dark: '#54291A' },
};
export const porkSlice: Slice = {
  crust: crisp,
  band: '#E3B48C',
  middle: { base: '#EBC7A6', light: '#FBEBD6', dark: '#B98458' },
};
export const birdSlice: Slice = {
  crust: golden,
  band: '#F3E2C4',
  middle: { base: '#F6E8CE', light: '#FFFDF4', dark: '#CBA878' },
};

/** A slice of a roast: a thin crust, a narrow band, a broad middle with short grain. */
export function slice(sheet: Sheet, spot: Spot, look: Slice): void {
  const to = local(spot);
  const rim = '-118,6 -112,-58 -70,-104 -8,-118 62,-108 108,-66 122,-2 108,60 64,102 0,116 -66,106 -108,62';
  drop(sheet, to(rim), { x: 12, y: 16 });
  sheet.form(to(rim), { ...look.crust, outline: 6, spacing: 6, longest: 16, darkRange: [0.7, 0.2] });
  sheet.form(to('-104,6 -98,-50 -62,-90 -6,-103 54,-94 95,-58 107,-2 95,52 56,89 0,101 -58,92 -95,54'), {
    base: look.band,
    light: null,
    dark: look.crust.base,
    outline: 0,
    spacing: 7,
    longest: 16,
    darkRange: [0.4, 0.05],
  });
  const middle = '-88,6 -83,-42 -52,-76 -6,-88 46,-80 80,-48 91,-2 80,44 48,75 0,86 -50,78 -80,46';
  sheet.form(to(middle), {
    ...look.middle,
    outline: 0,
    spacing: 9,
    flow: (spot.angle ?? 0) + 0.5,
    mix: 0.15,
    wobble: 0.7,
    shortest: 8,
    longest: 34,
    darkRange: [0.9, 0.3],
    lightRange: [0.7, 0.98],
    depth: 0.8,
  });
}

/** Slices that lean on each other, right over left. */
export function fan(
  sheet: Sheet,
  look: Slice,
  { x, y, count = 4, step = 100, scale = 1 }: { x: number; y: number; count?: number; step?: number; scale?: number },
): void {
  for (let i = count - 1; i >= 0; i--)
    slice(
      sheet,
      {
        x: x + (i - (count - 1) / 2) * step,
        y: y + Math.abs(i - (count - 1) / 2) * 8,
        angle: (i - (count - 1) / 2) * 0.1,
        scale: scale * (1.06 - i * 0.03),
      },
      look,
    );
}

/** Gravy that runs over the foot of slices in tongues; flat, so that it never looks like a thing of its own. */
export function pour(sheet: Sheet, { x, y, scale = 1 }: Spot, coat: Coat = gravy): void {
  const to = local({ x: x - 500 * scale, y: y - 520 * scale, scale });
  sheet.form(
    to(
      '276,476 300,452 330,470 352,504 376,512 398,488 414,452 436,440 456,462 466,502 492,516 516,496 530,458 552,446 570,470 582,506 606,512 628,486 644,452 668,442 690,462 716,450 738,462 730,500 690,538 600,574 490,592 380,574 306,532',
    ),
    {
      base: coat.base,
      light: null,
      dark: null,
      outline: 4,
      outlineMin: 1.4,
      outlineInk: coat.dark ?? 'ink',
      texture: 'none',
    },
  );
  for (const line of [
    '318,500 352,532 400,552',
    '430,470 438,500 462,532',
    '548,476 556,508 540,540',
    '600,548 660,524 700,488',
    '470,566 520,570 566,560',
  ])
    sheet.line(to(line), { width: 5 * scale, taper: 0.5 }, coat.light ?? 'tan');
}

/** Bars of the grill. */
export function grillMarks(
  sheet: Sheet,
  shape: readonly Point[],
  { x, y, angle = 0.8, gap = 44, reach = 260 }: Spot & { gap?: number; reach?: number },
): void {
  sheet.clipped(shape, () => {
    for (let d = -reach; d <= reach; d += gap)
      sheet.line(
        placed(`${-reach},${d} 0,${d + 4} ${reach},${d}`, { x, y, angle }),
        { width: 7, taper: 0.05 },
        '#24100A',
      );
  });
}

/** A steak out of the pan or off the grill, whole. */
export function searedSteak(
  sheet: Sheet,
  spot: Spot,
  {
    isGrilled = false,
    coat = crust,
    face = '-230,20 -216,-60 -150,-112 -40,-132 80,-124 180,-84 236,-20 230,44 160,92 40,118 -90,112 -190,80',
  }: { isGrilled?: boolean; coat?: Coat; face?: string } = {},
): void {
  const to = local(spot);
  drop(sheet, to(face), { x: 14, y: 26 });
  sheet.form(to(face), {
    ...coat,
    outline: 7,
    spacing: 8.5,
    wobble: 0.8,
    shortest: 8,
    longest: 44,
    darkRange: [0.66, 0.2],
    lightRange: [0.56, 0.92],
  });
  if (isGrilled) grillMarks(sheet, sheet.outline(to(face)), { ...spot, angle: (spot.angle ?? 0) + 0.7 });
  sheet.line(to('-180,-50 -110,-90 -20,-104'), { width: 6, taper: 0.5 }, '#F0C890');
}

/** A rack chop or a cutlet with its rib, browned. */
export function brownChop(
  sheet: Sheet,
  spot: Spot,
  { coat = golden, isGrilled = false, isLamb = false }: { coat?: Coat; isGrilled?: boolean; isLamb?: boolean } = {},
): void {
  const to = local(spot);
  const rib = isLamb
    ? '10,-50 40,-70 70,-20 100,80 134,180 128,214 100,220 84,196 60,110 34,40'
    : '64,-122 96,-118 118,-76 124,-20 116,40 104,96 98,150 104,196 92,226 70,222 60,232 46,214 54,182 62,140 78,86 90,30 94,-24 86,-72';
  const back = isLamb
    ? '-100,-10 -94,-72 -52,-114 8,-122 60,-100 82,-50 74,6 44,48 10,82 -30,74 -72,50'
    : '-132,-10 -126,-78 -88,-128 -24,-148 46,-136 92,-104 108,-56 104,0 92,54 76,104 66,148 30,150 6,116 -30,122 -84,108 -120,60';
  for (const line of [rib, back]) drop(sheet, to(line), { x: 12, y: 18 });
  sheet.form(to(rib), {
    base: '#E6CDA4',
    light: 'cream',
    dark: 'brown',
    outline: 5,
    spacing: 8,
    flow: (spot.angle ?? 0) + 1.4,
  });
  sheet.form(to(back), {
    ...coat,
    outline: 7,
    spacing: 8.5,
    wobble: 0.7,
    longest: 44,
    darkRange: [0.62, 0.2],
    lightRange: [0.58, 0.94],
  });
  if (isGrilled)
    grillMarks(sheet, sheet.outline(to(back)), { ...spot, angle: (spot.angle ?? 0) + 0.7, gap: 36, reach: 180 });
  else
    for (const line of ['-80,-20 -20,-40 50,-30', '-70,30 0,14 60,30', '-40,-80 10,-92 50,-80'])
      sheet.line(to(line), { width: 4, taper: 0.4 }, coat.dark ?? 'brown');
  sheet.line(to(isLamb ? '-80,-50 -50,-90 0,-104' : '-112,-40 -84,-100 -30,-124'), { width: 5, taper: 0.5 }, '#F8E3B8');
}

const friedFilling: Filling = {
  coat: { base: '#9A4A22', light: '#E0A45E', dark: '#4A1E0C' },
  flecks: ['#4A1E0C', '#C97A3E'],
};

/** A sausage from the pan: brown, slit, shining. */
export function friedSausage(
  sheet: Sheet,
  { x, y, angle = 0, length = 150, half = 34, bend = 24 }: Spot & { length?: number; half?: number; bend?: number },
): void {
  const line = bow({ x, y, length, angle, bend });
  sausage(sheet, line, { half, filling: friedFilling, ends: false });
  for (const i of [2, 4, 6]) {
    const q = line[i];
    if (!q) continue;
    sheet.line(
      placed(`-16,${half * 0.5} 0,0 16,${-half * 0.5}`, { x: q.x, y: q.y, angle }),
      { width: 6, taper: 0.4 },
      '#4A1E0C',
    );
    sheet.line(
      placed(`-12,${half * 0.4} 0,0 12,${-half * 0.4}`, { x: q.x, y: q.y, angle }),
      { width: 2.6, taper: 0.4 },
      '#E8B48A',
    );
  }
}

/** A roast leg of a bird; `isWhole` with its thigh. */
export function roastLeg(
  sheet: Sheet,
  spot: Spot,
  { coat = golden, isWhole = true }: { coat?: Coat; isWhole?: boolean } = {},
): void {
  const to = local(spot);
  const carving = {
    ...coat,
    outline: 7,
    spacing: 8.5,
    mix: 0.5,
    longest: 60,
    darkRange: [0.62, 0.2] as const,
    lightRange: [0.6, 0.94] as const,
  };
  if (isWhole) {
    const thigh = '-300,-20 -276,-110 -200,-146 -110,-140 -50,-100 -30,-20 -60,76 -140,112 -230,100 -288,50';
    drop(sheet, to(thigh), { x: 12, y: 18 });
    sheet.form(to(thigh), { ...carving, flow: (spot.angle ?? 0) + 0.8 });
    sheet.line(to('-262,-60 -220,-108 -150,-120'), { width: 6, taper: 0.5 }, '#F8E3B8');
  }
  const drum =
    '-190,0 -180,-70 -110,-106 -20,-98 70,-62 140,-30 200,-22 236,-36 258,-20 252,2 264,22 242,38 206,24 140,34 60,62 -30,98 -120,98 -180,62';
  drop(sheet, to(drum), { x: 12, y: 18 });
  sheet.form(to(drum), {
    ...carving,
    flow: spot.angle ?? 0,
    patches: [{ outline: to('170,-60 280,-60 280,60 170,60'), base: '#EED9B4', light: null, dark: 'brown' }],
  });
  sheet.line(to('-130,-56 -70,-72 10,-54'), { width: 6, taper: 0.5 }, '#F8E3B8');
  for (const line of ['-140,30 -90,50 -20,44', '-60,10 0,20 60,6'])
    sheet.line(to(line), { width: 3.4, taper: 0.4 }, coat.dark ?? 'brown');
}

/** Fish out of the pan: a pale slab with a golden top that parts in flakes. */
export function friedFish(sheet: Sheet, spot: Spot, { flesh, top }: { flesh: Coat; top: Coat }): void {
  const to = local(spot);
  const whole = '-220,-20c -200,-84 -80,-110 60,-108 180,-84 226,-30c 222,40 200,82 60,108 -80,108 -196,84 -224,40';
  const face = '-212,-24 -190,-76 -76,-100 58,-98 172,-76 216,-30 180,16 60,32 -80,32 -190,14';
  drop(sheet, to(whole), { x: 12, y: 18 });
  sheet.form(to(whole), { ...flesh, outline: 6.5, spacing: 10, flow: 1.4, longest: 40, darkRange: [0.6, 0.15] });
  for (const u of [-150, -84, -10, 62, 130, 180])
    sheet.line(to(`${u + 12},34 ${u},60 ${u + 8},100`), { width: 4, taper: 0.2 }, flesh.dark ?? 'sea');
  sheet.form(to(face), {
    ...top,
    outline: 4,
    outlineInk: top.dark ?? 'brown',
    spacing: 8,
    wobble: 0.9,
    longest: 34,
    darkRange: [0.72, 0.25],
    lightRange: [0.58, 0.94],
  });
  for (const u of [-120, -40, 50, 130])
    sheet.line(to(`${u - 16},-90 ${u + 14},-40 ${u + 4},26`), { width: 3.6, taper: 0.3 }, flesh.light ?? 'cream');
  sheet.line(to('-180,-56 -110,-80 -20,-88'), { width: 5, taper: 0.5 }, '#FFF6DC');
}

export const codFlesh: Coat = { base: '#F6EFDE', light: '#FFFFFF', dark: '#B9C6B8' };
export const salmonFlesh: Coat = { base: '#EE8A5C', light: '#FBC4A4', dark: '#C25A30' };

/** A flat golden cake of mince or fish. */
export function cake(
  sheet: Sheet,
  { x, y, scale = 1 }: Spot,
  { coat = golden, flecks = ['leaf', '#7A4316'] }: { coat?: Coat; flecks?: readonly Ink[] } = {},
): void {
  const edge = ellipse({ x, y, r: 92 * scale, ry: 80 * scale });
  drop(sheet, edge, { x: 10, y: 22 });
  sheet.form(placed(edge, { x: 3, y: 12 }), {
    base: coat.dark ?? 'brown',
    light: null,
    dark: 'ink',
    outline: 5,
    texture: 'none',
  });
  sheet.form(edge, {
    ...coat,
    outline: 5.5,
    spacing: 8,
    longest: 18,
    wobble: 1.6,
    darkRange: [0.7, 0.25],
    lightRange: [0.58, 0.94],
  });
  const random = createRandom(`ck${x}${y}`);
  for (let i = 0; i < 22; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random()) * 76 * scale;
    sheet.dot(
      { x: x + Math.cos(a) * q, y: y + Math.sin(a) * q * 0.86, r: 2 + random() * 3, ry: 2, turn: a },
      flecks[i % flecks.length] ?? 'leaf',
    );
  }
  sheet.line(placed('-56,-30 -30,-52 6,-58', { x, y, scale }), { width: 5, taper: 0.5 }, '#FBE9C0');
}

/** A roulade, lying; `isCut` shows the spiral. */
export function roulade(sheet: Sheet, spot: Spot, isCut = false): void {
  const to = local(spot);
  const roll = '-150,0 -146,-52 -100,-70 0,-76 100,-70 146,-50 150,0 146,50 100,68 0,74 -100,68 -146,52';
  drop(sheet, to(roll), { x: 11, y: 16 });
  sheet.form(to(roll), {
    ...braised,
    outline: 6.5,
    spacing: 8,
    flow: spot.angle ?? 0,
    mix: 0.3,
    longest: 60,
    darkRange: [0.64, 0.2],
    lightRange: [0.58, 0.94],
  });
  for (const u of [-60, 30, 100]) {
    sheet.line(to(`${u},-74 ${u + 14},0 ${u},72`), { width: 5.4, taper: 0.03 }, 'ink');
    sheet.line(to(`${u - 2},-74 ${u + 12},0 ${u - 2},70`), { width: 3.4, taper: 0.03 }, 'cream');
  }
  sheet.line(to('-90,-44 0,-56 80,-50'), { width: 5, taper: 0.5 }, '#F0C890');
  if (!isCut) return;
  const end = to([{ x: -146, y: 0 }])[0] ?? { x: 0, y: 0 };
  const face = ellipse({ x: end.x, y: end.y, r: 44, ry: 62, turn: spot.angle ?? 0 });
  sheet.form(face, { base: '#A8694A', light: '#D6A27C', dark: '#6E3A22', outline: 5, spacing: 7, longest: 16 });
  const spiral = Array.from({ length: 26 }, (_, i) => {
    const a = i * 0.55;
    const r = 1 - i / 28;
    return { x: end.x + Math.cos(a) * 38 * r, y: end.y + Math.sin(a) * 54 * r };
  });
  sheet.line(spiral, { width: 4, taper: 0.1 }, '#F3D6B0');
  sheet.dot({ x: end.x, y: end.y, r: 12, ry: 16 }, 'ink');
  sheet.dot({ x: end.x, y: end.y, r: 10, ry: 14 }, '#6F8A3A');
}

/** Roast belly: crackling above, bands of fat and meat below. */
export function bellySlab(sheet: Sheet, spot: Spot): void {
  const to = local(spot);
  const front = '-180,-40c -60,-30 80,-32 186,-46c 192,20 182,84c 60,100 -70,100 -178,86c -190,20';
  const top = '-180,-40c -150,-92c 20,-104 160,-94c 186,-46c 80,-32 -60,-30';
  drop(sheet, to(front), { x: 14, y: 18 });
  sheet.form(to(front), {
    base: '#EBC7A0',
    light: '#FBEBD2',
    dark: '#A8703F',
    outline: 6.5,
    spacing: 9,
    flow: 0,
    longest: 70,
    over: () => {
      for (const [v, w] of [
        [-4, 12],
        [36, 16],
        [74, 9],
      ] as const) {
        sheet.line(to(`-190,${v} -60,${v + 10} 70,${v + 8} 196,${v - 8}`), { width: w, taper: 0.02 }, '#A8623A');
        sheet.line(to(`-180,${v - 5} -60,${v + 5} 70,${v + 3} 186,${v - 13}`), { width: 2.6, taper: 0.1 }, '#D9A27C');
      }
    },
  });
  sheet.form(to(top), { ...golden, outline: 5, spacing: 8, longest: 20, wobble: 1.4, lightRange: [0.5, 0.9] });
  for (let u = -150; u < 170; u += 34) sheet.line(to(`${u},-40 ${u + 8},-98`), { width: 4, taper: 0.1 }, '#7A4316');
}

/** Glazed ribs in a curved rack. */
export function glazedRack(sheet: Sheet, spot: Spot): void {
  const to = local(spot);
  const rack = '-310,-60 -210,-104 -50,-120 130,-114 270,-84 322,-30 316,56 240,104 80,122 -90,122 -250,106 -320,50';
  for (let i = 0; i < 8; i++) {
    const x = -254 + i * 73;
    const end = to(
      `${x - 13},80 ${x + 13},80 ${x + 15},${158 - Math.abs(i - 3.5) * 5} ${x - 13},${158 - Math.abs(i - 3.5) * 5}`,
    );
    drop(sheet, end, { x: 8, y: 10 });
    sheet.form(end, { base: '#EAD2A8', light: 'cream', dark: 'brown', outline: 4.6, spacing: 7, flow: 1.5 });
  }
  drop(sheet, to(rack), { x: 14, y: 22 });
  sheet.form(to(rack), {
    base: '#7A2A14',
    light: '#C4682E',
    dark: '#35100A',
    outline: 7,
    spacing: 9,
    flow: 1.4,
    mix: 0.1,
    longest: 60,
    lightRange: [0.6, 0.94],
    over: () => {
      for (let i = 0; i < 8; i++) {
        const x = -254 + i * 73;
        sheet.line(to(`${x + 30},-130 ${x + 38},0 ${x + 32},130`), { width: 5, taper: 0.1 }, '#35100A');
        sheet.line(to(`${x - 8},-90 ${x},-20 ${x - 6},40`), { width: 8, taper: 0.5 }, '#E8964A');
        sheet.line(to(`${x - 10},-80 ${x - 4},-40`), { width: 3.4, taper: 0.5 }, '#FBD9A0');
      }
    },
  });
  const random = createRandom(`sesam${spot.x}`);
  for (let i = 0; i < 40; i++) {
    const q = to([{ x: (random() - 0.5) * 560, y: (random() - 0.5) * 180 }])[0];
    if (q) sheet.dot({ x: q.x, y: q.y, r: 4, ry: 2.4, turn: random() * 3 }, 'cream');
  }
}

/** A golden crust larger than the meat in it. */
export function schnitzel(sheet: Sheet, spot: Spot): void {
  const to = local(spot);
  const leaf =
    '-250,20 -262,-50 -200,-116 -120,-110 -40,-150 60,-138 130,-152 214,-100 262,-40 240,30 258,86 170,136 80,124 0,150 -90,130 -180,140 -236,90';
  drop(sheet, to(leaf), { x: 13, y: 18 });
  sheet.form(to(leaf), {
    base: '#D8943C',
    light: '#F6D28A',
    dark: '#8A4E18',
    outline: 7,
    spacing: 9,
    longest: 22,
    shortest: 6,
    wobble: 1.8,
    darkRange: [0.8, 0.3],
    lightRange: [0.56, 0.9],
  });
  for (const blister of [
    '-150,-40 -110,-80 -40,-70 -30,-30 -90,-10',
    '20,-90 80,-110 140,-80 120,-40 50,-44',
    '40,40 100,10 170,40 140,90 60,84',
    '-130,70 -80,30 -10,50 -30,90 -100,100',
  ])
    sheet.form(to(blister), {
      base: '#E8AE58',
      light: '#FBE3AE',
      dark: '#9A5A1E',
      outline: 3,
      outlineInk: '#8A4E18',
      spacing: 8,
      longest: 14,
      wobble: 1.6,
      lightRange: [0.4, 0.86],
    });
}
