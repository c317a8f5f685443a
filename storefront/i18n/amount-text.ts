import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { numberText } from '#rules/money/number-text.ts';

export type Amount = { amount: number; unit: string };

/** An amount as people of the market write it: "1,2 kilo". A unit the catalogue does not know is written as it is. */
export function amountText({ amount, unit }: Amount, t: Text, market: Pick<Market, 'numbers'>): string {
  const number = numberText(amount, market, { least: 0, most: 2 });
  return t.find(`units.${unit}`, { amount: number }) ?? `${number} ${unit}`;
}
