import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

/** The skin side of a plaice: brown with orange spots. */
export function plaiceSkin(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const shape = '-290,0 -250,-60 -140,-96 0,-104 130,-86 240,-44 300,0 240,40 130,78 0,94 -140,86 -250,50';
  drop(sheet, local(shape), { x: 11, y: 16 });
  sheet.form(local(shape), {
    base: '#6B5838',
    light: '#9A8658',
    dark: '#3A2E1C',
    outline: 6,
    spacing: 9,
    flow: spot.angle ?? 0,
    mix: 0.3,
    longest: 50,
  });
  sheet.line(local('-280,0 -60,4 140,-2 290,0'), { width: 3, taper: 0.2 }, '#3A2E1C');
  for (const [u, v] of [
    [-200, -30],
    [-130, 40],
    [-90, -60],
    [-20, -20],
    [20, 50],
    [70, -50],
    [120, 20],
    [180, -20],
    [220, 14],
    [-230, 16],
  ] as const) {
    const q = b.pointAt(local, u, v);
    sheet.dot({ x: q.x, y: q.y, r: 12, ry: 10 }, 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 9.6, ry: 7.8 }, '#E4772A');
  }
}
