import { text } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** Recipes related to the page, or to what the settings name. */
export const RelatedRecipes = defineModule('related-recipes', { config: { related_type: text, related_slug: text } });
