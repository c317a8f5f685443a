import type { ModuleOf } from '#contract/page-modules.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load({ config }: ModuleOf<'recipe'>, { content }: LoadContext): Promise<RecipeCardData | null> {
  return config.slug ? recipeCardData(await content.getRecipe({ params: { slug: config.slug } })) : null;
}
