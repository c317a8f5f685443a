import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/stock/item-counts.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import { relationOf } from '#storefront/modules/load/related.server.ts';

export async function load(
  module: ModuleOf<'related-recipes'>,
  { content, page }: LoadContext,
): Promise<RecipeCardData[]> {
  const params = relationOf(module, page);
  if (!params) return [];
  const { items } = await content.listRelatedRecipes({ params });
  return items.slice(0, itemLimit('related', module.totalShow)).map(recipeCardData);
}
