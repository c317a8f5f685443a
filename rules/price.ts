import type { Market } from '#contract/market.ts';
import { priceDecimals } from './constants.ts';
import { numberFrom } from '#contract/number-from.ts';

export type Amount = number | string | null | undefined;
type PriceMarket = Pick<Market, 'locale' | 'currency'>;

type PriceParts = {
  /** Digits before the decimals, with the locale's grouping. */
  whole: string;
  /** The locale's decimal sign. */
  separator: string;
  decimals: string;
  symbol: string;
  symbolPosition: 'before' | 'after';
  /** What stands between symbol and number: a no-break space or nothing. */
  gap: string;
  /** The whole price as one text, for those who hear it. */
  full: string;
};

/** Creating a formatter costs far more than using one. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor({ locale, currency }: PriceMarket): Intl.NumberFormat {
  const code = normaliseCurrency(currency);
  const key = `${locale} ${code}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: priceDecimals,
    maximumFractionDigits: priceDecimals,
  });
  formats.set(key, format);
  return format;
}

/** GPB is a misspelling that travels; Intl would print its letters. */
export function normaliseCurrency(code: string): string {
  return code === 'GPB' ? 'GBP' : code;
}

export function formatPrice(amount: Amount, market: PriceMarket): string | null {
  const value = numberFrom(amount);
  return value === null ? null : formatFor(market).format(value);
}

export function priceParts(amount: Amount, market: PriceMarket): PriceParts | null {
  const value = numberFrom(amount);
  if (value === null) return null;
  const parts = formatFor(market).formatToParts(value);
  const textOf = (...types: string[]) =>
    parts.flatMap((part) => (types.includes(part.type) ? [part.value] : [])).join('');
  const isBefore =
    parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer');
  return {
    whole: textOf('minusSign', 'integer', 'group'),
    separator: textOf('decimal'),
    decimals: textOf('fraction'),
    symbol: textOf('currency'),
    symbolPosition: isBefore ? 'before' : 'after',
    gap: textOf('literal'),
    full: parts.map((part) => part.value).join(''),
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
