import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { type FarmshopCardData, farmshopCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(
  { config, totalShow }: ModuleOf<'popular'>,
  { content, market, now, page }: LoadContext,
): Promise<FarmshopCardData[]> {
  if (!market.farmshop) return [];
  const { animal } = config;
  const products = await (animal
    ? content.listPopularFarmshopProductsOfAnimal({ params: { animal } })
    : content.listPopularFarmshopProducts({}));
  // A service that is not ours may name others too. What the page itself is about is no neighbour of it.
  const inStock = products.filter(
    ({ slug, stockStatus }) => slug !== page.piece && canBuy(readFarmshopStock(stockStatus)),
  );
  return inStock.slice(0, itemLimit('highlightModule', totalShow)).map((product) => farmshopCardData(product, now));
}
