import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import type { OverviewProduct } from '#storefront/basket/basket-lines.tsx';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { boxProduct } from './box-product.ts';
import type { ListedProduct } from './load.server.ts';

/** The products as the overview shows those of them that are in the box. */
export function overviewProducts(
  products: readonly ListedProduct[],
  t: Text,
  market: BrowserMarket,
): OverviewProduct[] {
  return products.map((product) => {
    const { weight, piecesPerPack, unitType } = product;
    const inWords =
      weight === null ? null : amountText({ amount: weight * (piecesPerPack ?? 1), unit: unitType }, t, market);
    const grams = weight === null || unitType !== 'g' ? null : weight * (piecesPerPack ?? 1);
    return { ...boxProduct(product), weight: inWords, grams };
  });
}
