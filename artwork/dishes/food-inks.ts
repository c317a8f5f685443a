import type { Coat } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';

export const meat: Coat = { base: 'red', light: 'blush', dark: 'oxblood' };
export const pork: Coat = { base: 'blush', light: 'rose', dark: 'red' };
export const poultry: Coat = { base: 'rose', light: 'cream', dark: 'rust' };
export const salmonMeat: Coat = { base: '#E8743F', light: 'rose', dark: 'rust' };
export const fat: Coat = { base: 'cream', light: null, dark: 'tan' };
export const wood: Coat = { base: 'tan', light: 'gold', dark: 'brown' };
export const kraft: Coat = { base: 'tan', light: 'bone', dark: 'brown' };
export const enamel: Coat = { base: 'rust', light: 'blush', dark: 'ink' };

export type PackKind = 'meat' | 'pork' | 'poultry' | 'fish';

/** What a picture may change about a dish. Each dish reads what it knows. */
export type Serving = {
  ground?: Ink;
  groundMark?: Ink;
  /** White fish, white wine. */
  isWhite?: boolean;
  /** The capsule of a bottle. */
  capsule?: Ink;
  kind?: PackKind;
  /** How full: 0 to 1. */
  fill?: number;
};
