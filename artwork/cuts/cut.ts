import type { AltRow } from '../alt-row.ts';
import { palettesOf } from '../motif.ts';
import type { Brands, Motif, Species } from '../motif.ts';
import type { PaletteName } from '../palettes.ts';

type Cut = {
  /** `nl / de / en / fr`, with a bar between synonyms and a dash where that market's butchers do not cut it. */
  names: string;
  alt: AltRow;
  /** Whose inks; without it, of each brand that has a name for it. */
  brands?: Brands;
  /** How many pieces lie there, as a pack has; for both brands, or for each. */
  count?: number | Partial<Record<PaletteName, number>>;
};

/** A raw cut, printed in the inks of the brands that have a name for it unless it says whose. */
export function cut(
  draw: Motif['draw'],
  species: Species | readonly Species[],
  { names, alt, brands, count }: Cut,
): Motif {
  const listed = names.split('/').map((list) => list.split('|').map((name) => name.trim()));
  const [nl = [], de = [], en = [], fr = []] = listed.map((list) => list.filter((name) => name !== '' && name !== '-'));
  const isKudde = nl.length + en.length + fr.length > 0;
  const named = de.length === 0 ? 'Kudde' : isKudde ? 'both' : 'Weidekiste';
  return {
    draw,
    state: 'raw',
    species: typeof species === 'string' ? [species] : species,
    alt,
    names: [nl, de, en, fr],
    palettes: palettesOf[brands ?? named],
    count: typeof count === 'number' ? { kudde: count, weide: count } : count,
  };
}
