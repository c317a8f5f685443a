import type { Sheet } from '../engine/sheet.ts';
import { Stage } from '../farms/stage.ts';
import type { PaletteName } from '../palettes.ts';
import { lands } from './lands.ts';
import { monthOf } from './months.ts';
import type { MonthName } from './months.ts';

export function drawMonth(sheet: Sheet, name: MonthName, palette: PaletteName): void {
  const { season, set } = monthOf(name);
  set(new Stage(sheet, season), lands[palette]);
}
