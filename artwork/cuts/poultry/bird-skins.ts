import type { Coat } from '../../engine/sheet.ts';

export const chickenSkin: Coat = { base: '#F3D6B6', light: '#FDF3E2', dark: '#D2966A' };
export const yellowSkin: Coat = { base: '#F0C873', light: '#FBE9B4', dark: '#B9822F' };
export const duckSkin: Coat = { base: '#F4E3C4', light: '#FFFAEC', dark: '#CBA06C' };
export const gooseSkin: Coat = { base: '#F3E6CE', light: '#FFFDF4', dark: '#BF9A70' };
export const turkeySkin: Coat = { base: '#EFCDB4', light: '#FBEBDD', dark: '#B97C5A' };
export const pheasantSkin: Coat = { base: '#DFAE86', light: '#F3D6B6', dark: '#94603C' };
