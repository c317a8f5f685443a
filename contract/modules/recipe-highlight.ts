import { defineModule } from './define-module.ts';
import { pickedConfig, readPicked } from './shared-config.ts';

/** Recipes picked by slug or by animal. */
export const RecipeHighlight = defineModule('recipe-highlight', { config: pickedConfig, readConfig: readPicked });
