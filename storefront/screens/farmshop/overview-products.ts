import type { Text } from '#contract/locales.ts';
import type { OverviewProduct } from '#storefront/basket/basket-lines.tsx';
import type { ListedProduct } from './load-farmshop.server.ts';

/** The products as the overview shows those of them that are in the box. */
export function overviewProducts(products: readonly ListedProduct[], t: Text, locale: string): OverviewProduct[] {
  const format = new Intl.NumberFormat(locale);
  return products.map(({ bundledItemId, title, price, image, weight, piecesPerPack, unitType }) => {
    const amount = weight === null ? null : format.format(weight * (piecesPerPack ?? 1));
    const inWords = amount === null ? null : (t.find(`units.${unitType}`, { amount }) ?? `${amount} ${unitType}`);
    return { id: bundledItemId, title, price, image, weight: inWords };
  });
}
