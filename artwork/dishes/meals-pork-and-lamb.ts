// Cooked pork and lamb.
import { joint } from '../cuts/joint.ts';
import * as b from '../cuts/butchery.ts';
import { leg } from '../cuts/lamb.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { carrot, garlic, lemon, leek, onion, parsley, potato, rosemary, thyme } from './garnish.ts';
import { shank } from './grill.ts';
import * as p from './portions.ts';
import { scatter } from './scatter.ts';
import { cutlery, setTable, soupSpoon } from './setting.ts';
import * as s from './sides.ts';
import { board, drop, fork } from './tableware.ts';
import * as v from './vessels.ts';

export const porkMeals = {
  chopsWithApple: (sheet: Sheet) => {
    setTable(sheet, b.onSage, 'rust');
    v.ironPan(sheet, { base: '#8A4A1C', light: '#D99A4A', dark: '#3A1A0A' });
    p.brownChop(sheet, { x: 390, y: 310, angle: -0.4, scale: 1.02 });
    p.brownChop(sheet, { x: 560, y: 400, angle: 0.3, scale: 1.02 });
    s.appleWedges(sheet, [
      [540, 190, 0.3],
      [330, 480, -0.5],
      [420, 520, 0.4],
      [640, 270, 1],
    ]);
    for (const [x, y, a] of [
      [430, 200, 0.6],
      [480, 480, -0.3],
      [620, 520, 0.9],
    ] as const)
      s.sageLeaf(sheet, { x, y, angle: a });
  },
  grilledNeck: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    board(sheet, { x: 500, y: 360, width: 890, height: 500, angle: 0.02 });
    for (const [x, y, a] of [
      [330, 300, -0.2],
      [560, 400, 0.2],
      [740, 290, 0.1],
    ] as const)
      p.searedSteak(sheet, { x, y, angle: a, scale: 0.74 }, { isGrilled: true, coat: p.golden });
    drop(sheet, ellipse({ x: 250, y: 510, r: 74 }), { x: 8, y: 12 });
    sheet.form(ellipse({ x: 250, y: 510, r: 74 }), { ...v.enamelBlue, outline: 5.5, spacing: 8 });
    v.pool(sheet, ellipse({ x: 250, y: 510, r: 58 }), { coat: p.mustardCream });
    thyme(sheet, { x: 640, y: 560, length: 170, angle: -0.1 });
  },
  mustardCream: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.ironPan(sheet, p.mustardCream);
    for (const q of scatter('med', { x: 470, y: 356, rx: 170, ry: 160, count: 8, gap: 116 }))
      p.cake(sheet, { ...q, scale: 0.7 }, { coat: p.golden, flecks: ['#7A4316'] });
    for (const q of scatter('grain', { x: 470, y: 356, rx: 220, ry: 210, count: 70, gap: 22 }))
      sheet.dot({ x: q.x, y: q.y, r: 4.4 }, '#7E5A14');
    parsley(sheet, { x: 400, y: 250, scale: 0.4, angle: 0.3 });
    parsley(sheet, { x: 560, y: 450, scale: 0.4, angle: 1 });
  },
  /** Neck of pork after seven hours: a dark crust, and where the fork went in it comes apart in thick threads. */
  pulledPork: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.ovalDish(sheet, { base: '#A8642E', light: '#DDA05E', dark: '#5E2C10' }, 'rust');
    const roast =
      '270,330 290,246 380,200 500,190 610,212 650,260c 620,300 646,330c 606,360 640,400c 590,430 600,470c 500,494 390,484 300,440';
    drop(sheet, roast, { x: 14, y: 22 });
    sheet.form(roast, {
      ...p.crisp,
      outline: 8,
      spacing: 9.5,
      flow: 0,
      mix: 0.4,
      longest: 70,
      lightRange: [0.56, 0.94],
    });
    for (const line of ['330,250 400,300 420,400', '440,206 470,300 460,460', '540,206 556,300 540,440'])
      sheet.line(line, { width: 4, taper: 0.3 }, '#4A2210');
    sheet.line('320,290 380,230 480,212', { width: 8, taper: 0.5 }, '#F6CE8A');
    const torn: Coat = { base: '#E3AE80', light: '#FBE2C4', dark: '#9A5A32' };
    for (const [x, y, angle, scale] of [
      [660, 270, 0.2, 1],
      [690, 340, -0.15, 1.1],
      [650, 420, 0.3, 1],
      [740, 410, 0.9, 0.9],
      [760, 300, -0.5, 0.86],
    ] as const) {
      const piece = placed('-70,-18 -40,-34 20,-32 66,-20 82,-6 66,4 84,16 56,32 -10,36 -60,24', {
        x,
        y,
        angle,
        scale,
      });
      drop(sheet, piece, { x: 8, y: 12 });
      sheet.form(piece, { ...torn, outline: 5.5, spacing: 7, flow: angle, longest: 90, wobble: 0.1 });
      for (const v of [-18, -6, 8, 20])
        sheet.line(
          placed(`-56,${v} 0,${v - 3} 62,${v}`, { x, y, angle, scale }),
          { width: 2.4, taper: 0.3 },
          '#9A5A32',
        );
    }
    s.appleWedges(sheet, [
      [240, 460, 0.3],
      [330, 510, -0.4],
      [460, 530, 0.2],
      [250, 250, 0.9],
    ]);
    s.onionHalfRings(sheet, [
      [590, 510, 0.6],
      [690, 490, 2],
    ]);
    fork(sheet, { x: 880, y: 200, length: 260, angle: 2.5 });
    s.bayLeaf(sheet, { x: 470, y: 330, angle: 0.3 });
  },
  crackling: (sheet: Sheet) => {
    joint(sheet, {
      ground: b.onPine,
      coat: p.crisp,
      flesh: { base: '#E9C3A0', light: '#FBEBD6', dark: '#B0764A' },
      cap: 'crackling',
      marbling: 0,
      dress: (sh) => {
        potato(sh, { x: 180, y: 550, scale: 1, angle: 0.3 });
        potato(sh, { x: 250, y: 572, scale: 0.9, angle: -0.4 });
        onion(sh, { x: 860, y: 540, scale: 0.85 });
        carrot(sh, { x: 640, y: 566, length: 140, angle: -0.06, scale: 0.8 });
      },
    });
  },
  porkRoastWithApples: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, p.gravy, 'moss');
    p.fan(sheet, p.porkSlice, { x: 420, y: 350, count: 5, step: 74, scale: 1.06 });
    s.appleWedges(
      sheet,
      [
        [700, 290, 0.3],
        [760, 350, 1],
        [690, 410, -0.4],
        [620, 500, 0.3],
        [480, 516, -0.2],
        [260, 480, 0.5],
      ],
      { skin: 'leaf', scale: 1.1 },
    );
    thyme(sheet, { x: 320, y: 260, length: 160, angle: 0.1 });
  },
  glazedRibs: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    board(sheet, { x: 500, y: 360, width: 900, height: 500, angle: -0.02 });
    p.glazedRack(sheet, { x: 470, y: 260, angle: -0.05, scale: 0.96 });
    p.glazedRack(sheet, { x: 520, y: 440, angle: 0.03, scale: 1 });
    parsley(sheet, { x: 850, y: 200, scale: 0.8, angle: 0.4 });
  },
  sausageAndKale: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.deepPlate(sheet);
    s.kale(sheet, { x: 500, y: 370, rx: 200, ry: 160 });
    p.friedSausage(sheet, { x: 470, y: 300, length: 170, half: 42, angle: -0.12 });
    p.friedSausage(sheet, { x: 530, y: 420, length: 170, half: 42, angle: -0.04 });
    v.pool(sheet, ellipse({ x: 640, y: 500, r: 60, ry: 34 }), { coat: p.gravy, outline: 4 });
    cutlery(sheet);
  },
  sausageAndKraut: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.deepPlate(sheet);
    s.sauerkraut(sheet, { x: 500, y: 390, rx: 210, ry: 140 });
    for (const [y, a] of [
      [260, -0.1],
      [350, 0.02],
      [440, -0.06],
    ] as const)
      p.friedSausage(sheet, { x: 490, y, length: 150, half: 34, angle: a });
    s.appleWedges(
      sheet,
      [
        [640, 500, 0.3],
        [360, 500, -0.3],
      ],
      { skin: 'red', scale: 0.9 },
    );
    cutlery(sheet);
  },
  sausagesAndLentils: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    const area = v.casserole(
      sheet,
      { base: '#5A4A28', light: '#8A7442', dark: '#2E2412' },
      { base: 'moss', light: 'leaf', dark: 'pine' },
    );
    s.lentils(sheet, { ...area, rx: 232, ry: 226 }, 300);
    for (const [x, y, a] of [
      [430, 270, 0.2],
      [590, 320, -0.9],
      [430, 420, -0.2],
      [560, 470, 0.3],
    ] as const)
      p.friedSausage(sheet, { x, y, angle: a, length: 110, half: 33, bend: 16 });
    s.carrotRounds(sheet, area, { count: 5, seed: 'sl' });
    parsley(sheet, { x: 510, y: 370, scale: 0.5, angle: 0.4 });
  },
  toadInTheHole: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.tin(sheet, { inner: '#6A3410' });
    const batter =
      '130,160 260,140 400,166 540,138 700,160 868,150 884,300 866,420 880,560 720,574 560,552 400,578 250,556 124,566 136,420 118,300';
    sheet.form(batter, {
      base: '#DFA040',
      light: '#FAE0A0',
      dark: '#94581A',
      outline: 7,
      spacing: 11,
      wobble: 1,
      longest: 60,
      lightRange: [0.56, 0.92],
    });
    for (const [x, y, a] of [
      [300, 270, 0.5],
      [500, 250, -0.2],
      [710, 290, 0.7],
      [380, 450, -0.4],
      [620, 460, 0.2],
    ] as const) {
      sheet.form(ellipse({ x, y, r: 150, ry: 70, turn: a }), {
        base: '#C07C28',
        light: null,
        dark: '#7A4316',
        outline: 4,
        outlineInk: '#94581A',
        spacing: 9,
        longest: 30,
      });
      p.friedSausage(sheet, { x, y, angle: a, length: 108, half: 36, bend: 14 });
    }
    rosemary(sheet, { x: 440, y: 350, length: 120, angle: 0.1 });
  },
  bellyOnKrautMash: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    s.mashWithKraut(sheet, { x: 500, y: 380, rx: 210, ry: 150 });
    for (const [y, a] of [
      [270, -0.08],
      [370, 0.04],
      [466, -0.03],
    ] as const) {
      const strip = placed('-190,-26 -100,-36 0,-28 110,-38 192,-22 194,26 100,36 0,28 -100,38 -192,24', {
        x: 500,
        y,
        angle: a,
      });
      drop(sheet, strip, { x: 9, y: 13 });
      sheet.form(strip, {
        base: '#E0A25E',
        light: '#F9DCA4',
        dark: '#8A4E1E',
        outline: 6,
        spacing: 8,
        flow: a,
        longest: 60,
      });
      for (const [dv, w] of [
        [-10, 8],
        [14, 6],
      ] as const)
        sheet.line(
          placed(`-186,${dv} -60,${dv + 5} 60,${dv - 4} 188,${dv + 3}`, { x: 500, y, angle: a }),
          { width: w, taper: 0.05 },
          '#8E4426',
        );
    }
    cutlery(sheet);
  },
  bellyOnLentils: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    const area = v.deepPlate(sheet, { base: '#5A4A28', light: '#8A7442', dark: '#2E2412' });
    s.lentils(sheet, { ...area, rx: 206, ry: 196 }, 240);
    p.bellySlab(sheet, { x: 430, y: 310, scale: 0.94, angle: -0.06 });
    p.bellySlab(sheet, { x: 560, y: 440, scale: 0.94, angle: 0.05 });
    s.carrotRounds(sheet, { x: 600, y: 240, rx: 60, ry: 30 }, { count: 4, seed: 'bl' });
    thyme(sheet, { x: 330, y: 470, length: 120, angle: -0.2 });
    cutlery(sheet);
  },
  bellyOnBeans: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, { base: '#D9B878', light: '#F6E2B0', dark: '#9A7434' }, 'rust');
    s.whiteBeans(sheet, { x: 500, y: 366, rx: 310, ry: 168 }, 150);
    p.bellySlab(sheet, { x: 340, y: 330, angle: -0.05 });
    p.bellySlab(sheet, { x: 650, y: 380, angle: 0.06 });
    rosemary(sheet, { x: 420, y: 470, length: 170, angle: -0.05 });
    garlic(sheet, { x: 880, y: 560, scale: 0.8, angle: 0.2 });
  },
  peaSoup: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    const area = v.bowl(
      sheet,
      { base: '#7E8E3C', light: '#B4BE6A', dark: '#4A5A22' },
      { rim: { base: 'rust', light: 'blush', dark: 'oxblood' } },
    );
    for (const q of scatter('rook', { ...area, count: 8, gap: 80 })) {
      drop(sheet, ellipse({ x: q.x, y: q.y, r: 38, ry: 32 }), { x: 5, y: 8 });
      sheet.form(ellipse({ x: q.x, y: q.y, r: 38, ry: 32 }), {
        base: '#B4503A',
        light: '#E89A7E',
        dark: '#6A2016',
        outline: 5,
        spacing: 7,
        longest: 12,
        wobble: 1.6,
      });
      sheet.dot({ x: q.x - 8, y: q.y - 4, r: 4 }, 'cream');
      sheet.dot({ x: q.x + 10, y: q.y + 6, r: 3.4 }, 'cream');
    }
    s.carrotRounds(sheet, area, { count: 5, seed: 'ps' });
    parsley(sheet, { x: 470, y: 330, scale: 0.5, angle: 0.3 });
    soupSpoon(sheet);
    leek(sheet, { x: 60, y: 590, length: 200, angle: -0.4, scale: 0.7 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;

function grilledOnPlate(sheet: Sheet): void {
  for (const [x, y, a] of [
    [540, 260, -0.5],
    [600, 360, -0.2],
    [440, 390, 0.1],
    [550, 460, 0.3],
  ] as const)
    p.brownChop(sheet, { x, y, angle: a, scale: 0.86 }, { isLamb: true, isGrilled: true, coat: p.crust });
}

export const lambMeals = {
  roastLeg: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    v.ovalDish(sheet, p.gravy, 'teal');
    leg(sheet, { x: 480, y: 346, scale: 0.94 }, { coat: p.crust, cap: false });
    for (const [x, y, a] of [
      [400, 300, -0.4],
      [500, 330, -0.3],
      [560, 290, -0.5],
    ] as const)
      rosemary(sheet, { x, y, length: 80, angle: a });
    for (const [x, y, a] of [
      [300, 500, 0.2],
      [390, 526, -0.3],
      [690, 470, 0.6],
      [620, 510, -0.2],
    ] as const)
      potato(sheet, { x, y, scale: 0.95, angle: a });
    garlic(sheet, { x: 770, y: 420, scale: 0.7, angle: 0.3 });
  },
  shoulderOnPotatoes: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    v.tin(sheet, {
      coat: v.enamelBlue,
      inner: '#B07A34',
      sauce: { base: '#C08A3A', light: '#EFC77A', dark: '#7A4E18' },
    });
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 12; i++) {
        const [x, y] = [160 + i * 62 + (row % 2) * 28, 180 + row * 72];
        sheet.form(ellipse({ x, y, r: 46, ry: 34, turn: 0.4 }), {
          base: '#EFC96E',
          light: '#FFF0B8',
          dark: '#A86E24',
          outline: 3.6,
          outlineInk: '#7A4E18',
          spacing: 9,
          longest: 26,
        });
      }
    b.longBone(sheet, { x: 680, y: 380, angle: 0.2 }, { length: 130, thick: 22, knob: 1.4 });
    const shape = placed(
      '-250,-30 -220,-104 -140,-142 -40,-148 60,-132 140,-90 210,-30 244,20 230,70 150,92 50,118 -60,130 -170,114 -236,60',
      { x: 470, y: 350 },
    );
    drop(sheet, shape, { x: 14, y: 22 });
    sheet.form(shape, {
      ...p.crust,
      outline: 8,
      spacing: 9.5,
      flow: 0.4,
      mix: 0.4,
      longest: 80,
      lightRange: [0.58, 0.94],
      darkRange: [0.62, 0.15],
    });
    sheet.line('300,300 380,240 480,226', { width: 7, taper: 0.5 }, '#F0C890');
    rosemary(sheet, { x: 380, y: 350, length: 180, angle: -0.1 });
    garlic(sheet, { x: 790, y: 210, scale: 0.8, angle: 0.3 });
  },
  grilledChops: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    s.peas(sheet, { x: 400, y: 250, rx: 110, ry: 70 }, 60);
    grilledOnPlate(sheet);
    lemon(sheet, { x: 330, y: 470, scale: 0.85, angle: 0.2 });
    cutlery(sheet);
  },
  chopsWithCucumber: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    v.pool(sheet, '270,260 320,180 430,160 520,210 500,300 410,350 310,340', { coat: p.cream, outline: 3 });
    s.cucumber(sheet, { x: 396, y: 256, rx: 110, ry: 76 }, 15);
    s.dill(sheet, [
      [330, 250, -0.3],
      [400, 290, 0.1],
    ]);
    grilledOnPlate(sheet);
    for (const [x, y, a] of [
      [320, 420, 0.2],
      [340, 490, -0.4],
      [400, 540, 0.7],
    ] as const)
      potato(sheet, { x, y, scale: 0.85, angle: a });
    cutlery(sheet);
  },
  chopsWithAsparagus: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, undefined, 'moss');
    s.asparagus(sheet, { x: 400, y: 366 });
    for (const [x, y, angle] of [
      [610, 270, 0.1],
      [720, 330, -0.2],
      [620, 420, 0.5],
    ] as const)
      p.brownChop(sheet, { x, y, angle, scale: 0.92 }, { isLamb: true, coat: p.crust });
    thyme(sheet, { x: 520, y: 250, length: 130, angle: 0.1 });
    lemon(sheet, { x: 860, y: 190, scale: 0.85, angle: 0.2 });
  },
  shanksAndBeans: (sheet: Sheet) => {
    shank(sheet, { ground: 'gold', groundMark: 'ochre' });
    s.whiteBeans(sheet, { x: 390, y: 520, rx: 110, ry: 36 }, 22);
  },
  navarin: (sheet: Sheet) => {
    setTable(sheet, b.onSky, 'moss');
    const area = v.casserole(sheet, { base: '#A8623A', light: '#D99A66', dark: '#5A2A14' }, v.enamelWhite);
    p.chunks(sheet, area, {
      count: 8,
      coat: { base: '#96583A', light: '#D0986E', dark: '#4E2414' },
      gap: 108,
      seed: 'nav',
    });
    s.carrotRounds(sheet, area, { count: 7, seed: 'nv' });
    s.pebbles(sheet, area, {
      count: 7,
      r: 24,
      ry: 21,
      inks: ['#F6EBDA', '#EAD3DA'],
      dark: '#A87A8A',
      seed: 'turnip',
      gap: 90,
    });
    s.peas(sheet, { ...area, rx: 220, ry: 210 }, 40);
    parsley(sheet, { x: 470, y: 320, scale: 0.5, angle: 0.2 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;
