import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import { relationOf } from '#storefront/modules/load/relation.server.ts';

/** `ofAnimal` is set where nothing is cooked with the cut itself: then it is a recipe of its animal. */
export type RelatedRecipe = RecipeCardData & { ofAnimal?: string };

export async function load(
  module: ModuleOf<'related-recipes'>,
  { content, page }: LoadContext,
): Promise<RelatedRecipe[]> {
  const params = relationOf(module, page);
  if (!params) return [];
  const limit = itemLimit('related', module.totalShow);
  const { items } = await content.listRelatedRecipes({ params });
  if (items.length > 0 || params.relatedType !== 'meatcut') return items.slice(0, limit).map(recipeCardData);
  const [animal] = (await content.getCut({ params: { slug: params.relatedSlug } })).animalTypes;
  if (!animal) return [];
  const others = await content.listRecipes({ query: { animal_type: animal, per_page: limit } });
  return others.items.slice(0, limit).map((recipe) => ({ ...recipeCardData(recipe), ofAnimal: animal }));
}
