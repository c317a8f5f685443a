import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/stock/item-counts.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock.ts';
import { type FarmshopCardData, farmshopCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(
  { config, totalShow }: ModuleOf<'popular'>,
  { content, market, now }: LoadContext,
): Promise<FarmshopCardData[]> {
  if (!market.farmshop) return [];
  const { animal } = config;
  const products = await (animal
    ? content.listPopularFarmshopProductsOfAnimal({ params: { animal } })
    : content.listPopularFarmshopProducts({}));
  // A service that is not ours may name others too.
  const inStock = products.filter(({ stockStatus }) => canBuy(readFarmshopStock(stockStatus)));
  return inStock.slice(0, itemLimit('highlightModule', totalShow)).map((product) => farmshopCardData(product, now));
}
