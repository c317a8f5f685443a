import type { AnimalName } from '../animals/animals.ts';
import type { Season } from './flora.ts';
import type { Stage } from './stage.ts';

/** A farm as its cover shows it: which animals, where, in which season. `set` draws from back to front. */
export type Farm = { animal: AnimalName | 'vines'; place: string; season: Season; set: (stage: Stage) => void };
