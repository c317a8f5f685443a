import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { panel } from '../../scenes/buildings.ts';
import { walling, roofing } from './walls-and-roofs.ts';
import { at, beams, door, pane } from './house-parts.ts';

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
export function gableHouse(sheet: Sheet, spot: Spot, h: Gable) {
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
