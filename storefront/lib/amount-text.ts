import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';

export type Amount = { amount: number; unit: string };

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(langTag: string): Intl.NumberFormat {
  const format = formats.get(langTag) ?? new Intl.NumberFormat(langTag, { maximumFractionDigits: 2 });
  formats.set(langTag, format);
  return format;
}

/** An amount as people of the market write it: "1,2 kilo". A unit the catalogue does not know is written as it is. */
export function amountText({ amount, unit }: Amount, t: Text, { langTag }: Pick<Market, 'langTag'>): string {
  const number = formatFor(langTag).format(amount);
  return t.find(`units.${unit}`, { amount: number }) ?? `${number} ${unit}`;
}
