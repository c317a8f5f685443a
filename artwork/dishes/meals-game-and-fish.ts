// Cooked game and fish.
import * as b from '../cuts/butchery.ts';
import { mackerelSkin } from '../cuts/fish/mackerel-skin.ts';
import { smokedSlice } from '../cuts/fish/smoked-slice.ts';
import { leg } from '../cuts/lamb.ts';
import { ellipse, placed } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import type { Sheet } from '../engine/sheet.ts';
import { lemon, onion, parsley, potato, thyme, tomato } from './garnish.ts';
import { braisedSlice } from './carved.ts';
import * as p from './portions.ts';
import { scatter } from './scatter.ts';
import { cutlery, setTable, soupSpoon } from './setting.ts';
import * as s from './sides.ts';
import { board, drop } from './tableware.ts';
import * as v from './vessels.ts';

function potatoes(sheet: Sheet, spots: readonly (readonly [number, number, number])[], scale = 0.95): void {
  for (const [x, y, angle] of spots) potato(sheet, { x, y, scale, angle });
}

function baconStrip(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot): void {
  const strip = placed('-44,-12 -14,-18 16,-10 46,-16 46,10 16,16 -14,8 -44,14', { x, y, angle, scale });
  drop(sheet, strip, { x: 5, y: 8 });
  sheet.form(strip, { base: '#F0CFA2', light: '#FDEFD2', dark: '#A8623A', outline: 4.4, spacing: 7, longest: 20 });
  for (const v of [-5, 6])
    sheet.line(
      placed(`-40,${v} -12,${v - 4} 16,${v + 3} 42,${v - 3}`, { x, y, angle, scale }),
      { width: 4.4, taper: 0.1 },
      '#B4483A',
    );
}

function baconCube(sheet: Sheet, { x, y, angle = 0 }: Spot): void {
  const cube = placed('-15,-13c 14,-15c 16,13c -13,15c', { x, y, angle });
  drop(sheet, cube, { x: 4, y: 6 });
  sheet.form(cube, { base: '#C4543E', light: '#F0A88C', dark: '#7A2416', outline: 3.6, spacing: 6, longest: 12 });
  sheet.line(placed('-12,-2 14,-4', { x, y, angle }), { width: 5, taper: 0.05 }, '#FBE6C4');
}

export const gameMeals = {
  venisonSteakWithPear: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    v.deepPlate(sheet);
    s.pear(sheet, { x: 640, y: 300, scale: 1.2, angle: 0.4 });
    s.kale(sheet, { x: 400, y: 240, rx: 110, ry: 70 });
    p.searedSteak(sheet, { x: 400, y: 400, scale: 0.66, angle: -0.1 }, { coat: p.darkBraised });
    for (let i = 1; i >= 0; i--) p.slice(sheet, { x: 540 + i * 76, y: 450, scale: 0.8, angle: 0.14 }, p.rareGame);
    v.pool(sheet, ellipse({ x: 470, y: 540, r: 120, ry: 26 }), { coat: p.wineGravy, outline: 4 });
    cutlery(sheet);
  },
  venisonGoulash: (sheet: Sheet) => {
    setTable(sheet, b.onSage, 'rust');
    const area = v.casserole(sheet, { base: '#7E2A18', light: '#B85A34', dark: '#40120A' }, v.enamelBlue);
    p.chunks(sheet, area, { count: 11, coat: p.darkBraised, gap: 92, seed: 'vg' });
    s.onionHalfRings(sheet, [
      [420, 250, 0.4],
      [600, 300, 2],
      [440, 470, 1.2],
    ]);
    s.berries(sheet, { ...area, rx: 180, ry: 170 }, 16);
    s.bayLeaf(sheet, { x: 540, y: 450, angle: 0.4 });
  },
  venisonSaddle: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    board(sheet, { x: 500, y: 360, width: 890, height: 490, angle: -0.02 });
    p.fan(sheet, p.rareGame, { x: 400, y: 350, count: 6, step: 70, scale: 0.96 });
    const loin = '590,280 700,262 810,290 850,350 810,420 700,446 590,430';
    drop(sheet, loin, { x: 12, y: 18 });
    sheet.form(loin, { ...p.darkBraised, outline: 7, spacing: 9, flow: 0, longest: 60, lightRange: [0.56, 0.92] });
    sheet.form(ellipse({ x: 400, y: 320, r: 46, ry: 36 }), {
      base: '#F6DE8E',
      light: '#FFFBE0',
      dark: 'ochre',
      outline: 4.4,
      spacing: 9,
    });
    for (const [x, y] of [
      [388, 312],
      [412, 330],
      [404, 300],
    ] as const)
      sheet.dot({ x, y, r: 6 }, '#33405E');
    s.juniper(sheet, { x: 160, y: 560, angle: -0.05 });
    s.berries(sheet, { x: 720, y: 540, rx: 80, ry: 20 }, 10);
  },
  venisonWithBeets: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    // wedges of beet, cut face up, rings in them
    for (const [x, y, angle] of [
      [350, 210, 0.3],
      [450, 190, -0.5],
      [400, 280, 0.9],
      [310, 300, -0.2],
      [540, 220, 0.6],
      [490, 276, -0.9],
    ] as const) {
      const wedge = placed('-52,14 -40,-22 0,-38 42,-20 54,14c 0,34', { x, y, angle });
      drop(sheet, wedge, { x: 7, y: 10 });
      sheet.form(wedge, { base: '#A8245A', light: '#E87AA2', dark: '#5E0E30', outline: 5, spacing: 8, longest: 20 });
      sheet.line(placed('-34,8 -24,-10 0,-20 24,-10 36,8', { x, y, angle }), { width: 3, taper: 0.2 }, '#F0A0BC');
      sheet.line(placed('-18,8 0,-6 20,8', { x, y, angle }), { width: 2.6, taper: 0.2 }, '#F0A0BC');
    }
    v.pool(sheet, '290,450 350,370 500,340 670,350 734,430 690,520 520,562 370,540', { coat: p.gravy, outline: 4 });
    braisedSlice(
      sheet,
      { x: 480, y: 404, scale: 0.9, angle: -0.06 },
      { base: '#8A4430', light: '#D99A72', dark: '#42180E' },
    );
    braisedSlice(
      sheet,
      { x: 520, y: 492, scale: 0.88, angle: 0.05 },
      { base: '#8A4430', light: '#D99A72', dark: '#42180E' },
    );
    s.heap(
      sheet,
      { x: 640, y: 290, rx: 62, ry: 44 },
      { inks: ['cream', '#FFFDF6'], dark: '#C9B68A', seed: 'horse2', count: 60, length: 40, width: 5 },
    );
    thyme(sheet, { x: 420, y: 440, length: 120, angle: -0.1 });
    cutlery(sheet);
  },
  roeRagout: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    const area = v.deepPlate(sheet, { base: '#A8703C', light: '#DDAA6E', dark: '#6A3C18' });
    p.chunks(sheet, area, { count: 7, coat: p.darkBraised, scale: 0.8, gap: 106, seed: 'rr' });
    s.mushrooms(sheet, { ...area, rx: 190, ry: 180 }, { count: 7, ink: '#D9B07C' });
    s.chanterelles(sheet, { ...area, rx: 180, ry: 170 }, 7);
    thyme(sheet, { x: 430, y: 340, length: 150, angle: -0.1 });
    cutlery(sheet);
  },
  roeRagoutWithSpaetzle: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.deepPlate(sheet);
    s.spaetzle(sheet, { x: 420, y: 270, rx: 170, ry: 110 });
    v.pool(sheet, '340,440 400,360 560,330 700,370 730,450 660,530 500,556 380,520', { coat: p.darkGravy, outline: 4 });
    p.chunks(
      sheet,
      { x: 540, y: 440, rx: 140, ry: 70 },
      { count: 7, coat: p.darkBraised, scale: 0.9, gap: 88, seed: 'rs' },
    );
    s.berries(sheet, { x: 560, y: 430, rx: 130, ry: 70 }, 8);
    parsley(sheet, { x: 400, y: 230, scale: 0.5, angle: 0.3 });
    cutlery(sheet);
  },
  roeLeg: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    v.ovalDish(sheet, p.darkGravy, 'rust');
    leg(sheet, { x: 440, y: 320, scale: 0.74 }, { coat: p.darkBraised, cap: false });
    for (let i = 1; i >= 0; i--) p.slice(sheet, { x: 580 + i * 84, y: 410, scale: 0.78, angle: 0.1 }, p.rareGame);
    s.chanterelles(sheet, { x: 380, y: 480, rx: 160, ry: 40 }, 9);
    s.chanterelles(sheet, { x: 720, y: 330, rx: 60, ry: 40 }, 4);
    thyme(sheet, { x: 300, y: 260, length: 140, angle: -0.2 });
  },
  boarWithPrunes: (sheet: Sheet) => {
    setTable(sheet, b.onGold, 'moss');
    const area = v.casserole(sheet, p.gravy, { base: 'teal', light: 'sea', dark: 'ink' });
    p.chunks(sheet, area, { count: 8, coat: p.braised, scale: 1.15, gap: 100, seed: 'bp' });
    s.prunes(sheet, area, 9);
    s.bayLeaf(sheet, { x: 440, y: 260, angle: 0.4 });
    thyme(sheet, { x: 450, y: 400, length: 140, angle: 0.1 });
  },
  boarRoast: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.ovalDish(sheet, p.darkGravy, 'ochre');
    p.fan(sheet, p.doneGame, { x: 460, y: 340, count: 5, step: 84, scale: 1.04 });
    s.pebbles(
      sheet,
      { x: 480, y: 490, rx: 220, ry: 26 },
      { count: 12, r: 16, ry: 21, inks: ['#C23A1E', '#A92E22'], dark: 'oxblood', seed: 'hips', gap: 40 },
    );
    s.acorns(sheet, [
      [850, 170, 0.4],
      [890, 220, -0.5],
    ]);
    thyme(sheet, { x: 380, y: 250, length: 150, angle: -0.1 });
    s.dumplings(sheet, [[740, 400, 56]]);
  },
  raguWithRibbons: (sheet: Sheet) => {
    setTable(sheet, b.onSage);
    v.deepPlate(sheet);
    s.ribbons(sheet, { x: 500, y: 356, rx: 206, ry: 190 });
    s.heap(
      sheet,
      { x: 500, y: 340, rx: 130, ry: 104 },
      {
        inks: ['#8E3018', '#A8482A', '#6E2010'],
        dark: '#3A0E06',
        seed: 'ragu',
        count: 120,
        length: 30,
        width: 10,
        curl: 20,
        light: '#DD8A5A',
      },
    );
    for (const q of scatter('cheese', { x: 500, y: 340, rx: 130, ry: 100, count: 26, gap: 24 }))
      sheet.line(placed('-8,2 8,-2', { x: q.x, y: q.y, angle: q.angle }), 3.4, '#FFF6DC');
    s.sageLeaf(sheet, { x: 500, y: 300, angle: 0.4, scale: 0.8 });
    cutlery(sheet);
  },
  juggedHare: (sheet: Sheet) => {
    setTable(sheet, b.onRust);
    const area = v.bowl(
      sheet,
      { base: '#2E120C', light: '#6A2E1E', dark: '#160604' },
      { rim: { base: '#B97F34', light: 'gold', dark: 'brown' } },
    );
    p.chunks(sheet, area, { count: 8, coat: p.darkBraised, scale: 0.9, gap: 90, seed: 'jh' });
    s.pebbles(sheet, area, { count: 6, r: 20, inks: ['#F0D69E'], dark: 'brown', seed: 'sj', gap: 80 });
    // strips of bacon: what a jugged hare is larded with
    for (const [x, y, a] of [
      [410, 290, 0.5],
      [560, 320, -0.7],
      [450, 420, 1.3],
      [550, 440, 0.2],
    ] as const)
      baconStrip(sheet, { x, y, angle: a });
    s.bayLeaf(sheet, { x: 500, y: 290, angle: 0.5, scale: 0.8 });
    s.toast(sheet, { x: 150, y: 560, scale: 0.5, angle: -0.4 });
    soupSpoon(sheet);
  },
  hareLegsInCream: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.ovalDish(sheet, p.cream, 'teal');
    for (const [x, y, a] of [
      [440, 290, -0.1],
      [560, 430, 3.05],
    ] as const)
      p.roastLeg(sheet, { x, y, angle: a, scale: 0.8 }, { coat: p.darkBraised });
    s.mushrooms(sheet, { x: 500, y: 370, rx: 290, ry: 140 }, { count: 8, ink: '#D9B07C' });
    for (const q of scatter('hl', { x: 500, y: 370, rx: 290, ry: 150, count: 14, gap: 70 }))
      sheet.dot({ x: q.x, y: q.y, r: 6 }, '#33405E');
    parsley(sheet, { x: 300, y: 460, scale: 0.5, angle: 0.3 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;

function friedPlaice(sheet: Sheet): void {
  setTable(sheet, b.onTeal);
  v.ovalDish(sheet, { base: '#F3D98A', light: '#FFF6D0', dark: '#D0A840' }, 'teal');
  for (const [x, y, a] of [
    [440, 290, -0.1],
    [540, 430, 0.04],
  ] as const) {
    const fish = placed('-210,0 -180,-56 -90,-88 20,-92 120,-70 190,-34 216,0 190,34 120,64 20,84 -90,82 -180,52', {
      x,
      y,
      angle: a,
    });
    drop(sheet, fish, { x: 9, y: 13 });
    sheet.form(fish, {
      base: '#E3B25A',
      light: '#FFF0C0',
      dark: '#94601C',
      outline: 6.5,
      spacing: 9,
      wobble: 0.6,
      longest: 36,
      darkRange: [0.66, 0.2],
      lightRange: [0.54, 0.9],
    });
    sheet.line(placed('-190,0 -40,4 120,-2 200,0', { x, y, angle: a }), { width: 4, taper: 0.3 }, '#94601C');
    for (let u = -150; u < 170; u += 34) {
      sheet.line(placed(`${u},-8 ${u - 18},-66`, { x, y, angle: a }), { width: 2.6, taper: 0.3 }, '#B9802E');
      sheet.line(placed(`${u},8 ${u - 18},62`, { x, y, angle: a }), { width: 2.6, taper: 0.3 }, '#B9802E');
    }
  }
}

export const fishMeals = {
  plaiceInButter: (sheet: Sheet) => {
    friedPlaice(sheet);
    lemon(sheet, { x: 740, y: 300, scale: 0.9, angle: 0.2 });
    lemon(sheet, { x: 260, y: 430, scale: 0.85, angle: 0.6 });
    parsley(sheet, { x: 720, y: 400, scale: 0.6, angle: 0.3 });
  },
  /** As in Finkenwerder: fried, under cubes of bacon. */
  plaiceWithBacon: (sheet: Sheet) => {
    friedPlaice(sheet);
    for (const q of scatter('speck', { x: 480, y: 366, rx: 220, ry: 120, count: 26, gap: 40 })) baconCube(sheet, q);
    potatoes(sheet, [
      [730, 300, 0.3],
      [776, 360, -0.4],
    ]);
    lemon(sheet, { x: 250, y: 450, scale: 0.8, angle: 0.6 });
    parsley(sheet, { x: 720, y: 430, scale: 0.6, angle: 0.3 });
  },
  salmonWithCucumber: (sheet: Sheet) => {
    setTable(sheet, b.onMoss);
    v.deepPlate(sheet);
    s.cucumber(sheet, { x: 500, y: 440, rx: 180, ry: 90 }, 22);
    p.friedFish(
      sheet,
      { x: 500, y: 310, scale: 0.96, angle: -0.08 },
      { flesh: p.salmonFlesh, top: { base: '#F0986A', light: '#FCD2B6', dark: '#C2623A' } },
    );
    s.dill(sheet, [
      [410, 270, 0.2],
      [450, 320, -0.1],
    ]);
    lemon(sheet, { x: 660, y: 220, scale: 0.8, angle: 0.2 });
    cutlery(sheet);
  },
  codOnSkin: (sheet: Sheet) => {
    setTable(sheet, b.onSky);
    v.deepPlate(sheet);
    potatoes(sheet, [
      [360, 230, 0.3],
      [440, 196, -0.3],
      [330, 300, 0.8],
    ]);
    for (const q of scatter('leeks', { x: 600, y: 240, rx: 130, ry: 74, count: 15, gap: 42 })) {
      sheet.dot({ x: q.x, y: q.y, r: 25, ry: 20 }, 'moss');
      sheet.dot({ x: q.x, y: q.y, r: 21, ry: 16 }, '#C9DC96');
      sheet.dot({ x: q.x, y: q.y, r: 13, ry: 9 }, '#EEF3D2');
      sheet.dot({ x: q.x, y: q.y, r: 5, ry: 3 }, 'leaf');
    }
    p.friedFish(
      sheet,
      { x: 500, y: 404, scale: 1.04, angle: -0.05 },
      { flesh: p.codFlesh, top: { base: '#F8E6BC', light: '#FFFFFF', dark: '#D2A250' } },
    );
    // the skin it was fried on, brown and crisp, stands out below
    const skin = placed('-216,76 -150,98 -60,106 40,104 140,96 216,72', {
      x: 500,
      y: 404,
      scale: 1.04,
      angle: -0.05,
    });
    sheet.line(skin, { width: 17, taper: 0.04 }, 'ink');
    sheet.line(skin, { width: 12, taper: 0.04 }, '#A8662A');
    sheet.line(
      skin.map((q) => ({ x: q.x, y: q.y - 4 })),
      { width: 4, taper: 0.2 },
      '#F0C070',
    );
    for (const q of scatter('mustard', { x: 600, y: 240, rx: 120, ry: 60, count: 16, gap: 22 }))
      sheet.dot({ x: q.x, y: q.y, r: 4.4 }, '#B9822E');
    lemon(sheet, { x: 350, y: 520, scale: 0.8, angle: 0.2 });
    cutlery(sheet);
  },
  codInMustardSauce: (sheet: Sheet) => {
    setTable(sheet, b.onPine);
    v.deepPlate(sheet, p.mustardCream);
    p.friedFish(
      sheet,
      { x: 480, y: 330, scale: 0.94, angle: -0.06 },
      { flesh: p.codFlesh, top: { base: '#FBF3E0', light: '#FFFFFF', dark: '#C9B98E' } },
    );
    for (const q of scatter('ms', { x: 500, y: 380, rx: 200, ry: 180, count: 60, gap: 22 }))
      if (q.y > 400) sheet.dot({ x: q.x, y: q.y, r: 4.4 }, '#7E5A14');
    potatoes(sheet, [
      [420, 490, 0.3],
      [510, 512, -0.3],
      [600, 480, 0.8],
    ]);
    s.dill(sheet, [[420, 300, 0.1]]);
    cutlery(sheet);
  },
  codWithTomatoes: (sheet: Sheet) => {
    setTable(sheet, b.onGold);
    v.tin(sheet, {
      coat: v.enamelBlue,
      inner: '#C9A25A',
      sauce: { base: '#D99A4A', light: '#F6CE8A', dark: '#945E1E' },
    });
    for (const q of scatter('toms', { x: 500, y: 356, rx: 330, ry: 190, count: 14, gap: 110 }))
      tomato(sheet, { x: q.x, y: q.y, scale: 0.86 });
    p.friedFish(
      sheet,
      { x: 370, y: 290, scale: 0.74, angle: 0.1 },
      { flesh: p.codFlesh, top: { base: '#F6E7C2', light: '#FFFFFF', dark: '#C79D52' } },
    );
    p.friedFish(
      sheet,
      { x: 620, y: 420, scale: 0.74, angle: -0.08 },
      { flesh: p.codFlesh, top: { base: '#F6E7C2', light: '#FFFFFF', dark: '#C79D52' } },
    );
    s.olives(sheet, { x: 500, y: 356, rx: 330, ry: 190 }, 20);
    thyme(sheet, { x: 430, y: 350, length: 150, angle: 0.1 });
  },
  fishCakes: (sheet: Sheet) => {
    setTable(sheet, b.onSea);
    v.deepPlate(sheet);
    for (const [x, y] of [
      [400, 270],
      [580, 260],
      [490, 400],
      [650, 400],
    ] as const)
      p.cake(sheet, { x, y, scale: 1.02 });
    s.cucumber(sheet, { x: 380, y: 490, rx: 90, ry: 40 }, 7);
    lemon(sheet, { x: 560, y: 520, scale: 0.85, angle: 0.2 });
    s.dill(sheet, [[330, 400, -0.3]]);
    cutlery(sheet);
  },
  grilledMackerel: (sheet: Sheet) => {
    setTable(sheet, b.onOchre);
    board(sheet, { x: 500, y: 360, width: 890, height: 480, angle: 0.02 });
    for (const [y, a] of [
      [250, -0.04],
      [420, 0.03],
    ] as const) {
      mackerelSkin(sheet, { x: 470, y, angle: a, scale: 1.02 });
      p.grillMarks(
        sheet,
        sheet.outline(
          placed('-290,0 -250,-50 -160,-74 -20,-78 120,-62 240,-32 306,-8 240,30 120,54 -20,64 -160,60 -250,40', {
            x: 470,
            y,
            angle: a,
          }),
        ),
        { x: 470, y, angle: 1, gap: 58, reach: 320 },
      );
    }
    for (const [x, y, a] of [
      [250, 545, 0.1],
      [380, 556, -0.05],
      [520, 548, 0.06],
    ] as const) {
      const stalk = placed('-60,-16c 60,-18c 62,16c -58,18c', { x, y, angle: a });
      sheet.form(stalk, {
        base: '#C9466A',
        light: '#F0A0B0',
        dark: '#7E1E3A',
        outline: 4.6,
        spacing: 7,
        flow: a,
        longest: 50,
      });
    }
    lemon(sheet, { x: 820, y: 520, scale: 0.95, angle: 0.2 });
  },
  potatoSaladWithSalmon: (sheet: Sheet) => {
    setTable(sheet, b.onTeal);
    v.deepPlate(sheet);
    for (const q of scatter('salad', { x: 500, y: 380, rx: 180, ry: 150, count: 16, gap: 74 }))
      potato(sheet, { ...q, scale: 0.86 });
    for (const [x, y, a] of [
      [430, 290, -0.3],
      [580, 310, 0.4],
      [500, 430, 0.1],
    ] as const)
      smokedSlice(sheet, { x, y, angle: a, scale: 0.56 });
    for (const q of scatter('ro', { x: 500, y: 370, rx: 180, ry: 150, count: 8, gap: 84 }))
      sheet.line(ellipse({ x: q.x, y: q.y, r: 20, ry: 15, turn: q.angle }), { width: 3.4, taper: 0.02 }, '#8E2A5A');
    s.dill(sheet, [
      [420, 400, -0.3],
      [520, 340, 0.4],
    ]);
    s.capers(sheet, { x: 500, y: 380, rx: 180, ry: 150 }, 14);
    cutlery(sheet);
  },
  salmonSoup: (sheet: Sheet) => {
    setTable(sheet, b.onPine);
    const area = v.bowl(sheet, p.cream, { rim: { base: 'sea', light: 'sky', dark: 'teal' } });
    for (const q of scatter('cubes', { ...area, count: 8, gap: 80 })) {
      const cube = placed('-34,-26c 30,-30c 36,24c -30,30c', { ...q, scale: 1 });
      drop(sheet, cube, { x: 5, y: 8 });
      sheet.form(cube, { ...p.salmonFlesh, outline: 5, spacing: 8 });
      for (const k of [-12, 4, 18]) sheet.line(placed(`-28,${k} 30,${k - 4}`, q), 2.6, '#FFE0CC');
    }
    for (const q of scatter('pots', { ...area, count: 6, gap: 90 })) potato(sheet, { ...q, scale: 0.6 });
    s.dill(sheet, [
      [400, 330, 0.1],
      [480, 420, -0.3],
      [470, 270, 0.4],
    ]);
    soupSpoon(sheet);
    onion(sheet, { x: 140, y: 560, scale: 0.8 });
  },
} satisfies Record<string, (sheet: Sheet) => void>;
