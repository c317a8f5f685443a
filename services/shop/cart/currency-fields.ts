import type { Market } from '#contract/market.ts';
import { normaliseCurrency } from '#rules/money/price.ts';

/** How WooCommerce says in which currency an amount is and how to write it. */
export type CurrencyFields = {
  currency_code: string;
  currency_symbol: string;
  currency_minor_unit: number;
  currency_decimal_separator: string;
  currency_thousand_separator: string;
  currency_prefix: string;
  currency_suffix: string;
};

export function currencyFields({ currency, locale }: Pick<Market, 'currency' | 'locale'>): CurrencyFields {
  const code = normaliseCurrency(currency);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(1_234_567.89);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const symbol = textOf('currency');
  // The shop writes plain spaces where Intl has ones that do not break.
  const gap = textOf('literal').replace(/\s/g, ' ');
  const isBefore = parts[0]?.type === 'currency';
  return {
    currency_code: code,
    currency_symbol: symbol,
    currency_minor_unit: 2,
    currency_decimal_separator: textOf('decimal'),
    currency_thousand_separator: textOf('group').replace(/\s/g, ' '),
    currency_prefix: isBefore ? symbol + gap : '',
    currency_suffix: isBefore ? '' : gap + symbol,
  };
}
