import type { Market } from '#contract/market.ts';

/** The address of a logo says what is in it, so that browsers may keep it. `data` is the picture as text. */
export function logoPath({ code }: Pick<Market, 'code'>, data: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < data.length; at += 1) hash = Math.imul(hash ^ data.charCodeAt(at), 0x01000193);
  return `/brand/${code}-${(hash >>> 0).toString(16).padStart(8, '0')}.png`;
}
