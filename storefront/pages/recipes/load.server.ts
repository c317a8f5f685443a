/** What the pages about recipes ask of the content service. */
import type { RecipeCard } from '#contract/entities/recipe.ts';
import type { AnimalType, Market } from '#contract/market.ts';
import { distinctTypesPageSize, listPageSize } from '#rules/lists/page-sizes.ts';
import { filterTypes } from '#rules/lists/filter-list.ts';
import type { FilteredList } from '#rules/addresses/list-path.ts';
import { longDate } from '#rules/time/long-date.ts';
import { isBeyondLast, pageCount } from '#rules/lists/page-links.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { chooseRecipes, type RecipeChoice, recipeChoiceQuery } from '#rules/lists/recipe-choice.ts';
import { loadMapOfRecipe } from '#storefront/components/cut-map/load-cut-map.server.ts';
import { recipeCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { listOfAnimal, recipesOf } from '#storefront/data/list-of-animal.server.ts';
import { everyPage } from '#storefront/data/every-page.server.ts';
import { filteredTitle, listHead } from '#storefront/data/list-head.ts';
import { modulesOfList } from '#storefront/data/modules-of-list.ts';
import { animalBars } from '#storefront/components/lists/animal-bars.server.ts';
import { loadBoxOfRecipe } from './box-of-recipe.server.tsx';
import { loadMeats } from './load-meats.server.ts';
import { chosenNames, recipeBars } from './recipe-bars.server.ts';

type Wanted = Pick<FilteredList, 'filter' | 'page'> & { choice: RecipeChoice };

export async function loadRecipeList(ctx: RequestContext, wanted: Wanted) {
  const { content, market, log, text } = ctx;
  const { filter, page, choice } = wanted;
  const query = recipeChoiceQuery(choice);
  const [recipes, all, staticPage] = await Promise.all([
    query === '' ? plainPage(ctx, wanted) : chosenPage(ctx, wanted),
    orNull(content.listRecipes({ query: { per_page: distinctTypesPageSize } }), log),
    orNull(content.getStaticPage({ params: { slug: 'recipes' } }), log),
  ]);
  const count = pageCount(recipes.total, recipes.perPage);
  if (isBeyondLast(page, count)) throw notFound();
  const everything = all?.items ?? [];
  const address = pathTo(market, 'recipes', { filter }) ?? '';
  const chosen = chosenNames(ctx, choice);
  const head = listHead(staticPage, { title: text('recipes:title'), summary: text('recipes:intro') });
  const state = { list: 'recipes' as const, filter, page };
  return {
    page: head,
    heading: filteredTitle(ctx, head.title, { filter, chosen }),
    /** What is chosen besides the animal. */
    chosen,
    /** What the addresses of other pages of this list end in. */
    query,
    recipes: recipes.items.map(recipeCardData),
    total: recipes.total,
    pageCount: count,
    state,
    bars: animalBars(ctx, {
      filter,
      types: filterTypes(
        market,
        everything.flatMap(({ animalTypes }) => animalTypes),
      ),
      all: text('recipes:all'),
      addressOf: (animal) => addressOf(market, animal, choice),
    }),
    folded: {
      title: text('find:recipes.choose'),
      bars: recipeBars(ctx, { address, choice, all: filter ? ofAnimal(ctx, everything, filter) : everything }),
      isOpen: query !== '',
    },
    modules: modulesOfList(staticPage?.modules ?? [], { animal: filter, isChosen: query !== '' }),
  };
}

/** Another animal has other cuts. */
function addressOf(market: Market, animal: AnimalType | null, choice: RecipeChoice): string | null {
  const list = pathTo(market, 'recipes', { filter: animal });
  return list && `${list}${recipeChoiceQuery({ ...choice, cut: null })}`;
}

function plainPage({ content }: RequestContext, { filter, page }: Wanted) {
  const query = { page, per_page: listPageSize, animal_type: filter ?? undefined };
  return orNotFound(listOfAnimal(recipesOf(content), query));
}

/** The service knows no cuts, times and methods, so that all recipes are looked at. */
async function chosenPage(ctx: RequestContext, { filter, page, choice }: Wanted) {
  const every = await orNotFound(everyPage((query) => ctx.content.listRecipes({ query })));
  const found = chooseRecipes(filter ? ofAnimal(ctx, every, filter) : every, choice);
  const first = (page - 1) * listPageSize;
  return { items: found.slice(first, first + listPageSize), total: found.length, perPage: listPageSize };
}

function ofAnimal({ content }: RequestContext, recipes: readonly RecipeCard[], animal: AnimalType): RecipeCard[] {
  return recipes.filter((recipe) => recipesOf(content).animalsOf(recipe).includes(animal));
}

export async function loadRecipe(ctx: RequestContext, slug: string) {
  const {
    modules,
    alternates,
    animalTypes,
    cuts: _cuts,
    method: _method,
    ...recipe
  } = await orNotFound(ctx.content.getRecipe({ params: { slug } }));
  const updatedOn = longDate(recipe.updatedAt, ctx.market);
  const [map, ingredients] = await Promise.all([
    loadMapOfRecipe({ animalTypes, ingredients: recipe.ingredients }, ctx),
    loadMeats(recipe.ingredients, ctx),
  ]);
  const box = await loadBoxOfRecipe(slug, ingredients, ctx);
  return {
    recipe: { ...recipe, ingredients },
    box,
    updatedOn,
    map,
    crumbs: crumbsOf(ctx, animalTypes),
    modules,
    alternates,
  };
}

/** The list, then the list of the animal it is cooked with. */
function crumbsOf({ market, text }: RequestContext, animalTypes: string[]) {
  const animal = market.animalTypes.find((type) => animalTypes.includes(type));
  const to = animal ? pathTo(market, 'recipes', { filter: animal }) : null;
  const title = text.find(`animals.${animal}`);
  return [{ title: text('recipes:title'), to: pathTo(market, 'recipes') }, ...(to && title ? [{ title, to }] : [])];
}
