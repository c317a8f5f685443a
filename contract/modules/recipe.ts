import { text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** One recipe. */
export const Recipe = defineModule('recipe', { config: { slug: text } });
