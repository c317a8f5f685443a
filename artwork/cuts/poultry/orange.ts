import { ellipse, placed } from '../../engine/geometry.ts';
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { drop } from '../../dishes/tableware.ts';

export function orange(sheet: Sheet, { x, y, scale = 1 }: Spot): void {
  drop(sheet, ellipse({ x, y, r: 50 * scale }), { x: 7, y: 9 });
  sheet.form(ellipse({ x, y, r: 50 * scale }), {
    base: '#E07A22',
    light: null,
    dark: null,
    outline: 5,
    texture: 'none',
  });
  sheet.shape(ellipse({ x, y, r: 43 * scale }), '#FBE3B8');
  for (let i = 0; i < 9; i++)
    sheet.shape(placed('6,0 18,-12 36,-12 40,0 36,12 18,12', { x, y, scale, angle: i * 0.698 }), '#F09A3A');
}
