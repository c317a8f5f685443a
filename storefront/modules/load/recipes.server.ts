import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/stock/item-counts.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import { firstOfAnimal, recipesOf } from '#storefront/data/list-of-animal.server.ts';
import type { LoadContext } from './load-context.ts';
import { relationOf } from './related.server.ts';
import { fulfilledValues } from '#storefront/data/fulfilled-values.server.ts';

/** Recipes picked by slug or by animal; without either the first of the list. */
export async function loadRecipes(
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

export async function loadRelatedRecipes(
  module: ModuleOf<'related-recipes'>,
  { content, page }: LoadContext,
): Promise<RecipeCardData[]> {
  const params = relationOf(module, page);
  if (!params) return [];
  const { items } = await content.listRelatedRecipes({ params });
  return items.slice(0, itemLimit('related', module.totalShow)).map(recipeCardData);
}

export async function loadRecipe(
  { config }: ModuleOf<'recipe'>,
  { content }: LoadContext,
): Promise<RecipeCardData | null> {
  return config.slug ? recipeCardData(await content.getRecipe({ params: { slug: config.slug } })) : null;
}
