// How walls and roofs are carved.
import type { Carving } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';

export const thatch: Ink = '#A8894E';
/** The ink of a roof under snow. */
export const snow: Ink = 'cream';

export const walling = (base: Ink, scale: number): Carving => ({
  base,
  light: base === 'cream' ? null : 'cream',
  dark: base === 'ink' || base === 'pine' ? null : base === 'cream' || base === 'bone' ? 'tan' : 'ink',
  flow: 0,
  mix: 0,
  longest: 26 * scale,
  shortest: 10 * scale,
  darkRange: [0.46, 0.2],
  lightRange: [0.66, 0.92],
});
export const roofing = (base: Ink, scale: number, isThatched = false): Carving => ({
  base,
  light: base === snow ? null : base === 'ink' || base === 'grey' ? 'grey' : base === thatch ? 'gold' : 'tan',
  dark: base === 'ink' ? null : base === snow ? 'sea' : 'ink',
  flow: isThatched ? 1.35 : 0,
  mix: 0,
  longest: (isThatched ? 60 : 30) * scale,
  shortest: 12 * scale,
  darkRange: [0.6, 0.3],
  lightRange: [0.42, 0.8],
});
