import type { ModuleOf } from '#contract/page-modules.ts';
import { sortPackages } from '#rules/lists/package-order.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type PackageCardData, packageCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import { relationOf } from '#storefront/modules/load/relation.server.ts';

export async function load(
  module: ModuleOf<'related-products'>,
  { content, page }: LoadContext,
): Promise<PackageCardData[]> {
  const params = relationOf(module, page);
  if (!params) return [];
  const { items } = await content.listRelatedPackages({ params });
  // What is sold out is no answer to "where do I get the meat", unless there is no other.
  return sortPackages(items, null).slice(0, itemLimit('related', module.totalShow)).map(packageCardData);
}
