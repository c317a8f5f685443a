import type { Season } from '../farms/flora.ts';
import type { Stage } from '../farms/stage.ts';
import type { BreedName } from '../breeds.ts';
import type { HouseName } from '../farms/houses.ts';
import type { AltRow } from '../alt-row.ts';
import type { PaletteName } from '../palettes.ts';

/** What differs between the lands of the two brands: whose cows, what house, what stands on the horizon. */
export type Land = {
  cow: BreedName;
  ewe: BreedName;
  hen: BreedName;
  pig: BreedName;
  house: HouseName;
  /** The same house under snow, and with lit windows at night. */
  snowedHouse: HouseName;
  litHouse: HouseName;
  /** Who is fattened for the feasts: turkeys, or St Martin's geese. */
  feastBird: BreedName;
  /** Behind the fields. */
  horizon: (stage: Stage, options: { y: number; isSnowed?: boolean }) => void;
};

/** A month on the land: what runs, swims and rests then. `set` draws from back to front. */
export type Month = {
  season: Season;
  set: (stage: Stage, land: Land) => void;
  alt: Record<PaletteName, AltRow> | AltRow;
};
