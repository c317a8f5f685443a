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
  /** The house under snow. */
  snowedHouse: HouseName;
  /** The house under snow at night, its windows lit. */
  litHouse: HouseName;
  /** Who is fattened for the feasts: turkeys, or St Martin's geese. */
  feastBird: BreedName;
  /** What stands behind the fields. */
  horizon: (stage: Stage, options: { y: number; isSnowed?: boolean }) => void;
  /** The same where the plate is of the low land: a dike and the sea have no Alps behind them. */
  lowHorizon: (stage: Stage, options: { y: number }) => void;
};

/** A plate of the year. `set` draws it from back to front; its words differ between the brands where the animal does. */
export type Month = {
  season: Season;
  set: (stage: Stage, land: Land) => void;
  alt: Record<PaletteName, AltRow> | AltRow;
};
