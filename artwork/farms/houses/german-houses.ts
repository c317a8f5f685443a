// Farmhouses of Germany.
import { snow, thatch } from './walls-and-roofs.ts';
import { longHouse } from './long-house.ts';
import { gableHouse } from './gable-house.ts';
import { tentHouse } from './tent-house.ts';
import { drawAlpenhof } from './alpenhof.ts';
import type { House } from './house.ts';

export const germanHouses = {
  alpenhof: (s, p) => drawAlpenhof(s, p, { roof: '#8A4A2C' }),
  snowedAlpenhof: (s, p) => drawAlpenhof(s, p, { roof: snow, hasFlowers: false }),
  litAlpenhof: (s, p) => drawAlpenhof(s, p, { roof: snow, glass: 'gold', hasFlowers: false }),
  fachwerk: (s, p) =>
    gableHouse(s, p, {
      wall: 'cream',
      roof: '#B5532F',
      timber: true,
      half: 84,
      wallHeight: 66,
      peak: 156,
      barnDoor: 'brown',
    }),
  fachwerkLang: (s, p) =>
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    gableHouse(s, p, {
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
    gableHouse(s, p, {
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
    tentHouse(s, p, { wall: '#B5502F', roof: thatch, half: 136, wallHeight: 40, peak: 186, ridge: 30, front: 'cream' }),
  schieferhaus: (s, p) =>
    gableHouse(s, p, {
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
    longHouse(
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
    longHouse(
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
    gableHouse(s, p, { wall: 'cream', roof: '#B9B2A2', half: 92, wallHeight: 76, peak: 118, barnDoor: 'brown' }),
  friesenhaus: (s, p) => {
    longHouse(s, p, {
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
    gableHouse(s, p, {
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
    longHouse(s, p, {
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
    gableHouse(s, p, {
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
    longHouse(s, p, {
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
} satisfies Record<string, House>;
