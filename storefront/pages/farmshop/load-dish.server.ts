/** What becomes of a piece: the dish it is made into, and other recipes. */
import type { FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import type { Recipe } from '#contract/entities/recipe.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import { isRoast, roastTime } from '#rules/food/roast-time.ts';
import { isMadeOf } from '#rules/recipes/made-of.ts';
import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import { wholeSentences } from '#rules/text/whole-sentences.ts';
import { type RecipeCardData, recipeCardData } from '#storefront/components/cards/card-data.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export type Dish = RecipeCardData & {
  steps: string[];
  /** How long a roast of this weight takes, in words. */
  roast: string | null;
};

export type Cooking = {
  /** The recipe that is made of the piece or of its cut. */
  dish: Dish | null;
  /** More of them; recipes of its animal where there is none of the piece. */
  others: RecipeCardData[];
};

const mostSteps = 4;
const stepLength = 150;
const mostOthers = 3;

export async function loadCooking(product: FarmshopProduct, ctx: RequestContext): Promise<Cooking> {
  const { content, log } = ctx;
  const recipes = await recipesOf(product, ctx);
  const [first, ...more] = recipes;
  if (!first) {
    const { animal } = product;
    const list = animal
      ? await orNull(content.listRecipes({ query: { animal_type: animal, per_page: mostOthers } }), log)
      : null;
    return { dish: null, others: (list?.items ?? []).slice(0, mostOthers).map(recipeCardData) };
  }
  const whole = await orNull(content.getRecipe({ params: { slug: first.slug } }), log);
  return {
    dish: {
      ...recipeCardData(first),
      steps: whole ? stepsOf(whole) : [],
      roast: whole && roastText(product, whole, ctx),
    },
    others: more.slice(0, mostOthers).map(recipeCardData),
  };
}

/** Those that use the piece itself, then those of its cut. */
async function recipesOf({ slug, relationSlug }: FarmshopProduct, { content, log }: RequestContext) {
  const slugs = [...new Set([slug, relationSlug])].filter((known) => known !== null);
  const lists = await Promise.all(
    slugs.map((relatedSlug) =>
      orNull(content.listRelatedRecipes({ params: { relatedType: 'meatcut', relatedSlug } }), log),
    ),
  );
  return [...new Map(lists.flatMap((list) => list?.items ?? []).map((recipe) => [recipe.slug, recipe])).values()];
}

/** Only of the piece that the recipe names: it may be one of its animal. */
function roastText(product: FarmshopProduct, recipe: Recipe, { text, market }: RequestContext): string | null {
  const { slug: name, title: shortTitle, animal, weight, unitType } = product;
  if (!isRoast(recipe) || !recipe.ingredients.some(({ title }) => isMadeOf(title, { name, shortTitle }))) return null;
  const roast = roastTime(animal, unitType === 'g' ? weight : null);
  if (!roast || weight === null) return null;
  const { minutes, oven, core } = roast;
  const amount = amountText(inLargeUnit({ amount: weight, unit: unitType }), text, market);
  return text('almanac:turns.roast', { amount, time: durationText(minutes, text) ?? '', oven, core });
}

function stepsOf({ instructions }: Recipe): string[] {
  return instructions
    .map(({ body }) => wholeSentences(plainText(body?.html) ?? '', stepLength))
    .filter((step) => step !== '')
    .slice(0, mostSteps);
}
