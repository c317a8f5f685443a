// What a farmer is drawn from.
import type { Ink } from '../palettes.ts';
import type { hairs, skins } from './skins-and-hair.ts';

export type Person = {
  isWoman?: boolean;
  isOld?: boolean;
  skin: keyof typeof skins;
  /** Widths of forehead, cheeks and jaw and the length of the lower face, beside the usual oval. */
  head?: readonly [forehead: number, cheeks: number, jaw: number, length: number];
  eyes?: 'open' | 'round' | 'almond' | 'deep';
  iris?: Ink;
  brows?: 'arched' | 'thin' | 'straight' | 'bushy';
  nose?: 'straight' | 'broad' | 'long' | 'small';
  mouth?: 'grin' | 'smile' | 'full' | 'calm';
  lips?: Ink;
  hasFreckles?: boolean;
  hasGlasses?: boolean;
  earrings?: Ink;
  hair: keyof typeof hairs;
  /** Without a style and without a hat: bald. */
  style?:
    | 'short'
    | 'crop'
    | 'quiff'
    | 'receding'
    | 'pixie'
    | 'perm'
    | 'long'
    | 'bob'
    | 'wavy'
    | 'fringe'
    | 'curls'
    | 'bun'
    | 'braid'
    | 'crown'
    | 'braids';
  beard?: 'full' | 'long' | 'goatee' | 'stubble' | 'mustache';
  hat?: 'flatcap' | 'straw' | 'beanie' | 'loden' | 'scarf' | 'hijab' | 'beret' | 'cap';
  hatInk?: Ink;
  garment: 'check' | 'overall' | 'knit' | 'oilskin' | 'jacket' | 'stripes' | 'apron' | 'fleece';
  cloth: Ink;
  /** Of a pattern, a border, a shirt. */
  second: Ink;
  ground: Ink;
};
