// Cooked birds.
import * as b from '../cuts/butchery.ts';
import { orange } from '../cuts/poultry/orange.ts';
import { wholeBird } from '../cuts/poultry/whole-bird.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { chicken } from './cooked.ts';
import { carrot, leek, lemon, onion, parsley, potato, rosemary, thyme } from './garnish.ts';
import * as p from './portions.ts';
import { scatter } from './scatter.ts';
import { cutlery, setTable, soupSpoon } from './setting.ts';
import * as s from './sides.ts';
import { board, drop } from './tableware.ts';
import * as v from './vessels.ts';

function potatoes(sheet: Sheet, spots: readonly (readonly [number, number, number])[], scale = 0.95): void {
  for (const [x, y, angle] of spots) potato(sheet, { x, y, scale, angle });
}

/** Strips of pepper in colours. */
function peppers(sheet: Sheet, area: v.Area, count = 18): void {
  const inks: readonly Ink[] = ['red', 'ochre', 'leaf', '#C23A2A'];
  for (const [i, q] of scatter('peppers', { ...area, count, gap: 42 }).entries()) {
    const line = placed('-40,8 -14,-10 14,-8 40,10', { x: q.x, y: q.y, angle: q.angle });
    sheet.line(line, { width: 11, taper: 0.1 }, 'ink');
    sheet.line(line, { width: 8, taper: 0.1 }, inks[i % inks.length] ?? 'red');
  }
}

const roastSkin = { base: '#B8691F', light: '#F0B955', dark: '#54270E' } as const;
const darkSkin = { base: '#8E4418', light: '#D08A3A', dark: '#3A160A' } as const;

function duckOnCabbage(sheet: Sheet, fruit: (sheet: Sheet) => void): void {
  setTable(sheet, b.onPine);
  v.deepPlate(sheet);
  s.redCabbage(sheet, { x: 400, y: 240, rx: 120, ry: 80 });
  fruit(sheet);
  for (let i = 5; i >= 0; i--) {
    const at = { x: 330 + i * 68, y: 430 - Math.sin((i / 5) * 3.14) * 16, angle: -0.16 + i * 0.06 };
    const piece = placed('-40,-96 6,-108 44,-94 52,0 42,92 0,106 -44,90 -50,0', at);
    drop(sheet, piece, { x: 9, y: 13 });
    sheet.form(piece, {
      base: '#C0525A',
      light: '#EBA49C',
      dark: '#84222E',
      outline: 6,
      spacing: 8,
      flow: 1.2,
      longest: 40,
      darkRange: [0.8, 0.3],
    });
    sheet.form(placed('-42,-90 6,-110 46,-92 44,-70 4,-84 -40,-66', at), {
      ...darkSkin,
      outline: 3.4,
      spacing: 6,
      longest: 14,
    });
    sheet.line(placed('-42,-62 4,-80 46,-64', at), { width: 5, taper: 0.1 }, '#F3DFB8');
  }
  v.pool(sheet, ellipse({ x: 520, y: 540, r: 130, ry: 30 }), { coat: p.wineGravy, outline: 4 });
  cutlery(sheet);
}

export const poultryMeals = {
  roastChicken: (sheet: Sheet) => {
    chicken(sheet, {});
  },
  flatChicken: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    board(sheet, { x: 500, y: 360, width: 890, height: 510, angle: 0.02 });
    for (const g of [-1, 1])
      p.roastLeg(sheet, { x: 480 + g * 196, y: 430, angle: g > 0 ? 0.62 : 2.52, scale: 0.78 }, { isWhole: false });
    const body =
      '480,120 590,140 680,200 710,290 680,380 600,440 540,500 480,520 420,500 360,440 280,380 250,290 280,200 370,140';
    drop(sheet, body, { x: 12, y: 18 });
    sheet.form(body, {
      ...p.golden,
      outline: 7,
      spacing: 9.5,
      longest: 70,
      lightRange: [0.6, 0.94],
      darkRange: [0.6, 0.2],
      bumps: [
        [400, 280, 80, 110, 0.3],
        [560, 280, 80, 110, 0.3],
      ],
    });
    sheet.line('480,150 476,320 480,500', { width: 5, taper: 0.3 }, '#7A4316');
    for (const g of [-1, 1]) {
      const wing = placed(`${g * 190},-90 ${g * 250},-100 ${g * 290},-40 ${g * 270},20 ${g * 230},50 ${g * 200},10`, {
        x: 480,
        y: 290,
      });
      drop(sheet, wing, { x: 8, y: 12 });
      sheet.form(wing, { ...p.crisp, outline: 6, spacing: 8, lightRange: [0.58, 0.92] });
    }
    for (const line of ['330,250 370,190 430,170', '540,180 600,200 640,260', '380,400 420,450'])
      sheet.line(line, { width: 6, taper: 0.5 }, '#FBE9C0');
    lemon(sheet, { x: 850, y: 180, scale: 0.85, angle: 0.2 });
    rosemary(sheet, { x: 140, y: 190, length: 130, angle: 0.4 });
  },
  roastLegs: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    v.tin(sheet);
    potatoes(sheet, [
      [200, 220, 0.2],
      [300, 200, -0.3],
      [660, 210, 0.4],
      [760, 250, -0.2],
      [220, 500, 0.3],
      [480, 530, -0.3],
      [780, 490, 0.2],
      [500, 200, 0.5],
    ]);
    p.roastLeg(sheet, { x: 420, y: 300, scale: 0.82, angle: -0.08 });
    p.roastLeg(sheet, { x: 620, y: 430, scale: 0.82, angle: 3.06 });
    rosemary(sheet, { x: 160, y: 400, length: 150, angle: 0.2 });
    lemon(sheet, { x: 800, y: 350, scale: 0.85, angle: 0.2 });
  },
  legsWithPeppers: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, p.tomatoSauce, 'rust');
    peppers(sheet, { x: 500, y: 366, rx: 300, ry: 160 }, 40);
    p.roastLeg(sheet, { x: 420, y: 300, scale: 0.74, angle: -0.1 });
    p.roastLeg(sheet, { x: 600, y: 430, scale: 0.74, angle: 3.1 });
    s.prunes(sheet, { x: 500, y: 380, rx: 280, ry: 130 }, 6);
  },
  basquaise: (sheet: Sheet) => {
    setTable(sheet, b.onGold, 'rust');
    const area = v.ironPan(sheet, p.tomatoSauce);
    peppers(sheet, { ...area, rx: 220, ry: 210 }, 40);
    for (const [x, y, a] of [
      [380, 270, 0.3],
      [560, 290, 2.4],
      [400, 450, -0.4],
      [570, 450, 2.9],
    ] as const)
      p.roastLeg(sheet, { x, y, angle: a, scale: 0.5 }, { isWhole: false });
    thyme(sheet, { x: 410, y: 360, length: 130, angle: -0.1 });
  },
  thighsWithLeek: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ironPan(sheet, p.cream);
    for (const q of scatter('leekrings', { x: 470, y: 356, rx: 220, ry: 210, count: 26, gap: 62 })) {
      sheet.form(ellipse({ x: q.x, y: q.y, r: 27, ry: 24 }), {
        base: '#C9D49A',
        light: 'cream',
        dark: 'leaf',
        outline: 3.6,
        outlineInk: 'moss',
        texture: 'none',
      });
      for (const r of [19, 12, 5])
        sheet.line(ellipse({ x: q.x, y: q.y, r, ry: r * 0.9 }), { width: 1.6, taper: 0.02 }, 'leaf');
    }
    for (const q of scatter('thighs', { x: 470, y: 356, rx: 150, ry: 140, count: 5, gap: 150 }))
      thigh(sheet, { ...q, scale: 0.92 });
  },
  thighsWithLemon: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.tin(sheet, {
      coat: v.enamelBlue,
      inner: '#F3E2B0',
      sauce: { base: '#F0DFA0', light: '#FFFBE0', dark: '#C9AE5A' },
    });
    for (const [x, y, angle] of [
      [280, 280, 0.2],
      [500, 260, 1],
      [720, 290, 2],
      [380, 440, 0.6],
      [620, 450, 1.6],
    ] as const)
      thigh(sheet, { x, y, angle, scale: 1.05 });
    s.olives(sheet, { x: 500, y: 360, rx: 320, ry: 170 }, 20);
    for (const [x, y] of [
      [390, 300],
      [610, 330],
      [230, 420],
      [500, 480],
      [770, 420],
    ] as const)
      lemon(sheet, { x, y, scale: 0.8, angle: x });
    thyme(sheet, { x: 430, y: 350, length: 130, angle: 0.1 });
  },
  fricassee: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet, p.cream);
    for (const q of scatter('fric', { x: 500, y: 352, rx: 150, ry: 140, count: 8, gap: 92 }))
      p.chunk(sheet, { ...q, scale: 0.96 }, p.whiteMeat);
    s.mushrooms(sheet, { x: 500, y: 352, rx: 180, ry: 170 }, { count: 6, ink: '#E9D3AC' });
    s.peas(sheet, { x: 500, y: 352, rx: 190, ry: 180 }, 34);
    parsley(sheet, { x: 500, y: 330, scale: 0.5, angle: 0.3 });
    cutlery(sheet);
  },
  chickenSoup: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    const area = v.bowl(
      sheet,
      { base: '#EBC258', light: '#FBE59A', dark: '#B98A28' },
      { rim: { base: 'cream', light: null, dark: 'grey' } },
    );
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4;
      const q = 30 + (i % 5) * 26;
      sheet.line(
        placed('-60,10 -20,-14 20,12 60,-8', { x: area.x + Math.cos(a) * q, y: area.y + Math.sin(a) * q, angle: a }),
        { width: 4, taper: 0.1 },
        '#FFF6D0',
      );
    }
    p.chunks(sheet, area, { count: 6, coat: p.whiteMeat, scale: 0.66, gap: 110, seed: 'cs' });
    s.carrotRounds(sheet, area, { count: 6, seed: 'cs' });
    for (const q of scatter('lk', { ...area, count: 14, gap: 40 }))
      sheet.dot({ x: q.x, y: q.y, r: 8, ry: 5, turn: q.angle }, 'leaf');
    soupSpoon(sheet);
    leek(sheet, { x: 50, y: 600, length: 200, angle: -0.5, scale: 0.7 });
  },
  liversOnToast: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    v.deepPlate(sheet);
    s.toast(sheet, { x: 500, y: 360, scale: 1.15, angle: -0.06 });
    for (const q of scatter('livers', { x: 500, y: 360, rx: 120, ry: 84, count: 8, gap: 72 })) {
      const lobe = placed('-46,0 -38,-30 -6,-40 34,-28 48,4 30,32 -8,38 -38,24', q);
      drop(sheet, lobe, { x: 6, y: 9 });
      sheet.form(lobe, {
        base: '#7E4426',
        light: '#C98A5A',
        dark: '#3A180C',
        outline: 5,
        spacing: 8,
        longest: 26,
        lightRange: [0.58, 0.92],
      });
      sheet.line(placed('-24,-14 -4,-24 14,-20', { x: q.x, y: q.y }), { width: 4, taper: 0.5 }, '#F0CFA0');
    }
    s.onionHalfRings(sheet, [
      [420, 330, 0.4],
      [580, 400, 2],
    ]);
    for (const [x, y, a] of [
      [460, 280, 0.5],
      [560, 320, 1.4],
    ] as const)
      s.sageLeaf(sheet, { x, y, angle: a, scale: 0.7 });
    cutlery(sheet);
  },
  chickenAndLeekPie: (sheet: Sheet) => {
    setTable(sheet, b.onTeal, 'moss');
    const [x, y] = [500, 352];
    drop(sheet, ellipse({ x, y, r: 300 }), { x: 16, y: 22 });
    sheet.form(ellipse({ x, y, r: 300 }), { ...v.enamelWhite, outline: 7, spacing: 11 });
    v.pool(sheet, ellipse({ x, y, r: 262 }), { coat: p.cream, outline: 4 });
    const wedge = Array.from({ length: 44 }, (_, i) => ({
      x: x + Math.cos(0.9 + (i / 43) * 5.2) * 258,
      y: y + Math.sin(0.9 + (i / 43) * 5.2) * 258,
    }));
    sheet.form([...wedge, { x: x + 10, y: y + 20 }], {
      base: '#D9963A',
      light: '#F8D890',
      dark: '#8A5218',
      outline: 6,
      spacing: 11,
      longest: 70,
      lightRange: [0.56, 0.94],
    });
    for (let i = 0; i < 30; i++) {
      const a = 0.92 + (i / 29) * 5.16;
      sheet.form(ellipse({ x: x + Math.cos(a) * 244, y: y + Math.sin(a) * 244, r: 27, ry: 20, turn: a + 1.57 }), {
        base: '#D9963A',
        light: '#F8D890',
        dark: '#8A5218',
        outline: 4,
        spacing: 7,
      });
    }
    for (const [px, py, a] of [
      [470, 270, 0.2],
      [420, 330, 2.2],
      [540, 310, 1.2],
    ] as const) {
      const leaf = placed('-60,0 -20,-26 30,-24 70,0 30,22 -20,24', { x: px, y: py, angle: a });
      sheet.form(leaf, { base: '#C07C28', light: '#F0C474', dark: '#7A4316', outline: 4, spacing: 8 });
    }
    for (const q of scatter('pf', { x: 590, y: 500, rx: 70, ry: 50, count: 7, gap: 44 }))
      p.chunk(sheet, { ...q, scale: 0.5 }, p.whiteMeat);
    for (const q of scatter('pl', { x: 590, y: 500, rx: 80, ry: 60, count: 8, gap: 30 }))
      sheet.dot({ x: q.x, y: q.y, r: 13, ry: 9, turn: q.angle }, 'leaf');
  },
  turkeyBurger: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    board(sheet, { x: 500, y: 360, width: 890, height: 500, angle: -0.02 });
    sheet.form(ellipse({ x: 320, y: 330, r: 170, ry: 150 }), {
      base: '#CF8A35',
      light: 'gold',
      dark: 'brown',
      outline: 7,
      spacing: 10,
      longest: 60,
    });
    sheet.form(ellipse({ x: 320, y: 330, r: 140, ry: 122 }), {
      base: '#F3DDA8',
      light: '#FFF8E0',
      dark: '#C79D52',
      outline: 3,
      outlineInk: 'brown',
      spacing: 10,
      longest: 16,
      wobble: 1.4,
    });
    p.cake(
      sheet,
      { x: 320, y: 330, scale: 1.32 },
      { coat: { base: '#D09A5A', light: '#F6DDAE', dark: '#7E4E22' }, flecks: ['leaf', '#7E4E22'] },
    );
    s.cucumber(sheet, { x: 330, y: 320, rx: 70, ry: 46 }, 5);
    drop(sheet, ellipse({ x: 680, y: 380, r: 176, ry: 160 }), { x: 14, y: 22 });
    sheet.form(ellipse({ x: 680, y: 380, r: 176, ry: 160 }), {
      base: '#CF8A35',
      light: 'gold',
      dark: 'brown',
      outline: 7,
      spacing: 10,
      longest: 60,
      lightRange: [0.6, 0.94],
    });
    for (const q of scatter('ses', { x: 670, y: 360, rx: 120, ry: 100, count: 26, gap: 28 }))
      sheet.dot({ x: q.x, y: q.y, r: 8, ry: 4.6, turn: q.angle }, 'cream');
    s.cucumber(sheet, { x: 500, y: 560, rx: 120, ry: 18 }, 6);
  },
  curry: (sheet: Sheet) => {
    setTable(sheet, ['wine', 'oxblood']);
    const area = v.bowl(sheet, p.curry, { rim: { base: 'moss', light: 'leaf', dark: 'pine' }, x: 440 });
    p.chunks(sheet, area, {
      count: 8,
      coat: { base: '#DDB070', light: '#FBE7BE', dark: '#8E5A22' },
      scale: 0.8,
      gap: 86,
      seed: 'cu',
    });
    for (const q of scatter('spinach', { ...area, count: 14, gap: 44 }))
      s.bayLeaf(sheet, { x: q.x, y: q.y, angle: q.angle, scale: 0.46 });
    drop(sheet, ellipse({ x: 830, y: 220, r: 120 }), { x: 10, y: 14 });
    sheet.form(ellipse({ x: 830, y: 220, r: 120 }), {
      base: 'cream',
      light: null,
      dark: 'grey',
      outline: 6,
      texture: 'none',
    });
    s.rice(sheet, { x: 830, y: 220, rx: 92, ry: 86 });
    soupSpoon(sheet);
  },
  schnitzel: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    p.schnitzel(sheet, { x: 480, y: 330, angle: -0.1, scale: 1.06 });
    s.pebbles(
      sheet,
      { x: 480, y: 330, rx: 200, ry: 100 },
      { count: 26, r: 10, ry: 5, inks: ['#4F6B34', '#3A5226'], dark: 'pine', seed: 'pumpkin', light: 'sage', gap: 38 },
    );
    lemon(sheet, { x: 640, y: 480, scale: 1, angle: 0.2 });
    potatoes(sheet, [
      [380, 500, 0.2],
      [470, 526, -0.2],
    ]);
    cutlery(sheet);
  },
  turkeyRoll: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    v.ovalDish(sheet, p.gravy, 'teal');
    for (const [x, y, k] of [
      [620, 350, 1.2],
      [480, 356, 1.14],
      [340, 366, 1.06],
    ] as const) {
      p.slice(sheet, { x, y, scale: k, angle: 0.1 }, p.birdSlice);
      const spiral = Array.from({ length: 24 }, (_, i) => ({
        x: x + Math.cos(i * 0.6) * 84 * (1 - i / 26) * k,
        y: y + Math.sin(i * 0.6) * 84 * (1 - i / 26) * k,
      }));
      sheet.line(spiral, { width: 11, taper: 0.1 }, 'moss');
      sheet.line(spiral, { width: 4, taper: 0.1 }, 'leaf');
    }
    carrot(sheet, { x: 600, y: 510, length: 150, angle: -0.1, scale: 0.8 });
    onion(sheet, { x: 260, y: 490, scale: 0.6 });
    thyme(sheet, { x: 380, y: 240, length: 150, angle: -0.1 });
  },
  turkeyWithChicory: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.ovalDish(sheet, { base: '#C9923E', light: '#F3D594', dark: '#7A4E14' }, 'moss');
    for (const [x, y, a] of [
      [260, 300, 1.2],
      [350, 330, 1.35],
      [440, 345, 1.5],
      [520, 355, 1.62],
    ] as const) {
      const head = placed('-130,0 -110,-30 -30,-42 60,-30 136,0 60,30 -30,42 -110,30', { x, y, angle: a });
      drop(sheet, head, { x: 8, y: 12 });
      sheet.form(head, {
        base: '#F0E3A8',
        light: '#FFFCE4',
        dark: '#B08A3A',
        outline: 5.5,
        spacing: 8,
        flow: a,
        longest: 80,
      });
      for (const k of [-16, 0, 16])
        sheet.line(placed(`-110,${k} 0,${k * 1.3} 110,${k * 0.3}`, { x, y, angle: a }), 2.6, '#A87A2A');
      sheet.line(placed('70,-14 120,-4 70,16', { x, y, angle: a }), { width: 6, taper: 0.4 }, '#C9B04A');
    }
    thigh(sheet, { x: 670, y: 310, angle: 0.3, scale: 1.2 });
    thigh(sheet, { x: 650, y: 440, angle: 1.4, scale: 1.15 });
    thyme(sheet, { x: 590, y: 380, length: 150, angle: -0.1 });
  },
  turkeySoup: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    const area = v.bowl(
      sheet,
      { base: '#D9A85A', light: '#F6DCA0', dark: '#94681E' },
      { rim: { base: 'rust', light: 'blush', dark: 'oxblood' } },
    );
    p.chunks(sheet, area, { count: 7, coat: p.whiteMeat, scale: 0.7, gap: 96, seed: 'bd' });
    for (const q of scatter('sprout', { ...area, count: 7, gap: 76 })) {
      sheet.form(ellipse({ x: q.x, y: q.y, r: 26, ry: 24 }), {
        base: 'leaf',
        light: 'sage',
        dark: 'moss',
        outline: 4,
        spacing: 7,
      });
      sheet.line(placed('-14,8 0,-12 14,8', { x: q.x, y: q.y }), 2.2, 'sage');
    }
    s.carrotRounds(sheet, area, { count: 4, seed: 'bd' });
    soupSpoon(sheet);
    s.toast(sheet, { x: 150, y: 560, scale: 0.5, angle: -0.4 });
  },
  roastTurkey: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.ovalDish(sheet, undefined, 'rust');
    wholeBird(
      sheet,
      { x: 450, y: 340, scale: 1.02, angle: 0.02 },
      { coat: roastSkin, long: 1.1, wide: 1.14, legLong: 1.14, legThick: 1.16, pores: '#7A3A12' },
    );
    for (const [x, y] of [
      [738, 312],
      [738, 370],
    ] as const)
      sheet.form(placed('-24,-18 0,-26 26,-20 28,0 26,20 0,26 -24,18', { x, y }), {
        base: 'cream',
        light: null,
        dark: 'tan',
        outline: 4.4,
        spacing: 6,
      });
    s.berries(sheet, { x: 250, y: 520, rx: 70, ry: 24 }, 10);
    s.berries(sheet, { x: 700, y: 500, rx: 70, ry: 30 }, 10);
    s.sageLeaf(sheet, { x: 340, y: 540, angle: 0.2 });
    s.sageLeaf(sheet, { x: 790, y: 440, angle: 0.8 });
    potatoes(sheet, [
      [430, 540, 0.2],
      [560, 536, -0.2],
    ]);
  },
  roastGoose: (sheet: Sheet) => {
    setTable(sheet, b.onPine);
    v.ovalDish(sheet, p.gravy, 'ochre');
    wholeBird(
      sheet,
      { x: 470, y: 340, scale: 0.96, angle: 0.02 },
      { coat: darkSkin, long: 1.26, wide: 1, legLong: 1.2, legThick: 0.95, pores: '#4A1E0A' },
    );
    s.appleWedges(
      sheet,
      [
        [250, 490, 0.3],
        [360, 526, -0.2],
        [760, 450, 0.8],
        [640, 520, 0.1],
      ],
      { skin: 'red', scale: 1.05 },
    );
    s.pebbles(
      sheet,
      { x: 500, y: 530, rx: 60, ry: 16 },
      { count: 5, r: 20, ry: 17, inks: ['#7A3A1C', '#8E4A26'], dark: '#3A180C', seed: 'chest', gap: 34 },
    );
  },
  gooseLegsAndDumplings: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.deepPlate(sheet);
    s.redCabbage(sheet, { x: 390, y: 250, rx: 110, ry: 76 });
    s.dumplings(sheet, [
      [570, 220, 62],
      [670, 300, 58],
    ]);
    v.pool(sheet, '310,470 380,390 560,370 700,410 730,480 640,550 460,560 350,530', { coat: p.gravy, outline: 4 });
    p.roastLeg(sheet, { x: 520, y: 440, scale: 0.8, angle: -0.1 }, { coat: darkSkin });
    cutlery(sheet);
  },
  duckBreast: (sheet: Sheet) => duckOnCabbage(sheet, () => orange(sheet, { x: 640, y: 236, scale: 1 })),
  duckBreastAndQuince: (sheet: Sheet) =>
    duckOnCabbage(sheet, () => {
      for (const [x, y, angle] of [
        [580, 210, 0.3],
        [650, 256, -0.5],
        [690, 200, 0.9],
        [600, 286, 0.1],
      ] as const) {
        const wedge = placed('-50,16 -38,-18 0,-32 40,-18 52,16c 0,4', { x, y, angle });
        drop(sheet, wedge, { x: 7, y: 10 });
        sheet.form(wedge, { base: '#E8AE3E', light: '#FCE49A', dark: '#A86A18', outline: 5, spacing: 8, longest: 24 });
        sheet.line(placed('-44,14 -34,-14 0,-27 36,-14 46,14', { x, y, angle }), { width: 4, taper: 0.2 }, '#C8862A');
      }
    }),
  duckLegs: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    v.ovalDish(sheet, { base: '#C0882E', light: '#EFC670', dark: '#6E4710' }, 'rust');
    p.roastLeg(sheet, { x: 460, y: 290, scale: 0.84, angle: -0.06 }, { coat: p.crisp });
    p.roastLeg(sheet, { x: 560, y: 430, scale: 0.84, angle: 3.08 }, { coat: p.crisp });
    for (const [x, y] of [
      [250, 440],
      [330, 490],
      [740, 310],
    ] as const)
      s.pebbles(
        sheet,
        { x, y, rx: 8, ry: 8 },
        { count: 1, r: 24, ry: 17, inks: ['#EBCF96'], dark: 'brown', seed: `cl${x}` },
      );
    s.bayLeaf(sheet, { x: 240, y: 330, angle: 0.6 });
    thyme(sheet, { x: 620, y: 240, length: 140, angle: 0.3 });
  },
  roastDuckOnLentils: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    v.ovalDish(sheet, { base: '#5A4A28', light: '#8A7442', dark: '#2E2412' }, 'teal');
    s.lentils(sheet, { x: 500, y: 366, rx: 324, ry: 178 }, 300);
    wholeBird(
      sheet,
      { x: 440, y: 336, scale: 0.76, angle: -0.02 },
      { coat: darkSkin, long: 1.2, wide: 0.94, legLong: 1.16, legThick: 0.8, pores: '#4A1E0A' },
    );
    for (const q of scatter('celeriac', { x: 500, y: 440, rx: 280, ry: 90, count: 9, gap: 70 }))
      if (q.y > 460 || q.x > 690)
        sheet.form(placed('-20,-20c 20,-22c 22,18c -18,20c', q), {
          base: '#F3E2B4',
          light: '#FFFDF0',
          dark: '#C39B56',
          outline: 4,
          spacing: 8,
        });
    thyme(sheet, { x: 640, y: 470, length: 130, angle: -0.2 });
  },
  pheasantOnKraut: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, undefined, 'rust');
    s.sauerkraut(sheet, { x: 500, y: 390, rx: 320, ry: 150 });
    wholeBird(
      sheet,
      { x: 450, y: 336, scale: 0.78, angle: -0.02 },
      { coat: p.golden, long: 1.06, wide: 0.9, legThick: 0.86, pores: '#7A4316' },
    );
    bacon(sheet, { x: 420, y: 330 });
  },
  pheasantWithGrapes: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    v.ironPan(sheet, p.gravy);
    wholeBird(
      sheet,
      { x: 420, y: 340, scale: 0.74, angle: 0.04 },
      { coat: p.golden, long: 1.06, wide: 0.9, legThick: 0.86, pores: '#7A4316' },
    );
    bacon(sheet, { x: 400, y: 334 });
    s.grapes(sheet, { x: 460, y: 530, rx: 130, ry: 40 }, 9);
    s.grapes(sheet, { x: 500, y: 170, rx: 110, ry: 30 }, 7);
  },
} satisfies Record<string, (sheet: Sheet) => void>;

/** Rashers over the breast of a lean bird. */
function bacon(sheet: Sheet, { x, y }: { x: number; y: number }): void {
  for (const dx of [-80, 0, 80]) {
    const rasher = placed('-24,-120 24,-124 30,-40 22,40 28,120 -22,124 -28,40 -20,-40', { x: x + dx, y, angle: 0.06 });
    drop(sheet, rasher, { x: 5, y: 8 });
    sheet.form(rasher, {
      base: '#A8482A',
      light: '#E39A6A',
      dark: '#5A1A0E',
      outline: 5,
      spacing: 7,
      flow: 1.6,
      longest: 40,
    });
    sheet.line(
      placed('8,-118 12,-40 4,40 10,118', { x: x + dx, y, angle: 0.06 }),
      { width: 6, taper: 0.05 },
      '#F3D6A8',
    );
  }
}

/** A roast thigh with crisp skin. */
function thigh(
  sheet: Sheet,
  { x, y, angle = 0, scale = 1 }: { x: number; y: number; angle?: number; scale?: number },
): void {
  const shape = placed('-92,0 -84,-50 -40,-78 20,-80 74,-54 94,-4 78,48 30,76 -36,72 -80,42', { x, y, angle, scale });
  drop(sheet, shape, { x: 9, y: 13 });
  sheet.form(shape, {
    ...p.golden,
    outline: 6,
    spacing: 8,
    wobble: 0.8,
    longest: 40,
    darkRange: [0.62, 0.2],
    lightRange: [0.58, 0.94],
  });
  for (const line of ['-50,20 0,6 50,22', '-30,-30 10,-40 50,-24'])
    sheet.line(placed(line, { x, y, angle, scale }), { width: 3.4, taper: 0.4 }, '#7A4316');
  sheet.line(placed('-60,-26 -36,-54 6,-64', { x, y, scale }), { width: 5, taper: 0.5 }, '#FBE9C0');
}
