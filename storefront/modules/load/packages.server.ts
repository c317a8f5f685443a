import type { ModuleOf } from '#contract/page-modules.ts';
import { type CountedBlock, itemLimit } from '#rules/lists/item-counts.ts';
import { type PackageCardData, packageCardData } from '#storefront/components/cards/card-data.ts';
import { fulfilledValues } from '#storefront/data/fulfilled-values.server.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { firstOfAnimal, packagesOf } from '#storefront/data/list-of-animal.server.ts';
import type { LoadContext } from './load-context.ts';

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
