import type { ModuleOf } from '#contract/page-modules.ts';
import { loadCategoryGroups } from '#storefront/components/load-category-groups.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export function load({ config }: ModuleOf<'category-tabs'>, context: LoadContext) {
  return loadCategoryGroups(context, config.animals);
}
