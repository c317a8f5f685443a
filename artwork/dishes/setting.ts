import type { Ground } from '../cuts/butchery.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { cloth, fork, knife, spoon, table } from './tableware.ts';

/** The table a dish stands on, with a check cloth where that suits. */
export function setTable(sheet: Sheet, [ground, mark]: Ground, stripe?: Ink): void {
  table(sheet, ground, mark);
  if (stripe) cloth(sheet, 'cream', stripe);
}

/** Fork to the left, knife to the right. */
export function cutlery(sheet: Sheet): void {
  fork(sheet, { x: 104, y: 560, length: 330, angle: -1.5 });
  knife(sheet, { x: 912, y: 140, length: 400, angle: 1.62 });
}

export function soupSpoon(sheet: Sheet): void {
  spoon(sheet, { x: 830, y: 610, length: 330, angle: -1.25 });
}
