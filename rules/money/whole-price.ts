import type { Market } from '#contract/market.ts';

/** A round price in a sentence, such as "€ 75". */
export function formatWholePrice(amount: number, { numbers }: Pick<Market, 'numbers'>): string {
  return numbers.price.replace('#', String(Math.round(amount)));
}
