import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import {
  amount,
  commaList,
  commaListOf,
  date,
  entity,
  essentialRichText,
  items,
  key,
  oneOf,
  requiredText,
  richText,
  text,
} from '#contract/fields/read.ts';
import { recipeCuts, recipeMethods } from '../search/recipe-choices.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

const cardFields = {
  slug: key,
  title: requiredText,
  image_url: text,
  author: text,
  prep_time: amount,
  cook_time: amount,
  portion_amount: amount,
  /** Filter of the list. Only our own content service sends it. */
  animal_types: commaList,
  /** What the list is narrowed by. Only our own content service sends them. */
  cuts: commaListOf(recipeCuts),
  method: oneOf(recipeMethods, null),
};

type WireCard = z.output<z.ZodObject<typeof cardFields>>;

function toCard(wire: WireCard) {
  return {
    slug: wire.slug,
    title: wire.title,
    image: wire.image_url,
    author: wire.author,
    prepMinutes: wire.prep_time,
    cookMinutes: wire.cook_time,
    portions: wire.portion_amount,
    animalTypes: wire.animal_types,
    cuts: wire.cuts,
    method: wire.method,
  };
}

export const RecipeCard = entity(cardFields, toCard);
export type RecipeCard = z.output<typeof RecipeCard>;
export const recipeCardFields = Object.keys(cardFields);

const Ingredient = entity({ amount: text, title: requiredText, url: text }, (wire) => ({
  amount: wire.amount,
  title: wire.title,
  address: wire.url,
}));
const Requirement = entity({ body: requiredText }, (wire) => wire.body);
const Instruction = entity({ body: richText, image: text, image_url: text }, (wire) => ({
  body: wire.body,
  image: wire.image_url ?? wire.image,
}));

export const Recipe = entity(
  {
    ...cardFields,
    ...seoFields,
    body: essentialRichText,
    update_at: date,
    calories: amount,
    ingredients: items(Ingredient),
    requirements: items(Requirement),
    instructions: items(Instruction),
    modules: PageModules,
    alternates,
  },
  (wire) => ({
    ...toCard(wire),
    seo: readSeo(wire),
    body: wire.body,
    updatedAt: wire.update_at,
    calories: wire.calories,
    ingredients: wire.ingredients,
    requirements: wire.requirements,
    instructions: wire.instructions,
    modules: wire.modules,
    alternates: wire.alternates,
  }),
);
export type Recipe = z.output<typeof Recipe>;
