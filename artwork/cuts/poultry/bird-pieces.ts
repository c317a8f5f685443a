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

/** A boned thigh under its skin: plump, narrower at one end, dark meat only where the skin ends. */
export function skinnedThigh(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const whole =
    '-156,-8 -140,-66 -92,-100 -40,-88 6,-112 70,-104 96,-84c 140,-80 160,-36 146,4 162,44 130,86 78,82 40,100 -24,84c -70,104 -128,84 -134,40';
  const meat = '146,-2 162,44 130,88 78,86 40,104 -24,86 -70,108 -132,86 -120,58 -70,72 -20,54 40,70 84,54 118,44';
  drop(sheet, local(whole), { x: 14, y: 22 });
  const random = createRandom(`th${spot.x}${spot.y}`);
  sheet.form(local(whole), {
    ...chickenSkin,
    outline: 7,
    spacing: 9.5,
    mix: 0.4,
    flow: (spot.angle ?? 0) + 0.5,
    longest: 60,
    lightRange: [0.66, 0.95],
    darkRange: [0.56, 0.15],
    over: () => {
      sheet.form(local(meat), {
        base: '#D9806A',
        light: '#F6CDBB',
        dark: '#A24A38',
        outline: 4,
        outlineInk: '#A56A3E',
        spacing: 8,
        flow: (spot.angle ?? 0) + 0.3,
        longest: 26,
      });
      sheet.line(local('-116,56 -68,68 -18,50 40,66 84,50 124,36 140,-6'), { width: 6, taper: 0.3 }, '#F3D3A4');
      for (let i = 0; i < 40; i++) {
        const q = b.pointAt(local, -130 + random() * 200, -80 + random() * 150);
        sheet.dot({ x: q.x, y: q.y, r: 1.8 }, '#D2966A');
      }
      for (const wrinkle of [
        '96,-84 80,-50 92,-20',
        '-24,84 -10,44 -26,14',
        '-90,20 -60,34 -40,24',
        '50,20 76,30 100,14',
      ])
        sheet.line(local(wrinkle), { width: 3.4, taper: 0.4 }, '#C98F62');
    },
  });
  b.shine(sheet, local, { lines: ['-118,-38 -84,-76 -24,-88'], width: 6 });
}

/** A wing as it lies: the round upper arm, the elbow, the flat middle, the web of skin between them, the pointed tip. */
export function wing(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const tip = '126,-62 150,-112 196,-158 226,-166 232,-146 214,-100 184,-52 152,-30';
  const arm =
    '-186,-22 -184,-70 -150,-102 -104,-100 -60,-72 -20,-40 20,-30 60,-44 104,-84 144,-94 168,-70 164,-30 132,24 92,78 52,116 8,130 -30,118 -76,84 -134,44 -172,14';
  drop(sheet, local(tip), { x: 9, y: 14 });
  drop(sheet, local(arm), { x: 12, y: 18 });
  const carved = { outline: 6.5, spacing: 9, lightRange: [0.64, 0.95], darkRange: [0.56, 0.15] } as const;
  sheet.form(local(tip), { ...chickenSkin, base: '#EFC595', ...carved });
  const random = createRandom(`wg${spot.x}${spot.y}`);
  sheet.form(local(arm), {
    ...chickenSkin,
    base: '#F2CF9F',
    ...carved,
    over: () => {
      // the web of skin lies lower than the two arms
      sheet.shape(local('-30,-52 20,-40 70,-56 60,-16 30,28 -4,20'), '#DDA876');
      for (const fold of ['-10,-34 14,-8 22,18', '24,-34 30,-8 26,16', '50,-42 46,-14 32,14'])
        sheet.line(local(fold), { width: 3.4, taper: 0.4 }, '#B97C4E');
      sheet.line(local('-24,-44 -2,0 6,46 22,70'), { width: 4.4, taper: 0.4 }, '#A56A3E');
      sheet.line(local('40,58 80,10 124,-46'), { width: 3.4, taper: 0.4 }, '#C98F58');
      for (let i = 0; i < 60; i++) {
        const q = b.pointAt(local, -180 + random() * 340, -100 + random() * 224);
        sheet.dot({ x: q.x, y: q.y, r: 2.4 }, i % 3 ? '#C98F58' : '#FDF3E2');
      }
    },
  });
  // where it was cut off the bird: meat and the end of the bone
  sheet.form(local('-192,-30 -186,-74 -166,-84 -160,-48 -166,-10 -182,0'), {
    ...b.darkChicken,
    outline: 4,
    outlineInk: '#8A3A2A',
    spacing: 7,
  });
  const bone = b.pointAt(local, -175, -42);
  sheet.dot({ x: bone.x, y: bone.y, r: 8 * (spot.scale ?? 1), ry: 13 * (spot.scale ?? 1) }, 'cream');
  b.shine(sheet, local, { lines: ['-140,-76 -104,-78 -60,-48', '84,-46 118,-72 144,-68'], width: 6 });
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
