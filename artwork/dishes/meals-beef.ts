// Cooked beef.
import * as b from '../cuts/butchery.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Line, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { braisedSlice, searedSirloin, steakSlices } from './carved.ts';
import { soup, stew } from './cooked.ts';
import { carrot, lemon, leek, mushroom, onion, parsley, potato, rosemary, salt, thyme } from './garnish.ts';
import { burger } from './grill.ts';
import * as p from './portions.ts';
import { scatter } from './scatter.ts';
import { cutlery, setTable, soupSpoon } from './setting.ts';
import * as s from './sides.ts';
import { board, drop } from './tableware.ts';
import * as v from './vessels.ts';

function beans(sheet: Sheet, { x, y }: { x: number; y: number }): void {
  const random = createRandom(`beans${x}`);
  for (let i = 0; i < 15; i++) {
    const by = y + i * 7;
    const bx = x + (random() - 0.5) * 26;
    const k = (random() - 0.5) * 26;
    const bean = `${bx - 88},${by + 22 + k * 0.3} ${bx - 10},${by + 4 + k * 0.3} ${bx + 80},${by - 18 - k * 0.4}`;
    sheet.line(bean, { width: 9, taper: 0.12 }, 'ink');
    sheet.line(bean, { width: 6.4, taper: 0.12 }, random() < 0.3 ? 'leaf' : 'moss');
  }
}

function potatoes(sheet: Sheet, spots: readonly (readonly [number, number, number])[], scale = 0.95): void {
  for (const [x, y, angle] of spots) potato(sheet, { x, y, scale, angle });
}

/** A slice of shin, braised around its marrow bone. */
function braisedShin(sheet: Sheet, { x, y, scale = 1 }: Spot): void {
  const round = ellipse({ x, y, r: 150 * scale, ry: 118 * scale });
  drop(sheet, round, { x: 12, y: 20 });
  sheet.form(round, {
    base: '#9A5230',
    light: '#DDA06A',
    dark: '#4A1E0E',
    outline: 7,
    spacing: 8,
    longest: 40,
    wobble: 0.6,
    darkRange: [0.66, 0.2],
    lightRange: [0.56, 0.92],
  });
  sheet.form(ellipse({ x, y, r: 50 * scale, ry: 40 * scale }), { ...b.bone, outline: 5, spacing: 7 });
  sheet.form(ellipse({ x, y, r: 30 * scale, ry: 23 * scale }), {
    base: '#D9A25A',
    light: 'gold',
    dark: 'brown',
    outline: 3.4,
    spacing: 6,
  });
}

export const beefMeals = {
  meatballsInGravy: (sheet: Sheet) => {
    setTable(sheet, b.onGold, 'teal');
    v.ironPan(sheet, p.gravy);
    s.onionHalfRings(sheet, [
      [330, 206, 0.4],
      [560, 180, 2],
      [300, 452, 1.2],
      [600, 512, 0.2],
      [642, 300, 1],
    ]);
    for (const [x, y, scale, angle] of [
      [400, 214, 1.06, 0.2],
      [548, 236, 1.12, 1.4],
      [300, 336, 1.08, 2],
      [452, 366, 1.2, 0.6],
      [612, 392, 1.1, 2.6],
      [366, 488, 1.1, 1],
      [516, 516, 1.06, 0.1],
    ] as const)
      p.meatball(sheet, { x, y, scale, angle });
    s.bayLeaf(sheet, { x: 470, y: 148, angle: 0.25 });
  },
  meatballsInTomato: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    const area = v.casserole(sheet, p.tomatoSauce, v.enamelBlue);
    for (const [i, spot] of scatter('tom', { ...area, rx: 170, ry: 160, count: 9, gap: 106 }).entries())
      p.meatball(sheet, { ...spot, scale: 0.86, angle: i });
    for (const [x, y] of [
      [420, 220],
      [600, 260],
      [380, 440],
      [580, 470],
      [500, 330],
    ] as const)
      s.sageLeaf(sheet, { x, y, angle: x, scale: 0.6 });
  },
  klopse: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.deepPlate(sheet, { base: '#F6DE9E', light: '#FFF6D2', dark: '#D2A44A' });
    potatoes(sheet, [
      [370, 230, 0.2],
      [450, 204, -0.3],
      [350, 300, 0.8],
    ]);
    for (const [x, y] of [
      [560, 256],
      [470, 340],
      [620, 376],
      [400, 430],
      [540, 470],
    ] as const) {
      p.meatball(sheet, { x, y, scale: 1.06, angle: x }, { base: '#C98752', light: '#F3CE9A', dark: '#84502A' });
      // the sauce runs over them
      sheet.shape(placed('-44,-30 -10,-56 30,-50 46,-24 30,-8 20,16 4,-6 -14,4 -28,-12', { x, y }), '#FBEBBE');
    }
    s.capers(sheet, { x: 510, y: 380, rx: 190, ry: 150 }, 26);
    for (const q of scatter('chopped', { x: 500, y: 360, rx: 190, ry: 170, count: 44, gap: 20 }))
      sheet.dot({ x: q.x, y: q.y, r: 5, ry: 3, turn: q.angle }, q.angle > 3 ? 'leaf' : 'moss');
    lemon(sheet, { x: 680, y: 480, scale: 0.7, angle: 0.2 });
    cutlery(sheet);
  },
  roastBeef: (sheet: Sheet) => {
    setTable(sheet, b.onPine);
    v.deepPlate(sheet);
    potatoes(sheet, [
      [600, 168, 0.3],
      [668, 216, -0.4],
      [560, 228, 1],
      [640, 272, 0.6],
    ]);
    beans(sheet, { x: 408, y: 160 });
    p.fan(sheet, p.rareBeef, { x: 500, y: 418 });
    p.pour(sheet, { x: 500, y: 520 });
    thyme(sheet, { x: 300, y: 366, length: 150, angle: -0.22 });
    cutlery(sheet);
  },
  coldRoastBeef: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    board(sheet, { x: 500, y: 360, width: 890, height: 500, angle: 0.02 });
    p.fan(sheet, p.rareBeef, { x: 400, y: 330, count: 5, step: 82, scale: 1.1 });
    drop(sheet, ellipse({ x: 760, y: 440, r: 110 }), { x: 10, y: 14 });
    sheet.form(ellipse({ x: 760, y: 440, r: 110 }), { ...v.enamelBlue, outline: 6, spacing: 9 });
    v.pool(sheet, ellipse({ x: 760, y: 440, r: 90 }), { coat: p.cream });
    for (const q of scatter('herbs', { x: 760, y: 440, rx: 74, ry: 74, count: 26, gap: 18 }))
      sheet.dot({ x: q.x, y: q.y, r: 4, ry: 2.4, turn: q.angle }, 'moss');
    s.cucumber(sheet, { x: 280, y: 530, rx: 120, ry: 26 }, 6);
    parsley(sheet, { x: 520, y: 560, scale: 0.8, angle: 0.3 });
  },
  roastWithYorkshires: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    for (const [x, y] of [
      [580, 200],
      [690, 290],
    ] as const) {
      const cup = placed('-90,0 -84,-50 -40,-84 10,-80 60,-92 92,-40 88,20 96,60 40,88 -20,80 -70,90 -96,50', { x, y });
      drop(sheet, cup, { x: 9, y: 13 });
      sheet.form(cup, {
        base: '#C8842E',
        light: '#F3CE86',
        dark: '#7A4316',
        outline: 6,
        spacing: 8,
        wobble: 0.8,
        longest: 40,
      });
      sheet.form(ellipse({ x: x + 2, y: y + 2, r: 48, ry: 42 }), { ...p.gravy, outline: 4, spacing: 10 });
    }
    potatoes(sheet, [
      [380, 200, 0.3],
      [440, 240, -0.4],
      [340, 260, 1],
    ]);
    s.carrotRounds(sheet, { x: 500, y: 300, rx: 70, ry: 34 }, { count: 5 });
    p.fan(sheet, p.rareBeef, { x: 470, y: 430, count: 3, step: 110, scale: 0.98 });
    p.pour(sheet, { x: 470, y: 524, scale: 0.86 });
    cutlery(sheet);
  },
  rolledRoast: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    board(sheet, { x: 500, y: 360, width: 890, height: 500, angle: -0.01 });
    const body = '420,190 540,176 680,196 780,250 812,340 786,430 700,490 560,510 430,500';
    drop(sheet, body, { x: 14, y: 22 });
    sheet.form(body, {
      ...p.crust,
      outline: 8,
      spacing: 9.5,
      flow: 0,
      mix: 0.4,
      longest: 80,
      lightRange: [0.58, 0.94],
      darkRange: [0.62, 0.15],
    });
    for (const x of [500, 590, 680, 760])
      for (const [ink, w] of [
        ['ink', 7],
        ['cream', 4.4],
      ] as const)
        sheet.line(
          `${x - 4},${184 + (x > 700 ? 40 : 0)} ${x + 22},280 ${x + 24},390 ${x},${506 - (x > 700 ? 50 : 0)}`,
          { width: w, taper: 0.03 },
          ink,
        );
    for (const [x, y, k] of [
      [410, 346, 1.36],
      [290, 366, 1.3],
      [180, 400, 1.2],
    ] as const) {
      p.slice(sheet, { x, y, scale: k, angle: 0.1 }, p.doneBeef);
      const spiral = Array.from({ length: 24 }, (_, i) => ({
        x: x + Math.cos(i * 0.6) * 92 * (1 - i / 26) * k * 0.8,
        y: y + Math.sin(i * 0.6) * 92 * (1 - i / 26) * k * 0.8,
      }));
      sheet.line(spiral, { width: 4, taper: 0.1 }, '#F3D6B0');
    }
    rosemary(sheet, { x: 560, y: 300, length: 180, angle: -0.1 });
    onion(sheet, { x: 860, y: 540, scale: 0.8 });
  },
  brisketSliced: (sheet: Sheet) => {
    setTable(sheet, b.onOchre, 'rust');
    board(sheet, { x: 500, y: 360, width: 890, height: 480, angle: 0.02 });
    const slab = '520,220 640,190 780,220 850,300 850,400 790,480 640,506 520,480';
    drop(sheet, slab, { x: 14, y: 20 });
    sheet.form(slab, {
      base: '#4A2216',
      light: '#8E5230',
      dark: '#1E0A06',
      outline: 8,
      spacing: 9,
      wobble: 1,
      longest: 30,
    });
    for (let i = 0; i < 5; i++) {
      const x = 500 - i * 78;
      const piece = placed('-44,-130 10,-144 48,-128 54,0 44,130 -10,144 -50,126 -56,0', {
        x,
        y: 350,
        angle: 0.1 + i * 0.03,
      });
      drop(sheet, piece, { x: 9, y: 13 });
      sheet.form(piece, {
        base: '#9A5A3C',
        light: '#D09A70',
        dark: '#5A2A18',
        outline: 6,
        spacing: 8,
        flow: 0.2,
        longest: 40,
        lightRange: [0.5, 0.9],
      });
      sheet.line(
        placed('-40,-124 10,-138 44,-122', { x, y: 350, angle: 0.1 + i * 0.03 }),
        { width: 9, taper: 0.1 },
        '#1E0A06',
      );
      sheet.line(
        placed('-44,-104 4,-116 46,-102', { x, y: 350, angle: 0.1 + i * 0.03 }),
        { width: 6, taper: 0.2 },
        '#B4483A',
      );
    }
    s.pebbles(
      sheet,
      { x: 250, y: 550, rx: 120, ry: 20 },
      { count: 9, r: 15, inks: ['#6F8A3A'], dark: 'moss', seed: 'gherkin', light: 'sage', gap: 32 },
    );
  },
  steakWithButter: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.deepPlate(sheet);
    parsley(sheet, { x: 330, y: 210, scale: 0.7, angle: 0.2 });
    searedSirloin(sheet, { x: 440, y: 296, scale: 0.9, angle: -0.1 });
    steakSlices(sheet, { x: 440, y: 440, scale: 0.88, angle: 0.06 });
    sheet.form(ellipse({ x: 410, y: 290, r: 56, ry: 46 }), {
      base: '#F6DE8E',
      light: '#FFFBE0',
      dark: 'ochre',
      outline: 4.4,
      spacing: 9,
    });
    for (const [x, y, angle] of [
      [400, 284, 0.4],
      [424, 300, -0.3],
    ] as const) {
      const anchovy = placed('-30,2 -10,-6 12,-4 34,4', { x, y, angle });
      sheet.line(anchovy, { width: 11, taper: 0.3 }, '#5A2E1A');
      sheet.line(anchovy, { width: 7, taper: 0.3 }, '#B4704A');
    }
    sheet.line('456,312 486,330 494,362 520,376', { width: 9, taper: 0.3 }, '#F0C040');
    lemon(sheet, { x: 660, y: 250, scale: 0.95, angle: 0.2 });
    salt(sheet, { x: 560, y: 440, width: 120, height: 40, count: 18 });
    cutlery(sheet);
  },
  steakInIronPan: (sheet: Sheet) => {
    setTable(sheet, b.onSage, 'rust');
    v.ironPan(sheet, { base: '#5A3A16', light: '#D9A24A', dark: '#2A160A' });
    searedSirloin(sheet, { x: 440, y: 256, scale: 0.8, angle: -0.12 });
    steakSlices(sheet, { x: 380, y: 440, scale: 0.84, angle: 0.02 }, { count: 5, step: 54 });
    thyme(sheet, { x: 560, y: 320, length: 130, angle: 0.2 });
    for (const [x, y] of [
      [640, 250],
      [280, 390],
    ] as const)
      s.pebbles(
        sheet,
        { x, y, rx: 12, ry: 8 },
        { count: 1, r: 20, ry: 15, inks: ['#E9C48A'], dark: 'brown', seed: `clove${x}` },
      );
    salt(sheet, { x: 470, y: 430, width: 130, height: 70, count: 26 });
  },
  bavetteSliced: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    board(sheet, { x: 500, y: 360, width: 890, height: 500, angle: 0.02 });
    for (let i = 8; i >= 0; i--) {
      const x = 260 + i * 52;
      const at = { x, y: 330 + Math.sin(i) * 6, angle: 0.34 };
      const strip = placed('-30,-130 8,-140 34,-120 40,0 30,124 -8,138 -36,120 -40,0', at);
      drop(sheet, strip, { x: 9, y: 13 });
      sheet.form(strip, { ...p.crust, outline: 5.5, spacing: 7, longest: 20 });
      sheet.form(placed('-22,-112 6,-120 24,-104 29,0 22,108 -6,118 -27,104 -30,0', at), {
        base: '#C94A44',
        light: '#F0A594',
        dark: '#8E1F22',
        outline: 0,
        spacing: 7,
        flow: 0.34,
        longest: 30,
        darkRange: [0.9, 0.3],
      });
    }
    for (const [x, y] of [
      [300, 540],
      [390, 560],
      [480, 545],
      [570, 562],
      [660, 544],
    ] as const) {
      sheet.form(ellipse({ x, y, r: 38, ry: 28, turn: x }), {
        base: '#8E3F2A',
        light: '#D9906A',
        dark: '#4A1A10',
        outline: 4.6,
        spacing: 7,
      });
      sheet.line(`${x - 20},${y} ${x},${y - 8} ${x + 20},${y}`, 2.4, '#4A1A10');
    }
    mushroom(sheet, { x: 800, y: 220, scale: 1.1, angle: 0.3 });
    thyme(sheet, { x: 700, y: 560, length: 150, angle: -0.3 });
    salt(sheet, { x: 460, y: 330, width: 140, height: 60, count: 30 });
  },
  grilledRib: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    board(sheet, { x: 500, y: 356, width: 900, height: 510, angle: -0.02 });
    b.longBone(sheet, { x: 170, y: 300, angle: -0.06, scale: 1 }, { length: 220, thick: 26, knob: 1.1 });
    p.searedSteak(sheet, { x: 420, y: 320, scale: 0.96, angle: 0.1 }, { isGrilled: true });
    for (let i = 3; i >= 0; i--) {
      const x = 620 + i * 62;
      const strip = placed('-36,-120 10,-132 40,-112 46,0 36,116 -10,128 -42,110 -46,0', { x, y: 400, angle: 0.2 });
      drop(sheet, strip, { x: 9, y: 13 });
      sheet.form(strip, { ...p.crust, outline: 5.5, spacing: 7, longest: 20 });
      sheet.form(placed('-26,-100 8,-110 28,-94 33,0 26,98 -8,106 -31,92 -34,0', { x, y: 400, angle: 0.2 }), {
        base: '#D2564E',
        light: '#F3B0A0',
        dark: '#96282A',
        outline: 0,
        spacing: 7,
        flow: 0.4,
        longest: 26,
        darkRange: [0.9, 0.3],
      });
    }
    rosemary(sheet, { x: 180, y: 560, length: 200, angle: -0.06 });
    salt(sheet, { x: 480, y: 520, width: 100, height: 14, count: 26 });
  },
  braisedBeef: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    v.deepPlate(sheet);
    s.mash(sheet, { x: 390, y: 226, scale: 1.1, angle: -0.2 });
    v.pool(sheet, '280,430 340,340 480,300 660,310 742,400 700,510 540,566 380,546', { coat: p.gravy, outline: 4 });
    braisedSlice(sheet, { x: 490, y: 382, scale: 0.94, angle: -0.08 });
    braisedSlice(sheet, { x: 510, y: 484, scale: 0.9, angle: 0.06 });
    s.onionHalfRings(sheet, [
      [360, 446, 0.4],
      [640, 436, 2],
    ]);
    s.bayLeaf(sheet, { x: 620, y: 320, angle: 0.4 });
    parsley(sheet, { x: 420, y: 190, scale: 0.4, angle: 0.2 });
    cutlery(sheet);
  },
  hachee: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    s.redCabbage(sheet, { x: 390, y: 250, rx: 120, ry: 84 });
    potatoes(sheet, [
      [580, 210, 0.3],
      [650, 260, -0.4],
      [560, 270, 0.8],
    ]);
    v.pool(sheet, '300,440 350,370 500,340 660,360 720,430 670,520 520,560 370,530', { coat: p.darkGravy, outline: 4 });
    p.chunks(sheet, { x: 510, y: 444, rx: 150, ry: 70 }, { count: 8, coat: p.braised, scale: 0.9, gap: 88 });
    s.onionHalfRings(sheet, [
      [400, 420, 0.4],
      [600, 400, 2],
      [480, 510, 1.2],
      [640, 470, 0.2],
    ]);
    cutlery(sheet);
  },
  beefStew: (sheet: Sheet) => {
    stew(sheet, {});
  },
  bourguignon: (sheet: Sheet) => {
    setTable(sheet, b.onSage, 'moss');
    const area = v.casserole(sheet, p.wineGravy);
    p.chunks(sheet, area, { count: 10, coat: p.darkBraised, gap: 96 });
    s.mushrooms(sheet, area, { count: 6 });
    s.pebbles(sheet, area, { count: 8, r: 20, inks: ['#EBD3A0', '#DDBB7C'], dark: 'brown', seed: 'pearl', gap: 80 });
    s.carrotRounds(sheet, area, { count: 5, seed: 'bg' });
    thyme(sheet, { x: 420, y: 340, length: 160, angle: -0.2 });
  },
  beefAndCarrots: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    const area = v.ovalDish(sheet, p.gravy, 'teal');
    p.chunks(sheet, { ...area, rx: 250, ry: 120 }, { count: 9, coat: p.braised, gap: 112, seed: 'bcc' });
    s.carrotRounds(sheet, { ...area, rx: 290, ry: 150 }, { count: 24, seed: 'bc' });
    parsley(sheet, { x: 420, y: 300, scale: 0.5, angle: 0.4 });
    parsley(sheet, { x: 620, y: 420, scale: 0.5, angle: 1.4 });
    carrot(sheet, { x: 120, y: 130, length: 160, angle: 0.3, scale: 0.8 });
  },
  potAuFeu: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.ovalDish(sheet, p.broth, 'moss');
    carrot(sheet, { x: 250, y: 300, length: 170, angle: 0.3, scale: 0.9 });
    leek(sheet, { x: 470, y: 250, length: 230, angle: 0.12, scale: 0.85 });
    potatoes(
      sheet,
      [
        [300, 430, 0.3],
        [700, 460, -0.3],
        [640, 500, 0.9],
      ],
      1.05,
    );
    for (const [x, y, k] of [
      [420, 400, 1.3],
      [550, 380, 1.4],
    ] as const)
      p.chunk(sheet, { x, y, scale: k, angle: 0.2 }, { base: '#9A6244', light: '#D2A27C', dark: '#54301C' });
    sheet.form(ellipse({ x: 480, y: 480, r: 62, ry: 44 }), { ...b.bone, outline: 6, spacing: 8 });
    sheet.form(ellipse({ x: 480, y: 480, r: 34, ry: 24 }), {
      base: '#E9C08A',
      light: 'cream',
      dark: 'brown',
      outline: 4,
      spacing: 7,
    });
    s.bayLeaf(sheet, { x: 730, y: 380, angle: 0.4 });
  },
  beefSoup: (sheet: Sheet) => {
    soup(sheet, {});
  },
  goulash: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    const area = v.bowl(
      sheet,
      { base: '#9A3016', light: '#D06A34', dark: '#54140A' },
      { rim: { base: 'ochre', light: 'gold', dark: 'brown' } },
    );
    p.chunks(sheet, area, { count: 9, coat: p.braised, scale: 0.86, gap: 88 });
    for (const [x, y, a] of [
      [400, 300, 0.4],
      [560, 280, -0.5],
      [590, 400, 1.2],
      [400, 440, 2.2],
      [500, 250, 1.8],
    ] as const) {
      const pepper = placed('-44,6 -10,-14 30,-12 50,6', { x, y, angle: a });
      sheet.line(pepper, { width: 16, taper: 0.1 }, '#5A0F0A');
      sheet.line(pepper, { width: 11, taper: 0.1 }, '#E2482A');
      sheet.line(
        pepper.map((q) => ({ x: q.x - 2, y: q.y - 4 })),
        { width: 3, taper: 0.4 },
        '#FFB08A',
      );
    }
    s.heap(
      sheet,
      { x: 480, y: 350, rx: 34, ry: 26 },
      { inks: ['#FFFDF6'], dark: '#D9C9A0', seed: 'sour', count: 20, length: 26, width: 9 },
    );
    thyme(sheet, { x: 420, y: 420, length: 120, angle: -0.2 });
    soupSpoon(sheet);
    onion(sheet, { x: 150, y: 560, scale: 0.9 });
  },
  tagine: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    drop(sheet, ellipse({ x: 500, y: 360, r: 320 }), { x: 16, y: 22 });
    sheet.form(ellipse({ x: 500, y: 360, r: 320 }), {
      base: '#B4622E',
      light: '#E3A05E',
      dark: '#6A2E10',
      outline: 8,
      spacing: 11,
    });
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * 6.283;
      sheet.dot({ x: 500 + Math.cos(a) * 290, y: 360 + Math.sin(a) * 290, r: 10 }, i % 2 ? 'teal' : 'cream');
    }
    v.pool(sheet, ellipse({ x: 500, y: 362, r: 256 }), { coat: p.curry, outline: 5 });
    const area = { x: 500, y: 362, rx: 190, ry: 180 };
    for (const [x, y] of [
      [416, 290],
      [580, 424],
    ] as const)
      braisedShin(sheet, { x, y, scale: 0.82 });
    s.prunes(sheet, area, 8);
    s.pebbles(sheet, area, {
      count: 18,
      r: 9,
      ry: 6,
      inks: ['cream', '#F3DDB0'],
      dark: 'tan',
      seed: 'almond',
      gap: 40,
    });
    parsley(sheet, { x: 500, y: 330, scale: 0.5, angle: 0.3 });
  },
  ossoBuco: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    v.ovalDish(sheet, p.tomatoSauce, 'rust');
    for (const [x, y] of [
      [340, 340],
      [600, 390],
    ] as const) {
      braisedShin(sheet, { x, y });
      for (const q of scatter(`grem${x}`, { x, y, rx: 110, ry: 80, count: 26, gap: 20 }))
        sheet.dot({ x: q.x, y: q.y, r: 5, ry: 3, turn: q.angle }, q.angle > 4 ? 'gold' : 'leaf');
    }
    s.carrotRounds(sheet, { x: 470, y: 480, rx: 180, ry: 30 }, { count: 5, seed: 'ob' });
    lemon(sheet, { x: 850, y: 180, scale: 0.9, angle: 0.2 });
  },
  tafelspitz: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet, p.broth);
    potatoes(sheet, [
      [360, 240, 0.3],
      [440, 206, -0.4],
      [340, 320, 1],
    ]);
    s.carrotRounds(sheet, { x: 620, y: 240, rx: 90, ry: 50 }, { count: 8, seed: 'ts' });
    for (const q of scatter('leek rings', { x: 540, y: 260, rx: 130, ry: 60, count: 6, gap: 56 })) {
      sheet.dot({ x: q.x, y: q.y, r: 21, ry: 17 }, 'moss');
      sheet.dot({ x: q.x, y: q.y, r: 17, ry: 13 }, '#CFE0A0');
      sheet.dot({ x: q.x, y: q.y, r: 9, ry: 6 }, '#EEF3D2');
    }
    for (let i = 2; i >= 0; i--) {
      const at = { x: 400 + i * 104, y: 424, angle: 0.14, scale: 1.08 };
      const piece = placed('-80,-80 0,-96 80,-84 92,0 80,80 0,92 -84,78 -92,0', at);
      drop(sheet, piece, { x: 9, y: 13 });
      sheet.form(piece, {
        base: '#C27A5C',
        light: '#F2BFA0',
        dark: '#7E402A',
        outline: 6,
        spacing: 8,
        flow: 0.4,
        longest: 40,
        lightRange: [0.5, 0.9],
      });
      for (const fibre of ['-60,-30 0,-40 66,-34', '-66,10 0,0 70,6', '-60,44 0,36 60,42'])
        sheet.line(placed(fibre, at), { width: 2.4, taper: 0.4 }, '#8E4A32');
      sheet.line(placed('-84,-72 0,-90 84,-76', at), { width: 15, taper: 0.05 }, '#B9862E');
      sheet.line(placed('-84,-73 0,-91 84,-77', at), { width: 11, taper: 0.05 }, '#FBE7AE');
    }
    for (const q of scatter('chive', { x: 500, y: 400, rx: 190, ry: 130, count: 50, gap: 16 }))
      sheet.line(placed('-8,0 8,0', { x: q.x, y: q.y, angle: q.angle }), 3, 'leaf');
    s.heap(
      sheet,
      { x: 672, y: 366, rx: 40, ry: 28 },
      { inks: ['cream', '#FFFDF6'], dark: '#C9B68A', seed: 'horse', count: 40, length: 30, width: 4 },
    );
    cutlery(sheet);
  },
  rouladen: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    v.ovalDish(sheet, p.gravy, 'teal');
    p.roulade(sheet, { x: 360, y: 280, angle: 0.1 });
    p.roulade(sheet, { x: 650, y: 300, angle: -0.08 });
    p.roulade(sheet, { x: 540, y: 440, angle: 0.04, scale: 1.06 }, true);
    parsley(sheet, { x: 260, y: 430, scale: 0.8, angle: 0.3 });
    s.pebbles(
      sheet,
      { x: 760, y: 430, rx: 40, ry: 30 },
      { count: 4, r: 17, inks: ['#6F8A3A'], dark: 'moss', seed: 'gurke', light: 'sage', gap: 36 },
    );
  },
  cottagePie: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.tin(sheet, { coat: v.enamelWhite, inner: '#5A2A16', sauce: p.gravy });
    const crustShape =
      '140,170 300,150 500,158 700,148 862,172 876,340 866,540 760,566 690,520 660,450 560,440 500,500 480,572 300,568 140,548 126,360';
    sheet.form(crustShape, {
      base: '#F0D48E',
      light: '#FFF3C8',
      dark: '#B97F34',
      outline: 6,
      spacing: 11,
      flow: 0,
      mix: 0.1,
      longest: 90,
      lightRange: [0.6, 0.94],
    });
    sheet.clipped(crustShape, () => {
      for (let y = 170; y < 570; y += 34) {
        const row = Array.from({ length: 24 }, (_, i) => ({ x: 120 + i * 34, y: y + (i % 2 ? 9 : -5) }));
        sheet.line(row, { width: 6, taper: 0.02 }, '#C98A38');
        sheet.line(
          row.map((q) => ({ x: q.x, y: q.y - 9 })),
          { width: 3, taper: 0.02 },
          '#FFF6D4',
        );
      }
      const random = createRandom('brown');
      for (let i = 0; i < 46; i++)
        sheet.dot(
          { x: 140 + random() * 720, y: 170 + random() * 380, r: 7 + random() * 8, ry: 4 + random() * 3 },
          random() < 0.5 ? '#B0702A' : '#D69A48',
        );
    });
    for (const q of scatter('pie', { x: 590, y: 520, rx: 80, ry: 46, count: 18, gap: 22 }))
      sheet.dot({ x: q.x, y: q.y, r: 10, ry: 8 }, q.angle > 4 ? '#DE7F2E' : q.angle > 3 ? 'leaf' : '#8E4A26');
  },
  shinWithDumplings: (sheet: Sheet) => {
    setTable(sheet, b.onGold, 'rust');
    const area = v.casserole(sheet, p.gravy, { base: 'pine', light: 'leaf', dark: 'ink' });
    p.chunks(sheet, area, { count: 8, coat: p.braised, gap: 108, seed: 'shin' });
    s.carrotRounds(sheet, area, { count: 6, seed: 'sd' });
    s.dumplings(sheet, [
      [420, 270, 58],
      [570, 260, 62],
      [620, 400, 58],
      [470, 430, 64],
      [350, 390, 54],
    ]);
  },
  pasties: (sheet: Sheet) => {
    setTable(sheet, b.onSage, 'teal');
    board(sheet, { x: 500, y: 370, width: 860, height: 430, angle: -0.02 });
    for (const [x, y, angle] of [
      [350, 290, -0.2],
      [620, 430, 0.12],
    ] as const) {
      const to = (line: Line) => placed(line, { x, y, angle, scale: 1.12 });
      const shape = '-220,60 -200,-20 -120,-92 0,-116 120,-92 200,-20 220,60 150,84 0,92 -150,84';
      drop(sheet, to(shape), { x: 13, y: 20 });
      sheet.form(to(shape), {
        ...p.golden,
        outline: 7,
        spacing: 10,
        mix: 0.5,
        flow: angle,
        longest: 70,
        lightRange: [0.58, 0.94],
      });
      for (let i = 0; i < 13; i++) {
        const a = Math.PI * (1.04 + (i / 12) * 0.92);
        sheet.form(to(ellipse({ x: Math.cos(a) * 212, y: 54 + Math.sin(a) * 168, r: 26, ry: 22, turn: a })), {
          ...p.golden,
          outline: 4.4,
          spacing: 7,
        });
      }
      for (const slit of ['-30,-10 -20,20', '10,-16 16,18', '48,-8 50,20'])
        sheet.line(to(slit), { width: 5, taper: 0.3 }, '#5A2A10');
    }
    thyme(sheet, { x: 160, y: 550, length: 160, angle: -0.1 });
  },
  burger: (sheet: Sheet) => {
    burger(sheet, {});
  },
  bitterballen: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.deepPlate(sheet, undefined, 460);
    for (const q of scatter('bb', { x: 440, y: 360, rx: 190, ry: 180, count: 12, gap: 112 })) {
      drop(sheet, ellipse({ x: q.x, y: q.y, r: 52 }), { x: 9, y: 14 });
      sheet.form(ellipse({ x: q.x, y: q.y, r: 52, ry: 50 }), {
        base: '#B8702A',
        light: '#EFC07A',
        dark: '#6A3410',
        outline: 5.5,
        spacing: 7,
        longest: 10,
        shortest: 4,
        wobble: 2,
        darkRange: [0.8, 0.3],
        lightRange: [0.54, 0.9],
      });
    }
    drop(sheet, ellipse({ x: 820, y: 220, r: 90 }), { x: 10, y: 14 });
    sheet.form(ellipse({ x: 820, y: 220, r: 90 }), {
      base: 'cream',
      light: null,
      dark: 'grey',
      outline: 6,
      texture: 'none',
    });
    v.pool(sheet, ellipse({ x: 820, y: 220, r: 72 }), { coat: { base: '#D9A22E', light: '#F3CE6A', dark: '#94661A' } });
    for (const q of scatter('seed', { x: 820, y: 220, rx: 56, ry: 56, count: 22, gap: 14 }))
      sheet.dot({ x: q.x, y: q.y, r: 4 }, '#6A4410');
    parsley(sheet, { x: 820, y: 500, scale: 1, angle: 0.3 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;
