// Every farmer we can draw. Signs of work: a hat, an overall, a knit, three at most.
import type { Ink } from '../palettes.ts';
import type { hairs, skins } from './skins-and-hair.ts';

export type Person = {
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  style?: 'short' | 'crop' | 'long' | 'bob' | 'bun' | 'braid';
  beard?: 'full' | 'goatee' | 'stubble' | 'mustache';
  hat?: 'flatcap' | 'straw' | 'beanie' | 'loden' | 'scarf';
  hatInk?: Ink;
  garment: 'check' | 'overall' | 'knit' | 'oilskin' | 'jacket';
  cloth: Ink;
  /** Of a pattern, a border, a shirt. */
  second: Ink;
  ground: Ink;
  isWoman?: boolean;
  isOld?: boolean;
  hasGlasses?: boolean;
};

export const people = {
  henk: {
    skin: 'rosy',
    hair: 'grey',
    hat: 'flatcap',
    hatInk: 'moss',
    beard: 'mustache',
    garment: 'overall',
    cloth: 'teal',
    second: 'rust',
    ground: 'gold',
    isOld: true,
  },
  marieke: {
    isWoman: true,
    skin: 'light',
    hair: 'blond',
    style: 'bun',
    garment: 'check',
    cloth: 'red',
    second: 'cream',
    ground: 'sky',
  },
  joris: {
    skin: 'rosy',
    hair: 'red',
    style: 'short',
    beard: 'full',
    garment: 'knit',
    cloth: 'pine',
    second: 'sage',
    ground: 'rose',
  },
  aicha: {
    isWoman: true,
    skin: 'brown',
    hair: 'black',
    hat: 'scarf',
    hatInk: 'ochre',
    garment: 'jacket',
    cloth: 'rust',
    second: 'cream',
    ground: 'sage',
  },
  willem: {
    skin: 'light',
    hair: 'white',
    hat: 'straw',
    beard: 'stubble',
    garment: 'check',
    cloth: 'teal',
    second: 'cream',
    ground: 'sage',
    isOld: true,
  },
  sanne: {
    isWoman: true,
    skin: 'olive',
    hair: 'brown',
    style: 'long',
    garment: 'overall',
    cloth: 'moss',
    second: 'ochre',
    ground: 'rose',
  },
  pieter: {
    skin: 'rosy',
    hair: 'brown',
    hat: 'beanie',
    hatInk: 'rust',
    beard: 'full',
    garment: 'oilskin',
    cloth: 'ochre',
    second: 'gold',
    ground: 'sea',
  },
  elise: {
    isWoman: true,
    skin: 'light',
    hair: 'grey',
    style: 'bob',
    hasGlasses: true,
    garment: 'knit',
    cloth: 'wine',
    second: 'rose',
    ground: 'gold',
    isOld: true,
  },
  kofi: {
    skin: 'deep',
    hair: 'black',
    style: 'crop',
    beard: 'goatee',
    garment: 'knit',
    cloth: 'rust',
    second: 'gold',
    ground: 'sky',
  },
  anton: {
    skin: 'olive',
    hair: 'grey',
    hat: 'loden',
    hatInk: 'pine',
    beard: 'mustache',
    garment: 'jacket',
    cloth: 'pine',
    second: 'sage',
    ground: 'sage',
    isOld: true,
  },
  lucie: {
    isWoman: true,
    skin: 'light',
    hair: 'brown',
    style: 'braid',
    garment: 'check',
    cloth: 'moss',
    second: 'cream',
    ground: 'rose',
  },
  tom: {
    skin: 'rosy',
    hair: 'blond',
    style: 'short',
    hat: 'flatcap',
    hatInk: 'brown',
    garment: 'knit',
    cloth: 'teal',
    second: 'sky',
    ground: 'sky',
  },
} satisfies Record<string, Person>;

export type PersonName = keyof typeof people;
