import type { Market } from '#contract/market.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { numberParts } from './number-text.ts';

const priceDecimals = 2;

export type Amount = number | string | null | undefined;
export type PriceMarket = Pick<Market, 'numbers'>;

type PriceParts = {
  /** Digits before the decimals, with the market's grouping. */
  whole: string;
  /** The market's decimal sign. */
  separator: string;
  decimals: string;
  symbol: string;
  symbolPosition: 'before' | 'after';
  /** What stands between symbol and number: a no-break space or nothing. */
  gap: string;
  /** The whole price as one text, for screen readers. */
  full: string;
};

/** GPB is a misspelling that travels; nothing knows it as a currency. */
export function normaliseCurrency(code: string): string {
  return code === 'GPB' ? 'GBP' : code;
}

export function formatPrice(amount: Amount, market: PriceMarket): string | null {
  return priceParts(amount, market)?.full ?? null;
}

export function priceParts(amount: Amount, market: PriceMarket): PriceParts | null {
  const value = numberFrom(amount);
  if (value === null) return null;
  const { decimal, price, negativePrice } = market.numbers;
  const { isNegative, whole, fraction } = numberParts(value, market, { least: priceDecimals, most: priceDecimals });
  const unsigned = (isNegative ? whole.slice(1) : whole) + decimal + fraction;
  const around = price.replace('#', '');
  const symbol = around.trim();
  return {
    whole,
    separator: decimal,
    decimals: fraction,
    symbol,
    symbolPosition: price.startsWith('#') ? 'after' : 'before',
    gap: around.replace(symbol, ''),
    full: (isNegative ? negativePrice : price).replace('#', unsigned),
  };
}

/** The old price, when there is one worth crossing out. */
export function previousPrice(price: Amount, previous: Amount): number | null {
  const now = numberFrom(price);
  const before = numberFrom(previous);
  return now !== null && before !== null && before > now ? before : null;
}

export function salePrice(product: { price: Amount; regularPrice: Amount }) {
  return { price: numberFrom(product.price), crossedOut: previousPrice(product.price, product.regularPrice) };
}
