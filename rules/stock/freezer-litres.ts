/**
 * What meat packed in vacuum takes of a freezer, in whole litres: 1.8 for a kilo that lies flat, 2.5 for one that is thrown in.
 * In tenths of a litre for a kilo, so that everything is reckoned in whole numbers.
 */
import type { DrawerFill } from './freezer-fit.ts';

const tightTenths = 18;
const looseTenths = 25;
const tenthsOfGramLitre = 10_000;

export type Litres = { tight: number; loose: number };

/** Null where nothing is known to be frozen. */
export function freezerLitres(grams: number | null): Litres | null {
  if (grams === null || !(grams > 0)) return null;
  const litres = (tenths: number) => Math.ceil((grams * tenths) / tenthsOfGramLitre);
  return { tight: litres(tightTenths), loose: litres(looseTenths) };
}

/** Of a weight in kilos. */
export function litresOfKilos(kilos: number | null): Litres | null {
  return freezerLitres(kilos === null ? null : Math.round(kilos * 1000));
}

export const mostFreeLitres = 500;

/** What somebody typed about the room that is left; null where it is no whole number from 1 to 500. */
export function readFreeLitres(typed: unknown): number | null {
  const text = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
  const litres = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return litres >= 1 && litres <= mostFreeLitres ? litres : null;
}

export type FreezerVerdict = { is: 'fits' | 'stacked' } | { is: 'short'; by: number };

export function freezerVerdict({ tight, loose }: Litres, free: number): FreezerVerdict {
  if (free >= loose) return { is: 'fits' };
  return free >= tight ? { is: 'stacked' } : { is: 'short', by: tight - free };
}

/** How full the drawer looks that has so much room, with all of it stacked. */
export function drawerFillOf({ tight }: Litres, free: number): DrawerFill {
  const share = tight / free;
  if (share <= 0.25) return 25;
  if (share <= 0.5) return 50;
  return share <= 0.75 ? 75 : 100;
}
