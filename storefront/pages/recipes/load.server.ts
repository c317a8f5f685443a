/** What the pages about recipes ask of the content service. */
import { distinctTypesPageSize, listPageSize } from '#rules/text/constants.ts';
import { filterTypes } from '#rules/lists/filter-list.ts';
import type { FilteredList } from '#rules/addresses/list-path.ts';
import { longDate } from '#rules/time/long-date.ts';
import { isBeyondLast, pageCount } from '#rules/lists/pagination.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { recipeCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { listOfAnimal, recipesOf } from '#storefront/data/list-of-animal.server.ts';
import { listHead } from '#storefront/data/list-head.ts';

export async function loadRecipeList(
  { content, market, log, text }: RequestContext,
  { filter, page }: Pick<FilteredList, 'filter' | 'page'>,
) {
  const [recipes, all, staticPage] = await Promise.all([
    orNotFound(listOfAnimal(recipesOf(content), { page, per_page: listPageSize, animal_type: filter ?? undefined })),
    orNull(content.listRecipes({ query: { per_page: distinctTypesPageSize } }), log),
    orNull(content.getStaticPage({ params: { slug: 'recipes' } }), log),
  ]);
  const count = pageCount(recipes.total, recipes.perPage);
  if (isBeyondLast(page, count)) throw notFound();
  return {
    page: listHead(staticPage, { title: text('recipes:title'), summary: text('recipes:intro') }),
    recipes: recipes.items.map(recipeCardData),
    total: recipes.total,
    pageCount: count,
    state: { list: 'recipes' as const, filter, page },
    types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
    modules: staticPage?.modules ?? [],
  };
}

export async function loadRecipe(ctx: RequestContext, slug: string) {
  const { modules, alternates, animalTypes, ...recipe } = await orNotFound(ctx.content.getRecipe({ params: { slug } }));
  const updatedOn = longDate(recipe.updatedAt, ctx.market);
  return { recipe, updatedOn, crumbs: crumbsOf(ctx, animalTypes), modules, alternates };
}

/** The list, then the list of the animal it is cooked with. */
function crumbsOf({ market, text }: RequestContext, animalTypes: string[]) {
  const animal = market.animalTypes.find((type) => animalTypes.includes(type));
  const to = animal ? pathTo(market, 'recipes', { filter: animal }) : null;
  const title = text.find(`animals.${animal}`);
  return [{ title: text('recipes:title'), to: pathTo(market, 'recipes') }, ...(to && title ? [{ title, to }] : [])];
}
