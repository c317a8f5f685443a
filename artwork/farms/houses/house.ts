import type { Spot } from '../../engine/geometry.ts';
import type { Sheet } from '../../engine/sheet.ts';

export type House = (sheet: Sheet, spot: Spot) => void;
