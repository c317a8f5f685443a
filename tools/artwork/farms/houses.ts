// Houses of the regions. Each is drawn around its own foot, about 250 wide, and stands where it is put.
import { brush, ellipse, placed, spline, toPath } from '../engine/geometry.ts';
import type { Spot } from '../engine/geometry.ts';
import type { Carving, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { panel } from '../scenes/buildings.ts';

type At = { x: number; y: number; scale: number };
const at = ({ x, y, scale = 1 }: Spot): At => ({ x, y, scale });

/** On a roof. */
const snow: Ink = 'cream';

const walling = (base: Ink, scale: number): Carving => ({
  base,
  light: base === 'cream' ? null : 'cream',
  dark: base === 'ink' || base === 'pine' ? null : base === 'cream' || base === 'bone' ? 'tan' : 'ink',
  flow: 0,
  mix: 0,
  longest: 26 * scale,
  shortest: 10 * scale,
  darkRange: [0.46, 0.2],
  lightRange: [0.66, 0.92],
});
const roofing = (base: Ink, scale: number, isThatched = false): Carving => ({
  base,
  light: base === snow ? null : base === 'ink' || base === 'grey' ? 'grey' : base === '#A8894E' ? 'gold' : 'tan',
  dark: base === 'ink' ? null : base === snow ? 'sea' : 'ink',
  flow: isThatched ? 1.35 : 0,
  mix: 0,
  longest: (isThatched ? 60 : 30) * scale,
  shortest: 12 * scale,
  darkRange: [0.6, 0.3],
  lightRange: [0.42, 0.8],
});
const thatch: Ink = '#A8894E';

function pane(
  sheet: Sheet,
  { x, y, scale }: At,
  {
    dx,
    dy,
    w = 9,
    h = 13,
    shutter,
    glass = 'cream',
  }: { dx: number; dy: number; w?: number; h?: number; shutter?: Ink; glass?: Ink },
) {
  const spot = { x: x + dx * scale, y: y + dy * scale, scale };
  if (shutter)
    for (const g of [-1, 1])
      panel(sheet, `${g * w},${-h} ${g * (w + 9)},${-h} ${g * (w + 9)},${h} ${g * w},${h}`, {
        ...spot,
        base: shutter,
        texture: 'none',
        outline: 2.4 * scale,
      });
  panel(sheet, `${-w},${-h} ${w},${-h} ${w},${h} ${-w},${h}`, {
    ...spot,
    base: glass,
    texture: 'none',
    outline: 3 * scale,
  });
  for (const bar of [`0,${-h} 0,${h}`, `${-w},0 ${w},0`])
    sheet.paint(brush(placed(bar, spot), 1.1 * scale, { taper: 0.02 }), 'ink');
}

function door(
  sheet: Sheet,
  spot: At,
  {
    dx,
    w = 15,
    h = 44,
    base = 'pine',
    isRound = false,
  }: { dx: number; w?: number; h?: number; base?: Ink; isRound?: boolean },
) {
  const here = { ...spot, x: spot.x + dx * spot.scale };
  const shape = isRound
    ? `${-w},0 ${-w},${-h * 0.7} ${-w * 0.6},${-h} ${w * 0.6},${-h} ${w},${-h * 0.7} ${w},0`
    : `${-w},0 ${-w},${-h} ${w},${-h} ${w},0`;
  panel(sheet, shape, {
    ...here,
    base,
    light: base === 'pine' ? 'leaf' : 'tan',
    dark: 'ink',
    flow: 1.57,
    longest: 30 * spot.scale,
  });
}

function beams(sheet: Sheet, spot: At, lines: readonly string[]) {
  for (const line of lines) sheet.paint(brush(placed(line, spot), 3.6 * spot.scale, { taper: 0.01 }), 'ink');
}

function chimney(sheet: Sheet, spot: At, { dx, dy: y, base = 'rust' }: { dx: number; dy: number; base?: Ink }) {
  panel(sheet, `${dx - 9},${y} ${dx - 9},${y - 34} ${dx + 9},${y - 34} ${dx + 9},${y}`, {
    ...spot,
    base,
    dark: 'ink',
    texture: 'none',
  });
}

type Long = {
  wall: Ink;
  roof: Ink;
  wallHeight?: number;
  roofHeight?: number;
  half?: number;
  hip?: number;
  thatched?: boolean;
  windows?: readonly number[];
  doorAt?: number | null;
  doorInk?: Ink;
  chimneys?: readonly number[];
  chimneyInk?: Ink;
  shutter?: Ink;
  glass?: Ink;
  timber?: boolean;
  plinth?: Ink;
  arch?: number;
};

/** A house seen from its long side. */
function long(sheet: Sheet, spot: Spot, h: Long) {
  const here = at(spot);
  const { scale } = here;
  const { half = 110, wallHeight = 56, roofHeight = 62, hip = 30 } = h;
  sheet.unplaced(() => {
    panel(sheet, `${-half},0 ${-half},${-wallHeight} ${half},${-wallHeight} ${half},0`, {
      ...here,
      ...walling(h.wall, scale),
    });
    if (h.plinth)
      panel(sheet, `${-half},0 ${-half},-14 ${half},-14 ${half},0`, { ...here, ...walling(h.plinth, scale) });
    if (h.timber) {
      const lines: string[] = [`${-half},${-wallHeight * 0.5} ${half},${-wallHeight * 0.5}`];
      for (let x = -half + 4, i = 0; x <= half; x += 27, i++) {
        lines.push(`${x},0 ${x},${-wallHeight}`);
        if (i % 3 === 0) lines.push(`${x},0 ${x + 27},${-wallHeight * 0.5}`);
      }
      beams(sheet, here, lines);
    }
    for (const x of h.chimneys ?? [])
      chimney(sheet, here, { dx: x, dy: -wallHeight - roofHeight + 8, base: h.chimneyInk });
    const eave = wallHeight - 6;
    panel(
      sheet,
      `${-half - 16},${-eave} ${-half + hip},${-wallHeight - roofHeight} ${half - hip},${-wallHeight - roofHeight} ${half + 16},${-eave}`,
      { ...here, ...roofing(h.roof, scale, h.thatched) },
    );
    for (const x of h.windows ?? [-80, -44, 46, 82])
      pane(sheet, here, {
        dx: x,
        dy: -wallHeight * 0.55,
        h: Math.min(13, wallHeight * 0.26),
        shutter: h.shutter,
        glass: h.glass,
      });
    if (h.doorAt !== null)
      door(sheet, here, { dx: h.doorAt ?? 0, base: h.doorInk, h: Math.min(44, wallHeight * 0.78) });
    if (h.arch !== undefined)
      door(sheet, here, { dx: h.arch, w: 24, h: wallHeight * 0.84, base: 'brown', isRound: true });
  });
}

type Gable = {
  wall: Ink;
  roof: Ink;
  half?: number;
  wallHeight?: number;
  peak?: number;
  timber?: boolean;
  planks?: Ink;
  barnDoor?: Ink | null;
  windows?: boolean;
  thatched?: boolean;
};

/** A house seen from its gable. */
function gable(sheet: Sheet, spot: Spot, h: Gable) {
  const here = at(spot);
  const { scale } = here;
  const { half = 78, wallHeight = 46, peak = 134 } = h;
  sheet.unplaced(() => {
    panel(sheet, `${-half},0 ${-half},${-wallHeight} 0,${-peak} ${half},${-wallHeight} ${half},0`, {
      ...here,
      ...walling(h.wall, scale),
    });
    if (h.planks)
      panel(
        sheet,
        `${-half * 0.62},${-wallHeight - (peak - wallHeight) * 0.38} 0,${-peak} ${half * 0.62},${-wallHeight - (peak - wallHeight) * 0.38}`,
        { ...here, base: h.planks, light: 'tan', dark: 'ink', flow: 1.57, longest: 40 * scale },
      );
    if (h.timber) {
      const y2 = -wallHeight - (peak - wallHeight) * 0.36;
      beams(sheet, here, [
        `${-half},${-wallHeight} ${half},${-wallHeight}`,
        `${-half * 0.64},${y2} ${half * 0.64},${y2}`,
        `${-half * 0.66},0 ${-half * 0.66},${-wallHeight - 20}`,
        `${half * 0.66},0 ${half * 0.66},${-wallHeight - 20}`,
        `0,${-wallHeight} 0,${-peak}`,
        `${-half * 0.34},0 ${-half * 0.34},${y2}`,
        `${half * 0.34},0 ${half * 0.34},${y2}`,
        `${-half},-4 ${-half * 0.66},${-wallHeight}`,
        `${half},-4 ${half * 0.66},${-wallHeight}`,
      ]);
    }
    panel(
      sheet,
      `${-half - 18},${-wallHeight + 12} 0,${-peak - 16} ${half + 18},${-wallHeight + 12} ${half + 4},${-wallHeight + 14} 0,${-peak + 8} ${-half - 4},${-wallHeight + 14}`,
      { ...here, ...roofing(h.roof, scale, h.thatched) },
    );
    if (h.barnDoor !== null) door(sheet, here, { dx: 0, w: 24, h: 50, base: h.barnDoor ?? 'moss', isRound: true });
    if (h.windows !== false)
      for (const x of [-half * 0.52, half * 0.52]) pane(sheet, here, { dx: x, dy: -wallHeight * 0.5, w: 8, h: 9 });
    pane(sheet, here, { dx: 0, dy: -wallHeight - (peak - wallHeight) * 0.3, w: 7, h: 8 });
  });
}

/** A roof like a tent, almost down to the ground. */
function tent(
  sheet: Sheet,
  spot: Spot,
  {
    wall,
    roof,
    half = 120,
    wallHeight = 34,
    peak = 150,
    ridge = 26,
    thatched = true,
    front,
  }: {
    wall: Ink;
    roof: Ink;
    half?: number;
    wallHeight?: number;
    peak?: number;
    ridge?: number;
    thatched?: boolean;
    front?: Ink;
  },
) {
  const here = at(spot);
  const { scale } = here;
  sheet.unplaced(() => {
    panel(sheet, `${-half},0 ${-half},${-wallHeight} ${half},${-wallHeight} ${half},0`, {
      ...here,
      ...walling(wall, scale),
    });
    panel(
      sheet,
      `${-half - 12},${-wallHeight + 6} ${-ridge},${-peak} ${ridge},${-peak} ${half + 12},${-wallHeight + 6}`,
      { ...here, ...roofing(roof, scale, thatched) },
    );
    if (front) {
      panel(sheet, `-34,0 -34,${-wallHeight - 14} 0,${-wallHeight - 46} 34,${-wallHeight - 14} 34,0`, {
        ...here,
        ...walling(front, scale),
      });
      pane(sheet, here, { dx: 0, dy: -wallHeight - 14, w: 7, h: 8 });
    }
    door(sheet, here, { dx: front ? 0 : 58, w: 14, h: wallHeight * 0.86 });
    for (const x of [-88, -58, ...(front ? [58, 88] : [-22, 22])])
      pane(sheet, here, { dx: x, dy: -wallHeight * 0.52, w: 7, h: 9 });
    chimney(sheet, here, { dx: ridge * 0.6, dy: -peak + 6 });
  });
}

function alpenhof(
  sheet: Sheet,
  spot: Spot,
  { roof, glass, hasFlowers = true }: { roof: Ink; glass?: Ink; hasFlowers?: boolean },
) {
  const here = at(spot);
  const { scale } = here;
  sheet.unplaced(() => {
    panel(sheet, '-116,0 -116,-62 0,-112 116,-62 116,0', { ...here, ...walling('cream', scale) });
    panel(sheet, '-112,-34 -112,-62 0,-110 112,-62 112,-34', {
      ...here,
      base: 'brown',
      light: 'tan',
      dark: 'ink',
      flow: 1.57,
      longest: 40 * scale,
    });
    panel(sheet, '-142,-52 0,-126 142,-52 132,-44 0,-112 -132,-44', { ...here, ...roofing(roof, scale) });
    panel(sheet, '-108,-36 -108,-44 108,-44 108,-36', { ...here, base: 'tan', dark: 'ink', texture: 'none' });
    for (const x of [-72, -28, 28, 72]) pane(sheet, here, { dx: x, dy: -18, w: 8, h: 10, shutter: 'leaf', glass });
    for (const x of [-48, 0, 48]) pane(sheet, here, { dx: x, dy: -62, w: 7, h: 8, glass });
    if (!hasFlowers) return;
    for (let x = -100; x <= 100; x += 11)
      sheet.paint(
        toPath(ellipse({ x: here.x + x * scale, y: here.y - 42 * scale, r: 4 * scale })),
        x % 2 ? 'red' : 'rose',
      );
  });
}

export const houses = {
  /** Brick, tiled, green shutters. */
  hoeve: (s, p) => long(s, p, { wall: 'rust', roof: 'brown', roofHeight: 74, chimneys: [60], shutter: 'pine' }),
  snowedHoeve: (s, p) => long(s, p, { wall: 'rust', roof: snow, roofHeight: 74, chimneys: [60], shutter: 'pine' }),
  litHoeve: (s, p) =>
    long(s, p, { wall: 'rust', roof: snow, roofHeight: 74, chimneys: [60], shutter: 'pine', glass: 'gold' }),
  stelp: (s, p) => tent(s, p, { wall: 'rust', roof: thatch, front: 'rust' }),
  hallenhuis: (s, p) =>
    long(s, p, {
      wall: 'rust',
      roof: thatch,
      thatched: true,
      wallHeight: 36,
      roofHeight: 92,
      hip: 44,
      half: 124,
      windows: [-96, -70, 20, 52],
      doorAt: -40,
      arch: 92,
      chimneys: [-50],
    }),
  dijkhuis: (s, p) =>
    long(s, p, {
      wall: 'cream',
      roof: '#D2703A',
      half: 84,
      windows: [-56, 52],
      chimneys: [-48, 48],
      chimneyInk: 'cream',
      shutter: 'teal',
    }),
  langgevel: (s, p) =>
    long(s, p, {
      wall: '#C0603A',
      roof: '#7A4526',
      half: 150,
      wallHeight: 48,
      roofHeight: 58,
      hip: 20,
      windows: [-124, -94, -36],
      doorAt: -66,
      arch: 70,
      chimneys: [-100],
    }),
  vakwerk: (s, p) => {
    long(s, p, {
      wall: 'cream',
      roof: '#8A4A2C',
      timber: true,
      half: 120,
      wallHeight: 66,
      windows: [-88, -34, 78],
      doorAt: null,
      arch: 24,
      chimneys: [-70],
      chimneyInk: 'bone',
    });
  },
  polderschuur: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x + 96 * scale, y: y - 4 * scale, scale },
      {
        wall: 'ink',
        roof: '#C8582E',
        half: 112,
        wallHeight: 50,
        roofHeight: 92,
        hip: 4,
        windows: [],
        doorAt: 30,
        doorInk: 'moss',
        arch: -40,
      },
    );
    long(
      s,
      { x: x - 78 * scale, y, scale },
      {
        wall: 'rust',
        roof: '#C8582E',
        half: 56,
        wallHeight: 48,
        roofHeight: 58,
        hip: 4,
        windows: [-32, 30],
        chimneys: [30],
      },
    );
  },
  zeeuwseSchuur: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x + 66 * scale, y, scale },
      {
        wall: 'ink',
        roof: thatch,
        thatched: true,
        half: 120,
        wallHeight: 54,
        roofHeight: 84,
        windows: [],
        doorAt: null,
      },
    );
    s.unplaced(() => {
      for (const dx of [-20, 54, 128]) {
        const spot = { x: x + dx * scale, y, scale };
        panel(s, '-22,0 -22,-44 22,-44 22,0', {
          ...spot,
          base: 'pine',
          light: 'leaf',
          dark: null,
          flow: 1.57,
          outline: 3 * scale,
        });
        for (const l of ['-22,0 -22,-44', '22,0 22,-44', '-22,-44 22,-44'])
          s.paint(brush(placed(l, spot), 3 * scale, { taper: 0.01 }), 'cream');
      }
    });
    long(
      s,
      { x: x - 110 * scale, y, scale },
      { wall: 'cream', roof: '#C8582E', half: 50, wallHeight: 50, roofHeight: 44, windows: [-28, 28], chimneys: [-24] },
    );
  },
  schapenboet: (s, p) => {
    const here = at(p);
    const { scale } = here;
    s.unplaced(() => {
      panel(s, '-70,0 -70,-30 60,-30 60,0', { ...here, ...walling('rust', scale) });
      panel(s, '60,0 60,-112 -6,-112 -84,-24 -74,0', { ...here, ...roofing(thatch, scale, true) });
      panel(s, '56,0 52,-104 84,-104 88,0', {
        ...here,
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        flow: 1.57,
        longest: 50 * scale,
      });
      panel(s, '60,0 60,-36 82,-36 82,0', { ...here, base: 'ink', texture: 'none' });
    });
  },
  schaapskooi: (s, p) =>
    long(s, p, {
      wall: 'brown',
      roof: thatch,
      thatched: true,
      half: 136,
      wallHeight: 24,
      roofHeight: 100,
      hip: 60,
      windows: [],
      doorAt: null,
      arch: 0,
    }),
  twents: (s, p) =>
    gable(s, p, {
      wall: 'rust',
      roof: '#8A4A2C',
      timber: true,
      planks: 'brown',
      half: 92,
      peak: 146,
      barnDoor: 'moss',
    }),
  nieuwbouw: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      panel(s, '-96,0 -96,-112 90,-72 90,0', {
        ...here,
        base: 'tan',
        light: 'gold',
        dark: 'brown',
        flow: 1.57,
        longest: 60 * here.scale,
      });
      panel(s, '-108,-106 -106,-126 104,-80 102,-64', { ...here, base: 'ink', texture: 'none' });
      for (const [a, b] of [
        [-60, -44],
        [-12, -40],
      ] as const)
        pane(s, here, { dx: a, dy: b, w: 18, h: 26 });
      door(s, here, { dx: 50, base: 'rust', h: 50 });
    });
  },
  kipwagen: (s, p) => {
    const here = at(p);
    const { x, y, scale } = here;
    s.unplaced(() => {
      for (const dx of [-52, 52]) {
        s.paint(toPath(ellipse({ x: x + dx * scale, y: y - 16 * scale, r: 17 * scale })), 'ink');
        s.paint(toPath(ellipse({ x: x + dx * scale, y: y - 16 * scale, r: 7 * scale })), 'bone');
      }
      panel(s, '-88,-26 -88,-92 88,-92 88,-26', {
        ...here,
        base: 'bone',
        light: 'cream',
        dark: 'tan',
        flow: 1.57,
        longest: 40 * scale,
      });
      panel(s, '-98,-88 -76,-124 76,-124 98,-88', { ...here, base: 'teal', light: 'sea', dark: 'ink', flow: 0 });
      for (const dx of [-54, -14]) pane(s, here, { dx: dx, dy: -62, w: 13, h: 12 });
      panel(s, '30,-26 30,-70 64,-70 64,-26', { ...here, base: 'ink', texture: 'none' });
      panel(s, '34,-28 62,-28 92,0 66,2', { ...here, base: 'brown', light: 'tan', dark: 'ink', flow: 0.8 });
    });
  },
  hut: (s, p) =>
    gable(s, p, { wall: 'brown', roof: 'moss', half: 46, wallHeight: 40, peak: 82, barnDoor: 'ink', windows: false }),
  arc: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      s.formOf(spline(placed('-64,0c -62,-40 -40,-66 0,-72 40,-66 62,-40 64,0c', here)), {
        base: 'grey',
        light: 'bone',
        dark: 'ink',
        outline: 4 * here.scale,
        spacing: 7 * here.scale,
        isInPixels: true,
        flow: 1.57,
        mix: 0,
        longest: 60 * here.scale,
      });
      s.paint(toPath(spline(placed('-30,0c -28,-30 0,-44 28,-30 30,0c', here))), 'ink');
      s.paint(toPath(spline(placed('-34,2c -20,-12 0,-8 18,-14 36,2c', here))), 'gold');
    });
  },
  hoogzit: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      beams(s, here, [
        '-34,0 -20,-112',
        '34,0 20,-112',
        '-28,-40 28,-76',
        '28,-40 -28,-76',
        '-40,2 -30,-112',
        '-30,-30 -14,-30',
        '-28,-56 -14,-56',
        '-27,-84 -14,-84',
      ]);
      panel(s, '-30,-108 -30,-160 30,-160 30,-108', {
        ...here,
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        flow: 0,
        longest: 40 * here.scale,
      });
      panel(s, '-22,-136 -22,-152 22,-152 22,-136', { ...here, base: 'ink', texture: 'none' });
      panel(s, '-40,-156 -32,-176 32,-182 40,-160', { ...here, ...roofing('moss', here.scale) });
    });
  },
  vuurtoren: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      panel(s, '-24,0 -15,-200 15,-200 24,0', {
        ...here,
        base: 'cream',
        dark: 'tan',
        flow: 1.57,
        longest: 50 * here.scale,
      });
      for (const [a, b] of [
        [-44, -84],
        [-124, -164],
      ] as const)
        panel(s, `${-22 - a * 0.05},${a} ${-20 - b * 0.03},${b} ${20 + b * 0.03},${b} ${22 + a * 0.05},${a}`, {
          ...here,
          base: 'red',
          light: 'blush',
          dark: 'oxblood',
          flow: 0,
          outline: 2 * here.scale,
        });
      panel(s, '-22,-200 -22,-208 22,-208 22,-200', { ...here, base: 'ink', texture: 'none' });
      panel(s, '-12,-208 -12,-234 12,-234 12,-208', { ...here, base: 'gold', texture: 'none' });
      panel(s, '-18,-232 0,-256 18,-232', { ...here, base: 'red', dark: 'ink', texture: 'none' });
    });
  },
  /** Norwegian sheds on poles. */
  rorbu: (s, p) => {
    const here = at(p);
    s.unplaced(() => beams(s, here, ['-50,10 -50,-14', '-18,12 -18,-14', '18,12 18,-14', '50,10 50,-14']));
    gable(
      s,
      { ...p, y: p.y - 8 * here.scale },
      { wall: 'red', roof: 'ink', half: 60, wallHeight: 46, peak: 100, barnDoor: 'oxblood' },
    );
  },
  mergelhuis: (s, p) =>
    long(s, p, {
      wall: '#E4C988',
      roof: '#B65A34',
      half: 100,
      wallHeight: 64,
      windows: [-66, -28, 66],
      doorAt: null,
      arch: 26,
      chimneys: [-50],
      shutter: 'oxblood',
    }),
  // France
  charolaise: (s, p) =>
    long(s, p, {
      wall: '#D9B67A',
      roof: '#A9552E',
      half: 134,
      wallHeight: 60,
      roofHeight: 74,
      hip: 8,
      windows: [-104, -70, 104],
      doorAt: -30,
      doorInk: 'teal',
      arch: 44,
      chimneys: [-92],
      chimneyInk: 'bone',
      shutter: 'teal',
    }),
  limousine: (s, p) =>
    long(s, p, {
      wall: 'grey',
      roof: 'ink',
      half: 116,
      wallHeight: 60,
      roofHeight: 62,
      hip: 14,
      windows: [-84, -40, 84],
      doorAt: 0,
      doorInk: 'rust',
      arch: 46,
      chimneys: [-100, 100],
      chimneyInk: 'grey',
    }),
  /** A summer hut of basalt under slabs of stone. */
  buron: (s, p) =>
    long(s, p, {
      wall: '#6E665C',
      roof: '#4E4A48',
      half: 92,
      wallHeight: 42,
      roofHeight: 56,
      hip: 12,
      windows: [-58, 56],
      doorAt: 0,
      doorInk: 'red',
      chimneys: [-70],
      chimneyInk: 'grey',
    }),
  longere: (s, p) =>
    long(s, p, {
      wall: '#A79F93',
      roof: '#3B4650',
      half: 136,
      wallHeight: 50,
      roofHeight: 64,
      hip: 2,
      windows: [-98, -58, 62, 104],
      doorAt: 0,
      doorInk: 'teal',
      chimneys: [-126, 126],
      chimneyInk: 'grey',
      shutter: 'teal',
    }),
  gasconne: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(s, p, {
      wall: '#EAD9AE',
      roof: '#C96F3C',
      half: 118,
      wallHeight: 60,
      roofHeight: 36,
      hip: 34,
      windows: [-84, -40, 46, 84],
      doorAt: 4,
      doorInk: 'moss',
      shutter: 'leaf',
    });
    gable(
      s,
      { x: x + 150 * scale, y, scale: scale * 0.9 },
      { wall: '#EAD9AE', roof: '#C96F3C', half: 30, wallHeight: 116, peak: 150, barnDoor: 'brown', windows: false },
    );
  },
  landaise: (s, p) =>
    gable(s, p, {
      wall: 'cream',
      roof: '#B9623A',
      timber: true,
      half: 120,
      wallHeight: 40,
      peak: 112,
      barnDoor: 'brown',
    }),
  grange: (s, p) =>
    long(s, p, {
      wall: '#D6C29A',
      roof: '#94492B',
      half: 140,
      wallHeight: 72,
      roofHeight: 84,
      hip: 4,
      windows: [],
      doorAt: -90,
      arch: 20,
    }),
  solognote: (s, p) =>
    long(s, p, {
      wall: '#B5502F',
      roof: '#7A3B24',
      timber: true,
      half: 112,
      wallHeight: 50,
      roofHeight: 74,
      hip: 22,
      windows: [-78, -36, 78],
      doorAt: 20,
      chimneys: [-60],
    }),
  briarde: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x + 120 * scale, y, scale },
      {
        wall: 'bone',
        roof: '#94492B',
        half: 96,
        wallHeight: 62,
        roofHeight: 74,
        hip: 4,
        windows: [],
        doorAt: 40,
        arch: -30,
      },
    );
    long(
      s,
      { x: x - 70 * scale, y, scale },
      {
        wall: 'cream',
        roof: '#8A4A2C',
        half: 90,
        wallHeight: 66,
        roofHeight: 60,
        hip: 10,
        windows: [-60, -24, 44],
        doorAt: 10,
        chimneys: [-60, 60],
        shutter: 'sage',
      },
    );
  },
  // Britain
  dalesFarm: (s, p) =>
    long(s, p, {
      wall: 'grey',
      roof: '#56534C',
      half: 120,
      wallHeight: 62,
      roofHeight: 52,
      hip: 4,
      windows: [-88, -48, 50, 90],
      doorAt: 2,
      doorInk: 'teal',
      chimneys: [-108, 108],
      chimneyInk: 'grey',
    }),
  fieldBarn: (s, p) =>
    gable(s, p, {
      wall: '#9B958A',
      roof: '#56534C',
      half: 54,
      wallHeight: 54,
      peak: 100,
      barnDoor: 'brown',
      windows: false,
    }),
  /** Grey granite with a steading beside it. */
  steading: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x - 50 * scale, y, scale },
      {
        wall: '#B4ADA6',
        roof: '#3B4650',
        half: 74,
        wallHeight: 72,
        roofHeight: 48,
        hip: 4,
        windows: [-44, 44],
        doorAt: 0,
        doorInk: 'oxblood',
        chimneys: [-66, 66],
        chimneyInk: 'grey',
      },
    );
    long(
      s,
      { x: x + 106 * scale, y, scale },
      {
        wall: '#9B958A',
        roof: '#3B4650',
        half: 86,
        wallHeight: 44,
        roofHeight: 48,
        hip: 2,
        windows: [-56],
        doorAt: null,
        arch: 30,
      },
    );
  },
  croft: (s, p) =>
    long(s, p, {
      wall: 'cream',
      roof: 'ink',
      half: 86,
      wallHeight: 48,
      roofHeight: 46,
      hip: 2,
      windows: [-52, 52],
      doorAt: 0,
      doorInk: 'red',
      chimneys: [-78, 78],
      chimneyInk: 'cream',
    }),
  welsh: (s, p) =>
    long(s, p, {
      wall: 'cream',
      roof: '#4A5560',
      half: 122,
      wallHeight: 54,
      roofHeight: 50,
      hip: 2,
      windows: [-90, -50, 24],
      doorAt: -14,
      doorInk: 'moss',
      arch: 82,
      chimneys: [-112, 36],
      chimneyInk: 'grey',
    }),
  suffolk: (s, p) =>
    long(s, p, {
      wall: 'blush',
      roof: thatch,
      thatched: true,
      half: 112,
      wallHeight: 58,
      roofHeight: 80,
      hip: 26,
      windows: [-80, -42, 46, 82],
      doorAt: 2,
      doorInk: 'ink',
      chimneys: [-40, 66],
    }),
  herefordshire: (s, p) =>
    long(s, p, {
      wall: 'cream',
      roof: '#7A4A34',
      timber: true,
      half: 108,
      wallHeight: 70,
      roofHeight: 58,
      hip: 4,
      windows: [-70, 68],
      doorAt: 8,
      doorInk: 'brown',
      chimneys: [-40],
    }),
  devon: (s, p) =>
    long(s, p, {
      wall: '#F0DDB0',
      roof: thatch,
      thatched: true,
      half: 116,
      wallHeight: 56,
      roofHeight: 78,
      hip: 40,
      windows: [-84, -44, 46, 86],
      doorAt: 0,
      doorInk: 'teal',
      chimneys: [-96, 96],
      chimneyInk: 'bone',
    }),
  norfolk: (s, p) =>
    long(s, p, {
      wall: '#A9A090',
      roof: '#B65A34',
      half: 140,
      wallHeight: 62,
      roofHeight: 86,
      hip: 6,
      windows: [-110, 110],
      doorAt: -60,
      doorInk: 'ink',
      arch: 22,
      plinth: 'rust',
    }),
  /** A church of flint with a round tower. */
  roundTower: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x + 70 * scale, y, scale },
      {
        wall: '#A9A090',
        roof: '#56534C',
        half: 70,
        wallHeight: 50,
        roofHeight: 40,
        hip: 2,
        windows: [-30, 10, 46],
        doorAt: null,
      },
    );
    s.unplaced(() => {
      const here = at(p);
      panel(s, '-30,0 -27,-130 27,-130 30,0', { ...here, ...walling('#A9A090', scale) });
      panel(s, '-31,-124 -31,-144 -18,-144 -18,-136 -6,-136 -6,-144 6,-144 6,-136 18,-136 18,-144 31,-144 31,-124', {
        ...here,
        base: 'bone',
        dark: 'ink',
        texture: 'none',
      });
      panel(s, '-7,-84 -7,-104 0,-112 7,-104 7,-84', { ...here, base: 'ink', texture: 'none' });
    });
  },
  henHouse: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      panel(s, '-70,-6 -70,-44 70,-44 70,-6', {
        ...here,
        base: 'moss',
        light: 'leaf',
        dark: 'ink',
        flow: 1.57,
        longest: 30 * here.scale,
      });
      panel(s, '-80,-40 -40,-78 40,-78 80,-40', { ...here, base: 'grey', light: 'bone', dark: 'ink', flow: 1.3 });
      panel(s, '-16,-6 -16,-30 16,-30 16,-6', { ...here, base: 'ink', texture: 'none' });
      beams(s, here, ['-78,0 78,0', '-92,-8 -76,0', '92,-8 76,0']);
    });
  },
  // Germany
  alpenhof: (s, p) => alpenhof(s, p, { roof: '#8A4A2C' }),
  snowedAlpenhof: (s, p) => alpenhof(s, p, { roof: snow, hasFlowers: false }),
  litAlpenhof: (s, p) => alpenhof(s, p, { roof: snow, glass: 'gold', hasFlowers: false }),
  almhuette: (s, p) =>
    long(s, p, {
      wall: 'brown',
      roof: '#8C8A7C',
      half: 84,
      wallHeight: 42,
      roofHeight: 40,
      hip: 6,
      windows: [-50, 50],
      doorAt: 0,
      doorInk: 'ink',
      plinth: 'bone',
      shutter: 'red',
    }),
  fachwerk: (s, p) =>
    gable(s, p, {
      wall: 'cream',
      roof: '#B5532F',
      timber: true,
      half: 84,
      wallHeight: 66,
      peak: 156,
      barnDoor: 'brown',
    }),
  fachwerkLang: (s, p) =>
    long(s, p, {
      wall: 'cream',
      roof: '#B5532F',
      timber: true,
      half: 124,
      wallHeight: 66,
      roofHeight: 74,
      hip: 6,
      windows: [-92, -38, 92],
      doorAt: 14,
      doorInk: 'moss',
      chimneys: [-60],
    }),
  gutshaus: (s, p) => {
    long(s, p, {
      wall: 'gold',
      roof: '#9A4630',
      half: 150,
      wallHeight: 86,
      roofHeight: 58,
      hip: 34,
      windows: [-126, -92, -58, 58, 92, 126],
      doorAt: 0,
      doorInk: 'teal',
      chimneys: [-70, 70],
    });
    gable(s, p, {
      wall: 'gold',
      roof: '#9A4630',
      half: 34,
      wallHeight: 92,
      peak: 122,
      barnDoor: 'teal',
      windows: false,
    });
  },
  hallenhaus: (s, p) =>
    gable(s, p, {
      wall: '#C0603A',
      roof: thatch,
      thatched: true,
      timber: true,
      half: 112,
      wallHeight: 46,
      peak: 158,
      barnDoor: 'moss',
    }),
  haubarg: (s, p) =>
    tent(s, p, { wall: '#B5502F', roof: thatch, half: 136, wallHeight: 40, peak: 186, ridge: 30, front: 'cream' }),
  schieferhaus: (s, p) =>
    gable(s, p, {
      wall: 'cream',
      roof: '#3B4650',
      timber: true,
      planks: '#4A5560',
      half: 92,
      wallHeight: 66,
      peak: 142,
      barnDoor: 'pine',
    }),
  loose: (s, p) => {
    const { x, y, scale = 1 } = p;
    long(
      s,
      { x: x - 60 * scale, y, scale },
      {
        wall: '#C98B52',
        roof: '#A5492C',
        half: 66,
        wallHeight: 46,
        roofHeight: 52,
        hip: 4,
        windows: [-38, 36],
        chimneys: [10],
      },
    );
    long(
      s,
      { x: x + 92 * scale, y, scale },
      {
        wall: '#A5492C',
        roof: '#7A3B24',
        half: 84,
        wallHeight: 56,
        roofHeight: 60,
        hip: 2,
        windows: [],
        doorAt: null,
        arch: 0,
      },
    );
  },
  jurahaus: (s, p) =>
    gable(s, p, { wall: 'cream', roof: '#B9B2A2', half: 92, wallHeight: 76, peak: 118, barnDoor: 'brown' }),
  friesenhaus: (s, p) => {
    long(s, p, {
      wall: '#A5492C',
      roof: thatch,
      thatched: true,
      half: 130,
      wallHeight: 46,
      roofHeight: 88,
      hip: 30,
      windows: [-100, -66, 66, 100],
      doorAt: null,
      chimneys: [-60],
    });
    gable(s, p, {
      wall: '#A5492C',
      roof: thatch,
      thatched: true,
      half: 30,
      wallHeight: 54,
      peak: 108,
      barnDoor: 'teal',
      windows: false,
    });
  },
  graeftenhof: (s, p) =>
    long(s, p, {
      wall: '#9C4630',
      roof: '#6E4630',
      half: 116,
      wallHeight: 74,
      roofHeight: 70,
      hip: 10,
      windows: [-86, -44, 46, 88],
      doorAt: 0,
      doorInk: 'leaf',
      chimneys: [-60, 60],
      shutter: 'cream',
    }),
  bodensee: (s, p) =>
    gable(s, p, {
      wall: 'cream',
      roof: '#A5492C',
      timber: true,
      planks: 'tan',
      half: 100,
      wallHeight: 64,
      peak: 132,
      barnDoor: 'moss',
    }),
  winzerhaus: (s, p) =>
    long(s, p, {
      wall: '#F0DDB0',
      roof: '#A5492C',
      half: 100,
      wallHeight: 70,
      roofHeight: 62,
      hip: 6,
      windows: [-70, -30, 70],
      doorAt: null,
      arch: 26,
      shutter: 'teal',
      chimneys: [-60],
    }),
} satisfies Record<string, (sheet: Sheet, spot: Spot) => void>;

export type HouseName = keyof typeof houses;
