// Pieces of raw birds: breast, leg, thigh and wing.
import { placed } from '../../engine/geometry.ts';
import type { Line, Spot } from '../../engine/geometry.ts';
import { createRandom } from '../../engine/random.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';
import { chickenSkin, duckSkin } from './bird-skins.ts';

/** A breast fillet: a smooth drop, the small fillet along it. */
export function breast(
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
export function drumstick(
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
export function openThigh(sheet: Sheet, spot: Spot, coat: Coat = b.darkChicken): void {
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
export function wing(sheet: Sheet, spot: Spot): void {
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
export function duckBreast(sheet: Sheet, spot: Spot, isSkinUp: boolean): void {
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
