// Farmhouses and barns of the Netherlands.
import { brush, placed } from '../../engine/geometry.ts';
import { panel } from '../../scenes/buildings.ts';
import { walling, roofing, snow, thatch } from './walls-and-roofs.ts';
import { at, door, pane } from './house-parts.ts';
import { longHouse } from './long-house.ts';
import { gableHouse } from './gable-house.ts';
import { tentHouse } from './tent-house.ts';
import type { House } from './house.ts';

export const dutchHouses = {
  /** Brick, tiled, green shutters. */
  hoeve: (s, p) => longHouse(s, p, { wall: 'rust', roof: 'brown', roofHeight: 74, chimneys: [60], shutter: 'pine' }),
  snowedHoeve: (s, p) => longHouse(s, p, { wall: 'rust', roof: snow, roofHeight: 74, chimneys: [60], shutter: 'pine' }),
  litHoeve: (s, p) =>
    longHouse(s, p, { wall: 'rust', roof: snow, roofHeight: 74, chimneys: [60], shutter: 'pine', glass: 'gold' }),
  stelp: (s, p) => tentHouse(s, p, { wall: 'rust', roof: thatch, front: 'rust' }),
  hallenhuis: (s, p) =>
    longHouse(s, p, {
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
    longHouse(s, p, {
      wall: 'cream',
      roof: '#D2703A',
      half: 84,
      windows: [-56, 52],
      chimneys: [-48, 48],
      chimneyInk: 'cream',
      shutter: 'teal',
    }),
  langgevel: (s, p) =>
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(
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
    longHouse(
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
    longHouse(
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
    longHouse(
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
    longHouse(s, p, {
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
    gableHouse(s, p, {
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
  mergelhuis: (s, p) =>
    longHouse(s, p, {
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
} satisfies Record<string, House>;
