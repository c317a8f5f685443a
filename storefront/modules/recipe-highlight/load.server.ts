import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import { fulfilledValues } from '#storefront/data/fulfilled-values.server.ts';
import { firstOfAnimal, recipesOf } from '#storefront/data/list-of-animal.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** Recipes picked by slug or by animal; without either the first of the list. */
export async function load(
  { config, totalShow }: ModuleOf<'recipe-highlight'>,
  { content }: LoadContext,
): Promise<RecipeCardData[]> {
  const limit = itemLimit('recipeHighlight', totalShow);
  if (config.slugs.length > 0) {
    const picked = config.slugs.slice(0, limit).map((slug) => content.getRecipe({ params: { slug } }));
    return (await fulfilledValues(picked)).map(recipeCardData);
  }
  const items = await firstOfAnimal(recipesOf(content), { per_page: limit, animal_type: config.animal ?? undefined });
  return items.slice(0, limit).map(recipeCardData);
}
