// What a picture of food shows, so that a list of pictures can be checked against what is sold.
import type { AltRow } from './alt-row.ts';
import type { Sheet } from './engine/sheet.ts';
import type { PaletteName } from './palettes.ts';

/** An animal as the shop names it. */
export type Species =
  | 'cow'
  | 'pig'
  | 'sheep'
  | 'chicken'
  | 'duck'
  | 'goose'
  | 'turkey'
  | 'game'
  | 'deer'
  | 'roe'
  | 'boar'
  | 'fish'
  | 'salmon'
  | 'codfish';

export type Motif = {
  draw: (sheet: Sheet) => void;
  state: 'raw' | 'cooked' | 'kitchen';
  /** Whose meat it may be; none where no meat is in sight. */
  species: readonly Species[];
  alt: AltRow;
  /** Words of which a title has one if it names this cut, by language; only cuts have them. */
  names?: AltRow<readonly string[]>;
  palettes: readonly PaletteName[];
};

/** Which brands print a motif. */
export type Brands = 'Kudde' | 'Weidekiste' | 'both';

export const palettesOf = {
  Kudde: ['kudde'],
  Weidekiste: ['weide'],
  both: ['kudde', 'weide'],
} as const satisfies Record<Brands, readonly PaletteName[]>;
