import { brush, placed } from '../../engine/geometry.ts';
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { panel } from '../../scenes/buildings.ts';

export type At = { x: number; y: number; scale: number };
export const at = ({ x, y, scale = 1 }: Spot): At => ({ x, y, scale });

export function pane(
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

export function door(
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

export function beams(sheet: Sheet, spot: At, lines: readonly string[]) {
  for (const line of lines) sheet.paint(brush(placed(line, spot), 3.6 * spot.scale, { taper: 0.01 }), 'ink');
}

export function chimney(sheet: Sheet, spot: At, { dx, dy: y, base = 'rust' }: { dx: number; dy: number; base?: Ink }) {
  panel(sheet, `${dx - 9},${y} ${dx - 9},${y - 34} ${dx + 9},${y - 34} ${dx + 9},${y}`, {
    ...spot,
    base,
    dark: 'ink',
    texture: 'none',
  });
}
