import type { Market } from '#contract/market.ts';

export type FreezerFit = 'half' | 'threeQuarters' | 'full';

/** The first number in a text such as "ca. 4,1 kg". No weight, or none above 0, is null. */
export function weightInKg(text: string | number | null | undefined): number | null {
  const found = /\d+(?:[.,]\d+)?/.exec(String(text ?? ''));
  const weight = found ? Number(found[0].replace(',', '.')) : 0;
  return weight > 0 ? weight : null;
}

/** How much of a freezer drawer a package takes; null hides the block. */
export function freezerFit(
  { config, weightKg }: { config?: string | null; weightKg: number | null },
  { freezer }: Pick<Market, 'freezer'>,
): FreezerFit | null {
  if (config === 'small') return 'half';
  if (config === 'medium') return 'threeQuarters';
  if (config === 'large') return 'full';
  if (weightKg === null || Number.isNaN(weightKg)) return null;
  if (weightKg <= freezer.halfUpToKg) return 'half';
  return weightKg >= freezer.fullFromKg ? 'full' : 'threeQuarters';
}

/** In steps, as the drawer is drawn; in percent. */
export type DrawerFill = 25 | 50 | 75 | 100;

/** How full the drawer looks: what fits into half of one may well take a quarter. */
export function drawerFill(
  { fit, weightKg }: { fit: FreezerFit; weightKg: number | null },
  { freezer }: Pick<Market, 'freezer'>,
): DrawerFill {
  if (fit === 'full') return 100;
  if (fit === 'threeQuarters') return 75;
  return weightKg !== null && weightKg <= freezer.halfUpToKg / 2 ? 25 : 50;
}
