// Breeds of sheep: a table.
import type { Breed } from './breed.ts';

export const sheep = {
  texel: {
    animal: 'sheep',
    title: ['Texelaar', 'Texelschaf', 'Texel', 'Texel'],
    look: { face: 'white', hasWoolCap: false },
  },
  rhoenschaf: { animal: 'sheep', title: 'Rhönschaf', look: { face: 'black', legs: 'white', hasWoolCap: false } },
  drents: {
    animal: 'sheep',
    title: ['Drents Heideschaap', 'Drenther Heideschaf', 'Drenthe Heath Sheep', 'Mouton de bruyère de la Drenthe'],
    look: { face: 'chestnut', wool: { base: 'bone', light: null, dark: 'brown' } },
  },
  solognote: {
    animal: 'sheep',
    title: 'Solognote',
    look: {
      hasWoolCap: false,
      face: { base: '#8A4A26', light: 'tan', dark: 'ink' },
      wool: { base: '#EBCFA0', light: null, dark: 'brown' },
    },
  },
  'ile-de-france': {
    animal: 'sheep',
    title: 'Île-de-France',
    look: { face: { base: 'cream', light: null, dark: 'tan' }, wool: { base: 'cream', light: null, dark: 'tan' } },
  },
} satisfies Record<string, Breed>;
