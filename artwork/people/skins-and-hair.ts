import type { Coat } from '../engine/sheet.ts';

/** Mixed colours: a face keeps its tone in every palette. */
export type Skin = Coat & { base: `#${string}`; light: NonNullable<Coat['light']>; dark: `#${string}` | 'ink' };

export const skins = {
  light: { base: '#F0C6A4', light: 'cream', dark: '#B9663F' },
  rosy: { base: '#EDB492', light: '#FBE3CC', dark: '#A9532F' },
  ivory: { base: '#F2CFA3', light: '#FCEBD0', dark: '#A8683A' },
  olive: { base: '#D9A272', light: '#F1CFA0', dark: '#8A4E27' },
  brown: { base: '#A96C42', light: '#D9A272', dark: '#4A2616' },
  deep: { base: '#6E4230', light: '#B07A52', dark: 'ink' },
} satisfies Record<string, Skin>;

export const hairs = {
  grey: { base: 'bone', light: 'cream', dark: 'grey' },
  white: { base: 'cream', light: null, dark: 'grey' },
  brown: { base: 'brown', light: 'tan', dark: 'ink' },
  black: { base: 'ink', light: 'grey', dark: null },
  blond: { base: 'gold', light: 'cream', dark: 'brown' },
  red: { base: 'rust', light: 'ochre', dark: 'ink' },
} satisfies Record<string, Coat>;

export function mixed(from: string, to: string, share: number): `#${string}` {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
