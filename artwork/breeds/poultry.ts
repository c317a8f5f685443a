// Breeds of hens, turkeys, ducks and geese: a table.
import type { Breed } from './breed.ts';

export const poultry = {
  'hollands-hoen': {
    animal: 'chicken',
    title: ['Hollands Hoen', 'Holländisches Huhn', 'Hollandse Hoen', 'Hollandaise'],
    look: {
      // Silver pencilled.
      coat: { base: 'cream', light: null, dark: 'ink' },
      neck: { base: 'cream', light: null, dark: 'tan' },
      tail: { base: 'grey', light: 'cream', dark: 'ink' },
      legInk: 'grey',
      comb: 'rose',
      earlobe: 'cream',
    },
  },
  barnevelder: {
    animal: 'chicken',
    title: 'Barnevelder',
    look: {
      coat: { base: 'brown', light: 'tan', dark: 'ink' },
      neck: { base: 'ink', light: 'teal', dark: null },
      tail: 'black',
    },
  },
  kalkoen: { animal: 'turkey', title: ['Bronskalkoen', 'Bronze', 'Bronze', 'bronzée'], look: {} },
  'wilde-eend': {
    animal: 'duck',
    title: ['Wilde eend', 'Stockente', 'Mallard', 'Colvert'],
    look: { isStanding: true },
  },
  pekingeend: {
    animal: 'duck',
    title: ['Pekingeend', 'Pekingente', 'Pekin', 'Pékin'],
    look: { isWhiteDuck: true, isStanding: true },
  },
  vorwerk: {
    animal: 'chicken',
    title: 'Vorwerkhuhn',
    look: { coat: { base: '#D2913F', light: 'gold', dark: 'brown' }, neck: 'black', tail: 'black', legInk: 'grey' },
  },
  bresse: {
    animal: 'chicken',
    title: 'Les Bleues',
    look: { coat: 'white', neck: { base: 'cream', light: null, dark: 'grey' }, tail: 'white', legInk: 'teal' },
  },
  'cou-nu': {
    animal: 'chicken',
    title: 'Cou nu',
    look: {
      coat: { base: '#B5582B', light: 'ochre', dark: 'ink' },
      neck: { base: 'blush', light: 'rose', dark: 'red' },
      tail: { base: 'brown', light: 'tan', dark: 'ink' },
    },
  },
  gatinaise: {
    animal: 'chicken',
    title: 'Gâtinaise',
    look: { coat: 'white', neck: { base: 'cream', light: null, dark: 'tan' }, tail: 'white', legInk: 'rose' },
  },
  ixworth: {
    animal: 'chicken',
    title: 'Ixworth',
    look: {
      coat: { base: 'cream', light: null, dark: 'grey' },
      neck: { base: 'cream', light: null, dark: 'grey' },
      tail: { base: 'cream', light: null, dark: 'grey' },
      legInk: 'bone',
      comb: 'pea',
    },
  },
  'red-ranger': {
    animal: 'chicken',
    title: 'Red Ranger',
    look: {
      coat: { base: '#9E4322', light: 'tan', dark: 'ink' },
      neck: { base: '#B9602C', light: 'gold', dark: 'brown' },
      tail: { base: '#5E2A18', light: 'rust', dark: 'ink' },
    },
  },
  landgans: {
    animal: 'goose',
    title: 'Fränkische Landgans',
    look: {
      coat: { base: '#C9CBC2', light: 'cream', dark: 'ink' },
      wing: { base: '#8E9595', light: 'cream', dark: 'ink' },
    },
  },
} satisfies Record<string, Breed>;
