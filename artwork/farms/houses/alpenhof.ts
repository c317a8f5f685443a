import { ellipse, toPath } from '../../engine/geometry.ts';
import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { panel } from '../../scenes/buildings.ts';
import { walling, roofing } from './walls-and-roofs.ts';
import { at, pane } from './house-parts.ts';

export function drawAlpenhof(
  sheet: Sheet,
  spot: Spot,
  { roof, glass, hasFlowers = true }: { roof: Ink; glass?: Ink; hasFlowers?: boolean },
) {
  const here = at(spot);
  const { scale } = here;
  sheet.unplaced(() => {
    panel(sheet, '-116,0 -116,-62 0,-112 116,-62 116,0', { ...here, ...walling('cream', scale) });
    panel(sheet, '-112,-34 -112,-62 0,-110 112,-62 112,-34', {
      ...here,
      base: 'brown',
      light: 'tan',
      dark: 'ink',
      flow: 1.57,
      longest: 40 * scale,
    });
    panel(sheet, '-142,-52 0,-126 142,-52 132,-44 0,-112 -132,-44', { ...here, ...roofing(roof, scale) });
    panel(sheet, '-108,-36 -108,-44 108,-44 108,-36', { ...here, base: 'tan', dark: 'ink', texture: 'none' });
    for (const x of [-72, -28, 28, 72]) pane(sheet, here, { dx: x, dy: -18, w: 8, h: 10, shutter: 'leaf', glass });
    for (const x of [-48, 0, 48]) pane(sheet, here, { dx: x, dy: -62, w: 7, h: 8, glass });
    if (!hasFlowers) return;
    for (let x = -100; x <= 100; x += 11)
      sheet.paint(
        toPath(ellipse({ x: here.x + x * scale, y: here.y - 42 * scale, r: 4 * scale })),
        x % 2 ? 'red' : 'rose',
      );
  });
}
