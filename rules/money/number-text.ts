import type { Market } from '#contract/market.ts';

type NumberMarket = Pick<Market, 'numbers'>;
type Decimals = { least: number; most: number };

/**
 * A number as people of the market write it. `Intl.NumberFormat` says the same, but the first one of a page costs an old phone a tenth
 * of a second, in the middle of bringing the page to life.
 */
export function numberText(value: number, market: NumberMarket, decimals: Decimals): string {
  const { whole, fraction } = numberParts(value, market, decimals);
  return fraction === '' ? whole : whole + market.numbers.decimal + fraction;
}

/** `whole` has the sign and the grouping. */
export function numberParts(value: number, { numbers }: NumberMarket, { least, most }: Decimals) {
  const digits = String(shifted(Math.abs(value), most)).padStart(most + 1, '0');
  const end = digits.length - most;
  // Bounded: the figures of one number.
  const grouped = digits.slice(0, end).replaceAll(/\B(?=(\d{3})+$)/g, numbers.group);
  // Bounded: as above.
  const optional = digits.slice(end + least).replace(/0+$/, '');
  const isNegative = value < 0 && /[1-9]/.test(digits);
  return {
    isNegative,
    whole: isNegative ? `-${grouped}` : grouped,
    fraction: digits.slice(end, end + least) + optional,
  };
}

/** Moved by whole places and rounded, half of one up. As text, because 1.005 * 100 is less than 100.5. */
function shifted(value: number, places: number): bigint {
  const [digits, exponent = '0'] = String(value).split('e');
  return BigInt(Math.round(Number(`${digits}e${Number(exponent) + places}`)));
}
