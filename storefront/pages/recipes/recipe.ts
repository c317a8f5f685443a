import type { Recipe as WholeRecipe } from '#contract/entities/recipe.ts';
import type { ShownIngredient } from './load-meats.server.ts';

/** What the page shows of a recipe. */
export type Recipe = Omit<WholeRecipe, 'modules' | 'alternates' | 'animalTypes' | 'cuts' | 'method' | 'ingredients'> & {
  ingredients: ShownIngredient[];
};
