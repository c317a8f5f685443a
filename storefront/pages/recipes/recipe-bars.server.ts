/** What a list of recipes can be narrowed by: links with their texts, and the names of what is chosen. */
import type { RecipeCard } from '#contract/entities/recipe.ts';
import { recipeCuts, recipeMethods } from '#contract/search/recipe-choices.ts';
import { chooseRecipes, type RecipeChoice, recipeChoiceQuery, recipeTimes } from '#rules/lists/recipe-choice.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { FilterTab } from '#storefront/ui/list/filter-bar.tsx';

type Bar = { label: string; tabs: FilterTab[] };
type Listed = {
  /** The first page of the list, without a query. */
  address: string;
  choice: RecipeChoice;
  /** All recipes of the animal. */
  all: readonly RecipeCard[];
};

/** A bar each for cut, time and method, with how many recipes are left. */
export function recipeBars({ text }: RequestContext, { address, choice, all }: Listed): Bar[] {
  function bar<K extends keyof RecipeChoice>(
    { name, label }: { name: K; label: string },
    options: readonly NonNullable<RecipeChoice[K]>[],
    titleOf: (option: NonNullable<RecipeChoice[K]>) => string,
  ): Bar[] {
    const before = chooseRecipes(all, { ...choice, [name]: null }).length;
    const tabs = options.flatMap((option): FilterTab[] => {
      const isCurrent = choice[name] === option;
      const left = chooseRecipes(all, { ...choice, [name]: option }).length;
      // What no recipe is, or every one, is no choice.
      if (!isCurrent && (left === 0 || left === before)) return [];
      // A chip pressed once more is off.
      const to = `${address}${recipeChoiceQuery({ ...choice, [name]: isCurrent ? null : option })}`;
      return [{ key: option, title: `${titleOf(option)} (${left})`, to, isCurrent }];
    });
    return tabs.length > 0 ? [{ label, tabs }] : [];
  }
  return [
    ...bar({ name: 'cut', label: text('find:recipes.cut') }, recipeCuts, (cut) => text(`find:recipes.cuts.${cut}`)),
    ...bar({ name: 'time', label: text('find:recipes.time') }, recipeTimes, (time) =>
      text(`find:recipes.times.${time}`),
    ),
    ...bar({ name: 'method', label: text('find:recipes.method') }, recipeMethods, (method) =>
      text(`find:recipes.methods.${method}`),
    ),
  ];
}

/** What is chosen, in the words a title goes on with. */
export function chosenNames({ text }: RequestContext, { cut, time, method }: RecipeChoice): string[] {
  return [
    ...(cut ? [text(`find:recipes.cuts.${cut}`)] : []),
    ...(time ? [lowerFirst(text(`find:recipes.times.${time}`))] : []),
    ...(method ? [lowerFirst(text(`find:recipes.methods.${method}`))] : []),
  ];
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
