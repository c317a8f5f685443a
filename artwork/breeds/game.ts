// Game: one kind of each: a table.
import type { Breed } from './breed.ts';

export const game = {
  edelhert: { animal: 'deer', title: ['Edelhert', 'Rothirsch', 'Red deer', 'Cerf'], look: {} },
  ree: { animal: 'roe', title: ['Ree', 'Reh', 'Roe deer', 'Chevreuil'], look: {} },
  zwijn: { animal: 'boar', title: ['Wild zwijn', 'Wildschwein', 'Wild boar', 'Sanglier'], look: {} },
  fazant: { animal: 'game', title: ['Fazant', 'Fasan', 'Pheasant', 'Faisan'], look: {} },
} satisfies Record<string, Breed>;
