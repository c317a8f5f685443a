// Farmhouses and barns of Britain.
import { panel } from '../../scenes/buildings.ts';
import { walling, thatch } from './walls-and-roofs.ts';
import { at, beams } from './house-parts.ts';
import { longHouse } from './long-house.ts';
import { gableHouse } from './gable-house.ts';
import type { House } from './house.ts';

export const britishHouses = {
  dalesFarm: (s, p) =>
    longHouse(s, p, {
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
    gableHouse(s, p, {
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
    longHouse(
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
    longHouse(
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(s, p, {
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
    longHouse(
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
} satisfies Record<string, House>;
