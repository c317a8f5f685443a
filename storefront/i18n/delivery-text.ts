import type { Text } from '#contract/locales.ts';
import { formatPrice, type PriceMarket } from '#rules/money/price.ts';

/** `cost` 0: the price holds it; null: only the basket knows it. `freeFrom`: the sum from which it costs nothing. */
type DeliveryCost = { cost: number | null; freeFrom: number | null };

/** What stands beside a price: tax, and what delivery costs. The same figures as in the basket. */
export function deliveryText({ cost, freeFrom }: DeliveryCost, t: Text, market: PriceMarket): string {
  const price = formatPrice(cost, market) ?? '';
  const from = formatPrice(freeFrom, market);
  if (cost === null) return from === null ? t('price.delivery.elsewhere') : t('price.delivery.freeFrom', { from });
  if (cost === 0) return from === null ? t('price.delivery.included') : t('price.delivery.freeFrom', { from });
  return from === null ? t('price.delivery.plus', { price }) : t('price.delivery.plusFreeFrom', { price, from });
}
