/**
 * Money that is reckoned with: whole numbers of the currency's smallest unit. Market files, content and WooCommerce name amounts in
 * euros or pounds; they become cents at the edge, by `centsOf`, and are shown by `formatCents`. Nothing else may multiply or divide
 * by a hundred (scripts/checks/money.mjs), and the compiler takes no other number for cents.
 */
import { formatPrice, type PriceMarket } from './price.ts';

declare const unit: unique symbol;
export type Cents = number & { readonly [unit]: 'cents' };

/** What was reckoned with cents, or counted in them by somebody else. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

/** Of an amount in euros or pounds, rounded. */
export function centsOf(amount: number | string): Cents {
  return Math.round(Number(amount) * 100) as Cents;
}

/** Of digits before and after the decimal sign, as people and banks write them; one decimal is tenths. */
export function centsOfDigits(whole: string, fraction: string): Cents {
  return (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))) as Cents;
}

export function sumOfCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum as Cents;
}

/** What takes an amount back. */
export function negated(amount: Cents): Cents {
  return (0 - amount) as Cents;
}

/** In euros or pounds, for what speaks of money in these: market files, structured data, tests of content. */
export function amountOf(amount: Cents): number {
  return amount / 100;
}

/** `1234.50`, for files and codes that programs read, or with the market's own decimal sign for fields that people fill in. */
export function decimalText(amount: Cents, decimal = '.'): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}

/** As visitors read it, with the currency. */
export function formatCents(amount: Cents, market: PriceMarket): string {
  return formatPrice(amountOf(amount), market) ?? '';
}
