import type { Text } from '#contract/locales.ts';
import type { Litres } from '#rules/stock/freezer-litres.ts';

/** "8 to 11", or one number where both are the same. */
export function litresText({ tight, loose }: Litres, text: Text): string {
  return tight === loose ? String(tight) : text('almanac:freezer.range', { tight, loose });
}
