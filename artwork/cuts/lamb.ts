// Raw lamb and the legs of game.
import { ellipse } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { garlic, lemon, pepper, rosemary, thyme } from '../dishes/garnish.ts';
import { acorns, bayLeaf, juniper } from '../dishes/sides.ts';
import { drop } from '../dishes/tableware.ts';
import * as b from './butchery.ts';
import { laid } from './laid.ts';

/** A leg: thick round, thin shank, the knuckle out; with skin or, as game, bare. */
export function leg(sheet: Sheet, spot: Spot, { coat, cap = true }: { coat: Coat; cap?: boolean }): void {
  const local = b.at(spot);
  b.longBone(
    sheet,
    { ...spot, ...b.pointAt(local, 250, -70), angle: (spot.angle ?? 0) - 0.3 },
    { length: 120 * (spot.scale ?? 1), thick: 22, knob: 1.5 },
  );
  const club =
    '-330,40 -326,-50 -276,-126 -180,-162 -60,-160 60,-140 170,-120 262,-110 296,-84 292,-50 240,-24 160,14 80,70 -10,124 -120,152 -230,140 -304,98';
  drop(sheet, local(club), { x: 18, y: 26 });
  sheet.form(local(club), {
    ...coat,
    outline: 8,
    spacing: 10,
    guides: [local('-300,30 -100,-20 280,-80'), local('-260,-110 -60,-130 260,-100'), local('-260,110 -60,100 200,0')],
    mix: 0.3,
    longest: 110,
    lightRange: [0.66, 0.97],
    darkRange: [0.6, 0.15],
    bumps: [[spot.x - 160, spot.y, 120, 100, 0.2]],
    over: () => {
      if (cap)
        sheet.form(
          local(
            '-330,-20 -276,-130 -180,-166 -60,-164 60,-144 180,-124 120,-96 20,-100 -60,-70 -140,-80 -210,-40 -270,-30',
          ),
          { ...b.fat, outline: 3, outlineInk: 'oxblood', spacing: 9, longest: 50 },
        );
      for (const line of ['-200,60 -80,30 40,-20 180,-60', '-240,0 -140,-20 -40,-60 100,-90'])
        sheet.line(local(line), { width: 4, taper: 0.4 }, cap ? 'cream' : (coat.light ?? 'rose'));
    },
  });
  // the thick end shows its round cut
  sheet.form(local(ellipse({ x: -272, y: 10, r: 62, ry: 112, turn: -0.08 })), { ...b.fat, outline: 5, spacing: 8 });
  sheet.form(local(ellipse({ x: -272, y: 10, r: 50, ry: 98, turn: -0.08 })), {
    ...coat,
    outline: 3,
    outlineInk: coat.dark ?? 'oxblood',
    spacing: 8,
    longest: 26,
    wobble: 0.9,
  });
  sheet.form(local(ellipse({ x: -268, y: 16, r: 17, ry: 21 })), { ...b.bone, outline: 4, spacing: 6 });
}

export const legs = {
  lambLeg: (sheet: Sheet) => {
    b.onBoard(sheet, b.onTeal, 0.02);
    leg(sheet, { x: 480, y: 380, scale: 1.06 }, { coat: b.lamb });
    rosemary(sheet, { x: 150, y: 180, length: 200, angle: 0.1 });
    garlic(sheet, { x: 820, y: 520, scale: 1, angle: 0.3 });
  },
  roeLeg: (sheet: Sheet) => {
    b.onPaper(sheet, b.onGold, 0.02);
    leg(sheet, { x: 480, y: 372, scale: 0.98 }, { coat: b.venison, cap: false });
    juniper(sheet, { x: 640, y: 540, angle: -0.1 });
  },
  boarLeg: (sheet: Sheet) => {
    b.onBoard(sheet, b.onSage, -0.02);
    leg(sheet, { x: 480, y: 376, scale: 1.08 }, { coat: b.boar });
    acorns(sheet, [
      [800, 500, 0.3],
      [846, 540, -0.6],
      [770, 556, 1.1],
    ]);
    bayLeaf(sheet, { x: 170, y: 190, angle: 0.3 });
  },
};

/** A rack: the eye at one end, cleaned bones in a row. */
function rack(sheet: Sheet, { coat, cap, ribs }: { coat: Coat; cap: Coat; ribs: number }): void {
  for (let i = 0; i < ribs; i++) {
    const x = 310 + i * (496 / ribs);
    const top = 130 + Math.abs(i - ribs / 2) * 7;
    const rib = `${x - 11},340 ${x + 2},250 ${x + 16},180 ${x + 26},${top} ${x + 44},${top - 6} ${x + 46},${top + 12} ${x + 34},190 ${x + 24},260 ${x + 16},340`;
    drop(sheet, rib, { x: 9, y: 10 });
    sheet.form(rib, { ...b.bone, outline: 5, spacing: 8, flow: 1.4 });
  }
  const back =
    '250,330 300,292 420,280 600,278 740,286 820,320 846,400 826,480 740,520 560,534 400,530 290,510 240,440';
  drop(sheet, back, { x: 16, y: 22 });
  sheet.form(back, {
    ...cap,
    outline: 8,
    spacing: 10,
    flow: 0,
    mix: 0.4,
    longest: 100,
    lightRange: [0.66, 0.97],
    darkRange: [0.56, 0.15],
  });
  sheet.clipped(back, () => {
    for (let i = 0; i < 12; i++) {
      sheet.line(`${330 + i * 50},270 ${410 + i * 44},540`, { width: 2.6, taper: 0.05 }, 'tan');
      sheet.line(`${400 + i * 44},270 ${330 + i * 44},540`, { width: 2.6, taper: 0.05 }, 'tan');
    }
  });
  sheet.form('262,330 320,304 372,340 392,410 376,480 320,512 270,490 236,430', { ...b.fat, outline: 6, spacing: 8 });
  sheet.form('270,350 318,324 356,352 372,412 358,468 316,494 280,474 254,428', {
    ...coat,
    outline: 3.4,
    outlineInk: coat.dark ?? 'oxblood',
    spacing: 8,
    longest: 26,
    wobble: 0.9,
  });
}

export const racks = {
  lambRack: (sheet: Sheet) => {
    b.onBoard(sheet, b.onMoss, 0.02);
    rack(sheet, { coat: b.lamb, cap: b.fat, ribs: 8 });
    rosemary(sheet, { x: 140, y: 566, length: 190, angle: -0.06 });
  },
  venisonRack: (sheet: Sheet) => {
    b.onPaper(sheet, b.onSky, -0.02);
    rack(sheet, { coat: b.venison, cap: b.venison, ribs: 6 });
    juniper(sheet, { x: 150, y: 580, angle: -0.06 });
  },
};

/** A lamb chop: a small round eye on a long thin rib. */
export function lambChop(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const rib = '20,-60 40,-80 66,-40 84,40 108,130 128,190 122,222 98,226 84,204 66,136 44,60';
  drop(sheet, local(rib), { x: 9, y: 14 });
  sheet.form(local(rib), { ...b.bone, outline: 5, spacing: 8, flow: (spot.angle ?? 0) + 1.3 });
  b.slab(sheet, spot, {
    face: '-96,-10 -90,-70 -50,-110 6,-118 56,-98 78,-50 70,4 40,44 20,80 -14,84 -62,56',
    muscles: ['-70,-14 -66,-56 -34,-84 6,-88 42,-70 56,-34 46,4 10,34 -40,26', '-30,46 6,48 22,30 26,56 0,72'],
    coat: b.lamb,
    thick: 24,
    longest: 24,
    marbling: 5,
  });
}

export function lambChops(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onOchre);
  for (const spot of laid(count, {
    4: [
      [250, 312, 0.06, 1.16],
      [430, 350, -0.08, 1.16],
      [610, 306, 0.1, 1.16],
      [776, 346, -0.04, 1.12],
    ],
  }))
    lambChop(sheet, spot);
  rosemary(sheet, { x: 150, y: 560, length: 150, angle: -0.1 });
  lemon(sheet, { x: 590, y: 560, scale: 0.8, angle: 0.2 });
}

export function lambShanks(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, 0.02);
  for (const [x, y, angle, scale] of [
    [430, 250, -0.14, 1],
    [470, 450, 0.1, 1.08],
  ] as const) {
    const spot = { x, y, angle, scale };
    const local = b.at(spot);
    b.longBone(sheet, { ...spot, ...b.pointAt(local, 150, 0) }, { length: 190, thick: 24, knob: 1.5 });
    const shank =
      '-230,10 -222,-60 -170,-104 -80,-110 20,-86 110,-52 190,-34 206,0 188,32 110,50 20,82 -80,108 -172,98 -222,60';
    drop(sheet, local(shank), { x: 14, y: 22 });
    sheet.form(local(shank), {
      ...b.lamb,
      outline: 7,
      spacing: 9.5,
      guides: [local('-220,0 0,0 200,0'), local('-180,-80 0,-70 190,-20'), local('-180,80 0,70 190,20')],
      mix: 0.2,
      longest: 100,
      lightRange: [0.66, 0.97],
      over: () => {
        sheet.form(local('-230,-20 -170,-110 -80,-116 20,-92 60,-70 -20,-60 -90,-64 -160,-30'), {
          ...b.fat,
          outline: 2.6,
          outlineInk: 'oxblood',
          spacing: 8,
        });
        for (const line of ['-120,40 0,30 160,12', '-60,-10 60,-8 190,0'])
          sheet.line(local(line), { width: 5, taper: 0.4 }, 'cream');
      },
    });
  }
  thyme(sheet, { x: 150, y: 566, length: 190, angle: -0.08 });
  garlic(sheet, { x: 850, y: 350, scale: 0.85, angle: 0.2 });
}

/** Shoulder: a broad flat piece, the blade bone's end and the knuckle show. */
export function lambShoulder(sheet: Sheet): void {
  b.onBoard(sheet, b.onGold, -0.02);
  const local = b.at({ x: 470, y: 370, scale: 1.08 });
  b.longBone(sheet, { ...b.pointAt(local, 240, 40), angle: 0.24 }, { length: 120, thick: 24, knob: 1.4 });
  const shape =
    '-300,-40 -270,-120 -180,-168 -60,-176 60,-160 150,-110 220,-40 290,10 300,60 260,96 170,110 60,140 -70,154 -190,140 -276,70';
  drop(sheet, local(shape), { x: 18, y: 26 });
  sheet.form(local(shape), {
    ...b.lamb,
    outline: 8,
    spacing: 10,
    flow: 0.5,
    mix: 0.4,
    longest: 100,
    lightRange: [0.66, 0.97],
    bumps: [[420, 320, 130, 90, 0.2]],
    over: () => {
      sheet.form(
        local('-310,-40 -270,-126 -180,-174 -60,-182 60,-166 110,-130 60,-90 -30,-84 -60,-20 -150,-10 -190,40 -270,30'),
        { ...b.fat, outline: 3, outlineInk: 'oxblood', spacing: 10, longest: 60 },
      );
      sheet.form(local('40,60 130,20 220,40 180,96 80,110'), {
        ...b.fat,
        outline: 3,
        outlineInk: 'oxblood',
        spacing: 9,
      });
      sheet.line(local('-120,90 -10,60 60,0 160,-60'), { width: 5, taper: 0.4 }, 'cream');
    },
  });
  rosemary(sheet, { x: 160, y: 570, length: 190, angle: -0.06 });
  garlic(sheet, { x: 800, y: 220, scale: 0.9, angle: 0.3 });
}

/** Neck in slices: a star of bone in the middle. */
export function lambNeck(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal, 0.02);
  for (const [x, y, angle] of [
    [320, 270, 0],
    [560, 260, 0.8],
    [430, 430, 1.6],
    [680, 430, 0.4],
  ] as const) {
    const spot = { x, y, angle, scale: 0.98 };
    const local = b.at(spot);
    b.slab(sheet, spot, {
      face: '-112,6 -104,-56 -60,-96 4,-104 66,-90 106,-46 110,14 80,74 20,102 -48,92 -96,54',
      muscles: [
        '-94,4 -86,-48 -52,-78 -20,-84 -24,-30 -50,0',
        '10,-86 58,-74 88,-38 90,0 44,4 20,-30',
        '84,26 66,64 18,86 -30,80 -16,40 30,30',
        '-52,68 -86,40 -92,22 -48,18 -30,44',
      ],
      coat: b.lamb,
      thick: 34,
      sideCoat: { base: 'rose', light: 'cream', dark: 'red' },
      longest: 22,
      marbling: 4,
    });
    sheet.form(local('0,-40 14,-22 36,-20 40,0 26,14 22,36 0,42 -18,30 -40,20 -36,-4 -20,-20'), {
      ...b.bone,
      outline: 4.4,
      spacing: 6,
    });
    const hole = b.pointAt(local, 0, -6);
    sheet.dot({ x: hole.x, y: hole.y, r: 10, ry: 8 }, 'oxblood');
  }
  bayLeaf(sheet, { x: 820, y: 220, angle: 0.4 });
  pepper(sheet, { x: 200, y: 540, width: 34, height: 20, count: 12 });
}
