import type { ModuleOf } from '#contract/page-modules.ts';
import { type CountedBlock, itemLimit } from '#rules/stock/item-counts.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock.ts';
import {
  type FarmshopCardData,
  farmshopCardData,
  type PackageCardData,
  packageCardData,
} from '#storefront/components/cards/card-data.ts';
import { firstOfAnimal, packagesOf } from '#storefront/data/list-of-animal.server.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import type { LoadContext } from './load-context.ts';
import { relationOf } from './related.server.ts';
import { fulfilledValues } from '#storefront/data/fulfilled-values.server.ts';

type PickModule = ModuleOf<'highlight'> | ModuleOf<'product-highlight'>;

/** Packages picked by slug or by animal; without either the first of the list. */
export function loadPackages(block: CountedBlock) {
  return async ({ config, totalShow }: PickModule, { content }: LoadContext): Promise<PackageCardData[]> => {
    const limit = itemLimit(block, totalShow);
    if (config.slugs.length > 0) {
      const picked = config.slugs.slice(0, limit).map((slug) => getPackage(content, slug));
      return (await fulfilledValues(picked)).map(packageCardData);
    }
    const items = await firstOfAnimal(packagesOf(content), {
      per_page: limit,
      animal_type: config.animal ?? undefined,
    });
    return items.slice(0, limit).map(packageCardData);
  };
}

export async function loadRelatedPackages(
  module: ModuleOf<'related-products'>,
  { content, page }: LoadContext,
): Promise<PackageCardData[]> {
  const params = relationOf(module, page);
  if (!params) return [];
  const { items } = await content.listRelatedPackages({ params });
  return items.slice(0, itemLimit('related', module.totalShow)).map(packageCardData);
}

export async function loadPopular(
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
