import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { panel } from '../../scenes/buildings.ts';
import { walling, roofing } from './walls-and-roofs.ts';
import { at, chimney, door, pane } from './house-parts.ts';

/** A roof like a tent, almost down to the ground. */
export function tentHouse(
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
