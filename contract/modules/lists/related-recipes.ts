import { defineModule } from '#contract/modules/define-module.ts';
import { readRelated, relatedConfig } from '#contract/modules/shared-config.ts';

/** Recipes related to the page, or to what the settings name. */
export const RelatedRecipes = defineModule('related-recipes', { config: relatedConfig, readConfig: readRelated });
