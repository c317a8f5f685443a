import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { panel } from '../../scenes/buildings.ts';
import { walling, roofing } from './walls-and-roofs.ts';
import { at, beams, chimney, door, pane } from './house-parts.ts';

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
export function longHouse(sheet: Sheet, spot: Spot, h: Long) {
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
