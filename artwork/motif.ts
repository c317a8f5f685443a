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
  /** Draws so many pieces; a drawing of meat that is not sold by the piece takes no number. */
  draw: (sheet: Sheet, count: number) => void;
  state: 'raw' | 'cooked' | 'kitchen';
  /** Whose meat it may be; none where no meat is in sight. */
  species: readonly Species[];
  alt: AltRow;
  /** Words of which a title has one if it names this cut, by language; only cuts have them. */
  names?: AltRow<readonly string[]>;
  palettes: readonly PaletteName[];
  /** How many pieces lie there, as many as on the label; none where it is not sold by the piece. */
  count?: Partial<Record<PaletteName, number>>;
};

/** Which brands print a motif. */
export type Brands = 'Kudde' | 'Weidekiste' | 'both';

export const palettesOf = {
  Kudde: ['kudde'],
  Weidekiste: ['weide'],
  both: ['kudde', 'weide'],
} as const satisfies Record<Brands, readonly PaletteName[]>;
