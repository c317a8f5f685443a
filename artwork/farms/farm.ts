import type { AnimalName } from '../animals/animals.ts';
import type { Season } from './flora.ts';
import type { Stage } from './stage.ts';

/** A farm as its cover shows it: which animals, where, in which season. `set` draws from back to front. */
export type Farm = {
  animal: AnimalName | 'vines';
  place: string;
  season: Season;
  /** Of the part a phone shows, as a share of the width: the animal in front stands in it, right of the farmer's portrait. Half unless said. */
  middle?: number;
  set: (stage: Stage) => void;
};
