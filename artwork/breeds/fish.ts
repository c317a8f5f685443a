// Fish: one kind of each: a table.
import type { Breed } from './breed.ts';

export const fish = {
  zalm: { animal: 'salmon', title: ['Wilde zalm', 'Wildlachs', 'Wild salmon', 'Saumon sauvage'], look: {} },
  kabeljauw: { animal: 'codfish', title: ['Kabeljauw', 'Kabeljau', 'Cod', 'Cabillaud'], look: {} },
  makreel: { animal: 'fish', title: ['Makreel', 'Makrele', 'Mackerel', 'Maquereau'], look: {} },
} satisfies Record<string, Breed>;
