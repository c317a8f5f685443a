import { defineModule } from '#contract/modules/define-module.ts';
import { pickedConfig, readPicked } from '#contract/modules/shared-config.ts';

/** Recipes picked by slug or by animal. */
export const RecipeHighlight = defineModule('recipe-highlight', { config: pickedConfig, readConfig: readPicked });
