/** What the query of a recipe list's address asks for; whatever else stands there means nothing. */
import type { RecipeCut, RecipeMethod } from '#contract/search/recipe-choices.ts';
import type { PageQuery } from '#rules/addresses/readable-query.ts';

/** Minutes a recipe takes at most; `long` is more than the last of them. */
export const recipeTimes = ['30', '60', '120', 'long'] as const;
export type RecipeTime = (typeof recipeTimes)[number];

const longFrom = 120;

export type RecipeChoice = { cut: RecipeCut | null; time: RecipeTime | null; method: RecipeMethod | null };

export const noRecipeChoice: RecipeChoice = { cut: null, time: null, method: null };

/** The words recipes are chosen by. */
type Options = { cuts: readonly RecipeCut[]; methods: readonly RecipeMethod[] };

/** Exact letters only; of a name that stands twice the first counts. */
export function readRecipeChoice(params: PageQuery, { cuts, methods }: Options): RecipeChoice {
  const known = <T extends string>(options: readonly T[], name: string) =>
    options.find((option) => option === params.get(name)) ?? null;
  return {
    cut: known(cuts, 'cut'),
    time: known(recipeTimes, 'time'),
    method: known(methods, 'method'),
  };
}

/** As it stands in an address: always in the same order, with its question mark; nothing for nothing. */
export function recipeChoiceQuery({ cut, time, method }: RecipeChoice): string {
  const parts = Object.entries({ cut, time, method }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

type Listed = {
  cuts: readonly string[];
  method: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
};

/** In the order of the list. A recipe that does not say how long it takes has no time to be chosen by. */
export function chooseRecipes<T extends Listed>(recipes: readonly T[], { cut, time, method }: RecipeChoice): T[] {
  return recipes.filter(
    (recipe) =>
      (cut === null || recipe.cuts.includes(cut)) &&
      (method === null || recipe.method === method) &&
      (time === null || takes(recipe, time)),
  );
}

function takes({ prepMinutes, cookMinutes }: Listed, time: RecipeTime): boolean {
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  if (minutes <= 0) return false;
  return time === 'long' ? minutes > longFrom : minutes <= Number(time);
}
