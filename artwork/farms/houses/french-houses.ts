// Farmhouses and barns of France.
import { longHouse } from './long-house.ts';
import { gableHouse } from './gable-house.ts';
import type { House } from './house.ts';

export const frenchHouses = {
  charolaise: (s, p) =>
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    gableHouse(
      s,
      { x: x + 150 * scale, y, scale: scale * 0.9 },
      { wall: '#EAD9AE', roof: '#C96F3C', half: 30, wallHeight: 116, peak: 150, barnDoor: 'brown', windows: false },
    );
  },
  landaise: (s, p) =>
    gableHouse(s, p, {
      wall: 'cream',
      roof: '#B9623A',
      timber: true,
      half: 120,
      wallHeight: 40,
      peak: 112,
      barnDoor: 'brown',
    }),
  grange: (s, p) =>
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(
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
    longHouse(
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
} satisfies Record<string, House>;
