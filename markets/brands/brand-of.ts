import type { Brand } from './brand.ts';
import { kudde } from './kudde.ts';
import { weidekiste } from './weidekiste.ts';

/** By the theme a market names. */
export const brands: Readonly<Record<string, Brand>> = { kudde, weidekiste };

/** A theme nobody drew looks like the first brand. */
export function brandOf(theme: string): Brand {
  return brands[theme] ?? kudde;
}
