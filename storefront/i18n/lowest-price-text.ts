import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { formatPrice, type PriceMarket } from '#rules/money/price.ts';

/** What the law wants beside a price that is crossed out; null where none is. */
export function lowestPriceText(
  crossedOut: number | null,
  { t, market }: { t: Text; market: PriceMarket & Pick<Market, 'priceCut'> },
): string | null {
  const price = formatPrice(crossedOut, market);
  if (price === null) return null;
  return t(market.priceCut === 'as-given' ? 'price.beforeCut' : 'price.lowest30', { price });
}
