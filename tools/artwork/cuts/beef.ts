// Raw beef, piece by piece.
import { ellipse } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { bayLeaf } from '../dishes/sides.ts';
import { carrot, garlic, leek, onion, parsley, pepper, rosemary, salt, thyme } from '../dishes/garnish.ts';
import { marble, ribeye, steak } from '../dishes/steaks.ts';
import { drop, knife } from '../dishes/tableware.ts';
import * as b from './butchery.ts';

/** Strip loin: one long eye, a thick cap of fat along the back that thins to a tail, one thin silver seam below it. */
function striploin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const { scale = 1 } = spot;
  b.slab(sheet, spot, {
    face: '-276,34 -272,-44 -222,-106 -124,-142 -8,-150 106,-138 200,-106 264,-56 296,4 286,44 246,66 178,78 96,100 4,122 -96,130 -190,116 -252,82',
    muscles: [
      '-262,40 -254,-14 -202,-60 -114,-88 -6,-94 98,-84 180,-58 232,-26 262,8 258,36 236,54 172,68 92,91 2,113 -96,122 -186,108 -246,78',
    ],
    thick: 30,
    marbling: 80,
    seams: [
      ['-244,-8 -196,-52 -110,-80 -6,-86 96,-76 178,-50 226,-22', 2.6],
      ['236,8 190,2 150,16 104,10', 3.4],
      ['-40,108 -36,76 -8,54', 3],
      ['-204,-48 -170,-20 -150,8', 2.8],
    ],
  });
  for (let i = 0; i < 13; i++) {
    const t = -210 + i * 36;
    const top = -150 + (t * t) / 620 + (t > 100 ? (t - 100) * 0.14 : 0);
    sheet.line(local(`${t},${top + 12} ${t + 8},${top + 38}`), 1.9 * scale, 'tan');
  }
  b.shine(sheet, local, { lines: ['-252,-46 -208,-94 -118,-128 -10,-136 96,-126'] });
}

export function entrecote(sheet: Sheet): void {
  b.onPaper(sheet, b.onOchre);
  rosemary(sheet, { x: 640, y: 150, length: 210, angle: 0.28 });
  striploin(sheet, { x: 432, y: 260, angle: -0.09, scale: 0.93 });
  striploin(sheet, { x: 556, y: 440, angle: 0.05 });
  pepper(sheet, { x: 196, y: 520, width: 34, height: 26, count: 14 });
  salt(sheet, { x: 250, y: 560, width: 60, height: 16, count: 20 });
}

export function ribeyes(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal);
  ribeye(sheet, { x: 372, y: 300, scale: 1.05, hasBone: false });
  ribeye(sheet, { x: 620, y: 408, scale: 1.05, angle: 0.35, hasBone: false });
  thyme(sheet, { x: 180, y: 556, length: 220, angle: -0.12 });
  pepper(sheet, { x: 780, y: 190, width: 34, height: 30, count: 16 });
}

/** The rib with its bone cut short. */
export function ribOfBeef(sheet: Sheet): void {
  b.onBoard(sheet, b.onMoss, -0.02);
  b.longBone(sheet, { x: 600, y: 250, angle: -0.32, scale: 1 }, { length: 190, thick: 34, knob: 1.15 });
  ribeye(sheet, { x: 450, y: 370, scale: 1.32, hasBone: false });
  garlic(sheet, { x: 820, y: 520, scale: 1, angle: 0.3 });
  rosemary(sheet, { x: 640, y: 560, length: 170, angle: -0.1 });
  pepper(sheet, { x: 160, y: 540, width: 30, height: 24, count: 14 });
}

export function tomahawk(sheet: Sheet): void {
  steak(sheet, { ground: 'gold', groundMark: 'ochre' });
}

/** Rump, top side: a plump fist without a rim. */
export function rumpSteaks(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (const [x, y, angle, scale] of [
    [390, 270, -0.15, 1.05],
    [590, 430, 0.2, 1.12],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale },
      {
        face: '-206,30 -200,-50 -140,-104 -44,-124 60,-120 150,-92 206,-36 200,26 150,62 90,100 -4,112 -104,104 -176,80',
        muscles: [
          '-194,28 -190,-44 -134,-94 -42,-113 58,-108 142,-82 186,-32 182,20 140,52 84,90 -4,102 -100,94 -166,72',
        ],
        thick: 40,
        grain: 1.2,
        longest: 34,
        marbling: 22,
        seams: [
          ['-80,-104 -64,-40 -90,20 -70,96', 4],
          ['92,-96 84,-60 96,-36', 2],
        ],
      },
    );
    b.shine(sheet, b.at({ x, y, angle, scale }), { lines: ['-150,-60 -110,-96 -44,-110'], width: 5 });
  }
  thyme(sheet, { x: 700, y: 180, length: 170, angle: 0.15 });
  salt(sheet, { x: 220, y: 540, width: 60, height: 16, count: 24 });
}

/** The knuckle: round, three muscles that meet in a star of fine seams. */
export function knuckleSteaks(sheet: Sheet): void {
  b.onBoard(sheet, b.onGold, 0.03);
  for (const [x, y, scale, angle] of [
    [330, 330, 1.08, 0.2],
    [590, 400, 1.16, -0.3],
  ] as const) {
    b.slab(
      sheet,
      { x, y, scale, angle },
      {
        face: '-140,6 -132,-66 -86,-118 -16,-134 60,-124 118,-82 140,-14 128,60 80,112 8,130 -66,116 -120,70',
        thick: 36,
        grain: 0.4,
        longest: 26,
        seams: [
          ['0,8 -30,-46 -60,-118', 5],
          ['0,8 56,-4 136,-30', 4.4],
          ['0,8 6,66 -10,126', 4.6],
        ],
      },
    );
  }
  parsley(sheet, { x: 800, y: 250, scale: 1.1, angle: 0.3 });
  pepper(sheet, { x: 800, y: 520, width: 34, height: 28, count: 16 });
}

/** Hip steak: a fat corner, a broad triangle. */
export function hipSteaks(sheet: Sheet): void {
  b.onBoard(sheet, b.onTeal, -0.02);
  for (const [x, y, angle] of [
    [370, 280, -0.1],
    [590, 420, 0.12],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale: 1.08 },
      {
        face: '-210,60 -190,-10 -120,-90 -20,-128 70,-112 150,-60 206,10 214,64 150,92 30,104 -100,104 -180,98',
        muscles: ['-190,62 -172,0 -108,-66 -16,-96 66,-84 138,-40 188,18 196,58 144,80 30,92 -96,92 -168,84'],
        thick: 34,
        grain: 0.6,
        marbling: 30,
        seams: [['40,-82 60,-20 50,40 66,88', 5]],
      },
    );
  }
  rosemary(sheet, { x: 680, y: 190, length: 180, angle: 0.2 });
  salt(sheet, { x: 210, y: 520, width: 60, height: 20, count: 20 });
}

/** The long club of the fillet, two medallions cut from its head. */
export function tenderloin(
  sheet: Sheet,
  { coat = b.beef, ground = b.onSage, isSmall = false }: { coat?: Coat; ground?: b.Ground; isSmall?: boolean } = {},
): void {
  b.onPaper(sheet, ground, -0.02);
  const spot = { x: 470, y: 300, angle: -0.12, scale: isSmall ? 0.92 : 1.06 };
  const local = b.at(spot);
  const club =
    '-330,30 -322,-40 -270,-92 -186,-108 -90,-92 20,-80 140,-64 250,-40 330,-14 352,6 326,24 240,40 130,62 20,78 -90,96 -190,112 -282,92';
  drop(sheet, local(club), { x: 16, y: 26 });
  sheet.form(local(club), {
    ...coat,
    outline: 7,
    spacing: 9.5,
    guides: [local('-320,20 -100,0 340,4'), local('-280,-70 -60,-66 320,-8'), local('-280,70 -60,70 320,16')],
    mix: 0.2,
    shortest: 20,
    longest: 110,
    darkRange: [0.62, 0.15],
    lightRange: [0.68, 0.97],
    bumps: [[spot.x - 200, spot.y, 90, 80, 0.2]],
  });
  // the thick head shows its cut: a round face
  sheet.form(local(ellipse({ x: -288, y: 4, r: 54, ry: 84, turn: 0.1 })), {
    ...coat,
    outline: 4,
    outlineInk: coat.dark ?? 'oxblood',
    spacing: 8,
    longest: 20,
    wobble: 0.9,
  });
  b.shine(sheet, local, { lines: ['-190,-78 -90,-66 30,-56 150,-42', '-302,-40 -290,-58 -272,-64'], width: 5 });
  sheet.line(local('-120,60 0,44 120,34 220,24'), { width: 4, taper: 0.4 }, 'cream');
  for (const [x, y, s] of [
    [600, 470, 1],
    [768, 440, 0.88],
  ] as const) {
    b.slab(
      sheet,
      { x, y, scale: s * (isSmall ? 0.8 : 1), angle: x * 0.01 },
      {
        face: '-84,4 -78,-46 -40,-78 10,-84 58,-66 84,-20 80,34 44,72 -8,82 -56,66',
        coat,
        thick: 42,
        longest: 20,
        grain: 0.2,
      },
    );
  }
  thyme(sheet, { x: 170, y: 510, length: 220, angle: -0.1 });
  pepper(sheet, { x: 380, y: 540, width: 40, height: 20, count: 14 });
}

/** Two slim drops from the shoulder, a fine thread down the middle of each. */
export function shoulderTender(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, 0.02);
  for (const [x, y, angle] of [
    [470, 220, 0.08],
    [500, 360, -0.06],
    [450, 500, 0.04],
  ] as const) {
    const local = b.at({ x, y, angle });
    const dropShape =
      '-270,10 -262,-36 -200,-62 -100,-60 20,-44 150,-24 260,-6 290,6 258,18 150,32 20,52 -100,66 -206,62 -260,42';
    drop(sheet, local(dropShape), { x: 12, y: 20 });
    sheet.form(local(dropShape), {
      ...b.beef,
      outline: 6.5,
      spacing: 9,
      flow: angle,
      mix: 0.2,
      longest: 90,
      lightRange: [0.7, 0.98],
      darkRange: [0.6, 0.15],
    });
    sheet.line(local('-230,4 -80,0 100,4 230,6'), { width: 3, taper: 0.4 }, 'rose');
    b.shine(sheet, local, { lines: ['-220,-34 -140,-44 -40,-38 60,-28'], width: 4.4 });
  }
  rosemary(sheet, { x: 770, y: 210, length: 150, angle: 0.6 });
  pepper(sheet, { x: 830, y: 500, width: 26, height: 30, count: 12 });
}

/** Flat cuts whose long fibres are the picture. */
function fibrous(
  sheet: Sheet,
  spot: Spot,
  { flat, lean, seed, threads = true }: { flat: string; lean: number; seed: string; threads?: boolean },
): void {
  const local = b.at(spot);
  drop(sheet, local(flat), { x: 16, y: 28 });
  b.side(sheet, local(flat), { thick: 14 });
  const random = createRandom(seed);
  sheet.form(local(flat), {
    ...b.beef,
    outline: 7,
    outlineMin: 2.4,
    spacing: 9,
    flow: (spot.angle ?? 0) + 1.5708 - lean,
    mix: 0.06,
    wobble: 0.16,
    shortest: 50,
    longest: 210,
    darkRange: [0.94, 0.3],
    lightRange: [0.62, 1],
    depth: 0.7,
    over: () => {
      const tan = Math.tan(lean);
      for (let i = 0; i < 46; i++) {
        const x = -400 + i * 18 + (random() - 0.5) * 8;
        const bow = (random() - 0.5) * 16;
        const from = -160 + random() * 50;
        const to = 160 - random() * 60;
        const shift = (v: number) => x + v * tan;
        const mid = (from + to) / 2;
        sheet.line(
          local(`${shift(from)},${from} ${shift(mid) + bow},${mid} ${shift(to)},${to}`),
          { width: 2.2 + random() * 2.6, taper: 0.35 },
          'oxblood',
        );
        sheet.line(
          local(`${shift(from + 30) + 8},${from + 30} ${shift(mid) + bow + 8},${mid} ${shift(to - 30) + 8},${to - 30}`),
          { width: 1.6, taper: 0.5 },
          'blush',
        );
        if (threads && i % 3 === 0) {
          const v = from + 40 + random() * 120;
          sheet.line(
            local(`${shift(v) + 6},${v} ${shift(v + 34) + 7},${v + 34} ${shift(v + 74) + 6},${v + 74}`),
            { width: 2.4 + random() * 1.8, taper: 0.5 },
            random() < 0.6 ? 'cream' : 'rose',
          );
        }
      }
    },
  });
}

export function bavette(sheet: Sheet): void {
  b.onBoard(sheet, b.onTeal, 0.03);
  const spot = { x: 480, y: 352, scale: 1.1, angle: -0.06 };
  fibrous(sheet, spot, {
    flat: '-316,64 -330,10 -304,-56 -262,-84 -206,-100 -150,-98 -92,-120 -20,-126 56,-112 120,-118 190,-96 252,-78 300,-34 322,14 304,58 262,70 226,98 160,104 96,128 20,122 -52,138 -120,120 -190,126 -262,104',
    lean: 0.55,
    seed: 'bavette',
  });
  for (const film of ['-250,-76 -200,-92 -150,-88 -110,-104', '150,100 196,94 226,88 258,66']) {
    sheet.line(b.at(spot)(film), { width: 6, taper: 0.4 }, 'cream');
  }
  knife(sheet, { x: 236, y: 608, length: 470, angle: -0.04 });
  garlic(sheet, { x: 826, y: 560, scale: 0.85, angle: 0.3 });
  thyme(sheet, { x: 640, y: 170, length: 190, angle: -0.12 });
}

/** Flank: a smooth long oval, its fibres run the long way. */
export function flank(sheet: Sheet): void {
  b.onPaper(sheet, b.onGold, 0.02);
  const local = b.at({ x: 495, y: 350, angle: 0.06 });
  const flat =
    '-340,20 -320,-60 -230,-108 -100,-126 40,-128 180,-112 290,-66 344,0 320,62 220,104 80,124 -80,126 -220,112 -312,76';
  drop(sheet, local(flat), { x: 14, y: 26 });
  b.side(sheet, local(flat), { thick: 16 });
  const random = createRandom('flank');
  sheet.form(local(flat), {
    ...b.beef,
    outline: 7,
    spacing: 9,
    flow: 0.06,
    mix: 0.15,
    shortest: 60,
    longest: 240,
    wobble: 0.1,
    darkRange: [0.94, 0.3],
    lightRange: [0.62, 1],
    depth: 0.7,
    over: () => {
      for (let i = 0; i < 30; i++) {
        const v = -124 + i * 8.6;
        const from = -320 + random() * 160;
        const to = 330 - random() * 160;
        sheet.line(
          local(`${from},${v * 0.8} ${(from + to) / 2},${v} ${to},${v * 0.8}`),
          { width: 2 + random() * 2, taper: 0.3 },
          i % 4 ? 'oxblood' : 'rose',
        );
      }
    },
  });
  b.shine(sheet, local, { lines: ['-270,-70 -160,-104 -30,-112'], width: 5, ink: 'cream' });
  garlic(sheet, { x: 190, y: 550, scale: 0.9, angle: 0.1 });
  parsley(sheet, { x: 800, y: 530, scale: 1, angle: 0.5 });
}

/** Hanger: two ropes of meat on both sides of a silver sinew. */
export function onglet(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, -0.02);
  const local = b.at({ x: 480, y: 350, angle: -0.05 });
  for (const [line, shift] of [
    ['-320,-10 -310,-64 -230,-112 -110,-124 20,-116 140,-120 250,-96 318,-46 326,-8 200,-12 40,-18 -140,-14', -6],
    ['-326,14 -180,12 0,10 180,12 322,18 300,70 220,112 90,124 -40,116 -160,128 -270,96', 10],
  ] as const) {
    drop(sheet, local(line), { x: 12, y: 22 });
    sheet.form(local(line), {
      ...b.oldBeef,
      outline: 6.5,
      spacing: 9,
      flow: 1.1,
      mix: 0.2,
      longest: 120,
      wobble: 0.3,
      darkRange: [0.8, 0.25],
      lightRange: [0.66, 0.98],
    });
    const random = createRandom(`onglet${shift}`);
    sheet.clipped(local(line), () => {
      for (let i = 0; i < 26; i++) {
        const x = -320 + i * 26;
        const y = shift < 0 ? -118 : 16;
        sheet.line(
          local(`${x},${y} ${x + 24},${y + 50} ${x + 40 + random() * 10},${y + 100}`),
          { width: 2.4, taper: 0.4 },
          i % 4 ? '#4B1512' : '#D0705C',
        );
      }
    });
  }
  sheet.line(local('-330,2 -160,-2 20,-4 190,0 330,6'), { width: 11, taper: 0.2 }, 'ink');
  sheet.line(local('-326,1 -160,-3 20,-5 190,-1 326,5'), { width: 8, taper: 0.2 }, 'cream');
  knife(sheet, { x: 240, y: 600, length: 430, angle: -0.03 });
  pepper(sheet, { x: 800, y: 210, width: 30, height: 26, count: 14 });
}

/** Blade: an oval with one clear line of gristle through the middle, veins like a leaf. */
export function bladeSlice(sheet: Sheet, spot: Spot): void {
  b.slab(sheet, spot, {
    face: '-240,6 -222,-58 -150,-98 -40,-116 80,-108 176,-74 236,-18 240,22 180,72 76,102 -44,112 -156,96 -224,54',
    thick: 26,
    grain: 0.5,
    marbling: 34,
    seams: [
      ['-238,4 -120,-4 20,2 130,-2 238,4', 9],
      ...[-170, -110, -50, 10, 70, 130, 190].flatMap(
        (u) =>
          [
            [`${u},0 ${u + 22},-30 ${u + 40},-62`, 2.4],
            [`${u + 10},2 ${u + 34},30 ${u + 50},60`, 2.4],
          ] as const,
      ),
    ],
  });
}

export function blade(sheet: Sheet): void {
  b.onPaper(sheet, b.onSky);
  bladeSlice(sheet, { x: 390, y: 260, angle: -0.08, scale: 1.05 });
  bladeSlice(sheet, { x: 580, y: 430, angle: 0.08, scale: 1.05 });
  bayLeaf(sheet, { x: 770, y: 200, angle: 0.4 });
  bayLeaf(sheet, { x: 800, y: 240, angle: 1.1 });
  pepper(sheet, { x: 210, y: 540, width: 40, height: 24, count: 14 });
}

/** Slices of rib or chuck for the pot: several muscles, fat between them. */
export function chuckSlices(sheet: Sheet): void {
  b.onBoard(sheet, b.onOchre, -0.02);
  for (const [x, y, angle] of [
    [360, 280, -0.2],
    [610, 270, 0.15],
    [480, 450, 0.05],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale: 0.98 },
      {
        face: '-160,20 -150,-60 -90,-112 0,-120 90,-108 150,-56 164,20 120,84 30,112 -70,106 -136,72',
        muscles: [
          '-144,14 -134,-54 -84,-96 -20,-100 -14,-40 -40,20 -100,52',
          '4,-102 84,-92 134,-48 144,6 80,-6 20,-30',
          '-92,66 -30,30 0,-14 70,14 142,26 108,72 26,98 -60,92',
        ],
        thick: 30,
        marbling: 12,
        grain: 0.3,
        longest: 30,
      },
    );
  }
  onion(sheet, { x: 830, y: 500, scale: 1.1 });
  bayLeaf(sheet, { x: 170, y: 520, angle: 0.3 });
}

/** Shin: a marrow ring in the middle, muscles in swirls between silver. */
export function shinSlice(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  b.slab(sheet, spot, {
    face: '-158,10 -150,-70 -104,-128 -30,-150 54,-144 122,-104 156,-34 152,48 108,116 32,150 -50,146 -120,98',
    muscles: [
      '-144,6 -136,-62 -94,-112 -50,-128 -34,-80 -58,-36 -66,6 -104,20',
      '-32,-132 50,-126 108,-92 84,-52 30,-54 -14,-72',
      '122,-82 140,-30 138,40 100,40 68,10 64,-24 92,-48',
      '-140,28 -98,36 -62,34 -34,66 -40,124 -74,112 -114,78',
      '-24,72 20,62 52,42 84,56 108,66 96,102 30,134 -20,132',
    ],
    thick: 40,
    sideCoat: { base: 'rose', light: 'cream', dark: 'red' },
    longest: 26,
    marbling: 4,
  });
  sheet.form(local(ellipse({ x: 0, y: 0, r: 62, ry: 58 })), { ...b.bone, outline: 5, spacing: 7, wobble: 1 });
  sheet.form(local(ellipse({ x: 0, y: 2, r: 38, ry: 35 })), {
    base: '#F3CDB4',
    light: 'cream',
    dark: 'blush',
    outline: 3.6,
    outlineInk: 'brown',
    spacing: 8,
    longest: 18,
    wobble: 1.2,
  });
}

export function shin(sheet: Sheet): void {
  b.onPaper(sheet, b.onGold);
  shinSlice(sheet, { x: 350, y: 330, scale: 1.1 });
  shinSlice(sheet, { x: 640, y: 390, scale: 1.2, angle: 0.6 });
  parsley(sheet, { x: 830, y: 210, scale: 1, angle: 0.4 });
  carrot(sheet, { x: 180, y: 566, length: 150, angle: -0.06, scale: 0.8 });
}

/** A flat piece with a thin cap of fat and a coarse grain, one seam of fat through it: flat rib and brisket. */
function layered(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const top = '-290,-30 -240,-96 -130,-122 20,-128 170,-112 280,-74 306,-16 200,18 40,34 -120,30 -250,8';
  const front = '-290,-30c -250,8 -120,30 40,34 200,18 306,-16c 312,30 296,74 200,104 40,120 -130,114 -260,82 -298,30';
  drop(sheet, local(front), { x: 16, y: 24 });
  sheet.form(local(top), {
    ...b.beef,
    outline: 7,
    spacing: 9.5,
    flow: (spot.angle ?? 0) + 0.15,
    mix: 0.1,
    longest: 150,
    darkRange: [0.8, 0.25],
    lightRange: [0.66, 0.98],
    over: () => {
      sheet.form(
        local('-300,-20 -250,-100 -130,-130 20,-136 110,-124 40,-92 -60,-84 -90,-50 -180,-40 -200,0 -260,10'),
        { ...b.fat, outline: 3, outlineInk: 'oxblood', spacing: 9, longest: 40 },
      );
      for (const line of ['-60,20 20,-10 120,-30 240,-40', '-140,10 -40,-24 60,-50 180,-76', '60,26 150,6 260,-14'])
        sheet.line(local(line), { width: 3, taper: 0.4 }, 'rose');
    },
  });
  sheet.form(local(front), {
    ...b.oldBeef,
    outline: 7,
    spacing: 9,
    flow: 1.4,
    mix: 0.1,
    longest: 50,
    darkRange: [0.8, 0.3],
    lightRange: [0.66, 0.98],
    over: () => {
      sheet.line(local('-310,28 -120,66 60,72 316,24'), { width: 9, taper: 0.1 }, 'cream');
      sheet.line(local('-290,36 -120,76 60,82 300,34'), { width: 2, taper: 0.2 }, 'tan');
    },
  });
}

export function flatRib(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, 0.02);
  layered(sheet, { x: 470, y: 250, angle: -0.04, scale: 0.94 });
  layered(sheet, { x: 520, y: 450, angle: 0.03, scale: 1 });
  carrot(sheet, { x: 760, y: 200, length: 130, angle: 0.5, scale: 0.8 });
  bayLeaf(sheet, { x: 170, y: 560, angle: 0.3 });
}

export function brisket(sheet: Sheet): void {
  b.onBoard(sheet, b.onOchre, -0.02);
  layered(sheet, { x: 490, y: 350, angle: -0.02, scale: 1.42 });
  thyme(sheet, { x: 640, y: 570, length: 200, angle: -0.1 });
  pepper(sheet, { x: 180, y: 210, width: 40, height: 20, count: 16 });
}

/** Short ribs: blocks of meat on a bone, the fat between in bands. */
export function shortRibs(sheet: Sheet): void {
  b.onBoard(sheet, b.onMoss, 0.02);
  for (const [x, y] of [
    [250, 330],
    [450, 310],
    [650, 330],
  ] as const) {
    const local = b.at({ x, y, angle: 0.03 });
    const boneEnd = '-66,110 66,110 70,210 50,226 -50,226 -72,208';
    const block = '-78,-140c -20,-152 40,-150 84,-138c 92,0 88,128c 40,140 -30,140 -84,126c -90,0';
    drop(sheet, local(boneEnd), { x: 12, y: 18 });
    sheet.form(local(boneEnd), { ...b.bone, outline: 6, spacing: 8, flow: 1.5 });
    sheet.form(local(ellipse({ x: 0, y: 214, r: 56, ry: 14 })), {
      base: '#E9B9A0',
      light: 'cream',
      dark: 'rust',
      outline: 3.6,
      spacing: 6,
    });
    drop(sheet, local(block), { x: 12, y: 14 });
    sheet.form(local(block), {
      ...b.beef,
      outline: 7,
      spacing: 9,
      flow: 0,
      mix: 0.1,
      longest: 70,
      darkRange: [0.7, 0.2],
      over: () => {
        for (const [v, w] of [
          [-138, 14],
          [-70, 7],
          [-8, 9],
          [58, 6],
        ] as const)
          sheet.line(local(`-92,${v + 6} -30,${v - 4} 30,${v + 4} 96,${v}`), { width: w, taper: 0.05 }, 'cream');
      },
    });
    marble(sheet, sheet.outline(local(block)), { count: 20, seed: `sr${x}` });
  }
  rosemary(sheet, { x: 760, y: 190, length: 140, angle: 0.3 });
  garlic(sheet, { x: 830, y: 520, scale: 0.9, angle: 0.3 });
}

/** One joint of the tail: a rim of fat, four pads of meat, the white vertebra with its dark channel in the middle. */
function tailJoint(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const { x, y, scale = 1 } = spot;
  b.slab(sheet, spot, {
    face: '-104,6 -100,-52 -62,-92 -8,-104 50,-94 94,-58 106,2 92,56 50,92 -6,102 -62,88 -96,52',
    muscles: [
      '-86,-4 -78,-46 -48,-76 -14,-84 -10,-48 -34,-30 -48,-6 -52,2',
      '4,-86 44,-76 76,-48 88,-6 54,2 44,-24 26,-42 4,-48',
      '88,14 78,52 42,80 6,86 6,48 30,40 46,22 56,12',
      '-8,86 -50,76 -80,46 -88,10 -52,12 -40,34 -24,46 -8,50',
    ],
    thick: 44 * scale,
    sideCoat: { base: 'rose', light: 'cream', dark: 'red' },
    longest: 34,
    marbling: 6,
  });
  sheet.form(
    local(
      '0,-56 16,-40 20,-26 42,-24 58,-8 56,10 36,14 30,30 14,46 -8,50 -24,38 -32,20 -54,14 -58,-4 -44,-22 -22,-26 -16,-42',
    ),
    { base: 'cream', light: null, dark: 'tan', outline: 5, spacing: 7, darkRange: [0.7, 0.2] },
  );
  const random = createRandom(`bone${x}${y}`);
  for (let i = 0; i < 20; i++) {
    const q = b.pointAt(local, (random() - 0.5) * 50, 16 + (random() - 0.5) * 38);
    sheet.dot({ x: q.x, y: q.y, r: 1.2 + random() * 1.6 }, 'blush');
  }
  const hole = b.pointAt(local, 0, -18);
  sheet.dot({ x: hole.x, y: hole.y, r: 8.5 * scale, ry: 7 * scale }, 'oxblood');
}

export function oxtail(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (const [x, y, scale, angle] of [
    [420, 230, 0.78, 0.2],
    [580, 215, 0.64, 0.5],
    [700, 220, 0.48, 1],
    [790, 225, 0.36, 0.2],
    [320, 410, 1.18, 0],
    [560, 420, 1, 0.7],
    [740, 430, 0.78, 0.3],
  ] as const)
    tailJoint(sheet, { x, y, scale, angle });
  thyme(sheet, { x: 160, y: 190, length: 170, angle: 0.2 });
  pepper(sheet, { x: 810, y: 550, width: 30, height: 20, count: 12 });
}

export function marrowBones(sheet: Sheet): void {
  b.onBoard(sheet, b.onTeal, 0.02);
  for (const [x, y, h, r] of [
    [300, 430, 230, 92],
    [520, 450, 270, 100],
    [722, 430, 200, 88],
  ] as const) {
    const pipe = `${x - r},${y - h} ${x - r * 0.86},${y - h * 0.5} ${x - r * 0.98},${y}c ${x - r * 0.5},${y + 36} ${x + r * 0.5},${y + 36} ${x + r * 0.98},${y}c ${x + r * 0.86},${y - h * 0.5} ${x + r},${y - h}`;
    drop(sheet, pipe, { x: 22, y: 14 });
    sheet.form(pipe, {
      base: '#F2DFC2',
      light: '#FFFDF6',
      dark: 'tan',
      outline: 7,
      spacing: 10,
      flow: 1.5,
      mix: 0.1,
      longest: 120,
      darkRange: [0.6, 0.15],
    });
    const random = createRandom(`mp${x}`);
    for (let i = 0; i < 12; i++) {
      const u = x + (random() - 0.5) * r * 1.5;
      const v = y - random() * h * 0.8;
      sheet.line(`${u},${v} ${u + 3},${v + 20 + random() * 26}`, 2.4, random() < 0.6 ? 'blush' : 'rust');
    }
    sheet.form(ellipse({ x, y: y - h, r, ry: r * 0.44 }), { ...b.bone, outline: 6, spacing: 7 });
    sheet.form(ellipse({ x, y: y - h + 1, r: r * 0.64, ry: r * 0.27 }), {
      base: '#F0C2A2',
      light: 'cream',
      dark: 'blush',
      outline: 4.4,
      outlineInk: 'brown',
      spacing: 8,
      longest: 24,
      wobble: 1.2,
    });
  }
  parsley(sheet, { x: 150, y: 540, scale: 0.9, angle: 0.2 });
  salt(sheet, { x: 600, y: 570, width: 90, height: 10, count: 24 });
}

/** Thin slices, laid over each other. */
export function thinSlices(sheet: Sheet): void {
  b.onPaper(sheet, b.onSage);
  for (let i = 0; i < 4; i++) {
    b.slab(
      sheet,
      { x: 330 + i * 112, y: 330 + (i % 2) * 26, angle: 0.16 - i * 0.04, scale: 1.1 },
      {
        face: '-92,-160 -20,-176 60,-170 104,-140 112,-40 104,70 80,160 10,180 -70,168 -104,110 -112,0 -106,-100',
        thick: 8,
        grain: 0.1,
        longest: 46,
        seams: [['-60,-150 -40,-40 -60,60 -40,150', 2.6]],
      },
    );
  }
  onion(sheet, { x: 850, y: 520, scale: 0.9 });
  pepper(sheet, { x: 170, y: 560, width: 30, height: 18, count: 12 });
}

/** Minute steaks: small, thin, the dents of the mallet on them. */
export function minuteSteaks(sheet: Sheet): void {
  b.onBoard(sheet, b.onRose, 0.02);
  for (const [x, y, angle] of [
    [300, 270, 0.2],
    [520, 240, -0.1],
    [730, 290, 0.3],
    [390, 450, -0.2],
    [620, 460, 0.1],
  ] as const) {
    b.slab(
      sheet,
      { x, y, angle, scale: 0.92 },
      {
        face: '-150,14 -132,-44 -96,-58 -60,-92 20,-88 70,-104 128,-62 142,-8 126,40 84,58 40,94 -40,82 -90,88 -136,56',
        thick: 7,
        grain: 0.7,
        over: (local) => {
          for (let u = -140; u < 140; u += 26)
            for (let v = -90; v < 90; v += 26) {
              const q = b.pointAt(local, u + (v % 52 ? 8 : 0), v);
              sheet.dot({ x: q.x, y: q.y, r: 3, ry: 2.2 }, (u + v) % 3 ? 'oxblood' : 'rose');
            }
        },
      },
    );
  }
  parsley(sheet, { x: 850, y: 530, scale: 0.9, angle: 0.4 });
}

/** Cheeks: dense little cushions, silver skin in rays. */
export function cheeks(
  sheet: Sheet,
  { coat = b.oldBeef, ground = b.onOchre, scale = 1.15 }: { coat?: Coat; ground?: b.Ground; scale?: number } = {},
): void {
  b.onPaper(sheet, ground);
  const spots =
    scale > 1
      ? ([
          [340, 290, -0.2],
          [640, 300, 0.25],
          [480, 460, 0.02],
        ] as const)
      : ([
          [290, 260, -0.2],
          [500, 240, 0.1],
          [710, 280, 0.3],
          [390, 440, 0.1],
          [620, 450, -0.15],
        ] as const);
  for (const [x, y, angle] of spots) {
    b.slab(
      sheet,
      { x, y, angle, scale },
      {
        face: '-136,16 -124,-50 -70,-90 10,-96 88,-74 132,-20 126,44 76,84 -6,94 -84,78',
        coat,
        thick: 30,
        grain: 1.1,
        longest: 50,
        seamInk: 'bone',
        seams: [-90, -50, -10, 30, 70, 100].map(
          (u) => [`${u * 1.1},-90 ${u * 0.6 + 10},-30 ${u * 0.2 + 14},20`, 5] as const,
        ),
      },
    );
    b.shine(sheet, b.at({ x, y, angle, scale }), { lines: ['-100,-40 -60,-66 0,-74'], width: 4 });
  }
  bayLeaf(sheet, { x: 800, y: 520, angle: -0.3 });
  garlic(sheet, { x: 190, y: 540, scale: 0.85, angle: 0.2 });
}

/** A joint on the board: cut face to the left, the body behind it, fat cap and string as the piece has them. */
type Joint = {
  coat?: Coat;
  ground: b.Ground;
  cap?: 'fat' | 'rind' | 'crackling';
  ties?: number;
  flesh?: Coat;
  marbling?: number;
  seams?: readonly string[];
  dress?: (sheet: Sheet) => void;
  spiral?: boolean;
};

export function joint(
  sheet: Sheet,
  { coat = b.beef, flesh = coat, ground, cap, ties = 0, marbling = 24, seams = [], dress, spiral }: Joint,
): void {
  b.onBoard(sheet, ground, 0);
  const body =
    '300,180 420,160 560,164 690,186 784,244 816,340 790,430 720,492 600,518 450,520 340,510 260,474 226,400 220,300 248,220';
  drop(sheet, body, { x: 16, y: 24 });
  sheet.form(body, {
    ...coat,
    outline: 8,
    spacing: 9.5,
    flow: 0,
    mix: 0.4,
    shortest: 20,
    longest: 110,
    darkRange: [0.6, 0.15],
    lightRange: [0.68, 0.97],
    over: () => {
      if (!cap) return;
      sheet.shape(
        '240,150 420,130 620,134 820,200 840,300 780,284 690,262 560,250 420,256 360,262 300,232',
        { fat: 'cream', rind: '#E8B58F', crackling: '#C67A2C' }[cap] as Ink,
      );
      sheet.line('300,236 360,264 420,258 560,252 690,264 780,288 826,316', { width: 3.4, taper: 0.2 }, 'ink');
      for (let i = 0; i < 12; i++) {
        const x = 380 + i * 38;
        sheet.line(
          `${x},${146 + i * i * 0.5} ${x - 10},200 ${x + 4},${256 + i * 2.4}`,
          { width: cap === 'fat' ? 2.2 : 4.6, taper: 0.2 },
          cap === 'fat' ? 'tan' : '#5A2C10',
        );
        if (cap !== 'fat')
          sheet.line(
            `${x + 6},${148 + i * i * 0.5} ${x - 4},200 ${x + 10},${254 + i * 2.4}`,
            { width: cap === 'crackling' ? 4 : 2, taper: 0.3 },
            '#FBE4C8',
          );
      }
    },
  });
  const rim = '300,186 354,206 388,288 392,380 364,464 312,504 260,478 226,404 220,302 248,220';
  const lean = '299,210 342,228 368,300 370,376 348,446 308,482 266,456 240,396 236,308 260,236';
  sheet.form(rim, { ...b.fat, outline: 6, spacing: 8 });
  sheet.form(lean, {
    ...flesh,
    outline: 3,
    outlineInk: flesh.dark ?? 'oxblood',
    spacing: 9,
    flow: 1.3,
    wobble: 0.7,
    longest: 40,
    lightRange: [0.7, 1],
    darkRange: [0.6, 0.2],
  });
  marble(sheet, sheet.outline(lean), { count: marbling, seed: 'joint', ink: 'rose' });
  sheet.clipped(lean, () => {
    for (const seam of seams) sheet.line(seam, { width: 6, taper: 0.3 }, 'cream');
    if (spiral)
      sheet.line(
        '304,470 260,420 250,330 280,250 330,262 352,340 340,410 306,430 280,380 284,320 306,300 322,340 314,372',
        { width: 6, taper: 0.2 },
        'cream',
      );
  });
  for (let i = 0; i < ties; i++) {
    const x = 440 + i * (340 / ties);
    const e = x > 700 ? 36 : 0;
    for (const [ink, width, up] of [
      ['ink', 7, 0],
      ['cream', 4.4, 2],
    ] as const)
      sheet.line(
        `${x - 6},${168 + e * 0.7 - up} ${x + 26},270 ${x + 30},380 ${x + 4},${518 - e * 1.3 - up}`,
        { width, taper: 0.03 },
        ink,
      );
  }
  dress?.(sheet);
}

export const joints = {
  roastBeef: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onPine,
      ties: 0,
      marbling: 14,
      dress: (s) => thyme(s, { x: 500, y: 566, length: 220, angle: -0.08 }),
    }),
  striploinRoast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onOchre,
      cap: 'fat',
      marbling: 46,
      dress: (s) => rosemary(s, { x: 180, y: 570, length: 200, angle: -0.1 }),
    }),
  striploinTied: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      cap: 'fat',
      ties: 4,
      coat: b.oldBeef,
      flesh: b.beef,
      marbling: 34,
      dress: (s) => garlic(s, { x: 860, y: 550, scale: 0.85, angle: 0.3 }),
    }),
  rolledBeef: (sheet: Sheet) =>
    joint(sheet, { ground: b.onSage, ties: 5, spiral: true, dress: (s) => bayLeaf(s, { x: 180, y: 560, angle: 0.2 }) }),
  beefRoast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      ties: 3,
      coat: b.oldBeef,
      flesh: b.beef,
      seams: ['240,330 300,350 370,330'],
      dress: (s) => onion(s, { x: 870, y: 520, scale: 0.9 }),
    }),
  topside: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onMoss,
      cap: 'fat',
      ties: 4,
      marbling: 10,
      dress: (s) => thyme(s, { x: 160, y: 566, length: 200, angle: -0.1 }),
    }),
  neck: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onTeal,
      coat: b.darkPork,
      flesh: b.pork,
      marbling: 60,
      seams: ['250,300 300,330 350,300', '262,400 310,380 356,410', '300,230 310,330 300,460'],
      dress: (s) => garlic(s, { x: 860, y: 540, scale: 0.9, angle: 0.3 }),
    }),
  crackling: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onSage,
      coat: b.pork,
      cap: 'rind',
      marbling: 30,
      dress: (s) => bayLeaf(s, { x: 180, y: 566, angle: 0.2 }),
    }),
  porkShoulder: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onGold,
      coat: b.pork,
      flesh: b.darkPork,
      cap: 'rind',
      ties: 3,
      marbling: 40,
      seams: ['244,320 300,300 366,340', '290,470 300,400 320,330'],
      dress: (s) => rosemary(s, { x: 180, y: 570, length: 190, angle: -0.1 }),
    }),
  turkeyBreast: (sheet: Sheet) =>
    joint(sheet, {
      ground: b.onMoss,
      coat: b.skin,
      flesh: b.turkey,
      ties: 3,
      marbling: 0,
      dress: (s) => thyme(s, { x: 180, y: 566, length: 200, angle: -0.1 }),
    }),
} as const;

/** Sauerbraten: the joint lies in its marinade. */
export function marinated(sheet: Sheet): void {
  b.onBoard(sheet, b.onGold, 0);
  drop(sheet, ellipse({ x: 500, y: 356, r: 380, ry: 250 }), { x: 16, y: 22 });
  sheet.form(ellipse({ x: 500, y: 356, r: 380, ry: 250 }), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 7,
    texture: 'none',
  });
  sheet.form(ellipse({ x: 500, y: 360, r: 346, ry: 220 }), {
    base: '#5B1A2A',
    light: '#8E3A44',
    dark: '#2E0B16',
    outline: 5,
    spacing: 13,
    wobble: 0.8,
    longest: 130,
    lightRange: [0.5, 0.95],
  });
  b.slab(
    sheet,
    { x: 490, y: 344, scale: 1.16 },
    {
      face: '-196,30 -186,-50 -120,-96 -10,-110 104,-98 184,-46 196,30 130,82 10,98 -120,84',
      coat: b.oldBeef,
      thick: 16,
      grain: 0,
      longest: 90,
      seams: [['-150,-40 -40,-60 90,-56', 5]],
    },
  );
  for (const [x, y, a] of [
    [300, 240, 0.4],
    [700, 250, -0.5],
    [310, 470, 0.9],
  ] as const)
    bayLeaf(sheet, { x, y, angle: a });
  for (const [x, y] of [
    [690, 470],
    [560, 520],
    [250, 350],
    [760, 370],
  ] as const) {
    sheet.form(ellipse({ x, y, r: 26, ry: 22 }), {
      base: '#DE7F2E',
      light: 'gold',
      dark: 'rust',
      outline: 4,
      spacing: 6,
    });
  }
  for (const [x, y] of [
    [420, 200],
    [590, 190],
    [420, 530],
    [650, 530],
    [770, 300],
    [230, 410],
  ] as const)
    sheet.dot({ x, y, r: 9 }, 'ink');
}

/** Boiling beef: a piece with its fat and a slice of bone, and soup greens. */
export function boilingBeef(sheet: Sheet): void {
  b.onPaper(sheet, b.onTeal);
  b.slab(
    sheet,
    { x: 430, y: 330, scale: 1.12, angle: -0.06 },
    {
      face: '-230,40 -214,-50 -150,-110 -40,-130 90,-120 190,-80 232,-10 220,60 140,104 10,120 -130,112',
      muscles: [
        '-206,40 -192,-40 -136,-90 -60,-100 -50,-30 -80,50 -150,90',
        '-30,-104 84,-96 168,-62 150,-10 40,-20 -30,-10',
        '-50,92 -20,30 60,10 160,14 206,2 196,54 130,88 10,104',
      ],
      thick: 46,
      marbling: 20,
    },
  );
  b.longBone(sheet, { x: 610, y: 470, angle: 0.12 }, { length: 200, thick: 30, knob: 1.4 });
  leek(sheet, { x: 560, y: 180, length: 240, angle: 0.06, scale: 0.8 });
  carrot(sheet, { x: 210, y: 550, length: 170, angle: -0.04, scale: 0.8 });
}

/** Tafelspitz: a wedge with a flat cap of fat. */
export function tafelspitz(sheet: Sheet): void {
  b.onBoard(sheet, b.onSage, -0.02);
  const local = b.at({ x: 480, y: 360, angle: -0.05, scale: 1.12 });
  const wedge = '-310,-40 -250,-110 -120,-150 40,-146 190,-100 290,-30 320,30 250,70 110,106 -60,126 -210,118 -300,60';
  drop(sheet, local(wedge), { x: 18, y: 26 });
  sheet.form(local(wedge), {
    ...b.beef,
    outline: 8,
    spacing: 9.5,
    flow: 0.1,
    mix: 0.3,
    longest: 120,
    lightRange: [0.68, 0.98],
    darkRange: [0.6, 0.15],
  });
  sheet.form(local('-306,-44 -250,-112 -120,-150 40,-146 190,-100 288,-32 200,-50 60,-74 -80,-72 -210,-50'), {
    ...b.fat,
    outline: 4,
    spacing: 8,
    longest: 40,
  });
  for (let i = 0; i < 10; i++)
    sheet.line(
      local(
        `${-230 + i * 46},${-96 - Math.sin((i / 9) * 3.1) * 40} ${-220 + i * 46},${-66 - Math.sin((i / 9) * 3.1) * 8}`,
      ),
      2,
      'tan',
    );
  sheet.line(local('-290,20 -120,0 60,4 250,40'), { width: 3, taper: 0.4 }, 'rose');
  carrot(sheet, { x: 200, y: 570, length: 170, angle: -0.05, scale: 0.8 });
  parsley(sheet, { x: 820, y: 200, scale: 1, angle: 0.3 });
}

/** Liver: two smooth lobes, one long light. */
export function liver(sheet: Sheet, ground: b.Ground = b.onSage): void {
  b.onPaper(sheet, ground);
  for (const [line, lights] of [
    [
      '170,330 190,230 280,176 400,170 500,196 540,236c 600,200 690,196 760,240 810,310 800,390 740,446 640,466 560,440 520,400c 470,470 370,510 270,490 200,430',
      ['230,300 270,230 380,204', '600,262 680,240 740,280'],
    ],
    ['430,470c 500,452 590,500 700,500 780,490 770,530 690,570 560,576 470,546', ['540,528 620,540 690,530']],
  ] as const) {
    drop(sheet, line, { x: 12, y: 22 });
    b.side(sheet, line, { thick: 12, coat: { base: '#3E1013', light: '#6E2420', dark: 'ink' } });
    sheet.form(line, {
      base: '#6B2320',
      light: '#A6544A',
      dark: '#3A0F10',
      outline: 7,
      spacing: 13,
      longest: 90,
      darkRange: [0.5, 0.1],
      lightRange: [0.74, 0.98],
    });
    for (const light of lights) sheet.line(light, { width: 8, taper: 0.5 }, '#E7B7A6');
  }
  onion(sheet, { x: 760, y: 210, scale: 1 });
  bayLeaf(sheet, { x: 230, y: 530, angle: 0.2 });
}

/** A jar of broth with a paper lid. */
export function brothJar(sheet: Sheet): void {
  b.onBoard(sheet, b.onSky, 0);
  const jar = '370,220c 630,220c 650,260 664,320 664,420 660,560c 500,580 340,560c 336,420 336,320 350,260';
  drop(sheet, jar, { x: 26, y: 12 });
  sheet.form(jar, { base: 'sky', light: 'cream', dark: 'sea', outline: 8, spacing: 12, flow: 1.5, mix: 0.2 });
  sheet.form('352,290c 500,302 648,290c 656,340 656,430 652,548c 500,566 348,548c 344,430 344,340', {
    base: '#9A4A1C',
    light: '#D98A3A',
    dark: '#5A260F',
    outline: 3.6,
    spacing: 13,
    flow: 1.5,
    mix: 0.2,
    longest: 150,
    lightRange: [0.6, 0.95],
  });
  sheet.form(ellipse({ x: 500, y: 294, r: 148, ry: 16 }), {
    base: 'ochre',
    light: 'gold',
    dark: 'rust',
    outline: 3,
    spacing: 7,
  });
  const lid =
    '350,226 340,190 366,150 500,138 634,150 660,190 650,226 620,240 590,228 560,244 530,230 500,246 470,230 440,244 410,228 380,240';
  sheet.form(lid, { base: 'cream', light: null, dark: 'tan', outline: 6, spacing: 9, flow: 1.5 });
  sheet.line('356,212 500,222 644,212', { width: 6, taper: 0.05 }, 'ink');
  sheet.line('356,210 500,220 644,210', { width: 4, taper: 0.05 }, 'rust');
  sheet.line('376,330 370,420 378,520', { width: 8, taper: 0.5 }, '#FFFDF6');
  onion(sheet, { x: 220, y: 520, scale: 1.2 });
  carrot(sheet, { x: 720, y: 540, length: 150, angle: -0.3, scale: 0.9 });
  bayLeaf(sheet, { x: 800, y: 440, angle: 0.5 });
}
