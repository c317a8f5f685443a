import { angular, ellipse, nth, placed, toPoints } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { fat, kraft, meat, pork, poultry, salmonMeat } from './food-inks.ts';
import type { PackKind, Serving } from './food-inks.ts';
import { parsley, rosemary } from './garnish.ts';
import { marble } from './steaks.ts';
import { drop, roundedBox, table } from './tableware.ts';

type Pack = Spot & { kind: PackKind; label: Ink };

/** A vacuum pack: film drawn tight around the meat, sealed at both ends, with a paper label. */
function vacuumPack(sheet: Sheet, { x, y, scale = 1, angle = 0, kind, label }: Pack) {
  const local = (line: Line) => placed(line, { x, y, scale, angle });
  const bag = local(
    '-206,-128c -150,-122 -80,-130 0,-124 80,-130 150,-122 206,-128c 200,-60 204,0 200,62 206,130c 150,124 80,130 0,125 -80,130 -150,124 -206,130c -200,62 -204,0 -200,-60',
  );
  drop(sheet, bag, { x: 10 * scale + 3, y: 14 * scale + 4 });
  sheet.form(bag, {
    base: 'sky',
    light: 'cream',
    dark: 'sea',
    outline: 5,
    spacing: 9,
    flow: angle,
    mix: 0.7,
    lightRange: [0.5, 0.86],
    darkRange: [0.5, 0.2],
  });
  for (const side of [-1, 1]) drawSeal(sheet, local, { side, scale });
  drawContent(sheet, local, { kind, seed: `pack${x}` });
  // film: creases that run from the meat to the edge, and the light on it
  for (const crease of [
    '-196,-70 -170,-58 -146,-66',
    '-198,20 -176,14 -156,22',
    '-192,84 -166,76 -140,86',
    '198,-60 172,-52 150,-60',
    '200,30 178,22 158,28',
    '-60,-122 -52,-106 -66,-96',
    '70,-124 64,-108 80,-96',
    '-90,124 -84,108 -96,98',
    '40,126 46,108 34,100',
  ]) {
    sheet.line(local(crease), 3 * scale, 'teal');
  }
  for (const shine of ['-150,-60 -128,-88 -84,-104', '-30,-106 40,-104', '-164,-10 -160,24', '96,94 130,74 148,44']) {
    sheet.line(local(shine), 5.5 * scale, '#FFFDF6');
  }
  drawLabel(sheet, local, label);
}

type Local = (line: Line) => Point[];

function drawSeal(sheet: Sheet, local: Local, { side, scale }: { side: number; scale: number }) {
  const edge = side * 188;
  sheet.shape(local(angular(`${edge - 15},-124 ${edge + 15},-124 ${edge + 15},126 ${edge - 15},126`)), 'sea');
  for (let y = -116; y < 124; y += 13) {
    sheet.line(local(`${edge - 13},${y + 7} ${edge + 13},${y - 3}`), { width: 2.4 * scale, taper: 0.1 }, 'cream');
  }
}

function drawContent(sheet: Sheet, local: Local, { kind, seed }: { kind: PackKind; seed: string }) {
  const cut = {
    outline: 4.5,
    spacing: 8.5,
    wobble: 0.6,
    longest: 46,
    darkRange: [0.62, 0.2],
    lightRange: [0.68, 0.98],
  } as const;
  if (kind === 'fish') {
    const fillet = local('-160,6 -128,-56 -40,-82 60,-76 128,-44 162,0 124,44 50,76 -50,80 -128,54');
    sheet.form(fillet, { base: 'teal', light: 'sky', dark: 'ink', outline: 5, spacing: 8 });
    sheet.form(local('-150,2 -120,-50 -38,-74 58,-68 120,-40 150,-2 116,34 48,62 -48,66 -120,44'), {
      ...salmonMeat,
      ...cut,
      over: () => {
        for (let x = -118; x < 130; x += 30) {
          sheet.line(local(`${x - 12},-80 ${x + 10},-34 ${x + 14},-2`), 3, 'cream');
          sheet.line(local(`${x + 14},4 ${x + 6},40 ${x - 16},76`), 3, 'cream');
        }
      },
    });
    return;
  }
  if (kind === 'poultry') {
    for (const breast of [
      '-158,-14 -140,-72 -86,-98 -32,-84 -12,-40 -22,20 -50,72 -84,100 -104,86 -136,50',
      '14,-52 40,-92 96,-98 142,-70 158,-14 138,46 106,86 78,102 46,74 18,20',
    ]) {
      sheet.form(local(breast), { ...poultry, ...cut, flow: 1.2, mix: 0.5 });
    }
    sheet.line(local('-130,-40 -100,-72 -60,-78'), 4, 'cream');
    sheet.line(local('44,-56 80,-78 120,-62'), 4, 'cream');
    return;
  }
  const coat = kind === 'pork' ? pork : meat;
  sheet.form(
    local('-162,4 -156,-62 -112,-98 -34,-106 50,-100 122,-86 160,-34 160,34 116,82 40,102 -52,104 -126,84 -156,50'),
    {
      ...fat,
      outline: 5,
      spacing: 8,
      darkRange: [0.6, 0.2],
    },
  );
  for (const [muscle, count] of [
    ['-138,2 -130,-52 -94,-82 -32,-88 34,-80 70,-46 74,10 56,60 12,84 -52,86 -108,68 -134,36', 34],
    ['86,-70 122,-68 142,-30 142,26 112,62 76,76 86,36 92,-10', 12],
  ] as const) {
    sheet.form(local(muscle), { ...coat, ...cut, outline: 3, outlineInk: kind === 'pork' ? 'red' : 'oxblood' });
    marble(sheet, sheet.outline(local(muscle)), {
      count,
      seed: `${seed}${count}`,
      ink: kind === 'pork' ? 'cream' : 'rose',
    });
  }
}

/** A real label has words; ours has a band of colour, a hill and a sun. */
function drawLabel(sheet: Sheet, local: Local, label: Ink) {
  sheet.form(local(angular('58,22 164,14 170,104 64,112')), {
    base: 'cream',
    light: null,
    dark: null,
    outline: 4,
    texture: 'none',
  });
  sheet.shape(local(angular('60,25 162,17 164,42 61,50')), label);
  sheet.shape(local('70,102c 72,90 92,74 116,80 140,70 160,84 164,96c'), 'leaf');
  sheet.shape(local(ellipse({ x: 128, y: 66, r: 11 })), 'ochre');
}

function parcel(sheet: Sheet, pts: Line, coat = kraft) {
  const corners = angular(pts);
  sheet.form(corners, {
    ...coat,
    outline: 6,
    spacing: 10,
    flow: 0.2,
    mix: 0.4,
    lightRange: [0.55, 0.9],
    darkRange: [0.56, 0.2],
  });
  const m = (a: Point, b: Point, t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const [a, b, c2, e] = [nth(corners, 0), nth(corners, 1), nth(corners, 2), nth(corners, 3)];
  sheet.line([m(a, b, 0.5), m(e, c2, 0.5)], { width: 4, taper: 0.02 }, 'ink');
  sheet.line([m(a, b, 0.5), m(e, c2, 0.5)], { width: 2.4, taper: 0.02 }, 'cream');
  sheet.line([m(a, e, 0.5), m(b, c2, 0.5)], { width: 4, taper: 0.02 }, 'ink');
  sheet.line([m(a, e, 0.5), m(b, c2, 0.5)], { width: 2.4, taper: 0.02 }, 'cream');
  const z = m(m(a, b, 0.5), m(e, c2, 0.5), 0.5);
  for (const g of [-1, 1]) {
    sheet.line(
      `${z.x},${z.y} ${z.x + g * 26},${z.y - 22} ${z.x + g * 34},${z.y - 2} ${z.x},${z.y}`,
      { width: 2.6, taper: 0.1 },
      'cream',
    );
  }
}

/** From the back to the front; the herbs lie on a full box. */
function drawBoxContents(sheet: Sheet, fill: number) {
  const contents = [
    () => vacuumPack(sheet, { x: 610, y: 236, scale: 0.6, angle: 0.16, kind: 'meat', label: 'rust' }),
    () => parcel(sheet, '262,250 400,206 440,276 300,330'),
    () => vacuumPack(sheet, { x: 430, y: 262, scale: 0.56, angle: -0.22, kind: 'poultry', label: 'ochre' }),
    () => parcel(sheet, '560,270 720,246 770,316 600,350', { base: 'cream', light: null, dark: 'tan' }),
    () => vacuumPack(sheet, { x: 520, y: 318, scale: 0.52, angle: 0.08, kind: 'meat', label: 'moss' }),
    () => parsley(sheet, { x: 690, y: 236, scale: 0.9, angle: 0.4 }),
    () => rosemary(sheet, { x: 330, y: 236, length: 140, angle: -0.5 }),
  ];
  for (const draw of contents.slice(0, boxCounts[fill] ?? contents.length)) draw();
}

/** How many things lie in a box that is so full. */
const boxCounts: Partial<Record<number, number>> = { 0: 0, 0.25: 1, 0.5: 2, 0.75: 4 };

function openBox(sheet: Sheet, fill: number) {
  const kb: Coat = { base: 'tan', light: 'gold', dark: 'brown' };
  const kd: Coat = { base: '#B0713F', light: 'tan', dark: 'brown' };
  drop(sheet, angular('190,540 560,640 850,530 850,480 560,600'), { x: 26, y: 16 });
  // back flaps
  sheet.form(angular('180,284 480,214 452,98 140,172'), { ...kd, outline: 7, spacing: 11, flow: -0.2, mix: 0 });
  sheet.form(angular('480,214 862,276 900,158 512,96'), { ...kd, outline: 7, spacing: 11, flow: 0.15, mix: 0 });
  // inside walls (insulation)
  sheet.form(angular('180,284 480,214 862,276 560,360'), {
    base: 'ink',
    light: null,
    dark: null,
    outline: 6,
    texture: 'none',
  });
  sheet.form(angular('200,286 480,224 480,330 300,360'), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 4,
    spacing: 10,
    flow: 1.57,
  });
  sheet.form(angular('480,224 842,278 760,330 480,320'), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 4,
    spacing: 10,
    flow: 1.57,
  });
  drawBoxContents(sheet, fill);
  // front faces
  sheet.form(angular('180,284 560,360 560,640 196,544'), {
    ...kb,
    outline: 9,
    spacing: 12,
    flow: 0.2,
    mix: 0,
    darkRange: [0.5, 0.1],
    lightRange: [0.66, 0.95],
  });
  sheet.form(angular('560,360 862,276 846,532 560,640'), { ...kd, outline: 9, spacing: 12, flow: -0.28, mix: 0 });
  // front flaps folding out
  sheet.form(angular('180,284 560,360 528,452 128,366'), {
    ...kb,
    outline: 8,
    spacing: 12,
    flow: 0.2,
    mix: 0,
    lightRange: [0.5, 0.9],
  });
  sheet.form(angular('560,360 862,276 930,348 622,446'), {
    ...kb,
    outline: 8,
    spacing: 12,
    flow: -0.26,
    mix: 0,
    lightRange: [0.5, 0.9],
  });
  // stamp on the side: a little cow
  const st = (p: Line) =>
    toPoints(p).map((q) => ({ x: 252 + q.x * 0.22, y: 426 + q.y * 0.22 + q.x * 0.22 * 0.215, corner: q.corner }));
  sheet.shape(
    st(
      '240,150 300,138 352,136 396,146 470,170 600,172 700,156 760,146 818,150 866,178 890,240 892,318 874,384 884,430 872,482 874,606c 812,606c 832,492 820,440 786,404 714,412 668,440 600,454 500,456 440,442 410,474 412,606c 350,606c 360,502 344,446 326,418 288,406 246,378 200,330 150,330 130,300 150,250 150,180 90,150 150,130 200,150',
    ),
    'ink',
  );
  sheet.line('600,520 700,482 806,446', { width: 5, taper: 0.05 }, 'ink');
  sheet.line('600,552 680,522 760,494', { width: 4, taper: 0.05 }, 'ink');
}

function drawer(sheet: Sheet, serving: Serving) {
  const fill = serving.fill ?? 0.5;
  sheet.form(angular('130,150 870,150 880,600 120,600'), {
    base: 'cream',
    light: null,
    dark: 'grey',
    outline: 8,
    texture: 'none',
  });
  sheet.form(angular('176,186 824,186 850,470 150,470'), {
    base: 'teal',
    light: 'sea',
    dark: 'ink',
    outline: 6,
    spacing: 13,
    flow: 0,
    mix: 0,
    lightRange: [0.4, 0.8],
    darkRange: [0.5, 0.2],
  });
  const n = Math.round(8 * fill);
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / 4);
    const col = i % 4;
    const x = 246 + col * 170;
    const y = 400 - row * 112;
    if (i % 3 === 1) {
      parcel(sheet, `${x - 70},${y - 46} ${x + 70},${y - 52} ${x + 74},${y + 50} ${x - 72},${y + 54}`);
    } else {
      vacuumPack(sheet, {
        x,
        y,
        scale: 0.42,
        angle: i % 2 ? 0.08 : -0.06,
        kind: nth<PackKind>(['meat', 'poultry', 'pork'], i % 3),
        label: nth<Ink>(['rust', 'moss', 'ochre'], i % 3),
      });
    }
  }
  sheet.form(angular('110,450 890,450 880,610 120,610'), {
    base: 'sky',
    light: 'cream',
    dark: 'sea',
    outline: 8,
    spacing: 12,
    flow: 0,
    mix: 0.3,
    darkRange: [0.45, 0.1],
  });
  sheet.form(placed(roundedBox(220, 40, 16), { x: 500, y: 528 }), {
    base: 'teal',
    light: 'sky',
    dark: 'ink',
    outline: 5,
    spacing: 8,
  });
  for (const [x, y] of [
    [232, 560],
    [290, 540],
    [768, 556],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const a = i * 1.047;
      sheet.line(
        `${x - Math.cos(a) * 16},${y - Math.sin(a) * 16} ${x + Math.cos(a) * 16},${y + Math.sin(a) * 16}`,
        { width: 2.8, taper: 0.1 },
        'cream',
      );
    }
  }
}

export function box(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'sage', serving.groundMark ?? 'leaf');
  openBox(sheet, serving.fill ?? 1);
}

export function freezer(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'sky', serving.groundMark ?? 'sea');
  drawer(sheet, serving);
}

export function pack(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'bone', serving.groundMark ?? 'tan');
  vacuumPack(sheet, { x: 500, y: 350, scale: 1.72, angle: -0.06, kind: serving.kind ?? 'meat', label: 'leaf' });
}
