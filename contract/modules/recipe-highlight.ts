import { commaList, text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Recipes picked by slug or by animal. */
export const RecipeHighlight = defineModule('recipe-highlight', { config: { slugs: commaList, animal_type: text } });
